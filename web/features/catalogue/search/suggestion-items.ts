import type { Suggestions } from './ask-suggestions.ts'
import type { Treatment } from './suggestions.ts'

type Of =
  | { group: 'treatments'; record: Suggestions['treatments'][number] }
  | { group: 'hospitals'; record: Suggestions['hospitals'][number] }
  | { group: 'doctors'; record: Suggestions['doctors'][number] }

export type Suggestion = Of & { key: string; address: string; name: string }

type Addresses = {
  treatment: (treatment: Treatment) => string
  hospital: (hospital: { id: string; name: string }) => string
  doctor: (doctor: { id: string; fullName: string }, choice: { service: string | null }) => string
}

/** Returns the doctor's consultation: the treatment named like the specialty, or the only one. */
function treatmentOf({ specialty, services }: Suggestions['doctors'][number]): string | null {
  const offer =
    services.find(({ service }) => service.sourceName === specialty) ??
    (services.length === 1 ? services[0] : undefined)
  return offer?.service.id ?? null
}

/** Returns the suggestions in the order of the arrow keys. */
export const suggestionItems = (suggestions: Suggestions | null, addressOf: Addresses): Suggestion[] =>
  suggestions
    ? [
        ...suggestions.treatments.map((record) => ({
          group: 'treatments' as const,
          record,
          key: record.id,
          address: addressOf.treatment(record),
          name: record.name,
        })),
        ...suggestions.hospitals.map((record) => ({
          group: 'hospitals' as const,
          record,
          key: record.id,
          address: addressOf.hospital(record),
          name: record.name,
        })),
        ...suggestions.doctors.map((record) => ({
          group: 'doctors' as const,
          record,
          key: record.id,
          address: addressOf.doctor(record, { service: treatmentOf(record) }),
          name: record.fullName,
        })),
      ]
    : []

/**
 * Returns whether an address is on the current page. Such a search replaces the history entry, as
 * filters do.
 */
export const leadsTo = (address: string, pathname: string) => address.split('?')[0] === pathname

export const optionId = (list: string, key: string) => `${list}-${key}`
