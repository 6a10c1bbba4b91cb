/** TestClock({ mode }) — the clock of a test mode, moved forward by buttons, and the reset. */
import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { CLOCK_STEPS } from '#domain/test-mode.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { Row, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { AdvanceTestClock, ResetTestMode, type TestMode } from './test-mode.ts'
import styles from './test-mode.module.css'

export function TestClock({ mode: { now, aheadMinutes } }: { mode: TestMode }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  const [isAsking, setAsking] = useState(false)
  const [advance, advancing] = useMutation(AdvanceTestClock)
  const [reset, resetting] = useMutation(ResetTestMode)
  const attempt = useAttempt()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const time = formatInstant(now, { timeZone, dateStyle: 'full', timeStyle: 'short' })
  return (
    <Card pad as="section">
      <Stack>
        <CardHeading>{t('Test clock')}</CardHeading>
        <p className={styles.time} role="status">
          {time}
        </p>
        <p className={text.small}>
          {aheadMinutes > 0
            ? t('Ahead of the real time. Reminders, expiries, emails and webhooks have followed.')
            : t('The real time. When you move it forward, reminders, expiries, emails and webhooks follow at once.')}
        </p>
        <Row wrap>
          {CLOCK_STEPS.map(({ minutes, name }) => (
            <Button
              key={minutes}
              variant="secondary"
              size="sm"
              disabled={advancing.loading}
              onClick={() => void attempt(() => advance({ variables: { minutes } }))}
            >
              {t(name)}
            </Button>
          ))}
          <Button variant="danger-quiet" size="sm" onClick={() => setAsking(true)}>
            {t('Empty and refill')}
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('Empty and refill the test mode?')}
        confirmLabel={t('Empty and refill')}
        cancelLabel={t('Keep it')}
        danger
        busy={resetting.loading}
        onConfirm={() =>
          void attempt(
            async () => {
              await reset()
              setAsking(false)
            },
            { done: t('Test mode has been reset.') },
          )
        }
      >
        <p>
          {t('Appointments, emails and webhooks are deleted, and the clock shows the real time. Keys and IDs stay.')}
        </p>
      </ConfirmDialog>
    </Card>
  )
}
