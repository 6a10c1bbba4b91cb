/** TestModePanel({ parts?, onKey }) — keys, clock, webhooks, mails and hospital of a test mode. */
import { useQuery } from '@apollo/client/react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { SecretText } from '#web/ui/secret-text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TestClock } from './test-clock.tsx'
import { TestKeys } from './test-keys.tsx'
import { TestMails } from './test-mails.tsx'
import { type OwnTestKey, type TestMode, TestModeOfViewer } from './test-mode.ts'
import styles from './test-mode.module.css'
import { TestWebhooks } from './test-webhooks.tsx'

/** Interval at which mails and deliveries of programs appear, in milliseconds. */
const EVERY_MS = 10_000

function TestRecords({ mode: { hospital, services, doctors, patientId, ownerId } }: { mode: TestMode }) {
  const { t } = useTranslation()
  const records = [
    hospital,
    ...services,
    ...doctors,
    { id: patientId, name: t('The test patient') },
    { id: ownerId, name: t('The owner of the test hospital') },
  ]
  return (
    <Card pad as="section">
      <Stack>
        <CardHeading>{t('Test hospital')}</CardHeading>
        <ul className={styles.records}>
          {records.map(({ id, name }) => (
            <li key={id}>
              <SecretText label={name} copyLabel={t('Copy the ID of {{name}}', { name })} value={id}>
                {id}
              </SecretText>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

const PARTS = ['keys', 'clock', 'webhooks', 'mails', 'records'] as const
export type TestModePartName = (typeof PARTS)[number]

type PanelProps = { parts?: readonly TestModePartName[]; onKey: (key: OwnTestKey) => void }

export function TestModePanel({ parts = PARTS, onKey }: PanelProps) {
  const { t } = useTranslation()
  const query = useQuery(TestModeOfViewer, { fetchPolicy: 'cache-and-network', pollInterval: EVERY_MS })
  return (
    <QueryView query={query} skeleton={<Skeleton size="row" />}>
      {({ testMode }) =>
        testMode && (
          <Stack>
            <Row>
              <Button variant="ghost" size="sm" onClick={() => void query.refetch()}>
                <RefreshCw aria-hidden="true" /> {t('Refresh')}
              </Button>
            </Row>
            <div className={styles.cards}>
              {parts.includes('keys') && <TestKeys mode={testMode} onKey={onKey} />}
              {parts.includes('clock') && <TestClock mode={testMode} />}
              {parts.includes('webhooks') && <TestWebhooks mode={testMode} />}
              {parts.includes('mails') && <TestMails mode={testMode} />}
              {parts.includes('records') && <TestRecords mode={testMode} />}
            </div>
          </Stack>
        )
      }
    </QueryView>
  )
}
