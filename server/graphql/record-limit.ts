import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { MAX_LIMIT } from '#domain/paging.ts'
import type { GraphqlContext } from '../context.ts'
import { AppError } from '../errors.ts'

/** Maximum number of records in a response, nested records included. */
const MAX_RECORDS = 10_000
/** Assumed length of a list without a limit. */
const UNLIMITED_LIST = 10

const tooMany = () =>
  new AppError('bad_input', 'The query asks for more than {{count}} records. Please ask for shorter lists.', {
    params: { count: MAX_RECORDS },
  })

type Variables = Record<string, unknown>

/**
 * Returns the `limit` of a list: the argument in the document, else its default, else the maximum
 * length. Undefined if the field has no such argument.
 */
function limitOf(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Variables): number | undefined {
  const argument = field.args.find(({ name }) => name === 'limit')
  if (!argument) return undefined
  const value = node.arguments?.find(({ name }) => name.value === 'limit')?.value
  const message =
    value?.kind === Kind.INT
      ? Number(value.value)
      : value?.kind === Kind.VARIABLE
        ? variables[value.name.value]
        : undefined
  const limit = message ?? argument.defaultValue ?? MAX_LIMIT
  return Math.min(MAX_LIMIT, Math.max(1, Number(limit)))
}

/** Returns true for a page, which is not a record. Its limit applies to its `items`. */
const isPage = (type: GraphQLNamedType): boolean => isObjectType(type) && 'totalPages' in type.getFields()

/** Refuses a document before it runs if its lists multiply to too many records. */
export function checkRecords(schema: GraphQLSchema, document: DocumentNode, variables: Variables): void {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)

  function recordsIn(set: SelectionSetNode | undefined, type: GraphQLNamedType, times: number): number {
    if (!(isObjectType(type) || isInterfaceType(type))) return 0
    let records = 0
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        records += recordsIn(fragments.get(node.name.value)?.selectionSet, type, times)
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        records += recordsIn(node.selectionSet, type, times)
      } else if (node.selectionSet) {
        const field = type.getFields()[node.name.value]
        if (!field) continue
        const isList = isListType(getNullableType(field.type)) && !isPage(type)
        const each = times * (limitOf(field, node, variables) ?? (isList ? UNLIMITED_LIST : 1))
        const inside = getNamedType(field.type)
        records += (isPage(inside) ? 0 : each) + recordsIn(node.selectionSet, inside, each)
      }
    }
    return records
  }

  for (const node of document.definitions) {
    const root = node.kind === Kind.OPERATION_DEFINITION ? schema.getRootType(node.operation) : undefined
    if (root && 'selectionSet' in node && recordsIn(node.selectionSet, root, 1) > MAX_RECORDS) throw tooMany()
  }
}

const counted = new WeakMap<GraphqlContext, number>()

/** Counts the records of a response while it is computed, for lists without a limit. */
export function countRecords(ctx: GraphqlContext, records: number): void {
  const count = (counted.get(ctx) ?? 0) + records
  counted.set(ctx, count)
  if (count > MAX_RECORDS) throw tooMany()
}
