import { useState } from 'react'
import type { ResultOf } from '#web/data/graphql.ts'
import { useWithheldReason } from '#web/data/withheld.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Chip, Chips } from '#web/ui/badge.tsx'
import { Select } from '#web/ui/field.tsx'
import text from '#web/ui/text.module.css'
import { type Filter, ReviewList, type ReviewSubject } from './review-list.tsx'
import { ReviewSummary, type ReviewSummaryFields, type Summary } from './review-summary.tsx'
import styles from './reviews.module.css'

/** Number of treatments shown initially. */
const CHIPS = 5

type TreatmentsProps = { summary: Summary; chosen: string | null; onChoose: (serviceId: string | null) => void }

function Treatments({ summary, chosen, onChoose }: TreatmentsProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const [all, showAll] = useState(false)
  const { treatments } = summary
  if (treatments.length === 0) return null
  const shown = treatments.filter(({ serviceId }, at) => all || at < CHIPS || serviceId === chosen)
  const hidden = treatments.length - shown.length
  const chip = (serviceId: string | null, { name, count }: { name: string; count: number }) => (
    <Chip
      key={serviceId ?? 'all'}
      tone={serviceId === chosen ? 'on' : 'plain'}
      pressed={serviceId === chosen}
      onClick={() => onChoose(serviceId)}
    >
      {name} {formatNumber(count)}
    </Chip>
  )
  return (
    <Chips role="group" aria-label={t('Reviews of a treatment')}>
      {chip(null, { name: t('All'), count: summary.total })}
      {shown.map(({ serviceId, ...treatment }) => chip(serviceId, treatment))}
      {hidden > 0 && (
        <Chip tone="plain" onClick={() => showAll(true)}>
          {t('Show {{count}} more', { count: hidden })}
        </Chip>
      )}
    </Chips>
  )
}

type Props = ReviewSubject & {
  average: number | null
  summary: ResultOf<typeof ReviewSummaryFields>
  /** Treatment of the page, whose reviews are shown until the visitor chooses others. */
  serviceId?: string | null
}

/** Says that reviews are withheld, and the reason of the rule. */
function Withheld() {
  const { t } = useTranslation()
  const { reason } = useWithheldReason('reviews')
  return (
    <p className={text.muted}>
      {t('Reviews are not shown here.')} {reason}
    </p>
  )
}

/**
 * Shows the reviews of a hospital or doctor. Use the ID as `key`, so that another record starts
 * fresh.
 */
export function Reviews({ summary: { total, ...counts }, ...props }: Props) {
  const { t } = useTranslation()
  if (total === null) return <Withheld />
  if (total === 0) return <p className={text.muted}>{t('No reviews yet')}</p>
  return <ShownReviews {...props} summary={{ ...counts, total }} />
}

function ShownReviews({ of, id, average, summary, serviceId = null }: Omit<Props, 'summary'> & { summary: Summary }) {
  const { t } = useTranslation()
  const { language } = usePreferences()
  const { locale } = useFormat()
  const [picked, pick] = useState<string | null>()
  const [rating, setRating] = useState<number | null>(null)
  const [mineFirst, setMineFirst] = useState(true)
  const reviewed = summary.treatments.some((treatment) => treatment.serviceId === serviceId)
  const treatment = picked === undefined ? (reviewed ? serviceId : null) : picked
  const filter: Filter = { serviceId: treatment, rating, firstIn: mineFirst ? language : null }
  const own = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return (
    <div className={styles.reviews}>
      <ReviewSummary summary={summary} average={average} rating={rating} onRating={setRating} />
      <div className={styles.list}>
        <Treatments summary={summary} chosen={treatment} onChoose={pick} />
        <Select
          app
          hideLabel
          className={styles.order}
          label={t('Sort reviews')}
          value={mineFirst ? 'mine' : 'newest'}
          options={[
            { value: 'mine', label: t('{{language}} first', { language: own }) },
            { value: 'newest', label: t('Newest first') },
          ]}
          onChange={(event) => setMineFirst(event.target.value === 'mine')}
        />
        <ReviewList key={JSON.stringify(filter)} of={of} id={id} filter={filter} />
      </div>
    </div>
  )
}
