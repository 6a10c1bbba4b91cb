/** Versions of quotes in REST. */
import type { z } from 'zod'
import { priceOfEach } from '#domain/quotes/lines.ts'
import type { Context } from '#server/context.ts'
import { findDoctors } from '#server/features/catalogue/doctors/catalogue.ts'
import type { Doctor } from '#server/features/catalogue/doctors/record.ts'
import type { QuoteAcceptance, QuoteCharges } from '../acceptance-reading.ts'
import { attachedTo, toQuoteAttachmentAnswer } from '../attachments/record.ts'
import { attachmentsOf, labelIn, linesOf } from '../reading.ts'
import type { Quote, QuoteLine } from '../record.ts'
import { canAccept, statedOf } from '../shown.ts'
import { treatmentsById } from '../treatments.ts'
import type { quoteAnswer } from './parts.ts'

type QuoteAnswer = z.output<typeof quoteAnswer>

/** Indexes records by ID. */
export const byId = <Item extends { id: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item]))

/** Returns the treatment names of many requests, in the order of each request. */
export async function treatmentsFor(ctx: Context, requests: readonly { treatmentIds: string[] }[]) {
  const treatments = await treatmentsById(ctx, [...new Set(requests.flatMap(({ treatmentIds }) => treatmentIds))])
  return ({ treatmentIds }: { treatmentIds: string[] }) => treatmentIds.flatMap((id) => treatments.get(id) ?? [])
}

const answerLine = ({ quoteId: _, currency, ...line }: QuoteLine, { language }: Context) => ({
  ...line,
  label: labelIn(line.labels, language),
  each: priceOfEach(line, currency),
})

const doctorOf = (doctor: Doctor | null) =>
  doctor && { id: doctor.id, fullName: doctor.fullName, specialty: doctor.specialty }

/** Returns an acceptance without the IDs of its request. */
export const answerAcceptance = (acceptance: QuoteAcceptance | undefined) => {
  if (!acceptance) return null
  const { requestId: _, recipientId: __, ...answer } = acceptance
  return answer
}

/** Returns a final bill without the IDs of its request. */
export const answerCharges = (charges: QuoteCharges | undefined) => {
  if (!charges) return null
  const { requestId: _, recipientId: __, ...answer } = charges
  return answer
}

/** Returns the stored fields of a version. */
function storedFields(quote: Quote) {
  const {
    recipientId: _,
    hospitalId: __,
    treatmentIds: ___,
    recipientState: ____,
    requestState: _____,
    ...fields
  } = quote
  return fields
}

/**
 * Adds lines, attachments, doctor and points to versions, in the same order. The caller must be
 * allowed to read them.
 */
export async function answerQuotes(ctx: Context, quotes: readonly Quote[]): Promise<QuoteAnswer[]> {
  if (quotes.length === 0) return []
  const doctorIds = [...new Set(quotes.flatMap(({ doctorId }) => doctorId ?? []))]
  const unread = quotes.filter(({ lines }) => !lines).map(({ id }) => id)
  const recipients = [...new Set(quotes.flatMap((quote) => (quote.attachments ? [] : quote.recipientId)))]
  const [lines, attachments, doctors] = await Promise.all([
    unread.length > 0 ? linesOf(ctx, unread) : [],
    recipients.length > 0 ? attachmentsOf(ctx, recipients) : [],
    findDoctors(ctx, doctorIds),
  ])
  const doctorsById = byId(doctors)
  const now = ctx.clock()
  return quotes.map((quote) => {
    const { doctorId, terms, ...fields } = storedFields(quote)
    const own = quote.lines ?? lines.filter(({ quoteId }) => quoteId === fields.id)
    return {
      ...fields,
      dates: terms.dates ?? [],
      earliestFlight: terms.earliestFlight ?? null,
      companionStay: terms.companionStay ?? null,
      deposit: terms.deposit ?? null,
      payment: terms.payment ?? null,
      priceMayChange: terms.priceMayChange ?? null,
      complications: terms.complications ?? null,
      revision: terms.revision ?? null,
      careAtHome: terms.careAtHome ?? null,
      notIncluded: terms.notIncluded ?? [],
      ...statedOf(quote, own),
      canAccept: canAccept(quote, now),
      doctor: doctorOf((doctorId !== null && doctorsById.get(doctorId)) || null),
      lines: own.map((line) => answerLine(line, ctx)),
      attachments: (quote.attachments ?? attachedTo(quote, attachments)).map(toQuoteAttachmentAnswer),
    }
  })
}
