import { useQuery } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { DoctorResult, DoctorResultFields } from '#web/features/catalogue/doctors/doctor-result.tsx'
import { HospitalResult, HospitalResultFields } from '#web/features/catalogue/hospitals/hospital-result.tsx'
import { type BrowserHeart, useBrowserHearts } from '#web/features/visits/favourites/browser-hearts.ts'
import { CompareTray, SaveButtons } from '#web/features/visits/favourites/save-button.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useSession } from '#web/session/session.tsx'
import { Banner, EmptyState } from '#web/ui/banner.tsx'
import { BottomBars } from '#web/ui/bottom-bars.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { Heart } from '#web/ui/icons/heart.ts'
import { Container } from '#web/ui/layout.tsx'
import { PictureRows } from '#web/ui/picture-card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './favourites.module.css'

const FavouritesPage = graphql(
  `query FavouritesPage { favourites { id hospitalIds doctorIds treatments { id serviceId } } }`,
)

/** A card shows the treatment that it was saved for, so each has its own query. */
const FavouriteHospital = graphql(
  `query FavouriteHospital($id: ID!, $serviceIds: [ID!]!, $serviceId: ID, $place: PlaceInput!) {
    hospital(id: $id) { ...HospitalResultFields }
  }`,
  [HospitalResultFields],
)
const FavouriteDoctor = graphql(
  `query FavouriteDoctor($id: ID!, $serviceId: ID, $place: PlaceInput!) {
    doctor(id: $id) { ...DoctorResultFields }
  }`,
  [DoctorResultFields],
)

export function Page() {
  const { t } = useTranslation()
  const { authenticated, initialised } = useSession()
  return (
    <>
      <PageHead
        title={t('Favourites')}
        lead={t('Hospitals and doctors you have saved. Compare up to three hospitals or three doctors.')}
      />
      <Container className={styles.page}>
        {authenticated ? <OfAccount /> : initialised ? <OfBrowser /> : <FavouritesSkeleton />}
      </Container>
    </>
  )
}

function OfAccount() {
  const query = useQuery(FavouritesPage, { fetchPolicy: 'cache-and-network' })
  return (
    <QueryView query={query} skeleton={<FavouritesSkeleton />}>
      {({ favourites: { hospitalIds, doctorIds, treatments } }) => {
        const service = (id: string) => treatments.find((treatment) => treatment.id === id)?.serviceId ?? null
        const hospitals = hospitalIds.map((id) => ({ kind: 'hospital' as const, id, service: service(id) }))
        const doctors = doctorIds.map((id) => ({ kind: 'doctor' as const, id, service: service(id) }))
        return <Favourites hearts={[...hospitals, ...doctors]} />
      }}
    </QueryView>
  )
}

function OfBrowser() {
  const { t } = useTranslation()
  const hearts = useBrowserHearts()
  return (
    <>
      {hearts.length > 0 && (
        <Banner
          quiet
          className={styles.notice}
          action={
            <ButtonLink variant="ghost" to={paths.login}>
              {t('Login')}
            </ButtonLink>
          }
        >
          {t('These are saved in this browser. Sign in to keep them in your account.')}
        </Banner>
      )}
      <Favourites hearts={hearts} />
    </>
  )
}

function Favourites({ hearts }: { hearts: readonly BrowserHeart[] }) {
  const { t } = useTranslation()
  if (hearts.length === 0) return <NothingSaved />
  const hospitals = hearts.filter(({ kind }) => kind === 'hospital')
  const doctors = hearts.filter(({ kind }) => kind === 'doctor')
  return (
    <>
      {hospitals.length > 0 && (
        <section className={styles.section} aria-labelledby="hospitals">
          <h2 id="hospitals">{t('Hospitals')}</h2>
          <PictureRows>
            {hospitals.map((heart) => (
              <SavedHospital key={heart.id} {...heart} />
            ))}
          </PictureRows>
        </section>
      )}
      {doctors.length > 0 && (
        <section className={styles.section} aria-labelledby="doctors">
          <h2 id="doctors">{t('Doctors')}</h2>
          <PictureRows>
            {doctors.map((heart) => (
              <SavedDoctor key={heart.id} {...heart} />
            ))}
          </PictureRows>
        </section>
      )}
      <BottomBars>
        {hospitals.length > 0 && <CompareTray kind="hospital" />}
        {doctors.length > 0 && <CompareTray kind="doctor" />}
      </BottomBars>
    </>
  )
}

const listOf = (service: string | null) => (service ? [service] : [])

/** Shows a saved hospital, or nothing if it is no longer listed. */
function SavedHospital({ id, service }: BrowserHeart) {
  const variables = { id, serviceIds: listOf(service), serviceId: service, place: {} }
  const query = useQuery(FavouriteHospital, { variables })
  return (
    <QueryView query={query} skeleton={<Skeleton size="panel" />}>
      {({ hospital }) =>
        hospital && (
          <HospitalResult
            hospital={hospital}
            serviceId={service}
            view="list"
            linkId={`hospital-${id}`}
            corner={<SaveButtons kind="hospital" id={id} name={hospital.name} serviceId={service} />}
          />
        )
      }
    </QueryView>
  )
}

function SavedDoctor({ id, service }: BrowserHeart) {
  const query = useQuery(FavouriteDoctor, { variables: { id, serviceId: service, place: {} } })
  return (
    <QueryView query={query} skeleton={<Skeleton size="panel" />}>
      {({ doctor }) =>
        doctor && (
          <DoctorResult
            doctor={doctor}
            serviceIds={listOf(service)}
            view="list"
            linkId={`doctor-${id}`}
            corner={<SaveButtons kind="doctor" id={id} name={doctor.fullName} serviceId={service} />}
          />
        )
      }
    </QueryView>
  )
}

function FavouritesSkeleton() {
  return (
    <PictureRows>
      <Skeleton size="panel" />
      <Skeleton size="panel" />
      <Skeleton size="panel" />
    </PictureRows>
  )
}

function NothingSaved() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<Heart />}
      title={t('Nothing saved yet')}
      action={<ButtonLink to={paths.search({ type: 'hospitals' })}>{t('Browse Hospitals')}</ButtonLink>}
    >
      {t('Tap the heart on a hospital or doctor to save it here.')}
    </EmptyState>
  )
}
