import { addDays, dateIn } from '#domain/availability.ts'
import type { certificates } from '#server/features/catalogue/certificates/table.ts'
import { UNVERIFIED_HOSPITAL } from './demo-hospitals.ts'
import type { Random } from './random.ts'

type Row = typeof certificates.$inferInsert
type House = { id: string; name: string }

/**
 * Days until some licences expire, so that the list of verification has examples of each state. The
 * others are valid for years.
 */
const ENDING: Record<number, number> = { 4: 21, 9: 64 }
const DAYS_CHECKED_AGO = 40

/** Creates fictional certificates. All hospitals except the newest have a checked licence. */
export function makeCertificates(
  random: Random,
  hospitals: readonly House[],
  { now, checkedBy }: { now: Date; checkedBy: string },
): Row[] {
  const today = dateIn(now)
  const checkedAt = new Date(now.getTime() - DAYS_CHECKED_AGO * 86_400_000)
  const checked = { checkedAt, checkedBy, createdAt: checkedAt, updatedAt: checkedAt }
  return hospitals.flatMap(({ id: hospitalId, name }, at) => {
    const number = `DEMO-${String(at + 1).padStart(4, '0')}`
    const left = ENDING[at] ?? random.int(400, 1500)
    const licence: Row = {
      id: random.id(),
      hospitalId,
      kind: 'operating_licence',
      number,
      issuer: 'Ministry of Health',
      issuedOn: addDays(today, left - 1826),
      expiresOn: addDays(today, left),
    }
    if (name === UNVERIFIED_HOSPITAL) return [licence]
    const further: Row = {
      id: random.id(),
      hospitalId,
      kind: 'health_tourism',
      number: `${number}-T`,
      issuer: 'Ministry of Health',
      expiresOn: addDays(today, random.int(200, 900)),
    }
    return [{ ...licence, ...checked }, ...(at % 3 === 0 ? [{ ...further, ...checked }] : [])]
  })
}
