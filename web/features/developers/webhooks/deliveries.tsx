/** Deliveries({ webhook }) — requests to a webhook with their responses. Each can be sent again. */
import { useMutation, useQuery } from '@apollo/client/react'
import { sentence } from '#domain/sentences.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/card.tsx'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { type Delivery, ReplayDelivery, TestWebhook, type Webhook, WebhookDeliveries } from './webhook.ts'
import styles from './webhooks.module.css'

const STATES = {
  waiting: ['warn', sentence('Waiting')],
  delivered: ['ok', sentence('Delivered')],
  failed: ['stop', sentence('Failed')],
} as const

function useMoment() {
  const { formatInstant } = useFormat()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (instant: string) => formatInstant(instant, { timeZone, dateStyle: 'medium', timeStyle: 'medium' })
}

function One({ delivery, onReplay }: { delivery: Delivery; onReplay: () => void }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const [tone, label] = STATES[delivery.state]
  const what = { event: delivery.event, time: moment(delivery.createdAt) }
  return (
    <li>
      <Disclosure
        title={
          <span className={styles.delivery}>
            <Badge tone={tone}>{t(label)}</Badge>
            <code dir="ltr">{delivery.event}</code>
            <span className={text.small}>{what.time}</span>
          </span>
        }
      >
        <Stack>
          <code dir="ltr" className={styles.payload}>
            {delivery.payload}
          </code>
          {delivery.attempts.map(({ id, startedAt, durationMs, status, fault, answer }) => (
            <p key={id} className={styles.attempt}>
              <strong dir="ltr">{status ?? fault}</strong> {moment(startedAt)} ·{' '}
              {t('{{count}} ms', { count: durationMs })}
              {answer && (
                <code dir="ltr" className={styles.payload}>
                  {answer}
                </code>
              )}
            </p>
          ))}
          {delivery.nextAttemptAt && <p>{t('Next try: {{time}}', { time: moment(delivery.nextAttemptAt) })}</p>}
          {delivery.state !== 'waiting' && (
            <Row>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('Send again: {{event}}, {{time}}', what)}
                onClick={onReplay}
              >
                {t('Send again')}
              </Button>
            </Row>
          )}
        </Stack>
      </Disclosure>
    </li>
  )
}

export function Deliveries({ webhook: { id, enabled } }: { webhook: Webhook }) {
  const { t } = useTranslation()
  const query = useQuery(WebhookDeliveries, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const [replay] = useMutation(ReplayDelivery)
  const [test, testing] = useMutation(TestWebhook)
  const attempt = useAttempt()
  const send = (work: () => Promise<unknown>, done: string) =>
    void attempt(
      async () => {
        await work()
        await query.refetch()
      },
      { done },
    )
  return (
    <Stack>
      <Row wrap>
        {enabled && (
          <Button
            variant="tonal"
            size="sm"
            busy={testing.loading}
            onClick={() => send(() => test({ variables: { id } }), t('A test event has been sent.'))}
          >
            {t('Send a test event')}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => void query.refetch()}>
          <RefreshCw aria-hidden="true" /> {t('Refresh')}
        </Button>
      </Row>
      <QueryView query={query} skeleton={<Skeleton size="row" />}>
        {({ webhookDeliveries: { items } }) =>
          items.length === 0 ? (
            <p className={text.small}>{t('Nothing was delivered in the last 30 days.')}</p>
          ) : (
            <ul className={styles.deliveries}>
              {items.map((delivery) => (
                <One
                  key={delivery.id}
                  delivery={delivery}
                  onReplay={() =>
                    send(
                      () => replay({ variables: { id, deliveryId: delivery.id } }),
                      t('The event has been sent again.'),
                    )
                  }
                />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Stack>
  )
}
