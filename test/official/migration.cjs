// A change of a content type and of its entries, as people write it for the official tool.
module.exports = (migration) => {
  const note = migration.createContentType('note', { name: 'Note', displayField: 'title' })
  note.createField('title').name('Title').type('Symbol').required(true)

  const page = migration.editContentType('page')
  page.createField('kicker').name('Kicker').type('Symbol').localized(true)
  migration.transformEntries({
    contentType: 'page',
    from: ['title'],
    to: ['kicker'],
    shouldPublish: 'preserve',
    transformEntryForLocale: ({ title }, locale) => (title?.[locale] ? { kicker: title[locale].toUpperCase() } : undefined),
  })
  page.deleteField('root')
  page.changeFieldControl('kicker', 'builtin', 'singleLine', { helpText: 'Above the title' })
}
