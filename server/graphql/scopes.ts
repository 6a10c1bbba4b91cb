/** Key scopes that a document requires. */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { scopesOfOperation, scopesOfType } from '#domain/api-access.ts'
import type { Scope } from '#domain/api-keys.ts'
import type { GraphqlContext } from '../context.ts'
import { withinScopes } from '../http/scopes.ts'

/** Returns true for introspection fields, which need no scope. */
const isIntrospection = (name: string) => name.startsWith('__')

/**
 * Returns every scope that the fields of a document need, regardless of aliases and nesting.
 * Returns undefined if one of the fields is closed to keys. A type without a defined scope is
 * closed everywhere.
 */
function scopesOfDocument(schema: GraphQLSchema, document: DocumentNode): readonly Scope[] | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  const needed = new Set<Scope>()

  function add(scopes: readonly Scope[] | undefined): boolean {
    for (const scope of scopes ?? []) needed.add(scope)
    return scopes !== undefined
  }

  function isOpen(set: SelectionSetNode, typeName: string): boolean {
    const type = schema.getType(typeName)
    if (!isObjectType(type) || !add(scopesOfType(typeName))) return false
    return set.selections.every((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) return isOpen(node.selectionSet, typeName)
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(node.name.value)
        return fragment !== undefined && isOpen(fragment.selectionSet, typeName)
      }
      const name = node.name.value
      if (isIntrospection(name)) return true
      const field = type.getFields()[name]
      if (!field) return false
      if (typeName === 'Query' && !add(scopesOfOperation(`Query.${name}`))) return false
      if (typeName === 'Mutation' && !add(scopesOfOperation(name))) return false
      add(scopesOfType(`${typeName}.${name}`))
      const inside = getNamedType(field.type)
      return isLeafType(inside) || (node.selectionSet !== undefined && isOpen(node.selectionSet, inside.name))
    })
  }

  const isAllOpen = document.definitions.every((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return true
    const root = schema.getRootType(node.operation)
    return root != null && isOpen(node.selectionSet, root.name)
  })
  return isAllOpen ? [...needed] : undefined
}

/** Limits a caller with a key to the operations of the document and the scopes of the key. */
export function restrictKey(schema: GraphQLSchema, document: DocumentNode, context: GraphqlContext): void {
  if (!context.person?.scopes) return
  const person = withinScopes(context.person, scopesOfDocument(schema, document))
  Object.assign(context, { person, viewer: context.viewer && person } satisfies Partial<GraphqlContext>)
}
