import type { ReactNode } from 'react'
import { ANAESTHESIA_LABELS, POINT_LABELS } from '#domain/quotes/labels.ts'
import { LOCALES } from '#domain/languages.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { BriefcaseMedical } from '#web/ui/icons/briefcase-medical.ts'
import { HeartPulse } from '#web/ui/icons/heart-pulse.ts'
import { House } from '#web/ui/icons/house.ts'
import { Plane } from '#web/ui/icons/plane.ts'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'
import { Sparkles } from '#web/ui/icons/sparkles.ts'
import { Wallet } from '#web/ui/icons/wallet.ts'
import text from '#web/ui/text.module.css'
import { Amount } from './amount.tsx'
import type { Cell, CompareGroup, CompareRow } from './cell.ts'
import { NotStated } from './not-stated.tsx'
import type { ComparedQuote } from './quote-fields.ts'
import { useGlanceRows } from './use-glance-rows.tsx'
import { useLineRows } from './use-line-rows.tsx'

/** A text with a smaller one below it. */
function Said({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className={text.written}>
        <bdi>{children}</bdi>
      </span>
      {note && (
        <small className={text.written}>
          <bdi>{note}</bdi>
        </small>
      )}
    </>
  )
}

const NOT_STATED: Cell = { key: 'not stated', content: <NotStated /> }

/** All rows of the comparison, in the order in which a stay goes. */
export function useCompareGroups(compared: readonly ComparedQuote[], dates: Parameters<typeof useGlanceRows>[1]) {
  const { t, i18n } = useTranslation()
  const { formatDate, formatList, formatPrice } = useFormat()
  const lineRows = useLineRows(compared)
  const glance = useGlanceRows(compared, dates)
  const languages = new Intl.DisplayNames(LOCALES[i18n.language], { type: 'language' })

  /** A row whose cells are null where the hospital did not say it. */
  const row = (
    name: string,
    say: (quote: ComparedQuote['quote']) => { words: string; note?: string | null | undefined } | null,
  ): CompareRow => ({
    name,
    cells: compared.map(({ quote }) => {
      const words = say(quote)
      if (!words) return NOT_STATED
      return { key: [words.words, words.note].join('\n'), content: <Said note={words.note}>{words.words}</Said> }
    }),
  })
  const count = (words: string) => ({ words })

  const groups: CompareGroup[] = [
    { name: t('At a glance'), icon: <Sparkles />, rows: glance },
    {
      name: t('Treatment'),
      icon: <BriefcaseMedical />,
      rows: [
        row(t('Plan'), ({ plan, alternatives }) => (plan ? { words: plan, note: alternatives } : null)),
        row(t(POINT_LABELS.anaesthesia), ({ anaesthesia }) =>
          anaesthesia ? count(t(ANAESTHESIA_LABELS[anaesthesia])) : null,
        ),
        ...lineRows('surgeon', 'anaesthesia', 'theatre', 'implant', 'test', 'garment', 'other'),
      ],
    },
    {
      name: t('Stay'),
      icon: <House />,
      rows: [
        row(t(POINT_LABELS.nights_in_hospital), ({ nightsInHospital }) =>
          nightsInHospital === null ? null : count(nightsInHospital === 0 ? t('None') : String(nightsInHospital)),
        ),
        row(t(POINT_LABELS.days_in_country), ({ daysInCountry }) =>
          daysInCountry === null ? null : count(String(daysInCountry)),
        ),
        ...lineRows('stay', 'hotel'),
        row(t(POINT_LABELS.companion_stay), ({ companionStay }) => (companionStay ? count(companionStay) : null)),
      ],
    },
    {
      name: t('Travel', { context: 'quote' }),
      icon: <Plane />,
      rows: [
        row(t(POINT_LABELS.earliest_flight), ({ earliestFlight: flight }) =>
          flight
            ? {
                words: t('{{count}} days after treatment', { count: flight.days }),
                note:
                  flight.reason ??
                  (flight.ruleId
                    ? t('Based on a public guideline')
                    : t('Based on the surgeon’s advice: ask your surgeon')),
              }
            : null,
        ),
        ...lineRows('transfer', 'interpreter'),
      ],
    },
    {
      name: t('Afterwards'),
      icon: <HeartPulse />,
      rows: [
        ...lineRows('medicine', 'follow_up'),
        row(t(POINT_LABELS.care_at_home), ({ careAtHome: care }) =>
          care
            ? {
                words: care.who,
                note: [care.how, formatList(care.languages.map((code) => languages.of(code) ?? code))]
                  .filter(Boolean)
                  .join(' · '),
              }
            : null,
        ),
      ],
    },
    {
      name: t('If something goes wrong'),
      icon: <ShieldCheck />,
      rows: [
        row(t('Where you are treated'), ({ complications }) =>
          complications ? { words: complications.where, note: complications.who } : null,
        ),
        row(t('Who pays'), ({ complications }) => (complications ? count(complications.whoPays) : null)),
        row(t(POINT_LABELS.revision), ({ revision }) =>
          revision
            ? {
                words: t('Until {{time}}: {{cost}}', { time: revision.until, cost: revision.cost }),
                note:
                  revision.travelIncluded === null
                    ? null
                    : revision.travelIncluded
                      ? t('Travel included')
                      : t('You pay the travel'),
              }
            : null,
        ),
        ...lineRows('revision'),
        row(t(POINT_LABELS.price_changes), ({ priceMayChange: changes, currency }) =>
          changes
            ? count(
                changes.length === 0
                  ? t('Nothing')
                  : changes
                      .map(({ cause, atMost }) =>
                        atMost === null
                          ? t('{{cause}}: no limit named', { cause })
                          : t('{{cause}}: at most {{amount}}', { cause, amount: formatPrice(atMost, currency) }),
                      )
                      .join('\n'),
              )
            : null,
        ),
      ],
    },
    {
      name: t('Paying'),
      icon: <Wallet />,
      note: t('always at the hospital, never here'),
      rows: [
        row(t(POINT_LABELS.deposit), ({ deposit, currency }) =>
          deposit
            ? {
                words: deposit.amount === 0 ? t('None') : formatPrice(deposit.amount, currency),
                note:
                  deposit.amount === 0
                    ? null
                    : deposit.refundableUntil
                      ? t('Refundable until {{day}}', { day: formatDate(deposit.refundableUntil) })
                      : t('Not refundable'),
              }
            : null,
        ),
        row(t('When and how'), ({ payment }) => (payment ? { words: payment.when, note: payment.how } : null)),
        {
          name: t('Not in the price'),
          cells: compared.map(({ quote: { notIncluded } }) => ({
            key: notIncluded.join('\n'),
            content:
              notIncluded.length > 0 ? (
                <Said>{notIncluded.join('\n')}</Said>
              ) : (
                <span className={text.muted}>{t('Nothing named')}</span>
              ),
          })),
        },
        {
          name: t('With all options'),
          cells: compared.map(({ quote }) => ({
            key: `${quote.totalWithOptions} ${quote.currency}`,
            content: <Amount amount={quote.totalWithOptions} currency={quote.currency} />,
          })),
        },
        row(t(POINT_LABELS.valid_until), ({ validUntil }) => (validUntil ? count(formatDate(validUntil)) : null)),
      ],
    },
  ]
  return groups
}
