import { type FieldMergeFunction, InMemoryCache, type Reference } from '@apollo/client'

/** Page size of messages. A shorter page is the start of the conversation. */
export const MESSAGES_AT_ONCE = 50

/** Merges new messages and earlier pages into the loaded conversation. */
const joinMessages: FieldMergeFunction<readonly Reference[]> = (existing = [], incoming, { args, readField }) => {
  const ids = new Set(existing.map(({ __ref }) => __ref))
  const added = incoming.filter(({ __ref }) => !ids.has(__ref))
  // More messages arrived than a page holds, so merging would leave a gap.
  if (!args?.before && added.length === MESSAGES_AT_ONCE) return incoming
  const timeOf = (message: Reference) => readField<string>('createdAt', message) ?? ''
  return [...existing, ...added].sort((a, b) => timeOf(a).localeCompare(timeOf(b)))
}

export const createCache = () =>
  new InMemoryCache({
    possibleTypes: {
      FilterCounts: ['SearchFacets', 'DoctorFacets'],
      TreatmentOffer: ['OfferedService', 'DoctorService'],
    },
    typePolicies: {
      Appointment: { fields: { messages: { keyArgs: false, merge: joinMessages } } },
      // Singletons without an ID. Fields of a second query are merged into the cached ones.
      SiteSettings: { merge: true },
      Assistant: { merge: true },
      PublicFacts: { merge: true },
      // Singleton of the viewer.
      PushSettings: { keyFields: [] },
    },
  })
