import { useState } from 'react'
import type { Break } from '#domain/doctor-calendars.ts'
import { EditCard } from '#web/editing/edit-card.tsx'
import { type PendingParts, usePendingPart } from '#web/editing/pending-parts.ts'
import { DAYS, type Span } from '#web/editing/spans.ts'
import { useCopiedDay, WeekHours } from '#web/editing/week-hours.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { FieldError, Input, Select } from '#web/ui/field.tsx'
import { Copy } from '#web/ui/icons/copy.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import { X } from '#web/ui/icons/x.ts'
import text from '#web/ui/text.module.css'
import { type DoctorForm, dayLabel } from './doctor.ts'
import styles from './doctor-week.module.css'

type DoctorWeekProps = {
  values: Pick<DoctorForm, 'hasOwnHours' | 'hours' | 'breaks'>
  isChanged: (path: string) => boolean
  errorIn: (path: string) => string | undefined
  write: (path: string, value: unknown) => void
  pending: PendingParts
}

/** Edits the doctor's weekly hours: own hours or those of the hospital, minus breaks. */
export function DoctorWeek({ values, isChanged, errorIn, write, pending }: DoctorWeekProps) {
  const { t } = useTranslation()
  const { hasOwnHours, hours, breaks } = values
  const week = useCopiedDay(hours, (day, spans: Span[]) => write(`hours.${day}`, spans))
  return (
    <EditCard
      flush
      title={t('Weekly hours')}
      action={
        hasOwnHours && (
          <Button size="sm" variant="ghost" icon={<Copy aria-hidden="true" />} onClick={week.copy}>
            {week.label}
          </Button>
        )
      }
    >
      <div className={styles.part}>
        <Switch
          label={t('Own hours')}
          checked={hasOwnHours}
          onChange={(event) => write('hasOwnHours', event.target.checked)}
        />
        <FieldError error={errorIn('hasOwnHours')} alert />
        {!hasOwnHours && <p className={text.note}>{t('The hospital’s opening hours apply.')}</p>}
      </div>
      {hasOwnHours && (
        <WeekHours
          hours={hours}
          onChange={week.write}
          isChanged={(day) => isChanged(`hours.${day}`)}
          errorIn={(day) => errorIn(`hours.${day}`)}
          closed={t('Sees no patients')}
        />
      )}
      <Breaks breaks={breaks} error={errorIn('breaks')} onChange={(next) => write('breaks', next)} pending={pending} />
    </EditCard>
  )
}

const EVERY_DAY = 'every'
const NEW_BREAK = { weekday: EVERY_DAY as string, from: '12:00', to: '13:00' }

type BreaksProps = {
  breaks: readonly Break[]
  error: string | undefined
  onChange: (breaks: Break[]) => void
  pending: PendingParts
}

function Breaks({ breaks, error, onChange, pending }: BreaksProps) {
  const { t } = useTranslation()
  const [adding, add] = useState<typeof NEW_BREAK | null>(null)
  const inOrder = (list: Break[]) => list.sort((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from))
  function take() {
    if (!adding) return true
    const days = adding.weekday === EVERY_DAY ? DAYS.map(({ day }) => Number(day)) : [Number(adding.weekday)]
    onChange(inOrder([...breaks, ...days.map((weekday) => ({ ...adding, weekday }))]))
    add(null)
    return true
  }
  usePendingPart(pending, adding !== null, { label: t('New break'), take, drop: () => add(null) })
  return (
    <section className={styles.part} aria-label={t('Breaks')}>
      <h3 className={styles.heading}>{t('Breaks')}</h3>
      <FieldError error={error} alert />
      {breaks.length === 0 && <p className={text.note}>{t('No breaks.')}</p>}
      <ul className={styles.breaks}>
        {breaks.map((pause, at) => {
          const name = `${t(dayLabel(pause.weekday))} ${pause.from}–${pause.to}`
          return (
            <li key={`${name} ${String(at)}`} className={styles.break}>
              {name}
              <IconButton
                label={t('Remove the break on {{name}}', { name })}
                onClick={() => onChange(breaks.toSpliced(at, 1))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {adding ? (
        <div className={styles.adding}>
          <Select
            app
            label={t('Day')}
            value={adding.weekday}
            options={[
              { value: EVERY_DAY, label: t('Every day') },
              ...DAYS.map(({ day, label }) => ({ value: day, label: t(label) })),
            ]}
            onChange={(event) => add({ ...adding, weekday: event.target.value })}
          />
          <Input
            app
            type="time"
            label={t('Break from')}
            value={adding.from}
            onChange={(event) => add({ ...adding, from: event.target.value })}
          />
          <Input
            app
            type="time"
            label={t('Break until')}
            value={adding.to}
            onChange={(event) => add({ ...adding, to: event.target.value })}
          />
          <Button variant="tonal" onClick={take}>
            {t('Add to the list')}
          </Button>
        </div>
      ) : (
        <Button size="sm" variant="ghost" icon={<Plus aria-hidden="true" />} onClick={() => add(NEW_BREAK)}>
          {t('Add a break')}
        </Button>
      )}
    </section>
  )
}
