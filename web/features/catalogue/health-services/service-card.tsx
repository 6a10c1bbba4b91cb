import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { ServiceArt } from '#web/art/art.tsx'
import { ServiceIcon } from '#web/art/service-icon.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Chip } from '#web/ui/badge.tsx'
import { Medallion } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, CardLink } from '#web/ui/card.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import { Row } from '#web/ui/layout.tsx'
import { CardName, PictureCard } from '#web/ui/picture-card.tsx'
import { Price } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { Written } from '#web/ui/written.tsx'
import styles from './service-card.module.css'

export const ServiceCardFields = graphql(`
  fragment ServiceCardFields on HealthService {
    id
    name
    sourceName
    textLanguage
    description
    category
    iconKey
    hospitalCount
    lowestPrice {
      amount
      currency
    }
  }
`)
type Service = ResultOf<typeof ServiceCardFields>
type ServiceCardProps = {
  service: Service
  view: 'list' | 'grid'
  position: number
  /** True below a heading with the category. */
  isGrouped?: boolean
}

type FindProvidersProps = { service: Pick<Service, 'name' | 'sourceName'>; className?: string | undefined }

function FindProviders({ service: { name, sourceName }, className }: FindProvidersProps) {
  const { t } = useTranslation()
  return (
    <ButtonLink
      variant="tonal"
      className={className}
      to={paths.search({ type: 'hospitals', service: sourceName })}
      aria-label={`${t('Find Providers')}: ${name}`}
    >
      <span className={styles.word}>{t('Find Providers')}</span>
      <ArrowRight className={text.flip} aria-hidden="true" />
    </ButtonLink>
  )
}

function ServicePicture({ service: { id, iconKey } }: { service: Service }) {
  return (
    <div className={styles.picture}>
      <ServiceArt id={id} width={640} height={208} className={styles.pattern} lazy />
      <span className={styles.icon}>
        <ServiceIcon iconKey={iconKey} />
      </span>
    </div>
  )
}

/** Shows the lowest price and the number of hospitals. */
function Offers({ service: { id, lowestPrice, hospitalCount } }: { service: Service }) {
  const { t } = useTranslation()
  return (
    <p className={styles.offers}>
      <Price
        price={lowestPrice?.amount ?? null}
        currency={lowestPrice?.currency ?? DEFAULT_CURRENCY}
        from
        quoteAddress={paths.quoteNew({ service: id })}
      />
      <span className={text.muted}>{t('{{count}} hospitals', { count: hospitalCount })}</span>
    </p>
  )
}

/**
 * Shows a service with picture and description, or as a row with its medallion. It links to the
 * hospitals that offer the service.
 */
export function ServiceCard({ service, view, position, isGrouped }: ServiceCardProps) {
  const { t } = useTranslation()
  const { name, description, textLanguage, category, iconKey } = service
  if (view === 'list')
    return (
      <Card as="article" className={styles.row}>
        <Medallion tone={position} className={styles.medallion}>
          <ServiceIcon iconKey={iconKey} />
        </Medallion>
        <div>
          <h3>
            <Link to={paths.service(service)}>{name}</Link>
          </h3>
          {!isGrouped && (
            <Chip tone="quiet" className={styles.category}>
              {t(category, { context: 'category' })}
            </Chip>
          )}
        </div>
        <Offers service={service} />
        <FindProviders service={service} className={styles.find} />
      </Card>
    )
  return (
    <PictureCard className={styles.card} picture={<ServicePicture service={service} />}>
      <CardName>
        <CardLink to={paths.service(service)}>{name}</CardLink>
      </CardName>
      <p className={styles.description}>
        <Written language={textLanguage}>{description}</Written>
      </p>
      <Row between wrap className={styles.price}>
        {!isGrouped && <Chip tone="quiet">{t(category, { context: 'category' })}</Chip>}
        <Offers service={service} />
      </Row>
      <FindProviders service={service} />
    </PictureCard>
  )
}

export function ServiceCardSkeleton() {
  return (
    <PictureCard className={styles.card} picture={<Skeleton />}>
      <Skeleton size="title" className={styles.nameSkeleton} />
      <Skeleton className={styles.descriptionSkeleton} />
      <Skeleton size="title" className={styles.priceSkeleton} />
      <Skeleton size="control" />
    </PictureCard>
  )
}
