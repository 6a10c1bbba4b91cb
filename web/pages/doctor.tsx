import { UserRoundX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import '#web/features/hospitals/hospital-detail.css'
import { useChosenService } from '#web/features/booking/chosen-service.ts'
import { queryOf } from '#web/features/booking/draft.ts'
import { DoctorProfileFacts, DoctorProfileFields, DoctorProfileHead } from '#web/features/doctors/doctor-profile.tsx'
import { SaveButton } from '#web/features/favourites/save-button.tsx'
import { BookBar, BookingAside } from '#web/features/hospitals/hospital-book.tsx'
import { OfferFields, HospitalServices } from '#web/features/hospitals/hospital-services.tsx'
import { DetailSkeleton, ReturnLink } from '#web/features/hospitals/hospital-shell.tsx'
import { ReviewList } from '#web/features/reviews/review-list.tsx'
import { TTL, useFreshQuery } from '#web/freshness.ts'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import { Banner, EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ContactLinks } from '#web/ui/contact-links.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

const DoctorPage = graphql(
  `query DoctorPage($id: ID!) {
    doctor(id: $id) {
      id
      phone
      email
      website
      ...DoctorProfileFields
      hospital {
        id
        phone
        email
        website
        services(limit: 100) { ...OfferFields }
      }
    }
  }`,
  [DoctorProfileFields, OfferFields],
)
type Doctor = NonNullable<ResultOf<typeof DoctorPage>['doctor']>

function NotFound({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <div className="page section">
      <PageTitle>{t('Doctor Not Found')}</PageTitle>
      <EmptyState
        level={1}
        icon={<UserRoundX />}
        title={t('Doctor Not Found')}
        action={
          <>
            <Button onClick={() => navigate(-1)}>{t('Go Back')}</Button>
            {onRetry && (
              <Button variant="secondary" onClick={onRetry}>
                {t('Try Again')}
              </Button>
            )}
          </>
        }
      >
        {onRetry
          ? t('The doctor could not be loaded.')
          : t('The doctor may have left, or the address is not complete.')}
      </EmptyState>
    </div>
  )
}

/** Independent doctors work without a hospital of ours, so there is no calendar to book from. */
function IndependentAside({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation()
  return (
    <aside className="card side-card" aria-label={t('Contact')}>
      <div className="bot">
        <Banner>{t('This doctor works independently and cannot be booked here. Please get in touch directly.')}</Banner>
        <div className="mt-4">
          <ContactLinks {...doctor} />
        </div>
      </div>
    </aside>
  )
}

function Content({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { hospital } = doctor
  const { chosen, choose } = useChosenService(hospital?.services ?? [])
  const book = () => {
    if (!chosen || !hospital) return
    const selection = { hospitalId: hospital.id, serviceId: chosen.service.id, doctorId: doctor.id }
    navigate(paths.bookAppointment + queryOf(selection), { state: selection })
  }
  return (
    <>
      <PageTitle>{doctor.fullName}</PageTitle>
      <div className="page pt-3">
        <ReturnLink>{t('Back')}</ReturnLink>
        <div className="hosp">
          <div>
            <DoctorProfileHead doctor={doctor}>
              <SaveButton kind="doctor" id={doctor.id} name={doctor.fullName} look="button" />
            </DoctorProfileHead>
            <section className="blk">
              <h2>{t('About', { context: 'profile' })}</h2>
              <p className="prose-text mb-6" dir="auto">
                {doctor.description || t('The doctor has not written an introduction yet.')}
              </p>
              <DoctorProfileFacts doctor={doctor} />
            </section>
            {hospital && (
              <section className="blk">
                <h2>{t('Select a Service')}</h2>
                <HospitalServices offers={hospital.services} chosen={chosen?.service.id ?? null} onChoose={choose} />
              </section>
            )}
            <section className="blk">
              <h2>{t('Patient reviews')}</h2>
              <ReviewList key={doctor.id} of="doctor" id={doctor.id} />
            </section>
          </div>
          {hospital ? (
            <BookingAside
              offer={chosen}
              onBook={book}
              contact={{
                phone: doctor.phone ?? hospital.phone,
                email: doctor.email ?? hospital.email,
                website: doctor.website ?? hospital.website,
              }}
            />
          ) : (
            <IndependentAside doctor={doctor} />
          )}
        </div>
      </div>
      {hospital && <BookBar offer={chosen} onBook={book} />}
    </>
  )
}

export function Page() {
  const { id = '' } = useParams()
  const query = useFreshQuery(DoctorPage, { variables: { id }, ttl: TTL.catalogue })
  return (
    <QueryView query={query} skeleton={<DetailSkeleton />} error={(retry) => <NotFound onRetry={retry} />}>
      {({ doctor }) => (doctor ? <Content key={doctor.id} doctor={doctor} /> : <NotFound />)}
    </QueryView>
  )
}
