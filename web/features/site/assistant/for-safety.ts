/** Returns whether a question, by its ID, asks about danger signs. */
export const isForSafety = (id: string): boolean => id.startsWith('safety')
