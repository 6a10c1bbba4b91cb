/** ChooseHospital() — lets an administrator choose the hospital whose portal to open. */
import { useEffect, useState } from 'react'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link, useLocation } from '#web/routing/router.tsx'
import { Card } from '../ui/card.tsx'
import { Input } from '../ui/field.tsx'
import { QueryView } from '../ui/query-view.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './choose-hospital.module.css'
import { PanelPage } from './panel-page.tsx'

const PortalChoices = graphql(`
  query PortalChoices($search: HospitalSearch) {
    hospitals(search: $search, limit: 20) { total items { id name city } }
  }
`)

const PAUSE_MS = 250

export function ChooseHospital() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const search = { asText: true, includeInactive: true, ...(words && { q: words }) }
  const query = useFreshQuery(PortalChoices, { variables: { search }, ttl: TTL.lists })
  return (
    <PanelPage
      title={t('Choose a hospital')}
      lead={t('You are working in its portal as an administrator. Opening it is recorded.')}
    >
      <Card pad className={styles.card}>
        <Input
          app
          label={t('Search hospitals')}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <QueryView
          query={{ ...query, data: query.data ?? query.previousData }}
          skeleton={<Skeleton size="card" />}
          isEmpty={({ hospitals }) => hospitals.items.length === 0}
          empty={<p role="status">{t('No hospitals found')}</p>}
        >
          {({ hospitals }) => (
            <ul className={styles.list}>
              {hospitals.items.map(({ id, name, city }) => (
                <li key={id}>
                  <Link to={{ pathname, search: `?hospital=${id}` }}>
                    <b>{name}</b>
                    <small>{city}</small>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </Card>
    </PanelPage>
  )
}
