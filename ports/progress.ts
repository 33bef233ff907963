/** Telling a person how far a long task is. */
export type Progress = {
  readonly begin: (task: string, total: number) => void
  readonly step: () => void
  readonly end: () => void
  /** Something worth knowing meanwhile: why it takes longer. */
  readonly note: (message: string) => void
}
