import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { DoctorLinkFields, DoctorProfileLinks } from '#web/features/doctors/doctor-profile-links.tsx'
import '#web/features/hospitals/hospital-detail.css'
import { useChosenService } from '#web/features/booking/chosen-service.ts'
import { queryOf } from '#web/features/booking/draft.ts'
import { SaveButton } from '#web/features/favourites/save-button.tsx'
import { BookBar, BookingAside } from '#web/features/hospitals/hospital-book.tsx'
import { HospitalGallery, HospitalGalleryFields } from '#web/features/hospitals/hospital-gallery.tsx'
import { HospitalHead, HospitalHeadFields } from '#web/features/hospitals/hospital-head.tsx'
import { HospitalHours, HospitalHoursFields } from '#web/features/hospitals/hospital-hours.tsx'
import { HospitalMap, HospitalMapFields } from '#web/features/hospitals/hospital-map.tsx'
import { HospitalServices, OfferFields } from '#web/features/hospitals/hospital-services.tsx'
import { DetailSkeleton, ReturnLink } from '#web/features/hospitals/hospital-shell.tsx'
import { ReviewList } from '#web/features/reviews/review-list.tsx'
import { TTL, useFreshQuery } from '#web/freshness.ts'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
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
      services(limit: 100) { ...OfferFields }
      doctors(limit: 100) { ...DoctorLinkFields }
    }
  }`,
  [HospitalHeadFields, HospitalGalleryFields, HospitalMapFields, HospitalHoursFields, OfferFields, DoctorLinkFields],
)
type Hospital = NonNullable<ResultOf<typeof HospitalPage>['hospital']>

function NotFound({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <div className="page section">
      <PageTitle>{t('Hospital Not Found')}</PageTitle>
      <EmptyState
        level={1}
        icon={<Building2 />}
        title={t('Hospital Not Found')}
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
          ? t('The hospital could not be loaded.')
          : t('It may have been removed, or the address is not complete.')}
      </EmptyState>
    </div>
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
    <dl className="dl mt-6">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Content({ hospital }: { hospital: Hospital }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { chosen, choose } = useChosenService(hospital.services)
  const book = () => {
    if (!chosen) return
    const selection = { hospitalId: hospital.id, serviceId: chosen.service.id, doctorId: null }
    navigate(paths.bookAppointment + queryOf(selection), { state: selection })
  }
  return (
    <>
      <PageTitle>{hospital.name}</PageTitle>
      <div className="page pt-3">
        <ReturnLink>{t('Back to results')}</ReturnLink>
        <HospitalGallery key={hospital.id} hospital={hospital} />
        <div className="hosp">
          <div>
            <HospitalHead hospital={hospital}>
              <SaveButton kind="hospital" id={hospital.id} name={hospital.name} look="button" />
            </HospitalHead>
            <section className="blk">
              <h2>{t('About', { context: 'profile' })}</h2>
              <p className="prose-text" dir="auto">
                {hospital.description || t('The hospital has not described itself yet.')}
              </p>
              <Facts hospital={hospital} />
            </section>
            <section className="blk">
              <h2>{t('Select a Service')}</h2>
              <HospitalServices offers={hospital.services} chosen={chosen?.service.id ?? null} onChoose={choose} />
            </section>
            {hospital.doctors.length > 0 && (
              <section className="blk">
                <h2>{t('Doctors')}</h2>
                <DoctorProfileLinks doctors={hospital.doctors} serviceId={chosen?.service.id ?? null} />
              </section>
            )}
            <section className="blk">
              <h2>{t('Patient reviews')}</h2>
              <ReviewList key={hospital.id} of="hospital" id={hospital.id} />
            </section>
            <section className="blk">
              <h2>{t('Opening hours')}</h2>
              <HospitalHours hospital={hospital} />
            </section>
            <section className="blk">
              <h2>{t('Location')}</h2>
              <HospitalMap key={hospital.id} hospital={hospital} />
            </section>
          </div>
          <BookingAside offer={chosen} onBook={book} contact={hospital} />
        </div>
      </div>
      <BookBar offer={chosen} onBook={book} />
    </>
  )
}

export function Page() {
  const { id = '' } = useParams()
  const query = useFreshQuery(HospitalPage, { variables: { id }, ttl: TTL.catalogue })
  return (
    <QueryView query={query} skeleton={<DetailSkeleton />} error={(retry) => <NotFound onRetry={retry} />}>
      {({ hospital }) => (hospital ? <Content key={hospital.id} hospital={hospital} /> : <NotFound />)}
    </QueryView>
  )
}
