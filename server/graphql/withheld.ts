/** Removes from a result what rules of the land hide from the caller (domain/rules). */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isInterfaceType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { isWithheld, replacementOf, topicsOfOwnQuestion } from '#domain/rules/fields.ts'
import type { RuleTopic } from '#domain/rules/rules.ts'
import type { GraphqlContext } from '../context.ts'

/** Types of the public catalogue. Quotes, appointments and bills are private, and no promotion. */
const PUBLIC_TYPES = new Set([
  'Hospital',
  'Doctor',
  'HealthService',
  'TreatmentOffer',
  'OfferedService',
  'DoctorService',
  'BookableVisit',
  'FilterCounts',
  'SearchFacets',
  'DoctorFacets',
])
/** Fields with one treatment that the caller names. */
const OWN_QUESTIONS = new Set(['Hospital.service', 'Doctor.service'])

/** Fields of a selection by response key: withheld, or with fields of their own. */
type Plan = Map<string, { isHidden: boolean; inside: Plan | undefined }>
type Planning = {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  isSignedIn: boolean
}

function planOf(
  set: SelectionSetNode,
  typeName: string,
  planning: Planning & { topics: readonly RuleTopic[] },
  plan: Plan = new Map(),
): Plan {
  const { schema, fragments, topics } = planning
  const type = schema.getType(typeName)
  for (const node of set.selections) {
    if (node.kind === Kind.INLINE_FRAGMENT)
      planOf(node.selectionSet, node.typeCondition?.name.value ?? typeName, planning, plan)
    else if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(node.name.value)
      if (fragment) planOf(fragment.selectionSet, fragment.typeCondition.name.value, planning, plan)
    } else if (isObjectType(type) || isInterfaceType(type)) {
      const field = node.name.value
      const inside = type.getFields()[field]
      const isHidden = PUBLIC_TYPES.has(typeName) && isWithheld(topics, field)
      const of = inside && getNamedType(inside.type)
      const isOwn = planning.isSignedIn && OWN_QUESTIONS.has(`${typeName}.${field}`)
      const below = { ...planning, topics: isOwn ? topicsOfOwnQuestion(topics) : topics }
      const key = node.alias?.value ?? field
      const fields =
        node.selectionSet && isCompositeType(of)
          ? planOf(node.selectionSet, of.name, below, plan.get(key)?.inside)
          : undefined
      plan.set(key, { isHidden, inside: fields })
    }
  }
  return plan
}

function apply(plan: Plan, data: unknown): void {
  if (Array.isArray(data)) for (const entry of data) apply(plan, entry as unknown)
  else if (typeof data === 'object' && data !== null) {
    const record = data as Record<string, unknown>
    for (const [key, { isHidden, inside }] of plan) {
      if (!(key in record)) continue
      if (isHidden) record[key] = replacementOf(record[key])
      else if (inside) apply(inside, record[key])
    }
  }
}

type Execution = { context: GraphqlContext; document: DocumentNode }
const planned = new WeakMap<GraphqlContext, Plan>()

/** Plans what to remove from the result of this document. Nothing is hidden from most callers. */
export function planWithheld(schema: GraphQLSchema, { context, document }: Execution): void {
  const { withheld: topics, viewer } = context
  if (topics.length === 0) return
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  const plan: Plan = new Map()
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue
    const root = node.operation === 'mutation' ? 'Mutation' : 'Query'
    planOf(node.selectionSet, root, { schema, fragments, topics, isSignedIn: viewer !== null }, plan)
  }
  planned.set(context, plan)
}

/** Removes the withheld fields from the data of an execution. */
export function removeWithheld(data: unknown, context: GraphqlContext): void {
  const plan = planned.get(context)
  if (plan) apply(plan, data)
}
