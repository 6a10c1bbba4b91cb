import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import {
  ANAESTHESIA_LABELS,
  LINE_KIND_LABELS,
  LINE_STATUS_LABELS,
  LINE_UNIT_LABELS,
  POINT_LABELS,
} from '#domain/quotes/labels.ts'
import type { QuotePoint } from '#domain/quotes/points.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { AttachmentList } from '../attachments/attachment-list.tsx'
import type { QuoteVersion } from './request-fields.ts'
import { useRequestWords } from './request-words.ts'
import styles from './version-view.module.css'

/** Terms of a version in words. A missing point reads "Not stated". */
export function useVersionFacts() {
  const { t } = useTranslation()
  const { formatDate, formatList, formatExact, formatNumber } = useFormat()
  const words = useRequestWords()
  return (version: QuoteVersion): (Fact & { value: string | null })[] => {
    const {
      doctor,
      anaesthesia,
      earliestFlight,
      deposit,
      payment,
      priceMayChange,
      complications,
      revision,
      careAtHome,
    } = version
    const money = (amount: number) => formatExact(amount, version.currency)
    const count = (value: number | null) => (value === null ? null : formatNumber(value))
    const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ')
    return [
      { term: t(POINT_LABELS.surgeon), value: doctor?.fullName ?? null },
      { term: t(POINT_LABELS.anaesthesia), value: anaesthesia && t(ANAESTHESIA_LABELS[anaesthesia]) },
      { term: t(POINT_LABELS.nights_in_hospital), value: count(version.nightsInHospital) },
      { term: t(POINT_LABELS.days_in_country), value: count(version.daysInCountry) },
      {
        term: t(POINT_LABELS.earliest_flight),
        value:
          earliestFlight && joined(t('{{count}} days after', { count: earliestFlight.days }), earliestFlight.reason),
      },
      ...(version.dates.length > 0
        ? [
            {
              term: t('Proposed days'),
              value: formatList(version.dates.map((day) => formatDate(day, { dateStyle: 'medium' }))),
            },
          ]
        : []),
      { term: t(POINT_LABELS.companion_stay), value: version.companionStay },
      { term: t(POINT_LABELS.valid_until), value: version.validUntil && formatDate(version.validUntil) },
      {
        term: t(POINT_LABELS.price_changes),
        value:
          priceMayChange &&
          (priceMayChange.length === 0
            ? t('Nothing changes the price')
            : priceMayChange
                .map(({ cause, atMost }) =>
                  joined(cause, atMost !== null && t('at most {{amount}}', { amount: money(atMost) })),
                )
                .join('\n')),
      },
      {
        term: t(POINT_LABELS.complications),
        value: complications && joined(complications.who, complications.where, complications.whoPays),
      },
      {
        term: t(POINT_LABELS.revision),
        value:
          revision &&
          joined(
            revision.until,
            revision.cost,
            revision.travelIncluded !== null &&
              (revision.travelIncluded ? t('travel included') : t('travel not included')),
          ),
      },
      {
        term: t(POINT_LABELS.care_at_home),
        value: careAtHome && joined(careAtHome.who, careAtHome.how, words.languageNames(careAtHome.languages)),
      },
      {
        term: t(POINT_LABELS.deposit),
        value:
          deposit &&
          (deposit.amount === 0
            ? t('No deposit')
            : joined(
                money(deposit.amount),
                deposit.refundableUntil
                  ? t('refundable until {{day}}', { day: formatDate(deposit.refundableUntil) })
                  : t('not refundable'),
              )),
      },
      { term: t('Payment at the hospital'), value: payment && joined(payment.when, payment.how) },
    ]
  }
}

const NotStated = ({ children }: { children: ReactNode }) => <Badge tone="stop">{children}</Badge>

/** Points that are stated by lines. */
const BY_LINES: readonly QuotePoint[] = ['tests_before', 'medicine_after', 'follow_ups', 'interpreter', 'implant']

function Lines({ version }: { version: QuoteVersion }) {
  const { t } = useTranslation()
  const { formatExact, formatNumber } = useFormat()
  const { lines, currency, totalIncluded, totalWithOptions } = version
  const money = (amount: number) => <bdi>{formatExact(amount, currency)}</bdi>
  return (
    <table className={styles.lines}>
      <caption className={text.visuallyHidden}>{t('Lines of the quote')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Item')}</th>
          <th scope="col">{t('Quantity')}</th>
          <th scope="col" className={styles.number}>
            {t('Net')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, kind, label, maker, model, quantity, unit, net, status }) => (
          <tr key={id} className={clsx(status === 'excluded' && styles.excluded)}>
            <td>
              <bdi className={styles.label}>{label}</bdi>
              <span className={text.note}>
                {t(LINE_KIND_LABELS[kind])}
                {maker && <bdi> · {maker}</bdi>}
                {model && <bdi> {model}</bdi>}
                {status !== 'included' && ` · ${t(LINE_STATUS_LABELS[status])}`}
              </span>
            </td>
            <td className={styles.quantity}>
              {formatNumber(quantity)} × {t(LINE_UNIT_LABELS[unit])}
            </td>
            <td className={styles.number}>{status === 'excluded' ? '–' : money(net)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('Total, included')}
          </th>
          <td className={styles.number}>
            <b>{money(totalIncluded)}</b>
          </td>
        </tr>
        <tr>
          <th scope="row" colSpan={2}>
            {t('With all options')}
          </th>
          <td className={styles.number}>{money(totalWithOptions)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A version as shown to the patient. `requestId` is the request's ID at the hospital. */
export function VersionView({ version, requestId }: { version: QuoteVersion; requestId: string }) {
  const { t } = useTranslation()
  const factsOf = useVersionFacts()
  const missing = version.notStated.filter((point) => BY_LINES.includes(point))
  return (
    <Stack>
      <Lines version={version} />
      {version.plan && (
        <p className={text.written} dir="auto">
          {version.plan}
        </p>
      )}
      <Facts
        items={[
          ...factsOf(version).map(({ term, value }) => ({
            term,
            value:
              value === null ? <NotStated>{t('Not stated')}</NotStated> : <span className={text.written}>{value}</span>,
          })),
          ...missing.map((point) => ({
            term: t(POINT_LABELS[point]),
            value: <NotStated>{t('Not stated')}</NotStated>,
          })),
        ]}
      />
      <AttachmentList requestId={requestId} attachments={version.attachments} />
    </Stack>
  )
}
