import './service-wall.css'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import { Medallion } from '#web/ui/banner.tsx'
import { ServiceEmoji } from '#web/ui/service-icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const ServiceTileFields = graphql(`
  fragment ServiceTileFields on HealthService {
    id
    name
    category
    iconKey
  }
`)
type Service = ResultOf<typeof ServiceTileFields>

function Tile({ service, position }: { service: Service; position: number }) {
  const { t } = useTranslation()
  const { name, category, iconKey } = service
  return (
    <li>
      <Link className="tile" to={paths.search({ type: 'hospitals', service: name })}>
        <span className="face clip-tile" />
        <i className="a" />
        <i className="b" />
        <Medallion tone={position}>
          <ServiceEmoji iconKey={iconKey} />
        </Medallion>
        <span>
          <span className="name">{name}</span>
          <span className="cat">{t(category)}</span>
        </span>
        <ArrowRight className="go flip" aria-hidden="true" />
      </Link>
    </li>
  )
}

/** The tile wall: services as notched tiles with a star at every crossing. */
export function ServiceWall({ services }: { services: readonly Service[] }) {
  return (
    <div className="tile-wall">
      <ul className="tiles">
        {services.map((service, position) => (
          <Tile key={service.id} service={service} position={position} />
        ))}
      </ul>
    </div>
  )
}

export function ServiceWallSkeleton({ count }: { count: number }) {
  return (
    <div className="tile-wall">
      <div className="tiles">
        {Array.from({ length: count }, (_, at) => (
          <div className="tile" key={String(at)}>
            <span className="face clip-tile" />
            <Skeleton className="size-17" />
            <Skeleton className="h-6 w-32" />
          </div>
        ))}
      </div>
    </div>
  )
}
