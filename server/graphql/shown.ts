/** Catalogue records that a document shows, so that its answer can be cached until they change. */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind as Node,
  type SelectionSetNode,
} from 'graphql'
import { KINDS, type Kind } from '../catalogue/catalogue.ts'

type Args = Record<string, unknown>
/** The kinds that a field lists. A single record is noted when it is read. */
type Lists = readonly Kind[] | ((args: Args) => readonly Kind[])

const NONE: Lists = []

/**
 * Services are chosen by what they say themselves, unless words, a place, a hospital or free times
 * are asked for.
 */
const servicesChosen: Lists = ({ search }) => {
  const { sortBy, category, priceRange, priceFrom, priceTo, priceCurrency, ...others } = (search ?? {}) as Args
  const isOwn = Object.values(others).every((value) => value == null) && sortBy !== 'availability'
  return isOwn ? ['health_service'] : KINDS
}

/**
 * The fields that show nothing but the catalogue, with the kinds that they list. A document with
 * any other is not kept.
 */
const FIELDS: Record<string, Lists> = {
  'Query.hospital': NONE,
  'Query.doctor': NONE,
  'Query.healthService': NONE,
  'Query.featuredHospitals': NONE,
  // Edits of settings and terms, as of reviews, are announced too.
  'Query.siteSettings': NONE,
  'Query.terms': NONE,
  'Query.healthServices': servicesChosen,
  'Query.hospitals': KINDS,
  'Query.doctors': KINDS,
  'Query.hospitalFacets': KINDS,
  'Query.doctorFacets': KINDS,
  'Hospital.services': NONE,
  'Hospital.service': NONE,
  'Hospital.matched': NONE,
  'Hospital.openingHours': NONE,
  'Hospital.texts': NONE,
  'Hospital.nextFreeSlot': NONE,
  // Changes of its calendar, or of that of the doctor whose times they are, are announced as
  // theirs.
  'Hospital.nextTimes': ({ doctorId }) => (doctorId ? ['doctor'] : []),
  // Old for a minute at most, as free times are.
  'Hospital.answerTerms': NONE,
  'Hospital.reviews': ['doctor', 'health_service'],
  'Hospital.reviewSummary': ['health_service'],
  'Hospital.doctors': ['doctor'],
  'Hospital.doctorsFor': ['doctor'],
  'Doctor.hospital': NONE,
  'Doctor.services': NONE,
  'Doctor.service': NONE,
  'Doctor.nextFreeSlot': NONE,
  'Doctor.nextTimes': NONE,
  'Doctor.reviews': ['hospital', 'health_service'],
  'Doctor.reviewSummary': ['health_service'],
  'HealthService.texts': NONE,
  'HealthService.hospitals': ['hospital', 'health_service'],
  'HealthService.lowestPrice': ['hospital', 'health_service'],
}

/** Everything below these is part of them. */
const TYPES = new Set([
  'OfferedService',
  'DoctorService',
  'HospitalPage',
  'DoctorPage',
  'HealthServicePage',
  'SearchFacets',
  'DoctorFacets',
  'ServiceFacet',
  'SiteSettings',
  'ExchangeRate',
  'Term',
  'ReviewPage',
  'ReviewSummary',
  'ReviewedTreatment',
  'Review',
])

/** The kinds that a document lists; `more` when it shows anything beside the catalogue. */
export function kindsListed(schema: GraphQLSchema, document: DocumentNode, variables: Args): readonly Kind[] | 'more' {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Node.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  const listed = new Set<Kind>()

  function isKnown(set: SelectionSetNode, typeName: string): boolean {
    const type = schema.getType(typeName)
    if (!isObjectType(type)) return false
    return set.selections.every((node) => {
      if (node.kind === Node.FRAGMENT_SPREAD) {
        const fragment = fragments.get(node.name.value)
        return fragment !== undefined && isKnown(fragment.selectionSet, typeName)
      }
      if (node.kind === Node.INLINE_FRAGMENT) return isKnown(node.selectionSet, typeName)
      const name = node.name.value
      const field = type.getFields()[name]
      if (!field) return name === '__typename'
      const inside = getNamedType(field.type)
      if (isLeafType(inside) && typeName !== 'Query') return true
      const lists = FIELDS[`${typeName}.${name}`] ?? (TYPES.has(typeName) ? NONE : undefined)
      if (!lists) return false
      const args = getArgumentValues(field, node, variables)
      for (const kind of typeof lists === 'function' ? lists(args) : lists) listed.add(kind)
      return node.selectionSet === undefined || isKnown(node.selectionSet, inside.name)
    })
  }

  for (const node of document.definitions) {
    if (node.kind !== Node.OPERATION_DEFINITION) continue
    if (node.operation !== 'query' || !isKnown(node.selectionSet, 'Query')) return 'more'
  }
  return [...listed]
}
