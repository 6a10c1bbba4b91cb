import { provincesIn, TRAVEL_REGIONS } from '#domain/content/travel-regions.ts'
import { RegionArt } from '#web/art/art.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Card, CardHeading, CardLink } from '#web/ui/card.tsx'
import { Columns } from '#web/ui/layout.tsx'
import { useProvinces } from './facts.ts'
import styles from './region-cards.module.css'

const SHOWN = 3

/** Shows regions of the country as pictures with their numbers of hospitals. */
export function RegionCards() {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  const provinces = useProvinces()
  const regions = TRAVEL_REGIONS.map(({ name, city, region }) => ({
    name,
    city,
    within: provincesIn(region, provinces),
  })).filter(({ within }) => within.length > 0)
  return (
    <Columns className={styles.regions}>
      {regions.map(({ name, city, within }) => (
        <Card key={name} hit clip as="article" className={styles.region}>
          <RegionArt id={name} city={city} lazy className={styles.picture} />
          <div className={styles.words}>
            <CardHeading as="h3">
              <CardLink to={paths.search({ location: within[0]?.name })}>{t(name)}</CardLink>
            </CardHeading>
            <p>
              <b>{t('{{count}} hospitals', { count: within.reduce((sum, { hospitals }) => sum + hospitals, 0) })}</b>{' '}
              {t('in {{count}} provinces', { count: within.length })}
            </p>
            <p>{formatList(within.slice(0, SHOWN).map((province) => province.name))} </p>
          </div>
        </Card>
      ))}
    </Columns>
  )
}
