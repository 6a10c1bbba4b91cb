/** Navigation state that starts a new conversation on the home page. */
export const BEGIN_ANEW = { beginAnew: true } as const

export const isToBegin = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'beginAnew' in state
