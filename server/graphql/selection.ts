import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

type Info = Pick<GraphQLResolveInfo, 'fragments' | 'fieldNodes'>

/** Returns the fields of a selection, also those of its fragments. */
function fieldsOf(info: Info, set: SelectionSetNode | undefined): FieldNode[] {
  return (set?.selections ?? []).flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node]
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(info, node.selectionSet)
    return fieldsOf(info, info.fragments[node.name.value]?.selectionSet)
  })
}

/**
 * Returns true if the field's selection contains one of these fields. With `of` they are fields of
 * that field of the selection.
 */
export function selects(info: Info, names: string[], { of }: { of?: string } = {}): boolean {
  const selected = info.fieldNodes.flatMap((node) => fieldsOf(info, node.selectionSet))
  const inside = of === undefined ? selected : selected.filter(({ name }) => name.value === of)
  const fields = of === undefined ? inside : inside.flatMap((node) => fieldsOf(info, node.selectionSet))
  return fields.some(({ name }) => names.includes(name.value))
}

/** Returns true if the selection of a page contains no total. */
export const isUncounted = (info: Info): boolean => !selects(info, ['total', 'totalPages'])
