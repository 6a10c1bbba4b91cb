/** TestWebhooks({ mode }) — webhooks of a test mode, events fired by hand, and their deliveries. */
import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { sentence } from '#domain/sentences.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#domain/webhooks.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeading, Disclosure } from '#web/ui/card.tsx'
import { Select } from '#web/ui/field.tsx'
import { Row, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { DeleteTestWebhook, FireTestEvent, type TestMode } from './test-mode.ts'
import styles from './test-mode.module.css'
import { NewTestWebhook } from './test-webhook-form.tsx'

const STATES = {
  waiting: ['warn', sentence('Waiting')],
  delivered: ['ok', sentence('Delivered')],
  failed: ['stop', sentence('Failed')],
} as const

function Fire() {
  const { t } = useTranslation()
  const [event, choose] = useState<WebhookEvent>('appointment.confirmed')
  const [fire, firing] = useMutation(FireTestEvent)
  const attempt = useAttempt()
  return (
    <Stack>
      <Select
        label={t('Event')}
        dir="ltr"
        options={WEBHOOK_EVENTS.map((value) => ({ value, label: value }))}
        value={event}
        onChange={({ target }) => choose(target.value as WebhookEvent)}
      />
      <Row>
        <Button
          variant="tonal"
          size="sm"
          busy={firing.loading}
          onClick={() =>
            void attempt(() => fire({ variables: { event } }), { done: t('The event was sent to your webhooks.') })
          }
        >
          {t('Send this event')}
        </Button>
      </Row>
    </Stack>
  )
}

function Deliveries({ mode: { deliveries } }: { mode: TestMode }) {
  const { t } = useTranslation()
  if (deliveries.length === 0) return <p className={text.small}>{t('Nothing was delivered yet.')}</p>
  return (
    <ul className={styles.list}>
      {deliveries.map(({ id, event, state, payload, attempts }) => {
        const [tone, label] = STATES[state]
        return (
          <li key={id}>
            <Disclosure
              title={
                <span className={styles.delivery}>
                  <Badge tone={tone}>{t(label)}</Badge>
                  <code dir="ltr">{event}</code>
                  {attempts[0] && (
                    <span className={text.small} dir="ltr">
                      {attempts[0].status ?? attempts[0].fault}
                    </span>
                  )}
                </span>
              }
            >
              <code dir="ltr" className={styles.payload}>
                {payload}
              </code>
            </Disclosure>
          </li>
        )
      })}
    </ul>
  )
}

export function TestWebhooks({ mode }: { mode: TestMode }) {
  const { t } = useTranslation()
  const [remove] = useMutation(DeleteTestWebhook)
  const attempt = useAttempt()
  return (
    <Card pad as="section">
      <Stack>
        <CardHeading>{t('Webhooks and events')}</CardHeading>
        <ul className={styles.rows}>
          {mode.webhooks.map(({ id, url, hospitalId }) => (
            <li key={id}>
              <span className={styles.words}>
                <bdi className={styles.url}>{url}</bdi>
                <span className={text.small}>
                  {hospitalId ? t('Events of the test hospital') : t('Events of the test patient')}
                </span>
              </span>
              <Button
                variant="danger-quiet"
                size="sm"
                aria-label={t('Delete {{name}}', { name: url })}
                onClick={() => void attempt(() => remove({ variables: { id } }))}
              >
                {t('Delete')}
              </Button>
            </li>
          ))}
        </ul>
        <NewTestWebhook />
        {mode.webhooks.length > 0 && (
          <>
            <Fire />
            <Deliveries mode={mode} />
          </>
        )}
      </Stack>
    </Card>
  )
}
