import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

type Info = Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>

function collect(info: Info, set: SelectionSetNode | undefined, name: string, found: FieldNode[]): void {
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.FIELD) {
      if (node.name.value === name) found.push(node)
    } else if (node.kind === Kind.INLINE_FRAGMENT) collect(info, node.selectionSet, name, found)
    else collect(info, info.fragments[node.name.value]?.selectionSet, name, found)
  }
}

/** Every place where the fields at `nodes` ask for `name`, through fragments. */
export function selected(info: Info, nodes: readonly FieldNode[], name: string): FieldNode[] {
  const found: FieldNode[] = []
  for (const node of nodes) collect(info, node.selectionSet, name, found)
  return found
}

/** True when nobody asks how many there are of the list that these fields are a page of. */
export const isUncounted = (info: Info & Pick<GraphQLResolveInfo, 'fieldNodes'>): boolean =>
  ['total', 'totalPages'].every((name) => selected(info, info.fieldNodes, name).length === 0)

/**
 * How many rows of the list `name` the fields at `nodes` need: the largest of its `limit`s, `fallback` where one is not
 * given, undefined when nobody asks for the list.
 */
export function limitOf(info: Info, nodes: readonly FieldNode[], name: string, fallback: number): number | undefined {
  const limits = selected(info, nodes, name).map((node) => {
    const value = node.arguments?.find((argument) => argument.name.value === 'limit')?.value
    const limit =
      value?.kind === Kind.INT
        ? Number(value.value)
        : value?.kind === Kind.VARIABLE
          ? info.variableValues[value.name.value]
          : undefined
    return typeof limit === 'number' ? limit : fallback
  })
  return limits.length > 0 ? Math.max(...limits) : undefined
}
