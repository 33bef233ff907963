/** Telling a person how far a long task is. */
export type Progress = {
  readonly begin: (task: string, total: number) => void
  readonly step: () => void
  readonly end: () => void
}
