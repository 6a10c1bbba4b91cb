/** Navigation state that starts a new conversation on the home page. */
export const START_OVER = { startOver: true } as const

export const isToBegin = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'startOver' in state
