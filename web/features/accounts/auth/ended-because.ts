import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

type Reasons = readonly { extensions?: { reason?: unknown } }[]

/** Returns the errors of a GraphQL answer, or of an answer that an HTTP error carries. */
function errorsOf(failure: unknown): Reasons {
  if (CombinedGraphQLErrors.is(failure)) return failure.errors
  if (!ServerError.is(failure)) return []
  try {
    return (JSON.parse(failure.bodyText) as { errors?: Reasons }).errors ?? []
  } catch {
    return []
  }
}

/** Returns the reason that the server gives for an ended session, such as a suspension. */
export function endedBecause(failure: unknown): string | null {
  const reason = errorsOf(failure).find(({ extensions }) => extensions?.reason)?.extensions?.reason
  return typeof reason === 'string' ? reason : null
}
