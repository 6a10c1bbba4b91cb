/** Of a question by its id: whether it asks about signs of danger. */
export const isForSafety = (id: string): boolean => id.startsWith('safety')
