/** Quote requests of the demo patients with their hospitals, versions, acceptances and bills. */
import { conceptsOfService } from '#domain/concepts/recognise.ts'
import { addDays, dateIn } from '#domain/days.ts'
import { QUOTE_CHECKS } from '#domain/quotes/acceptance.ts'
import { QUOTE_CONSENT_VERSION, REQUEST_DAYS } from '#domain/quotes/limits.ts'
import { quoteNumberFrom } from '#domain/quotes/numbers.ts'
import { questionnaireFor } from '#domain/quotes/questionnaires/index.ts'
import { NO_HEALTH } from '#domain/quotes/request-input.ts'
import type { quoteQuestions } from '#server/features/visits/quotes/questions/table.ts'
import type { quoteRecipients, quoteRequests } from '#server/features/visits/quotes/table.ts'
import type { Catalogue, CatalogueHospital, CatalogueService } from './demo-catalogue.ts'
import { treats } from './demo-doctors.ts'
import { beforeBusinessMinutes, daysOf, timesOf } from './demo-quote-clock.ts'
import { FLAGSHIP_STORIES } from './demo-quote-flagship.ts'
import { PAST_STORIES } from './demo-quote-past.ts'
import { PATIENT_STORIES } from './demo-quote-patient.ts'
import type { DemoQuoteStory } from './demo-quote-stories.ts'
import { isWaiting, makeAsked } from './demo-quote-questions.ts'
import { type DemoCharges, type DemoVersion, makeBill, makeVersion } from './demo-quote-versions.ts'
import type { Visit, VisitRequest } from './demo-visits.ts'
import type { NewUser } from './factories.ts'
import type { Random } from './random.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

type NewRequest = typeof quoteRequests.$inferInsert & { id: string; patientId: string; createdAt: Date }
type NewRecipient = typeof quoteRecipients.$inferInsert & { id: string }
export type DemoAcceptance = {
  id: string
  requestId: string
  recipientId: string
  quoteId: string
  appointmentId: string
  acceptedAt: Date
}

export type DemoQuotes = {
  requests: NewRequest[]
  recipients: NewRecipient[]
  questions: (typeof quoteQuestions.$inferInsert)[]
  versions: DemoVersion[]
  acceptances: DemoAcceptance[]
  charges: DemoCharges[]
  visits: Visit[]
}

type Staff = Record<'owner' | 'coordinator' | 'doctor', string | undefined>
type Deps = {
  now: Date
  catalogue: Catalogue
  patients: readonly NewUser[]
  demoPatient: NewUser
  administrator: NewUser
  staffOf: (hospitalId: string) => Staff
  makeVisit: (requested: VisitRequest) => Visit | undefined
}

/** Chooses the patients of the stories, one story each. */
function personChooser({ patients, demoPatient }: Deps) {
  const used = new Set<string>()
  return ({ patient }: DemoQuoteStory): NewUser => {
    if (!patient) return demoPatient
    const { language, names } = patient
    const person = patients.find(
      ({ id, status, firstName, language: spoken }) =>
        status === 'active' &&
        spoken === language &&
        !used.has(id) &&
        (names.length === 0 || names.includes(firstName)),
    )
    if (!person) throw new Error(`nobody is left for ${names.join(', ')}`)
    used.add(person.id)
    return person
  }
}

function makeRequest(random: Random, story: DemoQuoteStory, { now, person, service, sentAt, hospitals }: RequestParts) {
  const questionnaire = questionnaireFor(conceptsOfService(service.name))
  const today = dateIn(now)
  const isDraft = story.state === 'draft'
  const [earliest, latest] = story.dates
  return {
    id: random.id(),
    number: quoteNumberFrom(random.bytes(8)),
    patientId: person.id,
    state: story.state,
    treatments: [service.id],
    goal: story.goal,
    questionnaireId: questionnaire.id,
    questionnaireVersion: questionnaire.version,
    answers: Object.entries(story.answers).map(([question, values]) => ({ question, values: [values].flat() })),
    health: { ...NO_HEALTH, ...story.health },
    fromCountry: story.country,
    fromAirport: story.airport ?? null,
    earliest: addDays(today, earliest),
    latest: addDays(today, latest),
    companions: story.companions ?? 0,
    languages: [...story.languages],
    needs: [...(story.needs ?? [])],
    currency: story.currency,
    chosenHospitals: isDraft ? hospitals.map(({ id }) => id) : [],
    consentVersion: isDraft ? null : QUOTE_CONSENT_VERSION,
    sentAt: isDraft ? null : sentAt,
    closesAt: isDraft ? null : new Date(sentAt.getTime() + REQUEST_DAYS * DAY_MS),
    createdAt: new Date(sentAt.getTime() - 25 * MINUTE_MS),
    updatedAt: sentAt,
  }
}
type RequestParts = {
  now: Date
  person: NewUser
  service: CatalogueService
  sentAt: Date
  hospitals: readonly CatalogueHospital[]
}

/** Converts the stories to table rows. */
export function makeQuotes(random: Random, deps: Deps): DemoQuotes {
  const { now, catalogue, staffOf, makeVisit, administrator } = deps
  const { hospitals: houses, services, doctors, priceOf } = catalogue
  const personOf = personChooser(deps)
  const today = dateIn(now)
  const rows: DemoQuotes = {
    requests: [],
    recipients: [],
    questions: [],
    versions: [],
    acceptances: [],
    charges: [],
    visits: [],
  }
  const houseOf = (name: string) => {
    const house = houses.find((hospital) => hospital.name === name)
    if (!house) throw new Error(`${name} is no hospital`)
    return house
  }
  const [flagship] = houses

  function addStory(story: DemoQuoteStory): void {
    const service = services.find(({ name }) => name === story.treatment)
    if (!service || !flagship) throw new Error(`nobody offers ${story.treatment}`)
    const hospitals = story.hospitals.map(({ hospital }) => houseOf(hospital))
    const sentAt =
      'minutesAgo' in story.sent
        ? beforeBusinessMinutes(daysOf(flagship), now, story.sent.minutesAgo)
        : new Date(now.getTime() - story.sent.daysAgo * DAY_MS - random.int(30, 300) * MINUTE_MS)
    const person = personOf(story)
    const request = makeRequest(random, story, { now, person, service, sentAt, hospitals })
    rows.requests.push(request)
    if (story.state === 'draft') return
    const endsAt = story.accepted ? new Date(now.getTime() - story.accepted.daysAgo * DAY_MS) : now
    for (const [position, demo] of story.hospitals.entries()) {
      const hospital = houseOf(demo.hospital)
      const times = timesOf(demo, { sentAt, endsAt, days: daysOf(hospital), now })
      const staff = staffOf(hospital.id)
      const { owner } = staff
      const assigneeId = demo.assignee && staff[demo.assignee]
      const { removedAt } = times.columns
      const recipient = {
        id: random.id(),
        requestId: request.id,
        hospitalId: hospital.id,
        position,
        state: demo.state,
        assigneeId: removedAt ? null : (assigneeId ?? null),
        declineReason: demo.reason ?? null,
        ...times.columns,
        ...(demo.asked?.some(isWaiting) && { isUnread: true }),
      }
      rows.recipients.push(recipient)
      if (demo.question)
        rows.questions.push({
          id: random.id(),
          recipientId: recipient.id,
          text: demo.question.text,
          askedBy: assigneeId ?? owner ?? null,
          askedAt: times.firstAt,
          answer: demo.question.answer ?? null,
          answeredAt: demo.question.answer ? times.repliedAt : null,
        })
      const doctor = doctors.find((candidate) => candidate.hospitalId === hospital.id && treats(candidate, service))
      const offer = {
        treatment: service.name,
        price: priceOf({ hospitalId: hospital.id, serviceId: service.id }) ?? 0,
        doctorId: doctor?.id ?? null,
        language: story.language,
        today,
        day: story.dates[0] + 4 + 3 * position,
      }
      const written = [...(demo.quotes ?? []), ...(demo.draft ? [demo.draft] : [])]
      const versions = written.map((quote, at) =>
        makeVersion(random, quote, offer, {
          recipientId: recipient.id,
          version: at + 1,
          isSent: quote !== demo.draft,
          sentBy: assigneeId ?? owner,
          updatedAt: new Date(Math.min(times.firstAt.getTime() + at * 900 * MINUTE_MS, now.getTime() - 15 * MINUTE_MS)),
        }),
      )
      rows.versions.push(...versions)
      const asking = { recipientId: recipient.id, askedBy: person.id, answeredBy: assigneeId ?? owner ?? null, now }
      rows.questions.push(...(demo.asked ?? []).map((asked) => makeAsked(random, asked, versions, asking)))
      const accepted = versions.at(-1)
      if (demo.state !== 'accepted' || !story.accepted || !accepted) continue
      const [from, to] = story.accepted.visit
      const visit = makeVisit({
        hospital,
        service,
        patient: person,
        doctor,
        status: from < 0 ? 'completed' : 'confirmed',
        notes: null,
        days: () => random.int(from, to),
      })
      if (!visit) throw new Error(`${hospital.name} has no time for ${service.name}`)
      visit.row.createdAt = endsAt
      visit.row.price = accepted.quote.totalIncluded
      visit.row.currency = accepted.quote.currency
      rows.visits.push(visit)
      rows.acceptances.push({
        id: random.id(),
        requestId: request.id,
        recipientId: recipient.id,
        quoteId: accepted.quote.id,
        appointmentId: visit.row.id,
        acceptedAt: endsAt,
      })
      if (story.bill)
        rows.charges.push(
          makeBill(random, story.bill, accepted, {
            recordedBy: assigneeId ?? owner,
            settledBy: administrator.id,
            now,
          }),
        )
    }
  }
  for (const story of [...PATIENT_STORIES, ...FLAGSHIP_STORIES, ...PAST_STORIES]) addStory(story)
  return rows
}

/** Checklist of demo acceptances. One point stays open, as is common. */
export const DEMO_CHECKLIST = QUOTE_CHECKS.map((check) => ({
  check,
  answer: check === 'insurance' ? ('unknown' as const) : ('yes' as const),
}))
