/** Joins words so that a day and a time in a narrow column break only before the time. */
export const breakOnce = (words: string) => words.replace(/ (?=.* )/g, '\u00a0')
