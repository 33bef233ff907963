/** Whatever is selected, an answer needs `sys.id` and `sys.type`. */
export const selectIds = (select: unknown): unknown => {
  if (typeof select !== 'string' && !Array.isArray(select)) return select
  const paths = String(select)
    .split(',')
    .map((path) => path.trim())
  const chosen = new Set(paths)
  if (String(select) === '' || chosen.has('sys')) return Array.isArray(select) ? select.join(',') : select
  return [...chosen.add('sys.id').add('sys.type')].join(',')
}
