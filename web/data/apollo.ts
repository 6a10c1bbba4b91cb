import { ApolloClient, ApolloLink } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { OperationTypeNode } from 'graphql'
import { tap } from 'rxjs'
import { storedTravelDates } from '#web/device/travel-dates.ts'
import { showArea, translation } from '#web/i18n/i18n.ts'
import { currentToken } from '#web/session/token.ts'
import { answersInOrder } from './answers-in-order.ts'
import { createCache } from './cache.ts'
import { stampOf } from './freshness.ts'
import { serverLink } from './server-link.ts'

type ExpiryListener = (token: string, failure: unknown) => void
const expired = new Set<ExpiryListener>()
const unprotected = new Set<() => void>()

/**
 * Notifies the session of a token that the server no longer accepts. Returns the unsubscribe
 * function.
 */
export function onUnauthenticated(listener: ExpiryListener): () => void {
  expired.add(listener)
  return () => expired.delete(listener)
}

/**
 * Notifies the session when the server requires two-factor setup before anything else. Returns the
 * unsubscribe function.
 */
export function onTwoFactorWanted(listener: () => void): () => void {
  unprotected.add(listener)
  return () => unprotected.delete(listener)
}

const hasCode = (error: unknown, code: string) =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code)

export const isUnauthenticated = (error: unknown): boolean =>
  hasCode(error, 'unauthenticated') || (ServerError.is(error) && error.statusCode === 401)

/** Notifies the session of a failure that concerns it. */
function noteFailure(error: unknown, operation: ApolloLink.Operation): void {
  // The sentences of the server load at the first input, unless an error comes before it.
  void showArea('server')
  const { token } = operation.getContext()
  // A wrong password is refused with the same code, but says nothing about the token that was sent.
  if (typeof token === 'string' && isUnauthenticated(error) && operation.operationName !== 'Login')
    for (const listener of expired) listener(token, error)
  if (hasCode(error, 'two_factor_setup_required')) for (const listener of unprotected) listener()
}

/**
 * Sends the caller's token or the current one, the travel dates, and the language of the page,
 * which may differ from the browser's.
 */
const readerLink = new ApolloLink((operation, forward) => {
  const travel = storedTravelDates()
  operation.setContext(({ headers, token = currentToken() }) => ({
    token,
    headers: {
      'accept-language': translation.language,
      ...(travel && { 'travel-dates': travel }),
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  }))
  return forward(operation)
})

/** Notes failures, and when a query was last answered. */
const outcomeLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap({
      next: (result) => {
        if (result.errors) noteFailure(new CombinedGraphQLErrors(result), operation)
        else if (operation.operationType === OperationTypeNode.QUERY)
          stampOf.set(operation.operationName, operation.variables)
      },
      error: (error) => noteFailure(error, operation),
    }),
  ),
)

export const createApolloClient = () =>
  new ApolloClient({
    link: ApolloLink.from([outcomeLink, readerLink, answersInOrder, serverLink]),
    cache: createCache(),
    // A refetch after a change needs an answer made after it, not the one in flight.
    queryDeduplication: false,
  })
