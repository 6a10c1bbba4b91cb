import { useRef } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { DoctorLinkFields, DoctorProfileLinks } from '#web/features/catalogue/doctors/doctor-profile-links.tsx'
import { BookBar } from '#web/features/catalogue/hospitals/book-bar.tsx'
import { BookingCard } from '#web/features/catalogue/hospitals/booking-card.tsx'
import { DetailAnchors } from '#web/features/catalogue/hospitals/detail-anchors.tsx'
import {
  Description,
  DetailNotFound,
  DetailPage,
  DetailSection,
  DetailSkeleton,
  ReturnLink,
} from '#web/features/catalogue/hospitals/detail-layout.tsx'
import { FactLine } from '#web/features/catalogue/hospitals/fact-line.tsx'
import { HospitalGallery, HospitalGalleryFields } from '#web/features/catalogue/hospitals/hospital-gallery.tsx'
import { HospitalHead, HospitalHeadFields, placeOf } from '#web/features/catalogue/hospitals/hospital-head.tsx'
import { HospitalHours, HospitalHoursFields } from '#web/features/catalogue/hospitals/hospital-hours.tsx'
import { HospitalMap, HospitalMapFields } from '#web/features/catalogue/hospitals/hospital-map.tsx'
import { hospitalStatement } from '#web/features/catalogue/hospitals/hospital-statement.ts'
import { PLACES } from '#web/features/catalogue/hospitals/lead-to.ts'
import { OfferFields } from '#web/features/catalogue/hospitals/offer.ts'
import { ShareButton } from '#web/features/catalogue/hospitals/share-button.tsx'
import { TreatmentDoctors } from '#web/features/catalogue/hospitals/treatment-doctors.tsx'
import { OffersFailed, TreatmentList } from '#web/features/catalogue/hospitals/treatment-list.tsx'
import { useHospitalBooking } from '#web/features/catalogue/hospitals/use-hospital-booking.ts'
import { useOffers } from '#web/features/catalogue/hospitals/use-offers.ts'
import { CompareTray, SaveButtons } from '#web/features/visits/favourites/save-button.tsx'
import { ReviewSummaryFields } from '#web/features/visits/reviews/review-summary.tsx'
import { Reviews } from '#web/features/visits/reviews/reviews.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { breadcrumbs } from '#web/rendering/statements.ts'
import { paths } from '#web/routing/paths.ts'
import { useReadableAddress } from '#web/routing/readable-address.ts'
import { useParams } from '#web/routing/router.tsx'
import { BottomBars } from '#web/ui/bottom-bars.tsx'
import { Details } from '#web/ui/facts.tsx'
import { FreeTime } from '#web/ui/free-time.tsx'
import { BuildingComplex as Building2 } from '#web/ui/icons/building-complex.ts'
import { NameList } from '#web/ui/name-list.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Price } from '#web/ui/price.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Written } from '#web/ui/written.tsx'
import { QuoteSection } from './hospital/quote-section.tsx'
import styles from './hospital.module.css'

const HospitalPage = graphql(
  `query HospitalPage($id: ID!) {
    hospital(id: $id) {
      id
      phone
      email
      website
      languages
      insurers
      acceptsInsurance
      priceFrom
      answerTerms { confirmation noticeMinutes usualAnswerMinutes }
      nextFreeSlot { date time }
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
    <QueryView query={query} skeleton={<DetailSkeleton band />} error={(retry) => <NotFound onRetry={retry} />}>
      {({ hospital }) => (hospital ? <Content key={hospital.id} hospital={hospital} /> : <NotFound />)}
    </QueryView>
  )
}

function NotFound({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation()
  return (
    <DetailNotFound icon={<Building2 />} title={t('Hospital Not Found')} onRetry={onRetry}>
      {onRetry ? t('The hospital could not be loaded.') : t('It may have been removed, or the link is incomplete.')}
    </DetailNotFound>
  )
}

function Content({ hospital }: { hospital: Hospital }) {
  const { t } = useTranslation()
  const button = useRef<HTMLDivElement>(null)
  useReadableAddress(paths.hospital(hospital))
  const { offers, failed, retry } = useOffers(hospital)
  const { bookable, who, chooseService, chooseSlot } = useHospitalBooking(hospital.id, offers)
  const { offer } = bookable
  const quoteAddressOf = (service?: string) => paths.quoteNew({ service, hospitals: hospital.id })
  return (
    <>
      <PageTitle>{hospital.name}</PageTitle>
      <DocumentFacts
        canonical={paths.hospital(hospital)}
        picture={{ kind: 'hospital', id: hospital.id }}
        description={t(
          '{{name}}, {{place}}: treatments with prices, doctors, patient reviews and the next available times.',
          {
            name: hospital.name,
            place: placeOf(hospital),
          },
        )}
        statements={
          import.meta.env.SSR &&
          ((origin) => [
            hospitalStatement(origin, hospital, offers),
            breadcrumbs(origin, [
              { name: PRODUCT_NAME, address: paths.home },
              { name: t('Hospitals'), address: paths.search({ type: 'hospitals' }) },
              { name: hospital.name, address: paths.hospital(hospital) },
            ]),
          ])
        }
      />
      <DetailPage
        top={
          <HospitalGallery
            key={hospital.id}
            hospital={hospital}
            back={<ReturnLink>{t('Back to results')}</ReturnLink>}
            actions={
              <>
                <SaveButtons
                  kind="hospital"
                  id={hospital.id}
                  name={hospital.name}
                  serviceId={offer?.service.id ?? null}
                  look="round"
                />
                <ShareButton name={hospital.name} />
              </>
            }
          />
        }
        head={
          <>
            <HospitalHead hospital={hospital} />
            <Facts hospital={hospital} bookable={bookable} />
          </>
        }
        aside={
          <BookingCard
            bookable={bookable}
            who={who}
            onSlot={chooseSlot}
            contact={hospital}
            answerTerms={hospital.answerTerms}
            quoteAddress={quoteAddressOf(offer?.service.id)}
            buttonRef={button}
          />
        }
      >
        <Anchors hospital={hospital} />
        <DetailSection place={PLACES.treatments} title={t('Select a Service')}>
          <TreatmentList offers={offers} chosen={offer} onChoose={chooseService} quoteAddressOf={quoteAddressOf}>
            {offer && <TreatmentDoctors offer={offer} {...who} />}
          </TreatmentList>
          {failed && <OffersFailed onRetry={retry} />}
        </DetailSection>
        {hospital.doctors.length > 0 && (
          <DetailSection place={PLACES.doctors} title={t('Doctors')}>
            <DoctorProfileLinks doctors={hospital.doctors} serviceId={offer?.service.id ?? null} />
          </DetailSection>
        )}
        <DetailSection place={PLACES.reviews} title={t('Patient reviews')}>
          <Reviews
            key={hospital.id}
            of="hospital"
            id={hospital.id}
            average={hospital.averageRating}
            summary={hospital.reviewSummary}
            serviceId={offer?.service.id ?? null}
          />
        </DetailSection>
        <QuoteSection hospitalId={hospital.id} />
        <DetailSection place={PLACES.about} title={t('About the hospital')}>
          <About hospital={hospital} />
        </DetailSection>
        <DetailSection place={PLACES.location} title={t('Location')}>
          <HospitalMap key={hospital.id} hospital={hospital} />
        </DetailSection>
      </DetailPage>
      <BottomBars>
        <BookBar bookable={bookable} button={button} />
        <CompareTray kind="hospital" />
      </BottomBars>
    </>
  )
}

function Anchors({ hospital: { serviceCount, doctors, reviewCount } }: { hospital: Hospital }) {
  const { t } = useTranslation()
  return (
    <DetailAnchors
      anchors={[
        { place: PLACES.treatments, label: t('Treatments'), count: serviceCount },
        ...(doctors.length > 0 ? [{ place: PLACES.doctors, label: t('Doctors'), count: doctors.length }] : []),
        { place: PLACES.reviews, label: t('Reviews'), count: reviewCount },
        { place: PLACES.location, label: t('Location') },
      ]}
    />
  )
}

type FactsProps = { hospital: Hospital; bookable: ReturnType<typeof useHospitalBooking>['bookable'] }

function Facts({ hospital, bookable: { offer, price, times } }: FactsProps) {
  const { t } = useTranslation()
  const { formatLanguages } = useFormat()
  const next = offer ? times?.[0] : hospital.nextFreeSlot
  const quoteAddress = paths.quoteNew({ service: offer?.service.id, hospitals: hospital.id })
  const [first = '', second, ...more] = hospital.languages
  const few = formatLanguages([first, second].flatMap((language) => language || []))
  const facts = [
    { name: t('Next free'), value: <FreeTime slot={next} /> },
    offer && price
      ? {
          name: offer.service.name,
          value: <Price price={price.price} currency={price.currency} quoteAddress={quoteAddress} />,
        }
      : {
          name: t('Prices'),
          value: <Price from price={hospital.priceFrom} currency="USD" quoteAddress={quoteAddress} />,
        },
    ...(few
      ? [
          {
            name: t('Speaks'),
            value:
              more.length > 0 ? t('{{languages}} and {{count}} more', { languages: few, count: more.length }) : few,
          },
        ]
      : []),
  ]
  return <FactLine facts={facts} />
}

function About({ hospital }: { hospital: Hospital }) {
  const { t } = useTranslation()
  const { formatLanguages } = useFormat()
  const facts = [
    { name: t('Languages'), value: formatLanguages(hospital.languages) },
    {
      name: t('Insurance'),
      value:
        hospital.insurers.length > 0 ? (
          <NameList names={hospital.insurers} />
        ) : (
          hospital.acceptsInsurance === false && t('Not accepted')
        ),
    },
  ].filter(({ value }) => value)
  return (
    <>
      <Description>
        {hospital.description ? (
          <Written language={hospital.textLanguage}>{hospital.description}</Written>
        ) : (
          t('This hospital has not added a description yet.')
        )}
      </Description>
      <Details>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Details>
      <h3 className={styles.subheading}>{t('Opening hours')}</h3>
      <HospitalHours hospital={hospital} />
    </>
  )
}
