import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

type Info = Pick<GraphQLResolveInfo, 'fragments' | 'fieldNodes'>

/** Returns true if the selection contains one of these fields, also through fragments. */
function asksFor(info: Info, set: SelectionSetNode | undefined, names: string[]): boolean {
  return (set?.selections ?? []).some((node) => {
    if (node.kind === Kind.FIELD) return names.includes(node.name.value)
    if (node.kind === Kind.INLINE_FRAGMENT) return asksFor(info, node.selectionSet, names)
    return asksFor(info, info.fragments[node.name.value]?.selectionSet, names)
  })
}

/** Returns true if the field's selection contains one of these fields. */
export const selects = (info: Info, names: string[]): boolean =>
  info.fieldNodes.some((node) => asksFor(info, node.selectionSet, names))

/** Returns true if the selection of a page contains no total. */
export const isUncounted = (info: Info): boolean => !selects(info, ['total', 'totalPages'])
