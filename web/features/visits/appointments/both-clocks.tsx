import { clsx } from 'clsx'
import { HOSPITAL_TIME_ZONE } from '#domain/days.ts'
import { useFormat } from '#web/i18n/format.ts'
import { clocksDiffer, placeOfZone } from '#web/i18n/own-time.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import text from '#web/ui/text.module.css'
import styles from './both-clocks.module.css'
import { lastClockChange } from './clock-change.ts'

const FULL = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** Shows a clock face. The text beside it has the same time. */
function Face({ time }: { time: string }) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const hand = (turn: number, length: number) => {
    const angle = turn * 2 * Math.PI
    return `M24 24L${(24 + length * Math.sin(angle)).toFixed(2)} ${(24 - length * Math.cos(angle)).toFixed(2)}`
  }
  return (
    <svg className={styles.face} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="21" />
      <path d="M24 5v4M24 39v4M5 24h4M39 24h4" className={styles.ticks} />
      <path d={hand((hours % 12) / 12 + minutes / 720, 10)} className={styles.hour} />
      <path d={hand(minutes / 60, 15)} />
    </svg>
  )
}

type ClockProps = { title: string; zone: string; startsAt: string; note: string }

function Clock({ title, zone, startsAt, note }: ClockProps) {
  const { formatInstant } = useFormat()
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(new Date(startsAt))
  return (
    <section className={styles.clock} aria-label={title}>
      <Face time={time} />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p>
          <bdi className={clsx(text.num, styles.time)}>{time}</bdi>
        </p>
        <p className={clsx(text.strong, text.begins)}>{formatInstant(startsAt, { timeZone: zone, ...FULL })}</p>
        <p className={text.note}>{note}</p>
      </div>
    </section>
  )
}

/**
 * Shows the time at the hospital and at the patient's location, with a note if the patient's clocks
 * change before the visit.
 */
export function BothClocks({ startsAt }: { startsAt: string }) {
  const { t } = useTranslation()
  const { formatInstant, locale } = useFormat()
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const place = own ? placeOfZone(own, locale, t) : ''
  const differ = own && clocksDiffer(startsAt, own, HOSPITAL_TIME_ZONE)
  const change = own ? lastClockChange(own, new Date(), new Date(startsAt)) : null
  const sentence =
    change && change.minutes > 0
      ? 'Clocks in {{place}} go forward by {{count}} minutes on {{day}}. The time above already counts that.'
      : 'Clocks in {{place}} go back by {{count}} minutes on {{day}}. The time above already counts that.'
  return (
    <Card as="section" pad aria-labelledby="clocks">
      <h2 id="clocks">{t('When')}</h2>
      <div className={styles.clocks}>
        <Clock
          title={t('At the hospital')}
          zone={HOSPITAL_TIME_ZONE}
          startsAt={startsAt}
          note={t('Local time in Türkiye (GMT+3)')}
        />
        {differ ? (
          <Clock title={t('Where you are')} zone={own} startsAt={startsAt} note={place} />
        ) : (
          <p className={styles.same}>{t('Your clock shows the same time.')}</p>
        )}
      </div>
      {change && (
        <Banner tone="warn" className={styles.change}>
          {t(sentence, {
            place,
            count: Math.abs(change.minutes),
            day: formatInstant(change.at, { timeZone: own, day: 'numeric', month: 'long', year: 'numeric' }),
          })}
        </Banner>
      )}
    </Card>
  )
}
