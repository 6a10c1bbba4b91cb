/** Catalogue records that a document shows. Its response is cached until they change. */
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
/** Kinds that a field lists. A single record is noted when it is read. */
type Lists = readonly Kind[] | ((args: Args) => readonly Kind[])

const NONE: Lists = []

/**
 * Returns only services if the search filters by their own fields, else all kinds, because words,
 * places, hospitals and free times depend on other records.
 */
const servicesChosen: Lists = ({ search }) => {
  const { sortBy, category, priceRange, priceFrom, priceTo, priceCurrency, ...others } = (search ?? {}) as Args
  const isOwn = Object.values(others).every((value) => value == null) && sortBy !== 'availability'
  return isOwn ? ['health_service'] : KINDS
}

/**
 * Fields that show only the catalogue, with the kinds that they list. A document with any other
 * field is not cached.
 */
const FIELDS: Record<string, Lists> = {
  'Query.hospital': NONE,
  'Query.doctor': NONE,
  'Query.healthService': NONE,
  'Query.featuredHospitals': NONE,
  // Edits of settings, terms and reviews are announced too.
  'Query.siteSettings': NONE,
  'Query.withheld': NONE,
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
  // Changes are announced as changes of the hospital, and nothing is kept beyond its day.
  'Hospital.certificates': NONE,
  'Hospital.nextFreeSlot': NONE,
  // Changes of the hospital's or the doctor's calendar are announced as changes of that record.
  'Hospital.nextTimes': ({ doctorId }) => (doctorId ? ['doctor'] : []),
  // Up to a minute old, like free times.
  'Hospital.answerTerms': NONE,
  // Pages show them for an hour at most (server/rendering/page-answers.ts).
  'Query.quoteFigures': NONE,
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

/** Types whose fields are all part of them. */
const TYPES = new Set([
  'QuoteFigures',
  'CheckedCertificate',
  'OfferedService',
  'PriceGroup',
  'DoctorService',
  'HospitalPage',
  'DoctorPage',
  'HealthServicePage',
  'SearchRequirement',
  'SearchFacets',
  'DoctorFacets',
  'ServiceFacet',
  'SiteSettings',
  'WithheldTopic',
  'ExchangeRate',
  'Term',
  'ReviewPage',
  'ReviewSummary',
  'ReviewedTreatment',
  'Review',
])

/**
 * Returns the kinds that a document lists, or `more` if it shows data from outside the catalogue.
 */
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
