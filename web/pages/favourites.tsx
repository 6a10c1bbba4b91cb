import { useQuery } from '@apollo/client/react'
import { priceOfDoctor } from '#domain/money.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { DoctorCard, DoctorCardFields } from '#web/features/catalogue/doctors/doctor-card.tsx'
import { DoctorFacts, DoctorFactsFields } from '#web/features/catalogue/doctors/doctor-facts.tsx'
import { HospitalCard, HospitalCardFields } from '#web/features/catalogue/hospitals/hospital-card.tsx'
import { SaveButton } from '#web/features/visits/favourites/save-button.tsx'
import { SavedList } from '#web/features/visits/favourites/saved-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { EmptyState } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { Heart } from '#web/ui/icons/heart.ts'
import { Container } from '#web/ui/layout.tsx'
import { PictureCards } from '#web/ui/picture-card.tsx'
import { RatesNote } from '#web/ui/price.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './favourites.module.css'

const FavouritesPage = graphql(
  `query FavouritesPage {
    favourites {
      id
      hospitalIds
      doctorIds
      hospitals { ...HospitalCardFields }
      doctors { ...DoctorCardFields ...DoctorFactsFields }
    }
  }`,
  [HospitalCardFields, DoctorCardFields, DoctorFactsFields],
)

type Favourites = ResultOf<typeof FavouritesPage>['favourites']

/** A heart that was just emptied changes the ids alone. */
const stillSaved = ({ hospitals, doctors, hospitalIds, doctorIds }: Favourites) => ({
  hospitals: hospitals.filter(({ id }) => hospitalIds.includes(id)),
  doctors: doctors.filter(({ id }) => doctorIds.includes(id)),
})

export function Page() {
  const { t } = useTranslation()
  const query = useQuery(FavouritesPage, { fetchPolicy: 'cache-and-network' })
  return (
    <>
      <PageHead
        title={t('Favourites')}
        lead={t('Hospitals and doctors you have saved. Compare up to three of a kind.')}
      />
      <Container className={styles.page}>
        <QueryView query={query} skeleton={<FavouritesSkeleton />}>
          {({ favourites }) => <Saved favourites={favourites} />}
        </QueryView>
      </Container>
    </>
  )
}

function Saved({ favourites }: { favourites: Favourites }) {
  const { t } = useTranslation()
  const { hospitals, doctors } = stillSaved(favourites)
  if (hospitals.length + doctors.length === 0) return <NothingSaved />
  const hospitalCards = hospitals.map((hospital) => ({
    id: hospital.id,
    name: hospital.name,
    card: (
      <HospitalCard hospital={hospital} corner={<SaveButton kind="hospital" id={hospital.id} name={hospital.name} />} />
    ),
  }))
  const doctorCards = doctors.map((doctor) => ({
    id: doctor.id,
    name: doctor.fullName,
    card: (
      <DoctorCard doctor={doctor} corner={<SaveButton kind="doctor" id={doctor.id} name={doctor.fullName} />}>
        <DoctorFacts doctor={doctor} />
      </DoctorCard>
    ),
  }))
  return (
    <>
      <SavedList kind="hospitals" title={t('Hospitals')} items={hospitalCards} />
      <SavedList kind="doctors" title={t('Doctors')} items={doctorCards} />
      <RatesNote prices={doctors.map((doctor) => priceOfDoctor(doctor))} />
    </>
  )
}

function FavouritesSkeleton() {
  return (
    <PictureCards>
      <Skeleton size="panel" />
      <Skeleton size="panel" />
      <Skeleton size="panel" />
    </PictureCards>
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
      {t('Press the heart of a hospital or a doctor to find it here again.')}
    </EmptyState>
  )
}
