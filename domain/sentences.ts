/**
 * Values of the `{{placeholders}}` of a sentence. A number before a noun is called `count`: it
 * selects the plural form.
 */
export type SentenceParams = Record<string, string | number>
export type Sentence = { sentence: string; params?: SentenceParams }

/**
 * Parts a sentence from its params inside one string: the unit separator, which no keyboard types.
 */
const SEPARATOR = '\u001f'

/**
 * A sentence people read later: English with `{{blanks}}`, which is also the key of its
 * translations. With params it is one string that carries both, because the message of a Zod schema
 * can only be a string. Readers: `AppError` on the server, `t` on the web.
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

/** A name among Arabic words ends with a sign that nobody sees. */
const ENDS_WITH_STOP = /\.\u2069?$/

/**
 * Fills the blanks of a sentence. A value that ends with a full stop, as Russian dates do ("2026
 * г."), ends the sentence too.
 */
export const fillBlanks = (words: string, fill: (name: string, blank: string) => string): string =>
  words.replace(/(\{\{(\w+)\}\})(\.(?!\.))?/g, (_, blank: string, name: string, stop = '') => {
    const value = fill(name, blank)
    return ENDS_WITH_STOP.test(value) ? value : value + stop
  })

/**
 * A sentence with its blanks filled, also by another one in English that carries its own; a blank
 * without a value stays visible. `isolate` keeps a value in its own order among the words of the
 * sentence.
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

/** English text of a value made by `sentence`. */
export const inEnglish = (text: string): string => {
  const { sentence: english, params } = readSentence(text)
  return fillSentence(english, params)
}

/** Sentences of one language by their English, and by `formKey` where there are several of one. */
export type Dictionary = Readonly<Record<string, string>>
export type Say = (english: string, params?: SentenceParams & { context?: string }) => string

/**
 * The key of one form of a sentence: of a plural, or of what a word means in a context
 * (`View_profile`).
 */
export const formKey = (english: string, form: string): string => `${english}_${form}`
