import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const ApiKeys = graphql(
  `query ApiKeys { apiKeys { id name prefix scopes createdAt lastUsedAt expiresAt revokedAt } }`,
)
export type ApiKey = ResultOf<typeof ApiKeys>['apiKeys'][number]

export const CreateApiKey = graphql(
  `mutation CreateApiKey($input: ApiKeyInput!) { createApiKey(input: $input) { id secret } }`,
)
export const RenameApiKey = graphql(
  `mutation RenameApiKey($id: ID!, $name: String!) { renameApiKey(id: $id, name: $name) { id name } }`,
)
export const RevokeApiKey = graphql(`mutation RevokeApiKey($id: ID!) { revokeApiKey(id: $id) { id revokedAt } }`)
