/**
 * TestModeView({ onKey }) — the switch of test mode, and below it what the test mode contains.
 * TestModePart({ part, onKey }) — one part of it, or the way to switch it on.
 * `onKey` receives a new test key, for the examples of the page.
 */
import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Banner, EmptyState } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { KeyRound } from '#web/ui/icons/key-round.ts'
import { Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { type OwnTestKey, SwitchOffTestMode, SwitchOnTestMode, TestModeState } from './test-mode.ts'
import { TestModePanel, type TestModePartName } from './test-mode-panel.tsx'

function SwitchCard({ isOn, isAvailable }: { isOn: boolean; isAvailable: boolean }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const refetchQueries = [TestModeState]
  const [switchOn, switchingOn] = useMutation(SwitchOnTestMode, { refetchQueries, awaitRefetchQueries: true })
  const [switchOff, switchingOff] = useMutation(SwitchOffTestMode, { refetchQueries, awaitRefetchQueries: true })
  const attempt = useAttempt()
  return (
    <Card pad>
      <Stack>
        <Switch
          label={<strong>{t('Test mode')}</strong>}
          checked={isOn || switchingOn.loading}
          disabled={switchingOn.loading || (!isOn && !isAvailable)}
          onChange={() => (isOn ? setAsking(true) : void attempt(() => switchOn(), { done: t('Test mode is on.') }))}
        />
        <p className={text.small} role="status">
          {switchingOn.loading
            ? t('Your test hospital is being set up. This takes a few seconds.')
            : t(
                'A hospital, services, doctors, a patient and a clock of your own. It is deleted after 30 days without use.',
              )}
        </p>
        {!isOn && !isAvailable && (
          <Banner tone="warn" quiet>
            {t('Test mode is not available here: the database role of this installation may not create databases.')}
          </Banner>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('Switch test mode off?')}
        confirmLabel={t('Switch it off')}
        cancelLabel={t('Keep it')}
        danger
        busy={switchingOff.loading}
        onConfirm={() =>
          void attempt(
            async () => {
              await switchOff()
              setAsking(false)
            },
            { done: t('Test mode is off.') },
          )
        }
      >
        <p>
          {t('Its appointments, emails, webhooks and keys are deleted. Programs that use a test key stop working.')}
        </p>
      </ConfirmDialog>
    </Card>
  )
}

export function TestModePart({ part, onKey }: { part: TestModePartName; onKey: (key: OwnTestKey) => void }) {
  const { t } = useTranslation()
  const query = useQuery(TestModeState, { fetchPolicy: 'cache-and-network' })
  return (
    <QueryView query={query} skeleton={<Skeleton size="row" />}>
      {({ testMode }) =>
        testMode ? (
          <TestModePanel parts={[part]} onKey={onKey} />
        ) : (
          <EmptyState
            icon={<KeyRound aria-hidden="true" />}
            title={t('You have no test hospital yet')}
            action={<ButtonLink to={paths.testMode}>{t('Go to your test mode')}</ButtonLink>}
          >
            {t('Test keys and test webhooks belong to a hospital of your own, which you switch on once.')}
          </EmptyState>
        )
      }
    </QueryView>
  )
}

export function TestModeView({ onKey }: { onKey: (key: OwnTestKey) => void }) {
  const query = useQuery(TestModeState, { fetchPolicy: 'cache-and-network' })
  return (
    <QueryView query={query} skeleton={<Skeleton size="row" />}>
      {({ testMode, testModeAvailable }) => (
        <Stack gap="large">
          <SwitchCard isOn={testMode !== null} isAvailable={testModeAvailable} />
          {testMode && <TestModePanel onKey={onKey} />}
        </Stack>
      )}
    </QueryView>
  )
}
