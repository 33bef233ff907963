/** `Entry.publish`, with `*` for any type or any action. */
export const isTopic = (topic: unknown): boolean => typeof topic === 'string' && /^(\*|[A-Za-z]+)\.(\*|[A-Za-z_]+)$/.test(topic)

export const matchesTopic =
  (topic: string) =>
  (pattern: string): boolean => {
    const [type, action] = topic.split('.')
    const [wantedType, wantedAction] = pattern.split('.')
    return (wantedType === '*' || wantedType === type) && (wantedAction === '*' || wantedAction === action)
  }
