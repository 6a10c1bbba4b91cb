import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  buildSchema,
  type GraphQLEnumType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { ROLES, USER_STATUSES } from '#domain/access.ts'
import { HOSPITAL_ROLES } from '#domain/portal-access.ts'
import { SUBJECT_KINDS } from '#domain/activity.ts'
import { APPOINTMENT_STATUSES, APPOINTMENT_TABS, SIDES } from '#domain/appointments.ts'
import { CERTIFICATE_KINDS } from '#domain/certificate-kinds.ts'
import { LICENCE_STATES } from '#domain/certificates.ts'
import { ANSWERED_BY, CHAT_ROLES } from '#domain/chat-limits.ts'
import { API_AUDIENCES } from '#domain/developers/audiences.ts'
import { SYSTEM_PARTS, SYSTEM_STATES } from '#domain/dashboard.ts'
import { DELETION_HOLDERS } from '#domain/deletion.ts'
import { ARRIVALS } from '#domain/arrivals.ts'
import { HELD_MOVES } from '#domain/held-moves.ts'
import { IMPORT_KINDS, IMPORT_OUTCOMES, IMPORT_STATES } from '#domain/import-lists.ts'
import { INBOX_KINDS } from '#domain/inbox.ts'
import { REQUEST_OUTCOMES } from '#domain/key-requests.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { MAIL_STATES } from '#domain/mail-queue.ts'
import { CURRENCIES } from '#domain/money.ts'
import { SUBSCRIBER_STATES } from '#domain/newsletter-desk.ts'
import { FOUND_KINDS } from '#domain/palette.ts'
import { PROPOSAL_STATES } from '#domain/proposals.ts'
import { PRICE_PARTS } from '#domain/price-parts.ts'
import { QUOTE_CHARGE_STATES, QUOTE_CHECK_ANSWERS, QUOTE_CHECKS } from '#domain/quotes/acceptance.ts'
import { QUOTE_CLOCK_STATES } from '#domain/quotes/clock.ts'
import { QUOTE_LINE_KINDS, QUOTE_LINE_STATUSES, QUOTE_LINE_UNITS } from '#domain/quotes/lines.ts'
import { STATEMENT_TONES } from '#domain/quotes/compared.ts'
import { QUOTE_LINK_STATES } from '#domain/quotes/links.ts'
import { QUOTE_PARTS } from '#domain/quotes/parts.ts'
import { QUOTE_POINTS, QUOTE_TOPICS } from '#domain/quotes/points.ts'
import { QUOTE_ANAESTHESIA } from '#domain/quotes/quote-input.ts'
import { QUOTE_NEEDS, QUOTE_PREGNANCY, QUOTE_SMOKING } from '#domain/quotes/request-input.ts'
import { QUOTE_OVERSIGHT_VIEWS } from '#domain/quotes/oversight.ts'
import { QUOTE_SETTLEMENTS } from '#domain/quotes/settlement.ts'
import { QUOTE_ASKERS, QUOTE_HOSPITAL_STATES, QUOTE_REQUEST_STATES, QUOTE_VIEW_NAMES } from '#domain/quotes/states.ts'
import { RULE_AUDIENCES, RULE_TOPICS } from '#domain/rules/rules.ts'
import { RECORD_KINDS, RECORD_STATUSES } from '#domain/record-lists.ts'
import { REPORT_KINDS, REPORT_PERIODS, REPORT_STATES } from '#domain/reports.ts'
import { REQUEST_EVENTS, REQUEST_KINDS, REQUEST_STATES } from '#domain/requests.ts'
import { URGENCIES } from '#domain/search-choices.ts'
import { SUFFERERS } from '#domain/sufferers.ts'
import { TERM_KINDS } from '#domain/taxonomy.ts'
import { TEST_ACTORS } from '#domain/test-mode.ts'
import { CHANNELS, VISIT_TYPES } from '#domain/visit-types.ts'
import { DAY_PARTS, WAITING_OFFER_STATES, WAITING_STATES } from '#domain/waiting-list.ts'
import { DELIVERY_STATES, WEBHOOK_ENDS } from '#domain/webhooks.ts'
import { projectRoot } from '#server/config.ts'

const schema = buildSchema(readFileSync(path.join(projectRoot(), 'schema.graphql'), 'utf8'))
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))

const choices: Record<string, readonly string[]> = {
  AnsweredBy: ANSWERED_BY,
  ApiAudience: API_AUDIENCES,
  RequestOutcome: REQUEST_OUTCOMES,
  ChatRole: CHAT_ROLES,
  UiLanguage: UI_LANGUAGES,
  Sufferer: SUFFERERS,
  Urgency: URGENCIES,
  AppointmentStatus: APPOINTMENT_STATUSES,
  AppointmentTab: APPOINTMENT_TABS,
  CertificateKind: CERTIFICATE_KINDS,
  Channel: CHANNELS,
  Currency: CURRENCIES,
  ReportKind: REPORT_KINDS,
  ReportPeriod: REPORT_PERIODS,
  ReportState: REPORT_STATES,
  ImportKind: IMPORT_KINDS,
  ImportOutcome: IMPORT_OUTCOMES,
  ImportState: IMPORT_STATES,
  RecordKind: RECORD_KINDS,
  RecordStatus: RECORD_STATUSES,
  LicenceState: LICENCE_STATES,
  FoundKind: FOUND_KINDS,
  HospitalRole: HOSPITAL_ROLES,
  DeletionHolder: DELETION_HOLDERS,
  MailState: MAIL_STATES,
  ProposalState: PROPOSAL_STATES,
  WaitingState: WAITING_STATES,
  WaitingOfferState: WAITING_OFFER_STATES,
  DayPart: DAY_PARTS,
  QuoteCheck: QUOTE_CHECKS,
  QuoteCheckAnswer: QUOTE_CHECK_ANSWERS,
  QuoteChargeState: QUOTE_CHARGE_STATES,
  QuoteSettlementOutcome: QUOTE_SETTLEMENTS,
  QuoteRequestState: QUOTE_REQUEST_STATES,
  QuoteAsker: QUOTE_ASKERS,
  QuoteHospitalState: QUOTE_HOSPITAL_STATES,
  QuoteClockState: QUOTE_CLOCK_STATES,
  PricePart: PRICE_PARTS,
  QuoteLineKind: QUOTE_LINE_KINDS,
  QuoteLineUnit: QUOTE_LINE_UNITS,
  QuoteLineStatus: QUOTE_LINE_STATUSES,
  QuotePoint: QUOTE_POINTS,
  QuoteTopic: QUOTE_TOPICS,
  QuotePart: QUOTE_PARTS,
  QuoteLinkState: QUOTE_LINK_STATES,
  SharedTone: STATEMENT_TONES,
  QuoteAnaesthesia: QUOTE_ANAESTHESIA,
  QuoteNeed: QUOTE_NEEDS,
  QuoteOversightView: QUOTE_OVERSIGHT_VIEWS,
  QuotePregnancy: QUOTE_PREGNANCY,
  QuoteSmoking: QUOTE_SMOKING,
  HospitalQuoteView: QUOTE_VIEW_NAMES,
  Arrival: ARRIVALS,
  HeldMoveKind: HELD_MOVES,
  InboxKind: INBOX_KINDS,
  RequestEventKind: REQUEST_EVENTS,
  RequestKind: REQUEST_KINDS,
  RequestState: REQUEST_STATES,
  SubscriberState: SUBSCRIBER_STATES,
  Role: ROLES,
  RuleAudience: RULE_AUDIENCES,
  RuleTopic: RULE_TOPICS,
  Side: SIDES,
  SubjectKind: SUBJECT_KINDS,
  SystemPartName: SYSTEM_PARTS,
  SystemState: SYSTEM_STATES,
  TermKind: TERM_KINDS,
  TestActor: TEST_ACTORS,
  UserStatus: USER_STATUSES,
  VisitType: VISIT_TYPES,
  WebhookEnd: WEBHOOK_ENDS,
  DeliveryState: DELIVERY_STATES,
}

test('every enum of the schema is a list of choices in domain', () => {
  const enums = types.filter((type): type is GraphQLEnumType => isEnumType(type))
  const named = enums.map((type) => [type.name, type.getValues().map(({ name }) => name)])
  expect(Object.fromEntries(named)).toEqual(choices)
})

type DescribedField = { path: string; description?: string | null }

/**
 * Returns the members of a type: values of an enum, fields of an input, fields with their
 * arguments.
 */
function membersOf(type: GraphQLNamedType): DescribedField[] {
  const pathOf = (name: string) => `${type.name}.${name}`
  if (isEnumType(type)) return type.getValues().map(({ name, description }) => ({ path: pathOf(name), description }))
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(({ name, description }) => ({ path: pathOf(name), description }))
  if (!isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap(({ name, description, args }) => [
    { path: pathOf(name), description },
    ...args.map((argument) => ({ path: `${pathOf(name)}(${argument.name})`, description: argument.description })),
  ])
}

const described = types.flatMap((type): DescribedField[] => [
  { path: type.name, description: type.description },
  ...membersOf(type),
])

test('every type, field, argument, input and enum value of the schema has a description', () => {
  expect(described.filter(({ description }) => !description?.trim()).map(({ path }) => path)).toEqual([])
})

test('descriptions say more than the name', () => {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  const nameOf = (path: string) => path.replace(/\)$/, '').split(/[.(]/).at(-1) ?? ''
  const echoes = described.filter(({ path, description }) => letters(description ?? '') === letters(nameOf(path)))
  expect(echoes.map(({ path }) => path)).toEqual([])
})
