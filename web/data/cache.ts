import { type FieldMergeFunction, InMemoryCache, type Reference } from '@apollo/client'

/** Page size of messages. Fewer mean that the conversation starts there. */
export const MESSAGES_AT_ONCE = 50

/**
 * A conversation grows at both ends: by what is written and by earlier parts that are asked for.
 */
const joinMessages: FieldMergeFunction<readonly Reference[]> = (existing = [], incoming, { args, readField }) => {
  const ids = new Set(existing.map(({ __ref }) => __ref))
  const added = incoming.filter(({ __ref }) => !ids.has(__ref))
  // More was written than an answer holds: between the two parts would be a gap.
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
      // There is one of each, without an id: what a second question asks of it comes beside what is
      // known, and does not replace it.
      SiteSettings: { merge: true },
      Assistant: { merge: true },
      PublicFacts: { merge: true },
      // There is one, the viewer's.
      PushSettings: { keyFields: [] },
    },
  })
