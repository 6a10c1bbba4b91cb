import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

type Info = Pick<GraphQLResolveInfo, 'fragments' | 'fieldNodes'>

/** True when the selection asks for one of these fields, through fragments too. */
function asksFor(info: Info, set: SelectionSetNode | undefined, names: string[]): boolean {
  return (set?.selections ?? []).some((node) => {
    if (node.kind === Kind.FIELD) return names.includes(node.name.value)
    if (node.kind === Kind.INLINE_FRAGMENT) return asksFor(info, node.selectionSet, names)
    return asksFor(info, info.fragments[node.name.value]?.selectionSet, names)
  })
}

/** True when nobody asks how many there are of the list that these fields are a page of. */
export const isUncounted = (info: Info): boolean =>
  !info.fieldNodes.some((node) => asksFor(info, node.selectionSet, ['total', 'totalPages']))
