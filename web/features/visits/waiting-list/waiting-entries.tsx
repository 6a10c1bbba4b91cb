import { useMutation, useQuery } from '@apollo/client/react'
import { sentence } from '#domain/sentences.ts'
import type { WaitingState } from '#domain/waiting-list.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { DAY_PART_WORDS } from './requested-days.tsx'
import styles from './waiting-entries.module.css'
import { LeaveWaitingList, type WaitingEntry, WaitingList } from './waiting-fields.ts'

/** States that are shown. The visit of a claimed entry is in the list of visits. */
const SHOWN: Partial<Record<WaitingState, { tone: Tone; label: string }>> = {
  offered: { tone: 'ok', label: sentence('A time is held for you') },
  waiting: { tone: 'warn', label: sentence('Waiting for a time') },
  expired: { tone: 'done', label: sentence('Not answered in time') },
  passed: { tone: 'done', label: sentence('Passed') },
}

/** Returns the address of the form prefilled with this entry. */
const askAgain = ({ appointmentId, hospital, service, doctor }: WaitingEntry): string =>
  appointmentId
    ? paths.waitForEarlierTime(appointmentId)
    : paths.waitForTime({ ...(hospital && { hospital: hospital.id }), service: service.id, doctor: doctor?.id ?? null })

function Offered({ offer }: { offer: NonNullable<WaitingEntry['offer']> }) {
  const { t } = useTranslation()
  const { formatDate, formatOwn } = useFormat()
  return (
    <p>
      {t('{{day}}, {{time}} (time in Türkiye), held for you until {{end}}.', {
        day: formatDate(offer.date, { weekday: 'long', day: 'numeric', month: 'long' }),
        time: offer.time,
        end: formatOwn(offer.expiresAt, { timeStyle: 'short' }),
      })}
    </p>
  )
}

function Entry({ entry }: { entry: WaitingEntry }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const attempt = useAttempt()
  const [leave, { loading }] = useMutation(LeaveWaitingList)
  const { id, state, appointmentId, hospital, service, doctor, offer, dayPart } = entry
  const look = SHOWN[state]
  if (!look) return null
  const isOpen = state === 'waiting' || state === 'offered'
  const days = { day: 'numeric', month: 'short' } as const
  const [from, to] = [formatDate(entry.from, days), formatDate(entry.to, days)]
  const span = from === to ? from : t('{{from}} to {{to}}', { from, to })
  return (
    <li className={styles.entry}>
      <div>
        <p>
          <bdi className={text.strong}>{service.name}</bdi> · <bdi>{hospital?.name ?? t('Any hospital')}</bdi>
          {doctor && (
            <>
              {' · '}
              <bdi>{doctor.fullName}</bdi>
            </>
          )}
        </p>
        <p className={text.note}>
          {appointmentId ? t('An earlier time for your visit') : span} · {t(DAY_PART_WORDS[dayPart])}
        </p>
        {offer && <Offered offer={offer} />}
      </div>
      <Row wrap className={text.screenOnly}>
        <Badge tone={look.tone}>{t(look.label)}</Badge>
        {offer && (
          <ButtonLink size="sm" to={paths.waitingOffer(offer.token)}>
            {t('Take it or pass')}
          </ButtonLink>
        )}
        {isOpen ? (
          <Button
            variant="ghost"
            size="sm"
            busy={loading}
            aria-label={t('Leave the list: {{name}}', { name: service.name })}
            onClick={() =>
              void attempt(() => leave({ variables: { id } }), { done: t('You are no longer waiting for this.') })
            }
          >
            {t('Leave the list')}
          </Button>
        ) : (
          <ButtonLink variant="ghost" size="sm" to={askAgain(entry)}>
            {t('Ask again')}
          </ButtonLink>
        )}
      </Row>
    </li>
  )
}

/** Lists the viewer's entries of the waiting list. Renders nothing if there are none. */
export function WaitingEntries() {
  const { t } = useTranslation()
  const { data } = useQuery(WaitingList, { fetchPolicy: 'cache-and-network' })
  const entries = data?.waitingList.filter(({ state }) => SHOWN[state]) ?? []
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="waiting-list" className={styles.list}>
      <h2 id="waiting-list" className={styles.title}>
        {t('Waiting list')}
      </h2>
      <Card>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
