/** What there is by id in one language. Of pages there is what is known beside the content. */
export const languageOf = ({ entries, assets, standard }, iso, pages) => {
  const localized = ({ fields }) => {
    const own = {}
    for (const name in fields) own[name] = fields[name][iso] ?? fields[name][standard]
    return own
  }
  return {
    entry: (id) => {
      const record = entries.get(id)
      return { type: record.sys.contentType.sys.id, fields: localized(record) }
    },
    asset: (id) => localized(assets.get(id)),
    page: (id) => pages.get(id),
  }
}
