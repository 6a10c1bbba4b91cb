/**
 * NeverLoaded({ error, onRetry, limit? }) — a list of appointments could not be loaded and never was: what went wrong with Retry, and in a
 * demo a list that is visibly a sample and leads nowhere.
 */
import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentence } from '#domain/sentences.ts'
import { graphql } from '#web/graphql.ts'
import { refusalOf } from '#web/refusal.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { PortalRow } from './portal-row.tsx'
import { sampleRows } from './sample-rows.ts'
import styles from './never-loaded.module.css'

const IsDemoInstallation = graphql(`query IsDemoInstallation { siteSettings { demoAccounts { email } } }`)
const FAILED = sentence('Failed to load appointments')

export function NeverLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  const [samples] = useState(() => sampleRows(new Date()))
  const demo = useQuery(IsDemoInstallation, { fetchPolicy: 'cache-first' }).data?.siteSettings.demoAccounts ?? []
  return (
    <>
      <Banner
        tone="stop"
        className={styles.notice}
        title={t(refusalOf(error, FAILED).message)}
        action={
          <button type="button" onClick={onRetry}>
            {t('Retry')}
          </button>
        }
      >
        {demo.length > 0 ? t('Using demo data') : t('Please check your connection and try again.')}
      </Banner>
      {demo.length > 0 && (
        <TitledCard title={t('Sample appointments')}>
          <ul>
            {samples.map((appointment) => (
              <PortalRow key={appointment.id} appointment={appointment} />
            ))}
          </ul>
        </TitledCard>
      )}
    </>
  )
}
