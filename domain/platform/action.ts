/** What an action of the platform is doing (section 4). */
export type ActionStatus = 'created' | 'inProgress' | 'succeeded' | 'failed'
export type ScheduledStatus = 'scheduled' | 'inProgress' | 'succeeded' | 'failed' | 'canceled'

export const actionStatuses = ['created', 'inProgress', 'succeeded', 'failed'] as const
export const scheduledStatuses = ['scheduled', 'inProgress', 'succeeded', 'failed', 'canceled'] as const

/** Nothing more will happen to it. */
export const isSettled = (status: string): boolean => !['created', 'inProgress', 'scheduled', 'processing'].includes(status)
