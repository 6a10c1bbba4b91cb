import { UserRoundX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { useChosenService } from '#web/features/booking/chosen-service.ts'
import { queryOf } from '#web/features/booking/draft.ts'
import { DoctorProfileFacts, DoctorProfileFields, DoctorProfileHead } from '#web/features/doctors/doctor-profile.tsx'
import { SaveButton } from '#web/features/favourites/save-button.tsx'
import {
  Description,
  DetailNotFound,
  DetailPage,
  DetailSection,
  DetailSkeleton,
} from '#web/features/hospitals/detail-layout.tsx'
import { BookBar, BookingAside, ContactAside } from '#web/features/hospitals/hospital-book.tsx'
import { HospitalServices, OfferFields, OffersFailed } from '#web/features/hospitals/hospital-services.tsx'
import { useOffers } from '#web/features/hospitals/use-offers.ts'
import { ReviewSummaryFields } from '#web/features/reviews/review-summary.tsx'
import { Reviews } from '#web/features/reviews/reviews.tsx'
import { TTL, useFreshQuery } from '#web/freshness.ts'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
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
      reviewSummary { ...ReviewSummaryFields }
      hospital {
        id
        phone
        email
        website
        serviceCount
        services(limit: 100) { ...OfferFields }
      }
    }
  }`,
  [DoctorProfileFields, OfferFields, ReviewSummaryFields],
)
type Doctor = NonNullable<ResultOf<typeof DoctorPage>['doctor']>

export function Page() {
  const { id = '' } = useParams()
  const query = useFreshQuery(DoctorPage, { variables: { id }, ttl: TTL.catalogue })
  return (
    <QueryView query={query} skeleton={<DetailSkeleton />} error={(retry) => <NotFound onRetry={retry} />}>
      {({ doctor }) => (doctor ? <Content key={doctor.id} doctor={doctor} /> : <NotFound />)}
    </QueryView>
  )
}

function NotFound({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation()
  return (
    <DetailNotFound icon={<UserRoundX />} title={t('Doctor Not Found')} onRetry={onRetry}>
      {onRetry ? t('The doctor could not be loaded.') : t('The doctor may have left, or the address is not complete.')}
    </DetailNotFound>
  )
}

function Content({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { hospital } = doctor
  const { offers, failed, retry } = useOffers(hospital)
  const { chosen, choose } = useChosenService(offers)
  const book = () => {
    if (!chosen || !hospital) return
    const selection = { hospitalId: hospital.id, serviceId: chosen.service.id, doctorId: doctor.id }
    navigate(paths.bookAppointment + queryOf(selection), { state: selection })
  }
  // Independent doctors work without a hospital of ours, so there is no calendar to book from.
  const aside = hospital ? (
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
    <ContactAside contact={doctor}>
      {t('This doctor works independently and cannot be booked here. Please get in touch directly.')}
    </ContactAside>
  )
  return (
    <>
      <PageTitle>{doctor.fullName}</PageTitle>
      <DetailPage back={t('Back')} aside={aside}>
        <DoctorProfileHead doctor={doctor}>
          <SaveButton kind="doctor" id={doctor.id} name={doctor.fullName} look="button" />
        </DoctorProfileHead>
        <DetailSection title={t('About', { context: 'profile' })}>
          <Description>{doctor.description || t('The doctor has not written an introduction yet.')}</Description>
          <DoctorProfileFacts doctor={doctor} />
        </DetailSection>
        {hospital && (
          <DetailSection title={t('Select a Service')}>
            <HospitalServices offers={offers} chosen={chosen?.service.id ?? null} onChoose={choose} />
            {failed && <OffersFailed onRetry={retry} />}
          </DetailSection>
        )}
        <DetailSection title={t('Patient reviews')}>
          <Reviews
            key={doctor.id}
            of="doctor"
            id={doctor.id}
            average={doctor.averageRating}
            summary={doctor.reviewSummary}
            serviceId={chosen?.service.id ?? null}
          />
        </DetailSection>
      </DetailPage>
      {hospital && <BookBar offer={chosen} onBook={book} />}
    </>
  )
}
