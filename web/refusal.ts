import { CombinedGraphQLErrors } from '@apollo/client/errors'

export type Refusal = { message: string; code: string | null; fields: Record<string, string> }

/** What the server said no with: its sentence, its code and its sentences by field; `otherwise` when it said nothing. */
export function refusalOf(error: unknown, otherwise = 'Something went wrong. Please try again.'): Refusal {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined
  const { code, errors } = first?.extensions ?? {}
  return {
    message: first?.message ?? otherwise,
    code: typeof code === 'string' ? code : null,
    fields: errors && typeof errors === 'object' ? (errors as Record<string, string>) : {},
  }
}
