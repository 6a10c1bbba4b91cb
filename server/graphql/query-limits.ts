import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'
import { AppError } from '#server/errors.ts'

const limits = { depth: 7, fields: 200, aliases: 15, directives: 10 } as const
/**
 * Limits for the introspection query of tools (15 levels, 220 fields). graphql itself limits its
 * nesting.
 */
const introspectionLimits = { ...limits, depth: 15, fields: 220 } as const
export const maxTokens = 1000
export const maxLength = 20_000

type Cost = Record<keyof typeof limits, number>

/**
 * Refuses a document that requests too much. It runs before validation, whose rules would already
 * walk the document. A fragment counts as often as it is spread but is walked once.
 */
export function checkLimits(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  const costs = new Map<string, Cost>()

  const costOfFragment = (name: string): Cost => {
    const cached = costs.get(name)
    if (cached) return cached
    // Set before the walk: a fragment that spreads itself costs nothing here, and validation
    // refuses it.
    costs.set(name, { depth: 0, fields: 0, aliases: 0, directives: 0 })
    const cost = costOf(fragments.get(name)?.selectionSet)
    costs.set(name, cost)
    return cost
  }

  const costOf = (set: SelectionSetNode | undefined): Cost => {
    const total = { depth: 0, fields: 0, aliases: 0, directives: 0 }
    for (const node of set?.selections ?? []) {
      total.directives += node.directives?.length ?? 0
      const inner = node.kind === Kind.FRAGMENT_SPREAD ? costOfFragment(node.name.value) : costOf(node.selectionSet)
      total.fields += inner.fields
      total.aliases += inner.aliases
      total.directives += inner.directives
      total.depth = Math.max(total.depth, inner.depth + (node.kind === Kind.FIELD ? 1 : 0))
      if (node.kind !== Kind.FIELD) continue
      total.fields += 1
      if (node.alias) total.aliases += 1
    }
    return total
  }

  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (operations.length > 1) throw new AppError('bad_input', 'Send one operation at a time.')
  for (const operation of operations) {
    const cost = costOf(operation.selectionSet)
    cost.directives += operation.directives?.length ?? 0
    const allowed = isIntrospection(operation.selectionSet) ? introspectionLimits : limits
    if (cost.depth > allowed.depth) throw new AppError('bad_input', 'The query is nested too deeply.')
    for (const kind of ['fields', 'aliases', 'directives'] as const)
      if (cost[kind] > allowed[kind])
        throw new AppError('bad_input', 'The query has more than {{most}} {{kind}}.', {
          params: { most: allowed[kind], kind },
        })
    if (operation.operation === 'mutation' && rootFields(operation.selectionSet) > 1)
      throw new AppError('bad_input', 'Send one mutation at a time.')
  }

  function rootFields(set: SelectionSetNode): number {
    return set.selections.reduce((count, node) => {
      if (node.kind === Kind.FIELD) return count + 1
      if (node.kind === Kind.INLINE_FRAGMENT) return count + rootFields(node.selectionSet)
      // A fragment on the mutation type could hide mutations, and no client needs one.
      return count + 2
    }, 0)
  }
}

function isIntrospection({ selections }: SelectionSetNode): boolean {
  return selections.every((node) => node.kind === Kind.FIELD && node.name.value.startsWith('__'))
}
