import type { ApolloClient } from '@apollo/client'
import type { UiLanguage } from '#domain/languages.ts'
import { graphql } from '#web/data/graphql.ts'

const Subscribe = graphql(
  `mutation Subscribe($email: String!, $language: UiLanguage) { subscribeToNewsletter(email: $email, language: $language) }`,
)

/** Subscribes to the newsletter. Throws the server's refusal. */
export const subscribe = (client: ApolloClient, variables: { email: string; language: UiLanguage }) =>
  client.mutate({ mutation: Subscribe, variables })
