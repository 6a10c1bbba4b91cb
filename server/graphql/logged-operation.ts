import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'
import type { GraphqlContext } from '../context.ts'

/** Number of root fields that the log names. */
const MOST_NAMED = 5

/** Lists the root fields of a document. */
function rootFields({ definitions }: DocumentNode): string[] {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  const namesIn = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node.name.value]
      const set = node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)?.selectionSet
      return set ? namesIn(set) : []
    })
  return definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? namesIn(node.selectionSet) : []))
}

/**
 * Notes the root fields of a valid document for the log of the key. The validator has refused names
 * that the schema does not have, so that no text of the caller gets into the log.
 */
export function noteOperation(document: DocumentNode, { person, reply }: GraphqlContext): void {
  if (!person?.scopes || !reply) return
  reply.request.operation = [...new Set(rootFields(document))].slice(0, MOST_NAMED).join(', ')
}
