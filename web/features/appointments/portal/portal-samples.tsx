import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentence } from '#domain/sentences.ts'
import { refusalOf } from '#web/refusal.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LoadFailed } from '#web/ui/query-view.tsx'
import text from '#web/ui/text.module.css'
import { IsDemo } from '../is-demo.ts'
import { sampleAppointments } from '../samples.ts'
import { PortalCard, PortalCards } from './portal-card.tsx'

const FAILED = sentence('Failed to load appointments')

/** The list never could be loaded: a demo shows samples that nobody can open, everybody else only what went wrong. */
export function PortalNeverLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  const [samples] = useState(() => sampleAppointments(new Date()))
  const demo = useQuery(IsDemo, { fetchPolicy: 'cache-first' }).data?.siteSettings.demoAccounts ?? []
  const reason = t(refusalOf(error, FAILED).message)
  if (demo.length === 0) return <LoadFailed title={t(FAILED)} text={reason} onRetry={onRetry} />
  return (
    <>
      <Banner
        tone="warn"
        title={
          <>
            {t('Using demo data')}
            <span className={text.visuallyHidden}> - </span>
          </>
        }
        action={
          <button type="button" onClick={onRetry}>
            {t('Retry')}
          </button>
        }
      >
        {t(FAILED)}
        <span className={text.block}>{reason}</span>
      </Banner>
      <PortalCards>
        {samples.map((sample, at) => (
          <PortalCard
            key={sample.id}
            to={null}
            appointment={{
              ...sample,
              patientName: t('Sample patient {{number}}', { number: at + 1 }),
              createdAt: sample.startsAt,
              noShowAt: null,
              proposal: null,
            }}
          />
        ))}
      </PortalCards>
    </>
  )
}
