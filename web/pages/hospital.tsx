import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { DoctorLinkFields, DoctorProfileLinks } from '#web/features/doctors/doctor-profile-links.tsx'
import { useChosenService } from '#web/features/booking/chosen-service.ts'
import { queryOf } from '#web/features/booking/draft.ts'
import { SaveButton } from '#web/features/favourites/save-button.tsx'
import {
  Description,
  DetailNotFound,
  DetailPage,
  DetailSection,
  DetailSkeleton,
} from '#web/features/hospitals/detail-layout.tsx'
import { BookBar, BookingAside } from '#web/features/hospitals/hospital-book.tsx'
import { HospitalGallery, HospitalGalleryFields } from '#web/features/hospitals/hospital-gallery.tsx'
import { HospitalHead, HospitalHeadFields } from '#web/features/hospitals/hospital-head.tsx'
import { HospitalHours, HospitalHoursFields } from '#web/features/hospitals/hospital-hours.tsx'
import { HospitalMap, HospitalMapFields } from '#web/features/hospitals/hospital-map.tsx'
import { HospitalServices, OfferFields, OffersFailed } from '#web/features/hospitals/hospital-services.tsx'
import { useOffers } from '#web/features/hospitals/use-offers.ts'
import { ReviewSummaryFields } from '#web/features/reviews/review-summary.tsx'
import { Reviews } from '#web/features/reviews/reviews.tsx'
import { TTL, useFreshQuery } from '#web/freshness.ts'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import { Details } from '#web/ui/facts.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

const HospitalPage = graphql(
  `query HospitalPage($id: ID!) {
    hospital(id: $id) {
      id
      description
      phone
      email
      website
      languages
      insurers
      ...HospitalHeadFields
      ...HospitalGalleryFields
      ...HospitalMapFields
      ...HospitalHoursFields
      reviewSummary { ...ReviewSummaryFields }
      serviceCount
      services(limit: 100) { ...OfferFields }
      doctors(limit: 100) { ...DoctorLinkFields }
    }
  }`,
  [
    HospitalHeadFields,
    HospitalGalleryFields,
    HospitalMapFields,
    HospitalHoursFields,
    OfferFields,
    DoctorLinkFields,
    ReviewSummaryFields,
  ],
)
type Hospital = NonNullable<ResultOf<typeof HospitalPage>['hospital']>

export function Page() {
  const { id = '' } = useParams()
  const query = useFreshQuery(HospitalPage, { variables: { id }, ttl: TTL.catalogue })
  return (
    <QueryView query={query} skeleton={<DetailSkeleton />} error={(retry) => <NotFound onRetry={retry} />}>
      {({ hospital }) => (hospital ? <Content key={hospital.id} hospital={hospital} /> : <NotFound />)}
    </QueryView>
  )
}

function NotFound({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation()
  return (
    <DetailNotFound icon={<Building2 />} title={t('Hospital Not Found')} onRetry={onRetry}>
      {onRetry
        ? t('The hospital could not be loaded.')
        : t('It may have been removed, or the address is not complete.')}
    </DetailNotFound>
  )
}

function Content({ hospital }: { hospital: Hospital }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { offers, failed, retry } = useOffers(hospital)
  const { chosen, choose } = useChosenService(offers)
  const serviceId = chosen?.service.id ?? null
  const book = () => {
    if (!chosen) return
    const selection = { hospitalId: hospital.id, serviceId: chosen.service.id, doctorId: null }
    navigate(paths.bookAppointment + queryOf(selection), { state: selection })
  }
  return (
    <>
      <PageTitle>{hospital.name}</PageTitle>
      <DetailPage
        back={t('Back to results')}
        banner={<HospitalGallery key={hospital.id} hospital={hospital} />}
        aside={<BookingAside offer={chosen} onBook={book} contact={hospital} />}
      >
        <HospitalHead hospital={hospital}>
          <SaveButton kind="hospital" id={hospital.id} name={hospital.name} look="button" />
        </HospitalHead>
        <DetailSection title={t('About', { context: 'profile' })}>
          <Description>{hospital.description || t('The hospital has not described itself yet.')}</Description>
          <Facts hospital={hospital} />
        </DetailSection>
        <DetailSection title={t('Select a Service')}>
          <HospitalServices offers={offers} chosen={serviceId} onChoose={choose} />
          {failed && <OffersFailed onRetry={retry} />}
        </DetailSection>
        {hospital.doctors.length > 0 && (
          <DetailSection title={t('Doctors')}>
            <DoctorProfileLinks doctors={hospital.doctors} serviceId={serviceId} />
          </DetailSection>
        )}
        <DetailSection title={t('Patient reviews')}>
          <Reviews
            key={hospital.id}
            of="hospital"
            id={hospital.id}
            average={hospital.averageRating}
            summary={hospital.reviewSummary}
            serviceId={serviceId}
          />
        </DetailSection>
        <DetailSection title={t('Opening hours')}>
          <HospitalHours hospital={hospital} />
        </DetailSection>
        <DetailSection title={t('Location')}>
          <HospitalMap key={hospital.id} hospital={hospital} />
        </DetailSection>
      </DetailPage>
      <BookBar offer={chosen} onBook={book} />
    </>
  )
}

function Facts({ hospital }: { hospital: Hospital }) {
  const { t } = useTranslation()
  const facts = [
    { name: t('Languages'), value: hospital.languages.map((language) => t(language)).join(', ') },
    { name: t('Insurance'), value: hospital.insurers.join(', ') },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <Details>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </Details>
  )
}
