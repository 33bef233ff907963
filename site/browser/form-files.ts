/** What browsers leave unchecked: how large a chosen file is, and whether it is of a kind that was asked for. */
export const checkFiles = (control: HTMLInputElement): void => {
  const { maxSize, tooLarge = '', otherKind = '' } = control.dataset
  const files = [...(control.files ?? [])]
  const isOther = files.some((file) => !isAccepted(file, control.accept))
  const isLarge = files.some(({ size }) => size > Number(maxSize ?? Number.POSITIVE_INFINITY))
  control.setCustomValidity(isOther ? otherKind : isLarge ? tooLarge : '')
}

/** By extension or media type. Some systems know no type of a file: then it has the benefit of the doubt. */
const isAccepted = ({ name, type }: File, accept: string): boolean =>
  accept === '' ||
  accept.split(',').some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase())
    return type === '' || (kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind)
  })
