import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { dateIn } from '#domain/days.ts'
import { closureInput } from '#domain/hospital-settings.ts'
import { holidaySpans, type PublicHoliday } from '#domain/public-holidays.ts'
import { graphql } from '#web/data/graphql.ts'
import { ShowAll, useFold } from '#web/editing/fold.tsx'
import { type PendingParts, usePendingPart } from '#web/editing/pending-parts.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { FieldError, FieldHint, Input } from '#web/ui/field.tsx'
import { useFirstWrong } from '#web/ui/first-wrong.ts'
import { CalendarDays } from '#web/ui/icons/calendar-days.ts'
import { Lock } from '#web/ui/icons/lock.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './closures-section.module.css'
import parts from './section.module.css'
import { Section } from './section.tsx'
import type { SectionParts } from './use-hospital-form.ts'

const VisitsWithin = graphql(`
  query VisitsWithin($hospitalId: ID!, $from: Date!, $to: Date!) {
    pending: appointments(search: { hospitalId: $hospitalId, from: $from, to: $to, status: "pending" }, limit: 100) {
      total
      items { id bookingId date time durationMinutes patientName }
    }
    confirmed: appointments(search: { hospitalId: $hospitalId, from: $from, to: $to, status: "confirmed" }, limit: 100) {
      total
      items { id bookingId date time durationMinutes patientName }
    }
  }
`)

/** Number of public holidays, and of visits within a closure, before the others are opened. */
const FIRST_HOLIDAYS = 4
const FIRST_VISITS = 5

type Days = { from: string; to: string }
/** Closure of whole days, or of these hours on each of the days. */
type ClosureForm = Days & { hours?: { from: string; to: string } | null }

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Shows the appointments on these days, which stay until they are moved or cancelled. */
function VisitsThen({ hospitalId, from, to, hours }: ClosureForm & { hospitalId: string }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { data } = useQuery(VisitsWithin, { variables: { hospitalId, from, to }, fetchPolicy: 'cache-and-network' })
  const lists = data ? [data.pending, data.confirmed] : []
  const isThen = ({ time, durationMinutes }: { time: string; durationMinutes: number }) =>
    !hours || (minuteOf(time) < minuteOf(hours.to) && minuteOf(time) + durationMinutes > minuteOf(hours.from))
  const visits = lists
    .flatMap(({ items }) => items)
    .filter(isThen)
    .sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
  const count = hours ? visits.length : lists.reduce((sum, { total }) => sum + total, 0)
  const fold = useFold(visits, { first: FIRST_VISITS })
  if (!data || count === 0) return data ? <small className={text.note}>{t('No visits then')}</small> : null
  return (
    <Banner
      tone="warn"
      title={t('{{count}} appointments fall on these days. They stay until they are moved or cancelled.', { count })}
    >
      <ul className={styles.visits}>
        {fold.shown.map(({ id, bookingId, date, time, patientName }) => (
          <li key={id}>
            <bdi>{bookingId}</bdi> · {t('{{day}}, {{time}}', { day: formatDate(date), time })} ·{' '}
            <bdi>{patientName}</bdi>
          </li>
        ))}
      </ul>
      <ShowAll fold={fold} />
    </Banner>
  )
}

const useSpan = () => {
  const { formatDate } = useFormat()
  const day = (date: string) => formatDate(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  return ({ from, to }: Days) => (from === to ? day(from) : `${day(from)} – ${day(to)}`)
}

type NewClosureProps = {
  pending: PendingParts
  onAdd: (closure: { startsOn: string; endsOn: string; startsAt: string; endsAt: string; reason: string }) => void
  onCancel: () => void
}

function NewClosure({ pending, onAdd, onCancel }: NewClosureProps) {
  const { t } = useTranslation()
  const today = dateIn(new Date())
  const [typed, type] = useState({ startsOn: '', endsOn: '', startsAt: '', endsAt: '', reason: '' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [attempts, setAttempts] = useState(0)
  const box = useFirstWrong<HTMLDivElement>(attempts)
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      type({ ...typed, [name]: event.target.value })
      setErrors(({ [name]: _, ...others }) => others)
    },
  })
  function add() {
    const closure = { ...typed, endsOn: typed.endsOn || typed.startsOn }
    const parsed = closureInput.safeParse(closure)
    if (parsed.success) onAdd(closure)
    else {
      setErrors(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])))
      setAttempts(attempts + 1)
    }
    return parsed.success
  }
  const filled = Object.values(typed).some((value) => value !== '')
  usePendingPart(pending, filled, { label: t('New closure'), take: add, drop: onCancel })
  return (
    <div ref={box} className={styles.add}>
      <div className={parts.pair}>
        <Input app type="date" min={today} label={t('First day')} {...field('startsOn')} />
        <Input app optional type="date" min={typed.startsOn || today} label={t('Last day')} {...field('endsOn')} />
      </div>
      <div className={parts.pair}>
        <Input app optional type="time" label={t('Closed from')} {...field('startsAt')} />
        <Input app optional type="time" label={t('Closed until')} {...field('endsAt')} />
      </div>
      <FieldHint>{t('Without times, the whole day is closed.')}</FieldHint>
      <Input app optional maxLength={200} label={t('Reason')} {...field('reason')} />
      <Row gap="small">
        <Button size="sm" variant="tonal" onClick={add}>
          {t('Add to the list')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Row>
    </div>
  )
}

type ClosuresSectionProps = SectionParts & { hospitalId: string; holidays: readonly PublicHoliday[] }

/**
 * Edits the closures of the hospital: its own days, and the public holidays that staff have
 * accepted.
 */
export function ClosuresSection({ editing, control, hospitalId, holidays }: ClosuresSectionProps) {
  const { t } = useTranslation()
  const span = useSpan()
  const [adding, setAdding] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  /** Restores the focus, because the focused element disappears with the fields. */
  const close = () => {
    setAdding(false)
    opener.current?.focus()
  }
  const rows = useRef<HTMLUListElement>(null)
  /** Moves the focus to the new content of the row, because the pressed button is gone. */
  const keepFocusAt = (row: number) =>
    requestAnimationFrame(() => {
      const button = rows.current?.children[row]?.querySelector('button') ?? opener.current
      button?.focus()
    })
  const [closures, accepted] = useWatch({ control, name: ['closures', 'holidays'] })
  /** Returns whether a closure covers the holiday, so no second decision is needed. */
  const isCovered = ({ date }: PublicHoliday) =>
    closures.some(({ startsOn, endsOn, startsAt }) => !startsAt && startsOn <= date && date <= endsOn)
  const feasts = holidaySpans(holidays.filter((holiday) => accepted.includes(holiday.date) || !isCovered(holiday)))
  const fold = useFold(feasts, { first: FIRST_HOLIDAYS })
  const datesOf = ({ from, to }: Days) => holidays.map(({ date }) => date).filter((date) => from <= date && date <= to)
  return (
    <Section
      name="closures"
      flush
      action={
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden="true" />}
          ref={opener}
          onClick={() => setAdding(true)}
        >
          {t('Add closure')}
        </Button>
      }
    >
      {adding && (
        <NewClosure
          pending={editing.pending}
          onCancel={close}
          onAdd={(closure) => {
            const next = [...closures, closure].sort((a, b) => a.startsOn.localeCompare(b.startsOn))
            editing.write('closures', next)
            close()
          }}
        />
      )}
      <FieldError error={editing.errorIn('closures')} alert />
      <ul ref={rows} className={styles.items}>
        {closures.map((closure, at) => {
          const days = { from: closure.startsOn, to: closure.endsOn }
          const { startsAt, endsAt } = closure
          const hours = startsAt && endsAt ? { from: String(startsAt), to: String(endsAt) } : null
          // Accepted holidays are stored under their English names and translated. Typed reasons
          // are shown unchanged.
          const title = closure.reason ? t(String(closure.reason)) : t('Closed')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two closures may be alike
            <li key={`${days.from} ${days.to} ${at}`} className={styles.item}>
              <Lock aria-hidden="true" className={styles.icon} />
              <span>
                <b className={text.strong} dir="auto">
                  {title}
                </b>
                <small className={text.note}>
                  {span(days)}
                  {hours && `, ${hours.from}–${hours.to}`}
                </small>
                {days.from <= days.to && <VisitsThen hospitalId={hospitalId} {...days} hours={hours} />}
              </span>
              <IconButton
                label={t('Remove closure of {{days}}', { days: span(days) })}
                onClick={() => {
                  editing.write('closures', closures.toSpliced(at, 1))
                  keepFocusAt(at)
                }}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
        {fold.shown.map((feast, at) => {
          const dates = datesOf(feast)
          const isClosed = dates.every((date) => accepted.includes(date))
          const others = accepted.filter((date) => !dates.includes(date))
          const accept = (days: readonly string[]) => {
            editing.write('holidays', [...others, ...days].sort())
            keepFocusAt(closures.length + at)
          }
          return (
            <li key={feast.from} className={styles.item}>
              <CalendarDays aria-hidden="true" className={styles.icon} />
              <span>
                <b className={text.strong}>{t(feast.name)}</b>
                <small className={text.note}>
                  {span(feast)} · {isClosed ? t('public holiday, closed') : t('public holiday, proposed')}
                </small>
                {isClosed && <VisitsThen hospitalId={hospitalId} {...feast} />}
              </span>
              {isClosed ? (
                <IconButton label={t('Open on {{name}}', { name: t(feast.name) })} onClick={() => accept([])}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              ) : (
                <Button
                  size="sm"
                  variant="tonal"
                  aria-label={t('Accept {{name}}, {{days}}', { name: t(feast.name), days: span(feast) })}
                  onClick={() => accept(dates)}
                >
                  {t('Accept')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <ShowAll fold={fold} className={styles.all} />
    </Section>
  )
}
