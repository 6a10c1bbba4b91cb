/** What fills the `{{blanks}}` of a sentence. A number that a noun follows is called `count`: it chooses the plural form. */
export type SentenceParams = Record<string, string | number>
export type Sentence = { sentence: string; params?: SentenceParams }

/** Parts a sentence from its params inside one string: the unit separator, which no keyboard types. */
const SEPARATOR = '\u001f'

/**
 * A sentence people read later: English with `{{blanks}}`, which is also the key of its translations. With params it is one
 * string that carries both, because the message of a Zod schema can only be a string. Readers: `AppError` on the server, `t` on the web.
 */
export const sentence = (english: string, params?: SentenceParams): string =>
  params ? english + SEPARATOR + JSON.stringify(params) : english

/** Takes apart what `sentence` put together; any other text is a sentence without params. */
export function readSentence(text: string): Sentence {
  const end = text.indexOf(SEPARATOR)
  if (end < 0) return { sentence: text }
  try {
    return { sentence: text.slice(0, end), params: JSON.parse(text.slice(end + 1)) as SentenceParams }
  } catch {
    return { sentence: text }
  }
}

/** The English sentence with its blanks filled; a blank without a value stays visible. */
export const fillSentence = (english: string, params: SentenceParams = {}): string =>
  english.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => String(params[name] ?? blank))

/** What `sentence` made, as an English reader sees it. */
export const inEnglish = (text: string): string => {
  const { sentence: english, params } = readSentence(text)
  return fillSentence(english, params)
}

/** Sentences of one language by their English; a sentence with a context has the key `English_context`. */
export type Dictionary = Readonly<Record<string, string>>
export type Say = (english: string, params?: SentenceParams & { context?: string }) => string

/** Says sentences in the language of a dictionary, as `t` does on the web; what it lacks, in English. */
export const translator =
  (dictionary: Dictionary): Say =>
  (english, { context, ...params } = {}) =>
    fillSentence(dictionary[`${english}_${context}`] ?? dictionary[english] ?? english, params)
