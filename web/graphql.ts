import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './graphql.gen.d.ts'

/** Documents and fragments, typed from `schema.graphql`. Lists a component's own fragments as the second argument. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: { ID: string; Date: string; Time: string; DateTime: string }
}>()

export { type FragmentOf, type ResultOf, readFragment, type VariablesOf } from 'gql.tada'
