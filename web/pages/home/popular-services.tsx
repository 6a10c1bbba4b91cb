import type { ComponentProps } from 'react'
import { POPULAR_SERVICES } from '#domain/catalogue.ts'
import { ServiceWall, ServiceWallSkeleton } from '#web/features/catalogue/health-services/service-wall.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import { Container, SectionHead } from '#web/ui/layout.tsx'
import { type Query, QueryView } from '#web/ui/query-view.tsx'
import text from '#web/ui/text.module.css'

type Services = ComponentProps<typeof ServiceWall>['services']

export function PopularServices({ query }: { query: Query<{ popular: { items: Services } }> }) {
  const { t } = useTranslation()
  return (
    <Container as="section" section aria-labelledby="popular">
      <SectionHead id="popular" title={t('Popular Services')} lead={t('The treatments offered by the most hospitals.')}>
        <ButtonLink variant="secondary" to={paths.services} aria-label={t('View all services')}>
          {t('View all')}
          <ArrowRight className={text.flip} aria-hidden="true" />
        </ButtonLink>
      </SectionHead>
      <QueryView query={query} skeleton={<ServiceWallSkeleton count={POPULAR_SERVICES} />}>
        {({ popular }) => <ServiceWall services={popular.items} />}
      </QueryView>
    </Container>
  )
}
