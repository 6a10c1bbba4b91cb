import { useRef } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { TermText } from '#web/data/term-text.tsx'
import {
  DoctorProfileFacts,
  DoctorProfileFields,
  DoctorProfileHead,
} from '#web/features/catalogue/doctors/doctor-profile.tsx'
import { doctorStatement } from '#web/features/catalogue/doctors/doctor-statement.ts'
import { BookBar } from '#web/features/catalogue/hospitals/book-bar.tsx'
import { BookingCard, ContactCard } from '#web/features/catalogue/hospitals/booking-card.tsx'
import { DetailAnchors } from '#web/features/catalogue/hospitals/detail-anchors.tsx'
import {
  Description,
  DetailNotFound,
  DetailPage,
  DetailSection,
  DetailSkeleton,
  DetailTop,
  ReturnLink,
} from '#web/features/catalogue/hospitals/detail-layout.tsx'
import { PLACES } from '#web/features/catalogue/hospitals/lead-to.ts'
import { OfferFields } from '#web/features/catalogue/hospitals/offer.ts'
import { ShareButton } from '#web/features/catalogue/hospitals/share-button.tsx'
import { TreatmentList } from '#web/features/catalogue/hospitals/treatment-list.tsx'
import { useDoctorBooking } from '#web/features/catalogue/hospitals/use-doctor-booking.ts'
import { CompareTray, SaveButtons } from '#web/features/visits/favourites/save-button.tsx'
import { ReviewSummaryFields } from '#web/features/visits/reviews/review-summary.tsx'
import { Reviews } from '#web/features/visits/reviews/reviews.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { breadcrumbs } from '#web/rendering/statements.ts'
import { paths } from '#web/routing/paths.ts'
import { useReadableAddress } from '#web/routing/readable-address.ts'
import { useParams } from '#web/routing/router.tsx'
import { BottomBars } from '#web/ui/bottom-bars.tsx'
import { UserRoundX } from '#web/ui/icons/user-round-x.ts'
import { Stack } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Written } from '#web/ui/written.tsx'

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
        answerTerms { confirmation noticeMinutes usualAnswerMinutes }
      }
      services(limit: 100) { ...OfferFields }
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
      {onRetry ? t('The doctor could not be loaded.') : t('The doctor may have left, or the link is incomplete.')}
    </DetailNotFound>
  )
}

function Content({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation()
  const button = useRef<HTMLDivElement>(null)
  const { hospital } = doctor
  useReadableAddress(paths.doctor(doctor))
  const { bookable, chooseService, chooseSlot } = useDoctorBooking(doctor)
  const { offer } = bookable
  const contact = {
    phone: doctor.phone ?? hospital?.phone ?? null,
    email: doctor.email ?? hospital?.email ?? null,
    website: doctor.website ?? hospital?.website ?? null,
  }
  return (
    <>
      <PageTitle>{doctor.fullName}</PageTitle>
      <DocumentFacts
        canonical={paths.doctor(doctor)}
        picture={{ kind: 'doctor', id: doctor.id }}
        description={t(
          '{{name}}, {{specialty}}: treatments with prices, patient reviews and the next available times.',
          {
            name: doctor.fullName,
            specialty: t(doctor.specialty, { context: 'specialty' }),
          },
        )}
        statements={
          import.meta.env.SSR &&
          ((origin) => [
            doctorStatement(origin, doctor, doctor.services),
            breadcrumbs(origin, [
              { name: PRODUCT_NAME, address: paths.home },
              { name: t('Doctors'), address: paths.search({ type: 'doctors' }) },
              { name: doctor.fullName, address: paths.doctor(doctor) },
            ]),
          ])
        }
      />
      <DetailPage
        top={
          <DetailTop
            back={<ReturnLink>{t('Back')}</ReturnLink>}
            actions={
              <>
                <SaveButtons
                  kind="doctor"
                  id={doctor.id}
                  name={doctor.fullName}
                  serviceId={offer?.service.id ?? null}
                  look="round"
                />
                <ShareButton name={doctor.fullName} />
              </>
            }
          />
        }
        head={<DoctorProfileHead doctor={doctor} />}
        aside={
          // Independent doctors have no hospital in the catalogue, so there is no calendar to book
          // from.
          hospital ? (
            <BookingCard
              bookable={bookable}
              onSlot={chooseSlot}
              contact={contact}
              answerTerms={hospital.answerTerms}
              buttonRef={button}
            />
          ) : (
            <ContactCard contact={contact}>
              {t('This doctor works independently and cannot be booked here. Please get in touch directly.')}
            </ContactCard>
          )
        }
      >
        <DetailAnchors
          anchors={[
            ...(hospital ? [{ place: PLACES.treatments, label: t('Treatments'), count: doctor.services.length }] : []),
            { place: PLACES.about, label: t('About', { context: 'profile' }) },
            { place: PLACES.reviews, label: t('Reviews'), count: doctor.reviewCount },
          ]}
        />
        {hospital && (
          <DetailSection place={PLACES.treatments} title={t('Select a Service')}>
            <TreatmentList offers={doctor.services} chosen={offer} onChoose={chooseService} />
          </DetailSection>
        )}
        <DetailSection place={PLACES.about} title={t('About', { context: 'profile' })}>
          <Description>
            {doctor.description ? (
              <Written language={doctor.textLanguage}>{doctor.description}</Written>
            ) : (
              t('This doctor has not written an introduction yet.')
            )}
          </Description>
          <Stack>
            <TermText kind="specialty" value={doctor.specialty} />
            <DoctorProfileFacts doctor={doctor} />
          </Stack>
        </DetailSection>
        <DetailSection place={PLACES.reviews} title={t('Patient reviews')}>
          <Reviews
            key={doctor.id}
            of="doctor"
            id={doctor.id}
            average={doctor.averageRating}
            summary={doctor.reviewSummary}
            serviceId={offer?.service.id ?? null}
          />
        </DetailSection>
      </DetailPage>
      <BottomBars>
        {hospital && <BookBar bookable={bookable} button={button} />}
        <CompareTray kind="doctor" />
      </BottomBars>
    </>
  )
}
