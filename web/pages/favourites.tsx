import { useQuery } from '@apollo/client/react'
import { Columns3, Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DoctorCard, DoctorCardFields } from '#web/features/doctors/doctor-card.tsx'
import { MAX_COMPARED, useCompareChoice } from '#web/features/favourites/compare-choice.ts'
import { SaveButton } from '#web/features/favourites/save-button.tsx'
import { HospitalCard, HospitalCardFields } from '#web/features/hospitals/hospital-card.tsx'
import { graphql } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const FavouritesPage = graphql(
  `query FavouritesPage {
    favourites {
      id
      hospitals { id name ...HospitalCardFields }
      doctors { id fullName ...DoctorCardFields }
    }
  }`,
  [HospitalCardFields, DoctorCardFields],
)

type Saved = { id: string; name: string; card: ReactNode }

/** Saved ones of a kind, each with a tick for the comparison. */
function SavedList({ kind, title, items }: { kind: 'hospitals' | 'doctors'; title: string; items: Saved[] }) {
  const { t } = useTranslation()
  const choice = useCompareChoice()
  // Who is no longer saved is no longer compared.
  const chosen = choice.chosen.filter((id) => items.some((item) => item.id === id))
  if (items.length === 0) return null
  return (
    <section className="pb-12" aria-labelledby={kind}>
      <h2 id={kind} className="mb-5">
        {title}
      </h2>
      <div className="cards">
        {items.map(({ id, name, card }) => (
          <div key={id} className="fav">
            {card}
            <Checkbox
              label={
                <>
                  {t('Compare')}
                  <span className="sr-only">: {name}</span>
                </>
              }
              checked={choice.isChosen(id)}
              disabled={!choice.isChosen(id) && chosen.length >= MAX_COMPARED}
              onChange={() => choice.toggle(id)}
            />
          </div>
        ))}
      </div>
      {chosen.length > 0 && (
        <div className="compare-bar" role="status">
          <span>
            {chosen.length < 2
              ? t('Choose one more to compare, three at most.')
              : t('{{chosen}} of {{most}} chosen', { chosen: chosen.length, most: MAX_COMPARED })}
          </span>
          <span className="row wrap">
            <Button variant="ghost" onClick={choice.clear}>
              {t('Clear all')}
            </Button>
            {chosen.length > 1 && (
              <ButtonLink to={paths.compare(kind, chosen)} icon={<Columns3 aria-hidden="true" />}>
                {t('Compare')}
              </ButtonLink>
            )}
          </span>
        </div>
      )}
    </section>
  )
}

export function Page() {
  const { t } = useTranslation()
  const query = useQuery(FavouritesPage, { fetchPolicy: 'cache-and-network' })
  return (
    <>
      <PageHead
        title={t('Favourites')}
        lead={t('Hospitals and doctors you have saved. Compare up to three of a kind.')}
      />
      <div className="page pb-20">
        <QueryView
          query={query}
          skeleton={
            <div className="cards">
              <Skeleton className="h-96 w-full" />
              <Skeleton className="h-96 w-full" />
              <Skeleton className="h-96 w-full" />
            </div>
          }
          isEmpty={({ favourites: { hospitals, doctors } }) => hospitals.length + doctors.length === 0}
          empty={
            <EmptyState
              icon={<Heart />}
              title={t('Nothing saved yet')}
              action={<ButtonLink to={paths.search({ type: 'hospitals' })}>{t('Browse Hospitals')}</ButtonLink>}
            >
              {t('Press the heart of a hospital or a doctor to find it here again.')}
            </EmptyState>
          }
        >
          {({ favourites: { hospitals, doctors } }) => (
            <>
              <SavedList
                kind="hospitals"
                title={t('Hospitals')}
                items={hospitals.map((hospital) => ({
                  id: hospital.id,
                  name: hospital.name,
                  card: (
                    <HospitalCard
                      hospital={hospital}
                      corner={<SaveButton kind="hospital" id={hospital.id} name={hospital.name} />}
                    />
                  ),
                }))}
              />
              <SavedList
                kind="doctors"
                title={t('Doctors')}
                items={doctors.map((doctor) => ({
                  id: doctor.id,
                  name: doctor.fullName,
                  card: (
                    <DoctorCard
                      doctor={doctor}
                      corner={<SaveButton kind="doctor" id={doctor.id} name={doctor.fullName} />}
                    />
                  ),
                }))}
              />
            </>
          )}
        </QueryView>
      </div>
    </>
  )
}
