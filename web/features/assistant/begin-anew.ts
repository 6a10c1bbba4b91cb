/** What the navigation to the home page carries when a new conversation is to be begun there. */
export const BEGIN_ANEW = { beginAnew: true } as const

export const isToBegin = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'beginAnew' in state
