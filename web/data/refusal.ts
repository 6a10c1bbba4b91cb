import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { type SentenceParams, sentence } from '#domain/sentences.ts'

/**
 * An error response of the server. Its sentences are keys for `t`, with the values of their
 * placeholders.
 */
export type Refusal = {
  message: string
  code: string | null
  fields: Record<string, string>
  /** Everything sent beside the message, for instance `alternatives` of a taken time. */
  details: Record<string, unknown>
}

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const sentenceIn = ({ sentence: english, params }: Fields): string | null =>
  typeof english === 'string' ? sentence(english, isObject(params) ? (params as SentenceParams) : undefined) : null

/** Reads the problem body of the REST API, or the message and extensions of a GraphQL error. */
export function readRefusal(answer: unknown, otherwise = 'Something went wrong. Please try again.'): Refusal {
  const details = isObject(answer) ? answer : {}
  const { message, code, fieldSentences } = details
  const fields = Object.entries(isObject(fieldSentences) ? fieldSentences : {}).map(([field, body]) => [
    field,
    isObject(body) ? sentenceIn(body) : null,
  ])
  return {
    message: sentenceIn(details) ?? (typeof message === 'string' ? message : otherwise),
    code: typeof code === 'string' ? code : null,
    fields: Object.fromEntries(fields.filter(([, body]) => body !== null)),
    details,
  }
}

/**
 * Returns the reason why a call failed: the server's first sentence, or `otherwise` if it sent
 * none.
 */
export function refusalOf(error: unknown, otherwise?: string): Refusal {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined
  return readRefusal(first && { ...first.extensions, message: first.message }, otherwise)
}
