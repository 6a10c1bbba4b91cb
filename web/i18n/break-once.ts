/** A day and a time in a narrow column: the line breaks between the two alone. */
export const breakOnce = (words: string) => words.replace(/ (?=.* )/g, '\u00a0')
