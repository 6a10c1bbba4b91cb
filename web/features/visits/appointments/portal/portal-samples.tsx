import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { sentence } from '#domain/sentences.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { LoadFailed } from '#web/ui/query-view.tsx'
import { IsDemo } from '../is-demo.ts'
import { SampleNotice } from '../sample-notice.tsx'
import { sampleAppointments } from '../samples.ts'
import { PortalCard, PortalCards } from './portal-card.tsx'

const FAILED = sentence('Failed to load appointments')

/** Shows the error if the list has never loaded. A demo shows samples without links too. */
export function PortalNeverLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  const [samples] = useState(() => sampleAppointments(new Date()))
  const demo = useQuery(IsDemo, { fetchPolicy: 'cache-first' }).data?.siteSettings.demoAccounts ?? []
  const reason = t(refusalOf(error, FAILED).message)
  if (demo.length === 0) return <LoadFailed title={t(FAILED)} text={reason} onRetry={onRetry} />
  return (
    <>
      <SampleNotice title={t('Using demo data')} reason={reason} onRetry={onRetry}>
        {t(FAILED)}
      </SampleNotice>
      <PortalCards>
        {samples.map((sample, at) => (
          <PortalCard
            key={sample.id}
            to={null}
            appointment={{
              ...sample,
              patientName: t('Sample patient {{number}}', { number: at + 1 }),
              patientFirstName: '',
              createdAt: sample.startsAt,
              updatedAt: sample.startsAt,
              allowedMoves: [],
              heldMove: null,
              noShowAt: null,
              proposal: null,
              moveRequest: null,
            }}
          />
        ))}
      </PortalCards>
    </>
  )
}
