import { type FormEvent, useState } from 'react'
import {
  documentedEndpoints,
  type ListedEndpoint,
  ONLY_HERE,
  type Outcome,
  ownAddress,
  refusedByRole,
  testEndpoint,
} from '#web/features/developers/developers/endpoint-test.ts'
import { GuidePage } from '#web/features/developers/developers/guide-page.tsx'
import { OutcomeList } from '#web/features/developers/developers/outcome-list.tsx'
import { useOffered } from '#web/features/developers/developers/use-offered.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Checking } from '#web/routing/guard.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Input } from '#web/ui/field.tsx'
import { Activity } from '#web/ui/icons/activity.ts'
import { Play } from '#web/ui/icons/play.ts'
import { PlugZap } from '#web/ui/icons/plug-zap.ts'
import { Columns, Row, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { Page as NotFound } from './not-found.tsx'
import styles from './test-backend.module.css'

export function Page() {
  const offered = useOffered()
  if (offered === undefined) return <Checking />
  return offered ? <Tests /> : <NotFound />
}

function Tests() {
  const { t } = useTranslation()
  const [connection, setConnection] = useState<Outcome>()
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const [left, setLeft] = useState<ListedEndpoint[]>([])
  const [busy, setBusy] = useState<'connection' | 'all' | 'one' | ''>('')
  const [failed, setFailed] = useState(false)
  const [typed, type] = useState('/api/Hospitals?limit=3')
  const [error, setError] = useState<string>()

  const during = async (what: typeof busy, work: () => Promise<void>) => {
    setBusy(what)
    setFailed(false)
    await work().catch(() => setFailed(true))
    setBusy('')
  }
  const testConnection = () =>
    during('connection', async () => setConnection(await testEndpoint('GET /', new URL('/', location.origin))))
  const testAll = () =>
    during('all', async () => {
      setOutcomes([])
      const listed = await documentedEndpoints()
      setLeft(listed.filter(({ why }) => why))
      for (const endpoint of listed) {
        if (endpoint.why) continue
        const outcome = await testEndpoint(endpoint.name, new URL(endpoint.path, location.origin))
        const why = refusedByRole(endpoint, outcome)
        if (why) setLeft((before) => [...before, { ...endpoint, why }])
        else setOutcomes((before) => [...before, outcome])
      }
    })
  const testOne = (event: FormEvent) => {
    event.preventDefault()
    const url = ownAddress(typed, location.origin)
    setError(url ? undefined : ONLY_HERE)
    if (!url) return
    void during('one', async () => {
      const outcome = await testEndpoint(url.pathname, url, { accept: '*/*' })
      setOutcomes((before) => [outcome, ...before])
    })
  }
  const successful = outcomes.filter(({ ok }) => ok).length

  return (
    <GuidePage
      title={t('Test the backend')}
      lead={t('Calls only this server, and only reads. Your session is sent to /api and /graphql and nowhere else.')}
    >
      <Stack gap="large">
        <Row wrap>
          <Button
            icon={<PlugZap aria-hidden="true" />}
            busy={busy === 'connection'}
            onClick={() => void testConnection()}
          >
            {t('Test Connection')}
          </Button>
          <Button
            variant="secondary"
            icon={<Play aria-hidden="true" />}
            busy={busy === 'all'}
            onClick={() => void testAll()}
          >
            {t('Run All Tests')}
          </Button>
        </Row>
        <form onSubmit={testOne} noValidate className={styles.custom}>
          <Input
            label={t('Custom endpoint')}
            hint={t('A path of this server, for instance /api/Doctor?limit=2')}
            error={error}
            value={typed}
            onChange={(event) => type(event.target.value)}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
          />
          <Button type="submit" variant="tonal" icon={<Activity aria-hidden="true" />} busy={busy === 'one'}>
            {t('Test Endpoint')}
          </Button>
        </form>
        {failed && <Banner tone="stop">{t('The list of endpoints could not be loaded.')}</Banner>}
        <Columns className={styles.cards}>
          <TitledCard title={t('Connection')}>
            <div className={styles.inside} role="status">
              {connection ? (
                <OutcomeList label={t('Connection')} outcomes={[connection]} />
              ) : (
                <p className={text.note}>{t('Not tested yet.')}</p>
              )}
            </div>
          </TitledCard>
          <TitledCard title={t('Summary')}>
            <div className={styles.inside} role="status">
              <Facts
                items={[
                  { term: t('Total'), value: outcomes.length },
                  { term: t('Successful'), value: successful },
                  { term: t('Failed'), value: outcomes.length - successful },
                  { term: t('Not asked'), value: left.length },
                ]}
              />
            </div>
          </TitledCard>
        </Columns>
        {outcomes.length > 0 && (
          <TitledCard title={t('Results')}>
            <OutcomeList label={t('Results')} outcomes={outcomes} />
          </TitledCard>
        )}
        {left.length > 0 && (
          <TitledCard title={t('Not asked')}>
            <ul className={styles.left}>
              {left.map(({ name, path, why }) => (
                <li key={name}>
                  <code dir="ltr">{path}</code> {why && t(why)}
                </li>
              ))}
            </ul>
          </TitledCard>
        )}
      </Stack>
    </GuidePage>
  )
}
