import '../../ui/css/entity-cards.css'
import './service-card.css'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ServiceArt } from '#web/art/art.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { paths } from '#web/paths.ts'
import { Chip } from '#web/ui/badge.tsx'
import { Medallion } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ServiceIcon } from '#web/ui/service-icon.tsx'

export const ServiceCardFields = graphql(`
  fragment ServiceCardFields on HealthService {
    id
    name
    description
    category
    iconKey
    price
    currency
  }
`)
type Service = ResultOf<typeof ServiceCardFields>
type ServiceCardProps = { service: Service; view: 'list' | 'grid'; position: number }

function Price({ service }: { service: Service }) {
  const { t } = useTranslation()
  const { formatMoney } = useFormat()
  const { price, currency } = service
  return price === null ? (
    <span className="mute">{t('Price on request')}</span>
  ) : (
    <bdi className="strong num">{formatMoney(price, currency)}</bdi>
  )
}

/** A service with its picture, or as a row with its medallion; leads to the hospitals that offer it. */
export function ServiceCard({ service, view, position }: ServiceCardProps) {
  const { t } = useTranslation()
  const { id, name, description, category, iconKey } = service
  const find = (
    <ButtonLink
      variant="tonal"
      to={paths.search({ type: 'hospitals', service: name })}
      aria-label={`${t('Find Providers')}: ${name}`}
    >
      {t('Find Providers')}
      <ArrowRight className="flip" aria-hidden="true" />
    </ButtonLink>
  )
  if (view === 'list')
    return (
      <article className="card srow">
        <Medallion tone={position}>
          <ServiceIcon iconKey={iconKey} />
        </Medallion>
        <div className="text">
          <h3>{name}</h3>
          <p>{description}</p>
        </div>
        <div className="facts">
          <Chip tone="quiet">{t(category)}</Chip>
          <Price service={service} />
        </div>
        {find}
      </article>
    )
  return (
    <article className="hcard sv">
      <div className="sv-art">
        <ServiceArt id={id} width={640} height={208} lazy />
        <span className="ic">
          <ServiceIcon iconKey={iconKey} />
        </span>
      </div>
      <div className="body">
        <h3>{name}</h3>
        <p className="desc">{description}</p>
        <p className="between">
          <Chip tone="quiet">{t(category)}</Chip>
          <Price service={service} />
        </p>
        {find}
      </div>
    </article>
  )
}
