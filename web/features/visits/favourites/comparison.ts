import { isUuid } from '#domain/checks.ts'
import { stored, useStored } from '#web/device/stored.ts'

/** Maximum number of compared records. */
export const MAX_COMPARED = 3

export type Kind = 'hospital' | 'doctor'
type Member = { id: string; name: string }
/** Members in order of selection, and the treatment for which they were selected. */
type Comparison = { members: readonly Member[]; service: string | null }

const NONE: Comparison = { members: [], service: null }

/** Reads a stored comparison. Invalid text is an empty comparison. */
export function readComparison(text: string | null): Comparison {
  if (text === null) return NONE
  try {
    const { members, service } = JSON.parse(text) as { members: Member[]; service: unknown }
    const valid = members.filter(({ id, name }) => isUuid(id) && typeof name === 'string').slice(0, MAX_COMPARED)
    return { members: valid, service: isUuid(service) ? service : null }
  } catch {
    return NONE
  }
}

/** Returns the hospitals or doctors selected for comparison, stored in this browser. */
export function useComparison(kind: Kind) {
  const key = `hekima.compare.${kind}`
  const { members, service } = readComparison(useStored(key))
  const keep = (next: readonly Member[], nextService = service) =>
    stored.set(key, next.length > 0 ? JSON.stringify({ members: next, service: nextService }) : null)
  return {
    members,
    service,
    isFull: members.length >= MAX_COMPARED,
    add: (member: Member, serviceId: string | null) => keep([...members, member], serviceId ?? service),
    remove: (id: string) => keep(members.filter((member) => member.id !== id)),
    clear: () => keep([]),
  }
}
