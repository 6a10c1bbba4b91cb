import { ANAESTHESIA_LABELS, LINE_KIND_LABELS } from '#domain/quotes/labels.ts'
import { sentence } from '#domain/sentences.ts'
import type { EditedField } from '#web/editing/edition.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { LineForm } from './line-form.ts'
import type { QuoteForm } from './quote-form.ts'

/** Form parts that drafts and conflicts treat as units. */
export const QUOTE_PART_LABELS: Record<keyof QuoteForm, string> = {
  language: sentence('Language of the quote'),
  currency: sentence('Currency'),
  lines: sentence('Lines of the quote'),
  doctorId: sentence('Treating doctor'),
  plan: sentence('What you propose and why'),
  alternatives: sentence('Alternatives'),
  anaesthesia: sentence('Anaesthesia'),
  nightsInHospital: sentence('Nights in hospital'),
  daysInCountry: sentence('Days in Türkiye'),
  flightDays: sentence('Earliest flight home'),
  flightReason: sentence('Reason for fewer days'),
  dates: sentence('Proposed days'),
  companionStay: sentence('Stay of a companion'),
  validUntil: sentence('Valid until'),
  depositKind: sentence('Deposit'),
  depositAmount: sentence('Amount of the deposit'),
  depositUntil: sentence('Refundable until'),
  paymentWhen: sentence('When to pay'),
  paymentHow: sentence('How to pay'),
  changeKind: sentence('Reasons for a price change'),
  changes: sentence('Reasons for a price change'),
  complicationsWho: sentence('Complications'),
  complicationsWhere: sentence('Complications'),
  complicationsPays: sentence('Complications'),
  revisionUntil: sentence('Revision'),
  revisionCost: sentence('Revision'),
  revisionTravel: sentence('Travel for a revision'),
  careWho: sentence('Aftercare at home'),
  careHow: sentence('Aftercare at home'),
  careLanguages: sentence('Languages of the aftercare'),
  notIncluded: sentence('Not included'),
}

/** Describes the parts of a quote for drafts and conflicts. */
export function useQuoteParts(doctors: readonly { id: string; fullName: string }[]) {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  const shows: Partial<Record<keyof QuoteForm, (value: unknown) => string>> = {
    lines: (value) =>
      formatList(
        (value as readonly LineForm[]).map(
          ({ kind, labels, each }) => `${Object.values(labels).find(Boolean) ?? t(LINE_KIND_LABELS[kind])} ${each}`,
        ),
      ),
    dates: (value) => formatList((value as QuoteForm['dates']).flatMap(({ day }) => day || [])),
    changes: (value) => formatList((value as QuoteForm['changes']).map(({ cause }) => cause)),
    doctorId: (value) => doctors.find(({ id }) => id === value)?.fullName ?? '',
    anaesthesia: (value) => t(Object.entries(ANAESTHESIA_LABELS).find(([name]) => name === value)?.[1] ?? 'Not stated'),
  }
  return (): readonly EditedField[] =>
    (Object.keys(QUOTE_PART_LABELS) as (keyof QuoteForm)[]).map((path) => {
      const show = shows[path]
      return { path, label: t(QUOTE_PART_LABELS[path]), ...(show && { show }) }
    })
}
