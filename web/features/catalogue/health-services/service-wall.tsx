import { clsx } from 'clsx'
import { ServiceEmoji } from '#web/art/service-icon.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Medallion } from '#web/ui/banner.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import styles from './service-wall.module.css'

export const ServiceTileFields = graphql(`
  fragment ServiceTileFields on HealthService {
    id
    name
    sourceName
    category
    iconKey
  }
`)
type Service = ResultOf<typeof ServiceTileFields>

function Tile({ service, position }: { service: Service; position: number }) {
  const { t } = useTranslation()
  const { name, sourceName, category, iconKey } = service
  return (
    <li>
      <Link className={styles.tile} to={paths.search({ type: 'hospitals', service: sourceName })}>
        <span className={styles.face} />
        <i className={styles.starBefore} />
        <i className={styles.starAfter} />
        <Medallion tone={position} className={styles.medallion}>
          <ServiceEmoji iconKey={iconKey} />
        </Medallion>
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.category}>{t(category, { context: 'category' })}</span>
        </span>
        <ArrowRight className={clsx(styles.arrow, text.flip)} aria-hidden="true" />
      </Link>
    </li>
  )
}

/** Shows popular services as notched tiles with a star at every crossing. */
export function ServiceWall({ services }: { services: readonly Service[] }) {
  return (
    <div className={styles.wall}>
      <ul className={styles.tiles}>
        {services.map((service, position) => (
          <Tile key={service.id} service={service} position={position} />
        ))}
      </ul>
    </div>
  )
}

export function ServiceWallSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.wall}>
      <div className={styles.tiles}>
        {Array.from({ length: count }, (_, position) => (
          <div className={styles.tile} key={String(position)}>
            <span className={styles.face} />
            <Skeleton className={styles.medallionSkeleton} />
            <Skeleton className={styles.nameSkeleton} />
          </div>
        ))}
      </div>
    </div>
  )
}
