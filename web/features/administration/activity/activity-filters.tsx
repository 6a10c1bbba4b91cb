/**
 * ActivityFilters({ search, onChange }) — text, kind of record and days. A user or record from the
 * address is shown as a removable filter.
 */

import { SUBJECT_KINDS, type SubjectKind } from '#domain/activity.ts'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { DayFilter } from '#web/ui/day-filter.tsx'
import { Select } from '#web/ui/field.tsx'
import { X } from '#web/ui/icons/x.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Toolbar } from '#web/ui/toolbar.tsx'
import styles from './activity.module.css'
import type { Change, Search } from './use-activity-search.ts'

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

const NARROWED = {
  actorId: sentence('One person'),
  subjectId: sentence('One record'),
  hospitalId: sentence('One hospital'),
}

export function ActivityFilters({ search, onChange }: { search: Search; onChange: (change: Change) => void }) {
  const { t } = useTranslation()
  const narrowed = (Object.keys(NARROWED) as (keyof typeof NARROWED)[]).filter((filter) => search[filter])
  return (
    <Toolbar
      label={t('Filters')}
      end={narrowed.map((filter) => (
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
    >
      <SearchField label={t('Who or what')} value={search.q ?? ''} maxLength={200} onChange={(q) => onChange({ q })} />
      <Select
        app
        label={t('Kind')}
        hideLabel
        className={styles.filter ?? ''}
        value={search.kind ?? ''}
        options={[
          { value: '', label: t('All kinds') },
          ...SUBJECT_KINDS.map((kind) => ({ value: kind, label: t(KIND_LABELS[kind]) })),
        ]}
        onChange={({ target }) => onChange({ kind: target.value })}
      />
      <DayFilter
        label={t('From')}
        beside
        value={search.from ?? ''}
        max={search.to}
        onChange={(from) => onChange({ from })}
      />
      <DayFilter
        label={t('Until')}
        beside
        value={search.to ?? ''}
        min={search.from}
        onChange={(to) => onChange({ to })}
      />
    </Toolbar>
  )
}
