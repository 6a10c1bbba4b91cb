import { DoctorArt, HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { ServiceIcon } from '#web/art/service-icon.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link, useLocation } from '#web/routing/router.tsx'
import { Medallion } from '#web/ui/banner.tsx'
import { Marked } from '#web/ui/marked.tsx'
import { usePriceText } from '#web/ui/price.tsx'
import { leadsTo, optionId, type Suggestion } from './suggestion-items.ts'
import styles from './suggestion-list.module.css'

function Picture({ of, position }: { of: Suggestion; position: number }) {
  if (of.group === 'treatments')
    return (
      <Medallion tone={position} className={styles.medallion}>
        <ServiceIcon iconKey={of.record.iconKey} />
      </Medallion>
    )
  if (of.group === 'hospitals') return <HospitalArt id={of.key} city={of.record.city} className={styles.picture} />
  return (
    <EntityImage src={of.record.profileImageUrl} className={styles.picture}>
      <DoctorArt id={of.key} name={of.name} className={styles.picture} />
    </EntityImage>
  )
}

/** Returns the formatter of the note below a suggestion's name. */
function useNote(): (of: Suggestion) => string {
  const { t } = useTranslation()
  const { formatNumber, formatConverted } = useFormat()
  const priceText = usePriceText()
  const joined = (...facts: (string | null)[]) => facts.filter(Boolean).join(' · ')
  return ({ group, record }) => {
    if (group === 'treatments')
      return joined(
        t('{{count}} hospitals', { count: record.hospitals }),
        priceText({ price: record.from, currency: record.currency }, { from: true }),
        record.from === null ? null : formatConverted(record.from, record.currency),
      )
    if (group === 'doctors')
      return joined(
        record.subspecialties[0] || record.specialty !== 'Other'
          ? t(record.subspecialties[0] ?? record.specialty, { context: 'specialty' })
          : null,
        record.hospitalCityName,
      )
    const { cityName: city, averageRating, reviewCount } = record
    if (averageRating === null || reviewCount === null) return joined(city)
    const rating = formatNumber(averageRating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return joined(city, `${rating} (${formatNumber(reviewCount)})`)
  }
}

export type SuggestionListProps = {
  id: string
  items: readonly Suggestion[]
  /** Typed text. */
  query: string
  /** Key of the suggestion that the arrow keys have reached. */
  active: string | undefined
  onChosen: () => void
}

/**
 * Shows the suggestions in three groups. The focus stays in the field, and a press on a suggestion
 * follows its link.
 */
export function SuggestionList({ id, items, query, active, onChosen }: SuggestionListProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const noteOf = useNote()
  const titles = { treatments: t('Treatments'), hospitals: t('Hospitals'), doctors: t('Doctors') }
  const groups = (['treatments', 'hospitals', 'doctors'] as const).filter((group) =>
    items.some((item) => item.group === group),
  )
  return (
    <div className={styles.groups} role="listbox" id={id} aria-label={t('Suggestions')}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={group} className={styles.group} role="group" aria-label={titles[group]}>
          <p className={styles.title} aria-hidden="true">
            {titles[group]}
          </p>
          {items
            .filter((item) => item.group === group)
            .map((item, position) => (
              <Link
                key={item.key}
                id={optionId(id, item.key)}
                role="option"
                aria-selected={item.key === active}
                tabIndex={-1}
                className={styles.option}
                to={item.address}
                replace={leadsTo(item.address, pathname)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={onChosen}
              >
                <span aria-hidden="true">
                  <Picture of={item} position={position} />
                </span>
                <span>
                  <bdi className={styles.name}>
                    <Marked text={item.name} query={query} />
                  </bdi>
                  <small className={styles.note}>{noteOf(item)}</small>
                </span>
              </Link>
            ))}
        </div>
      ))}
    </div>
  )
}
