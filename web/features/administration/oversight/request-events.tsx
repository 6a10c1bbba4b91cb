import { REQUEST_STATE_LABELS } from '#domain/requests.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card } from '#web/ui/card.tsx'
import text from '#web/ui/text.module.css'
import styles from './request-events.module.css'

export const RequestEventFields = graphql(`
  fragment RequestEventFields on RequestEvent { id kind actorName fromState toState text createdAt }
`)
type Event = ResultOf<typeof RequestEventFields>

const WORDS: Record<Event['kind'], string> = {
  received: sentence('Received'),
  state: 'Status changed',
  owner: 'Owner changed',
  note: 'Internal note',
  answer: 'Answered by email',
}

/** Lists the events of a request, oldest first. */
export function RequestEvents({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  return (
    <Card as="section" pad aria-labelledby="request-history">
      <h2 id="request-history">{t('History')}</h2>
      <ol className={styles.events}>
        {events.map(({ id, kind, actorName, fromState, toState, text: written, createdAt }) => (
          <li key={id}>
            <p className={text.strong}>{t(WORDS[kind])}</p>
            <p className={text.note}>
              {actorName && <bdi>{actorName} · </bdi>}
              <bdi>{formatOwn(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}</bdi>
            </p>
            {kind === 'state' && fromState && toState && (
              <p className={text.small}>
                {t('{{from}} → {{to}}', {
                  from: t(REQUEST_STATE_LABELS[fromState]),
                  to: t(REQUEST_STATE_LABELS[toState]),
                })}
              </p>
            )}
            {kind === 'owner' && <p className={text.small}>{written ?? t('No one')}</p>}
            {kind !== 'owner' && written && (
              <p className={text.written} dir="auto">
                {written}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
