/**
 * Values of the `{{placeholders}}` of a sentence. A number before a noun is called `count` and
 * selects the plural form.
 */
export type SentenceParams = Record<string, string | number>
export type Sentence = { sentence: string; params?: SentenceParams }

/**
 * Separator of a sentence and its params in one string: the unit separator, which no keyboard
 * types.
 */
const SEPARATOR = '\u001f'

/**
 * Returns a sentence for users: English with `{{placeholders}}`, which is also the key of its
 * translations. With params it is one string with both, because the message of a Zod schema can
 * only be a string. `AppError` on the server and `t` on the web read it.
 */
export const sentence = (english: string, params?: SentenceParams): string =>
  params ? english + SEPARATOR + JSON.stringify(params) : english

/** Parses the result of `sentence`. Any other text is a sentence without params. */
export function readSentence(text: string): Sentence {
  const end = text.indexOf(SEPARATOR)
  if (end < 0) return { sentence: text }
  try {
    return { sentence: text.slice(0, end), params: JSON.parse(text.slice(end + 1)) as SentenceParams }
  } catch {
    return { sentence: text }
  }
}

/**
 * Full stop at the end of a value. A name in Arabic text ends with an invisible control character.
 */
const ENDS_WITH_STOP = /\.\u2069?$/

/**
 * Fills the placeholders of a sentence. A value that ends with a full stop, as Russian dates do
 * ("2026 г."), also ends the sentence.
 */
export const fillBlanks = (words: string, fill: (name: string, blank: string) => string): string =>
  words.replace(/(\{\{(\w+)\}\})(\.(?!\.))?/g, (_, blank: string, name: string, stop = '') => {
    const value = fill(name, blank)
    return ENDS_WITH_STOP.test(value) ? value : value + stop
  })

/**
 * Returns a sentence with its placeholders filled. A value may be another English sentence with
 * params. A placeholder without a value stays visible. `isolate` protects the order of a value
 * within the sentence.
 */
export const fillSentence = (
  words: string,
  params: SentenceParams = {},
  { isolate = String }: { isolate?: (value: string) => string } = {},
): string =>
  fillBlanks(words, (name, blank) => {
    const value = params[name]
    if (value === undefined) return blank
    const { sentence: english, params: own } = readSentence(String(value))
    return isolate(own ? fillSentence(english, own) : english)
  })

/** Returns the English text of a value made by `sentence`. */
export const inEnglish = (text: string): string => {
  const { sentence: english, params } = readSentence(text)
  return fillSentence(english, params)
}

/** Translations of one language by English sentence, and by `formKey` for several forms. */
export type Dictionary = Readonly<Record<string, string>>
export type Say = (english: string, params?: SentenceParams & { context?: string }) => string

/**
 * Returns the key of one form of a sentence: of a plural, or of a meaning in a context
 * (`View_profile`).
 */
export const formKey = (english: string, form: string): string => `${english}_${form}`
