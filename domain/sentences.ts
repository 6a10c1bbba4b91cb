/** A sentence people read: English with `{{blanks}}`, which is also the key of its translations. */
export type SentenceParams = Record<string, string | number>

/** The English sentence with its blanks filled; a blank without a value stays visible. */
export const fillSentence = (sentence: string, params: SentenceParams = {}): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => String(params[name] ?? blank))
