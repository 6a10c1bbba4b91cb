import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './graphql.gen.d.ts'

/**
 * Documents and fragments, typed from `schema.graphql`. A component names its fragment
 * `<Component>Fields`, beside itself; who spreads it lists it as the second argument and passes the
 * whole object on.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: { ID: string; Date: string; Time: string; DateTime: string }
  disableMasking: true
}>()

export type { ResultOf, VariablesOf } from 'gql.tada'
