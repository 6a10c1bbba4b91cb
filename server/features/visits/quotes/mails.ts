import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { dateIn } from '#domain/days.ts'
import { isUuid } from '#domain/fields.ts'
import { isStanding, type QuoteHospitalState } from '#domain/quotes/states.ts'
import type { Queryable } from '#server/database/client.ts'
import type { MailMaker } from '#server/features/accounts/outbox/mail-kinds.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { quoteCharges } from './acceptance/table.ts'
import type { PatientNotice, StaffNotice } from './notices.ts'
import { quoteRecipients, quoteRequests, quotes } from './table.ts'

/** Reads the facts that a mail may contain: number, hospital and times, never the treatment. */
async function findPlace(db: Queryable, recipientId: string | undefined) {
  if (!isUuid(recipientId)) return undefined
  const [row] = await db
    .select({
      id: quoteRecipients.id,
      hospitalId: quoteRecipients.hospitalId,
      hospital: hospitals.name,
      state: quoteRecipients.state,
      runningSince: quoteRecipients.runningSince,
      dueAt: quoteRecipients.dueAt,
      number: quoteRequests.number,
    })
    .from(quoteRecipients)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteRecipients.requestId))
    .innerJoin(hospitals, eq(hospitals.id, quoteRecipients.hospitalId))
    .where(eq(quoteRecipients.id, recipientId))
  return row
}
type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>

/** Returns why a mail is out of date, or null. */
type Check = (place: Place) => string | null
/** Returns the last day that a mail names. */
type LastDay = (db: Queryable, place: Place) => Promise<string | undefined>

const inState =
  (...states: QuoteHospitalState[]): Check =>
  ({ state }) =>
    states.includes(state) ? null : 'the request has moved on'
const whileOpen: Check = ({ state }) => (isStanding(state) ? null : 'the request has ended')
/** The mail names the end of the time to answer. */
const whileRunning: Check = ({ runningSince }) => (runningSince ? null : 'the clock no longer runs')
const always: Check = () => null

const GONE = { skip: 'the request is gone' }
const pageOf = (requestId: string) => `/quotes/${requestId}`

/** Mail to the patient about the whole request. */
const aboutRequest: MailMaker = async ({ deps, row: { payload } }) => {
  const { requestId } = payload
  if (!isUuid(requestId)) return GONE
  const [request] = await deps.db
    .select({ number: quoteRequests.number })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, requestId))
  return request ? { page: pageOf(requestId), quote: { ...request, hospital: '' } } : GONE
}

/** Mail to the patient about the request at one hospital. */
const toPatient =
  (outdated: Check = always, lastDay: LastDay = async () => undefined): MailMaker =>
  async ({ deps, row: { payload } }) => {
    const place = await findPlace(deps.db, payload.recipientId)
    if (!place || !payload.requestId) return GONE
    const reason = outdated(place)
    if (reason) return { skip: reason }
    const { number, hospital } = place
    return { page: pageOf(payload.requestId), quote: { number, hospital, until: await lastDay(deps.db, place) } }
  }

/** Mail to staff or administrators with a link to the portal of the hospital. */
const toPortal =
  (outdated: Check = always): MailMaker =>
  async ({ deps, row: { payload } }) => {
    const place = await findPlace(deps.db, payload.recipientId)
    if (!place) return GONE
    const reason = outdated(place)
    if (reason) return { skip: reason }
    const { id, hospitalId, number, hospital, dueAt } = place
    const quote = { number, hospital, ...(dueAt && { dueAt }) }
    return { page: `/hospitalportal/quotes/${id}?hospital=${hospitalId}`, quote }
  }

const validUntil: LastDay = async (db, { id }) => {
  const [quote] = await db
    .select({ validUntil: quotes.validUntil })
    .from(quotes)
    .where(and(eq(quotes.recipientId, id), isNotNull(quotes.sentAt)))
    .orderBy(desc(quotes.version))
    .limit(1)
  return quote?.validUntil ?? undefined
}

const answerBy =
  (isAnswered: 'skip' | 'keep'): MailMaker =>
  async (mail) => {
    const { recipientId } = mail.row.payload
    if (!isUuid(recipientId)) return GONE
    const [bill] = await mail.deps.db
      .select({ answerBy: quoteCharges.answerBy, agreed: quoteCharges.agreed })
      .from(quoteCharges)
      .where(eq(quoteCharges.recipientId, recipientId))
    if (!bill) return GONE
    if (isAnswered === 'skip' && bill.agreed !== null) return { skip: 'the final bill was answered' }
    return toPatient(always, async () => dateIn(bill.answerBy))(mail)
  }

export const quoteMails: Record<PatientNotice | StaffNotice | 'admin.quote_disputed', MailMaker> = {
  'quote.requested': aboutRequest,
  'quote.closed': aboutRequest,
  'quote.question': toPatient(inState('question')),
  'quote.replied': toPatient(),
  'quote.received': toPatient(inState('quoted', 'accepted')),
  'quote.declined': toPatient(),
  'quote.late': toPatient(whileRunning),
  'quote.ending': toPatient(inState('quoted'), validUntil),
  'quote.expired': toPatient(),
  'quote.accepted': toPatient(),
  'quote.charged': answerBy('keep'),
  'quote.charge_due': answerBy('skip'),
  'quote.settled': toPatient(),
  'staff.quote_requested': toPortal(whileRunning),
  'staff.quote_assigned': toPortal(whileOpen),
  'staff.quote_proposed': toPortal(whileOpen),
  'staff.quote_answered': toPortal(whileRunning),
  'staff.quote_asked': toPortal(whileOpen),
  'staff.quote_half': toPortal(whileRunning),
  'staff.quote_urgent': toPortal(whileRunning),
  'staff.quote_late': toPortal(whileRunning),
  'staff.quote_accepted': toPortal(),
  'staff.quote_not_chosen': toPortal(),
  'staff.quote_withdrawn': toPortal(),
  'staff.quote_disputed': toPortal(),
  'staff.quote_settled': toPortal(),
  'admin.quote_disputed': toPortal(),
}
