import { FEATURED_HOSPITALS } from '#domain/catalogue.ts'
import type { ResultOf } from '#web/data/graphql.ts'
import type { HospitalCardFields } from '#web/features/catalogue/hospitals/hospital-brief.tsx'
import { HospitalCard, HospitalCardSkeleton } from '#web/features/catalogue/hospitals/hospital-card.tsx'
import { SaveButtons } from '#web/features/visits/favourites/save-button.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import { Container, SectionHead } from '#web/ui/layout.tsx'
import { PictureCards } from '#web/ui/picture-card.tsx'
import { type Query, QueryView } from '#web/ui/query-view.tsx'
import text from '#web/ui/text.module.css'

type FeaturedData = { featuredHospitals: readonly ResultOf<typeof HospitalCardFields>[] }

const waiting = Array.from({ length: FEATURED_HOSPITALS }, (_, position) => position)

/** Shows no error of its own, because the popular services above report a failed load for both. */
export function FeaturedHospitals({ query }: { query: Query<FeaturedData> }) {
  const { t } = useTranslation()
  const skeleton = (
    <PictureCards>
      {waiting.map((position) => (
        <HospitalCardSkeleton key={position} />
      ))}
    </PictureCards>
  )
  return (
    <Container as="section" section aria-labelledby="featured">
      <SectionHead
        id="featured"
        title={t('Featured Hospitals')}
        lead={t('Booking is free. You pay the hospital, never us.')}
      >
        <ButtonLink variant="secondary" to={paths.search({ type: 'hospitals' })}>
          {t('View all hospitals')}
          <ArrowRight className={text.flip} aria-hidden="true" />
        </ButtonLink>
      </SectionHead>
      <QueryView query={query} skeleton={skeleton} error={() => null}>
        {({ featuredHospitals }) => (
          <PictureCards>
            {featuredHospitals.map((hospital) => (
              <HospitalCard
                key={hospital.id}
                hospital={hospital}
                corner={<SaveButtons kind="hospital" id={hospital.id} name={hospital.name} serviceId={null} />}
              />
            ))}
          </PictureCards>
        )}
      </QueryView>
    </Container>
  )
}
