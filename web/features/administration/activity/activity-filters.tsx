import type { SubjectKind } from '#domain/activity.ts'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { DayFilter } from '#web/ui/day-filter.tsx'
import { X } from '#web/ui/icons/x.ts'

export const KIND_LABELS: Record<SubjectKind, string> = {
  hospital: sentence('Hospital'),
  doctor: sentence('Doctor'),
  health_service: sentence('Service'),
  term: sentence('Category or specialty'),
  user: sentence('User'),
  appointment: sentence('Appointment'),
  review: sentence('Review'),
  outbox: sentence('Mail'),
  settings: sentence('Settings'),
  import: sentence('Import'),
  certificate: sentence('Certificate'),
  api_key: sentence('API key'),
  webhook: sentence('Webhook'),
  request: sentence('Request'),
  quote_request: sentence('Quote request'),
  report: sentence('Hospital report'),
}

/** Changed filters. An empty text removes a filter. */
export type Change = Record<string, string>

const NARROWED = {
  actorId: sentence('One person'),
  subjectId: sentence('One record'),
  hospitalId: sentence('One hospital'),
}

type ActivityFiltersProps = { filters: Readonly<Record<string, string>>; onChange: (change: Change) => void }

/** Shows days and, as removable filters, a person or a record from the address. */
export function ActivityFilters({ filters, onChange }: ActivityFiltersProps) {
  const { t } = useTranslation()
  const narrowed = (Object.keys(NARROWED) as (keyof typeof NARROWED)[]).filter((filter) => filters[filter])
  return (
    <>
      <DayFilter
        label={t('From')}
        beside
        value={filters.from ?? ''}
        max={filters.to}
        onChange={(from) => onChange({ from })}
      />
      <DayFilter
        label={t('Until')}
        beside
        value={filters.to ?? ''}
        min={filters.from}
        onChange={(to) => onChange({ to })}
      />
      {narrowed.map((filter) => (
        <Button
          key={filter}
          size="sm"
          variant="tonal"
          icon={<X aria-hidden="true" />}
          aria-label={t('Remove: {{filter}}', { filter: t(NARROWED[filter]) })}
          onClick={() => onChange({ [filter]: '' })}
        >
          {t(NARROWED[filter])}
        </Button>
      ))}
    </>
  )
}
