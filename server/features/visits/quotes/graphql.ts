import type { GraphqlContext } from '#server/context.ts'
import { priceOfEach } from '#domain/quotes/lines.ts'
import { type CheckedCertificate, checkedCertificates } from '#server/features/catalogue/certificates/reading.ts'
import { findDoctors } from '#server/features/catalogue/doctors/catalogue.ts'
import { findHospitals } from '#server/features/catalogue/hospitals/catalogue.ts'
import { readIdOrNull } from '#server/graphql/ids.ts'
import { selects } from '#server/graphql/selection.ts'
import { batched, belongingTo, belongingToOrNull, listOfEach, ofEach } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import {
  acceptancesAtHospital,
  acceptancesOfRequests,
  chargesAtHospital,
  chargesOfRequests,
  contactsOf,
  type QuoteAcceptance,
  type QuoteCharges,
  type QuoteContact,
} from './acceptance-reading.ts'
import { acceptQuote } from './accepting.ts'
import { attachmentsOfNext } from './attachments/reading.ts'
import { attachedTo, type QuoteAttachment } from './attachments/record.ts'
import { removeQuoteAttachment } from './attachments/writing.ts'
import { accessesOf, openQuoteRequest, type QuoteAccess } from './break-glass.ts'
import { answerQuoteCharges, recordQuoteCharges } from './charging.ts'
import { readQuoteCharts } from './charts.ts'
import { findProposers, listQuoteColleagues, type QuoteProposer } from './colleagues.ts'
import { countDoctors, findQuoteHospitals, type QuoteHospital } from './choice.ts'
import { deleteQuoteDraft, saveQuoteRequest } from './draft.ts'
import { filesAtHospital, filesOfRequests } from './files/reading.ts'
import { deleteQuoteFile } from './files/writing.ts'
import { figuresOf, listQuoteFigures, type QuoteFigures } from './figures.ts'
import { answerPatientQuestion, askQuoteHospital } from './questions/writing.ts'
import { proposeQuotePlan } from './proposing.ts'
import { saveQuote, sendQuote } from './quote-writing.ts'
import {
  attachmentsOf,
  draftsOf,
  findQuoteRequest,
  hospitalsOfDraft,
  hospitalsOfRequests,
  labelIn,
  linesOf,
  listMyQuoteRequests,
  questionsOf,
  readAnswers,
  sentQuotesOf,
} from './reading.ts'
import type { HospitalQuoteRequest, Quote, QuoteRequest, QuoteRequestHospital } from './record.ts'
import {
  addQuoteHospital,
  answerQuoteQuestion,
  sendQuoteRequest,
  withdrawQuoteHospital,
  withdrawQuoteRequest,
} from './sending.ts'
import { linksOfRequests, readSharedQuotes } from './links/reading.ts'
import { settleQuoteDispute } from './settling.ts'
import { createQuoteLink, revokeQuoteLink } from './links/writing.ts'
import { canAccept, draftFor, movesOf, patientOf, statedOf, versionsFor, writesNext } from './shown.ts'
import { summariseHospitalQuotes } from './counts.ts'
import { findHospitalRequest, listHospitalQuoteRequests } from './staff-reading.ts'
import { QUOTE_DETAILS } from './staff-rows.ts'
import { askQuoteQuestion, assignQuoteRequest, declineQuoteRequest, markQuoteRequestSeen } from './staff-writing.ts'
import { flightRuleOf, type QuoteTreatment, serviceForVisit, treatmentsById } from './treatments.ts'

const sentHospitals = listOfEach(hospitalsOfRequests, ({ requestId }) => requestId)
/** Reads the hospitals of one request together with their quotes and questions. */
const answeredHospitals = batched<QuoteRequest, unknown, QuoteRequestHospital[]>(async (calls, ctx) => {
  const ids = calls.map(({ parent }) => parent.id)
  const [id] = ids
  if (id !== undefined && ids.length === 1) return [await readAnswers(ctx, id)]
  const hospitals = await hospitalsOfRequests(ctx, ids)
  return ids.map((requestId) => hospitals.filter((hospital) => hospital.requestId === requestId))
})
const questions = listOfEach(questionsOf, ({ recipientId }) => recipientId)
const sentQuotes = listOfEach(sentQuotesOf, ({ recipientId }) => recipientId)
const drafts = listOfEach(draftsOf, ({ recipientId }) => recipientId)
const filesForStaff = listOfEach(filesAtHospital, ({ recipientId }) => recipientId)
const contact = ofEach<QuoteContact | null>(contactsOf, null)
const proposer = belongingToOrNull<HospitalQuoteRequest, QuoteProposer>(({ proposedBy }) => proposedBy, findProposers)
const lines = listOfEach(linesOf, ({ quoteId }) => quoteId)
const linesFor = (quote: Quote, args: unknown, ctx: GraphqlContext) => quote.lines ?? lines(quote, args, ctx)

/** Attachments of each version. */
const attachments = batched<Quote, unknown, QuoteAttachment[]>(async (calls, ctx) => {
  const all = await attachmentsOf(ctx, [...new Set(calls.map(({ parent }) => parent.recipientId))])
  return calls.map(({ parent }) => attachedTo(parent, all))
})
const attachmentsForNext = listOfEach(attachmentsOfNext, ({ recipientId }) => recipientId)

/** Treatment names of each request, in its order. */
const treatments = batched<Pick<QuoteRequest, 'treatmentIds'>, unknown, QuoteTreatment[]>(async (calls, ctx) => {
  const byId = await treatmentsById(ctx, [...new Set(calls.flatMap(({ parent }) => parent.treatmentIds))])
  return calls.map(({ parent }) => parent.treatmentIds.flatMap((id) => byId.get(id) ?? []))
})

const figuresFor = <Parent>(hospitalOf: (parent: Parent) => string) =>
  batched<Parent, unknown, QuoteFigures>(async (calls, ctx) => {
    const figures = await figuresOf(ctx, [...new Set(calls.map(({ parent }) => hospitalOf(parent)))])
    return calls.map(({ parent }) => figures.get(hospitalOf(parent)) as QuoteFigures)
  })

/** Certificates of each hospital with checked evidence. */
const certificates = batched<QuoteRequestHospital, unknown, CheckedCertificate[]>(async (calls, ctx) => {
  const all = await checkedCertificates(ctx, [...new Set(calls.map(({ parent }) => parent.hospitalId))])
  return calls.map(({ parent }) => all.filter(({ hospitalId }) => hospitalId === parent.hospitalId))
})

const doctorCount = batched<QuoteHospital, unknown, number>(async (calls, ctx) => {
  const counts = await countDoctors(
    ctx,
    calls.map(({ parent }) => parent),
  )
  return calls.map(({ parent }) => counts.get(parent.id) ?? 0)
})

export const resolvers = {
  Query: {
    myQuoteRequests: (_root, paging, ctx) => listMyQuoteRequests(ctx, paging),
    quoteRequest: (_root, { id }, ctx) => findQuoteRequest(ctx, id),
    sharedQuotes: (_root, token, ctx) => readSharedQuotes(ctx, token),
    quoteHospitals: (_root, choice, ctx) => findQuoteHospitals(ctx, choice),
    quoteFigures: (_root, { hospitalIds }, ctx) => listQuoteFigures(ctx, hospitalIds),
    hospitalQuoteRequests: (_root, { hospitalId, ...list }, ctx, info) =>
      listHospitalQuoteRequests(ctx, readIdOrNull(hospitalId), {
        ...list,
        details: selects(info, QUOTE_DETAILS, { of: 'items' }),
      }),
    hospitalQuoteSummary: (_root, { hospitalId }, ctx) => summariseHospitalQuotes(ctx, readIdOrNull(hospitalId)),
    hospitalQuoteCharts: (_root, { hospitalId }, ctx) => readQuoteCharts(ctx, readIdOrNull(hospitalId)),
    hospitalQuoteRequest: (_root, { id }, ctx) => findHospitalRequest(ctx, id),
    quoteColleagues: (_root, { hospitalId }, ctx) => listQuoteColleagues(ctx, readIdOrNull(hospitalId)),
  },
  Mutation: {
    saveQuoteRequest: (_root, { id, input }, ctx) => saveQuoteRequest(ctx, id, input),
    createQuoteLink: (_root, { id, input }, ctx) => createQuoteLink(ctx, id, input),
    revokeQuoteLink: (_root, { id }, ctx) => revokeQuoteLink(ctx, id),
    deleteQuoteFile: (_root, { id, fileId }, ctx) => deleteQuoteFile(ctx, id, fileId),
    deleteQuoteDraft: (_root, { id }, ctx) => deleteQuoteDraft(ctx, id),
    sendQuoteRequest: (_root, { id, consent }, ctx) => sendQuoteRequest(ctx, id, consent),
    addQuoteHospital: (_root, { id, consent }, ctx) => addQuoteHospital(ctx, id, consent),
    answerQuoteQuestion: (_root, { id, ...answer }, ctx) => answerQuoteQuestion(ctx, id, answer),
    askQuoteHospital: (_root, { id, ...question }, ctx) => askQuoteHospital(ctx, id, question),
    withdrawQuoteRequest: (_root, { id }, ctx) => withdrawQuoteRequest(ctx, id),
    withdrawQuoteHospital: (_root, { id }, ctx) => withdrawQuoteHospital(ctx, id),
    markQuoteRequestSeen: (_root, { id }, ctx) => markQuoteRequestSeen(ctx, id),
    assignQuoteRequest: (_root, { id, userId = null }, ctx) => assignQuoteRequest(ctx, id, { userId }),
    askQuoteQuestion: (_root, { id, ...question }, ctx) => askQuoteQuestion(ctx, id, question),
    answerPatientQuestion: (_root, { id, questionId, ...answer }, ctx) =>
      answerPatientQuestion(ctx, id, questionId, answer),
    declineQuoteRequest: (_root, { id, ...decline }, ctx) => declineQuoteRequest(ctx, id, decline),
    removeQuoteAttachment: (_root, { id, attachmentId }, ctx) => removeQuoteAttachment(ctx, id, attachmentId),
    saveQuote: (_root, { id, input, basedOn }, ctx) => saveQuote(ctx, id, input, { basedOn }),
    acceptQuote: (_root, { id, input }, ctx) => acceptQuote(ctx, id, input),
    answerQuoteCharges: (_root, { id, ...answer }, ctx) => answerQuoteCharges(ctx, id, answer),
    recordQuoteCharges: (_root, { id, ...bill }, ctx) => recordQuoteCharges(ctx, id, bill),
    proposeQuotePlan: (_root, { id }, ctx) => proposeQuotePlan(ctx, id),
    sendQuote: (_root, { id }, ctx) => sendQuote(ctx, id),
    settleQuoteDispute: (_root, { id, input }, ctx) => settleQuoteDispute(ctx, id, input),
    openQuoteRequest: (_root, { id, ...opening }, ctx) => openQuoteRequest(ctx, id, opening),
  },
  QuoteRequest: {
    treatments,
    links: listOfEach(linksOfRequests, ({ requestId }) => requestId),
    files: listOfEach(filesOfRequests, ({ requestId }) => requestId),
    acceptance: ofEach<QuoteAcceptance | null>(acceptancesOfRequests, null),
    accesses: ofEach<QuoteAccess[]>(accessesOf, []),
    charges: ofEach<QuoteCharges | null>(chargesOfRequests, null),
    hospitals: (request, args, ctx, info) => {
      if (request.state === 'draft') return hospitalsOfDraft(request)
      return (selects(info, ['quotes']) ? answeredHospitals : sentHospitals)(request, args, ctx)
    },
  },
  QuoteRequestHospital: {
    hospital: belongingTo(({ hospitalId }) => hospitalId, findHospitals),
    questions: (place, args, ctx) => place.questions ?? questions(place, args, ctx),
    quotes: (place, args, ctx) => place.quotes ?? sentQuotes(place, args, ctx),
    figures: figuresFor<QuoteRequestHospital>(({ hospitalId }) => hospitalId),
    certificates,
  },
  QuoteHospital: {
    hospital: belongingTo(({ id }) => id, findHospitals),
    doctorCount,
    figures: figuresFor<QuoteHospital>(({ id }) => id),
  },
  HospitalQuoteSummary: { figures: figuresFor<{ hospitalId: string }>(({ hospitalId }) => hospitalId) },
  HospitalQuoteRequest: {
    treatments,
    moves: movesOf,
    patient: (request, _args, { clock }) => patientOf(request, clock()),
    flightRuleId: ({ treatmentIds }, _args, ctx) => flightRuleOf(ctx, treatmentIds),
    contact: (request, args, ctx) => (request.canSend && request.canReadHealth ? contact(request, args, ctx) : null),
    acceptance: ofEach<QuoteAcceptance | null>(acceptancesAtHospital, null),
    charges: ofEach<QuoteCharges | null>(chargesAtHospital, null),
    proposal: async (request, args, ctx) =>
      request.proposedAt === null
        ? null
        : { proposedAt: request.proposedAt, doctorName: (await proposer(request, args, ctx))?.name ?? null },
    questions: (request, args, ctx) => (request.canReadHealth ? questions(request, args, ctx) : []),
    files: (request, args, ctx) => (request.canReadHealth ? filesForStaff(request, args, ctx) : []),
    attachments: (request, args, ctx) => (writesNext(request) ? attachmentsForNext(request, args, ctx) : []),
    draft: async (request, args, ctx) => {
      const [draft = null] = request.canWork ? await drafts(request, args, ctx) : []
      return draftFor(request, draft)
    },
    quotes: async (request, args, ctx) => versionsFor(request, await sentQuotes(request, args, ctx)),
  },
  Quote: {
    lines: linesFor,
    attachments: (quote, args, ctx) => quote.attachments ?? attachments(quote, args, ctx),
    doctor: belongingToOrNull(({ doctorId }) => doctorId, findDoctors),
    canAccept: (quote, _args, { clock }) => canAccept(quote, clock()),
    earliestFlight: ({ terms }) => terms.earliestFlight ?? null,
    dates: ({ terms }) => terms.dates ?? [],
    companionStay: ({ terms }) => terms.companionStay ?? null,
    deposit: ({ terms }) => terms.deposit ?? null,
    payment: ({ terms }) => terms.payment ?? null,
    priceMayChange: ({ terms }) => terms.priceMayChange ?? null,
    complications: ({ terms }) => terms.complications ?? null,
    revision: ({ terms }) => terms.revision ?? null,
    careAtHome: ({ terms }) => terms.careAtHome ?? null,
    notIncluded: ({ terms }) => terms.notIncluded ?? [],
    stated: async (quote, args, ctx) => statedOf(quote, await linesFor(quote, args, ctx)).stated,
    notStated: async (quote, args, ctx) => statedOf(quote, await linesFor(quote, args, ctx)).notStated,
    consultation: async (quote, _args, ctx) => {
      const visit = quote.doctorId === null ? null : await serviceForVisit(ctx, quote)
      return visit && { hospitalId: quote.hospitalId, ...visit }
    },
  },
  QuoteLine: {
    label: ({ labels }, _args, { language }) => labelIn(labels, language),
    each: (line) => priceOfEach(line, line.currency),
  },
} satisfies Resolvers
