import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { sentence } from '#domain/sentences.ts'
import { graphql } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { forgetLists } from '#web/editing/deletion.ts'
import { EditCard } from '#web/editing/edit-card.tsx'
import { type ChosenHospital, HospitalChoice, hospitalLabel } from '#web/editing/hospital-choice.tsx'
import { usePassing } from '#web/editing/use-passing.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import { Row } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import styles from './linked-hospitals.module.css'

const LinkedHospitals = graphql(`
  query LinkedHospitals($id: ID!) {
    healthService(id: $id, includeInactive: true) {
      id
      hospitalCount
      hospitals(limit: 100) { id name city }
    }
  }
`)
const LinkService = graphql(`
  mutation LinkHealthService($hospitalId: ID!, $serviceId: ID!) {
    linkHealthService(hospitalId: $hospitalId, serviceId: $serviceId) { id serviceCount }
  }
`)
const Unlink = graphql(`
  mutation UnlinkHealthService($hospitalId: ID!, $serviceId: ID!) {
    unlinkHealthService(hospitalId: $hospitalId, serviceId: $serviceId) { id serviceCount }
  }
`)

/** Lists the hospitals that offer a service. Each change is saved at once. */
export function LinkedHospitalsCard({ serviceId, isActive }: { serviceId: string; isActive: boolean }) {
  const { t } = useTranslation()
  const query = useQuery(LinkedHospitals, { variables: { id: serviceId }, fetchPolicy: 'cache-and-network' })
  const refetched = { refetchQueries: [LinkedHospitals], awaitRefetchQueries: true }
  const [link, { loading: adding }] = useMutation(LinkService, refetched)
  const [unlink] = useMutation(Unlink, refetched)
  const [chosen, choose] = useState<ChosenHospital | null>(null)
  const [done, say] = usePassing()
  const [failed, fail] = useState<string | null>(null)

  async function attempt(work: () => Promise<unknown>, { success, otherwise }: { success: string; otherwise: string }) {
    fail(null)
    try {
      await work()
      forgetLists()
      say(success)
    } catch (error) {
      fail(refusalOf(error, otherwise).message)
    }
  }
  const add = ({ id }: ChosenHospital) =>
    attempt(
      async () => {
        await link({ variables: { hospitalId: id, serviceId } })
        choose(null)
      },
      { success: t('Service added successfully.'), otherwise: sentence('Failed to add service') },
    )
  const remove = (hospitalId: string) =>
    attempt(() => unlink({ variables: { hospitalId, serviceId } }), {
      success: t('Service removed successfully.'),
      otherwise: sentence('Failed to remove service'),
    })

  return (
    <EditCard title={t('Linked hospitals')} note={t('Changes here are saved immediately.')}>
      {done && <Banner tone="ok">{done}</Banner>}
      {failed && <Banner tone="stop">{t(failed)}</Banner>}
      <QueryView query={query} skeleton={<Skeleton size="row" />}>
        {({ healthService }) => {
          const hospitals = healthService?.hospitals ?? []
          return (
            <>
              {hospitals.length === 0 && <p className={text.muted}>{t('No hospital offers this service yet.')}</p>}
              <ul className={styles.list}>
                {hospitals.map((hospital) => (
                  <Row as="li" between key={hospital.id} className={styles.item}>
                    <Link className={text.link} to={paths.adminHospital(hospital.id)}>
                      <bdi>{hospitalLabel(hospital)}</bdi>
                    </Link>
                    <IconButton
                      label={t('Remove {{name}}', { name: hospital.name })}
                      onClick={() => void remove(hospital.id)}
                    >
                      <Trash2 aria-hidden="true" />
                    </IconButton>
                  </Row>
                ))}
              </ul>
              {(healthService?.hospitalCount ?? 0) > hospitals.length && (
                <p className={text.note}>
                  {t('{{shown}} of {{total}} shown', {
                    shown: hospitals.length,
                    total: healthService?.hospitalCount ?? 0,
                  })}
                </p>
              )}
            </>
          )
        }}
      </QueryView>
      {isActive ? (
        <div className={styles.add}>
          <HospitalChoice label={t('Add a hospital')} value={chosen} onChange={choose} />
          <Button
            variant="secondary"
            busy={adding}
            aria-disabled={!chosen}
            onClick={() => (chosen ? void add(chosen) : fail(sentence('Please choose a hospital')))}
          >
            {t('Add')}
          </Button>
        </div>
      ) : (
        <p className={text.note}>{t('Only active services can be added')}</p>
      )}
    </EditCard>
  )
}
