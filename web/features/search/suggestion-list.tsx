import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { DoctorArt, HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { ServiceIcon } from '#web/art/service-icon.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { paths } from '#web/paths.ts'
import { Medallion } from '#web/ui/banner.tsx'
import { Marked } from '#web/ui/marked.tsx'
import { usePriceText } from '#web/ui/price.tsx'
import styles from './suggestion-list.module.css'
import type { Suggestions, Treatment } from './suggestions.ts'

export type Suggestion = {
  key: string
  group: 'treatments' | 'hospitals' | 'doctors'
  address: string
  name: string
  note: string
  picture: React.ReactNode
}

/** The suggestions in the order in which the arrow keys go through them. */
export function useSuggestionItems(
  suggestions: Suggestions | null,
  addressOf: (treatment: Treatment) => string,
): Suggestion[] {
  const { t } = useTranslation()
  const { formatNumber, formatConverted } = useFormat()
  const priceText = usePriceText()
  if (!suggestions) return []
  const rated = (rating: number | null) =>
    rating === null ? null : formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const noteOf = (...facts: (string | null)[]) => facts.filter(Boolean).join(' · ')
  return [
    ...suggestions.treatments.map((treatment, position) => ({
      key: treatment.id,
      group: 'treatments' as const,
      address: addressOf(treatment),
      name: treatment.name,
      note: noteOf(
        t('{{count}} hospitals', { count: treatment.hospitals }),
        priceText({ price: treatment.from, currency: treatment.currency }, { from: true }),
        treatment.from === null ? null : formatConverted(treatment.from, treatment.currency),
      ),
      picture: (
        <Medallion tone={position} className={styles.medallion}>
          <ServiceIcon iconKey={treatment.iconKey} />
        </Medallion>
      ),
    })),
    ...suggestions.hospitals.map(({ id, name, city, averageRating, reviewCount }) => ({
      key: id,
      group: 'hospitals' as const,
      address: paths.hospital({ id, name }),
      name,
      note: noteOf(city, averageRating === null ? null : `${rated(averageRating)} (${formatNumber(reviewCount)})`),
      picture: <HospitalArt id={id} city={city} className={styles.picture} />,
    })),
    ...suggestions.doctors.map(({ id, fullName, specialty, hospitalCity, profileImageUrl }) => ({
      key: id,
      group: 'doctors' as const,
      address: paths.doctor({ id, fullName }),
      name: fullName,
      note: noteOf(specialty === 'Other' ? null : t(specialty, { context: 'specialty' }), hospitalCity),
      picture: (
        <EntityImage src={profileImageUrl} className={styles.picture}>
          <DoctorArt id={id} name={fullName} className={styles.picture} />
        </EntityImage>
      ),
    })),
  ]
}

type SuggestionListProps = {
  id: string
  items: readonly Suggestion[]
  /** What was typed. */
  query: string
  /** The key of the suggestion that the arrow keys stand on. */
  active: string | undefined
  onChosen: () => void
}

/** Another search on the page of searches takes the place of the one before, as its filters do. */
export const leadsTo = (address: string, pathname: string) => address.split('?')[0] === pathname

export const optionId = (list: string, key: string) => `${list}-${key}`

/** The suggestions in three groups. The focus stays in the field; a press on a suggestion follows its link. */
export function SuggestionList({ id, items, query, active, onChosen }: SuggestionListProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
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
            .map(({ key, address, name, note, picture }) => (
              <Link
                key={key}
                id={optionId(id, key)}
                role="option"
                aria-selected={key === active}
                tabIndex={-1}
                className={styles.option}
                to={address}
                replace={leadsTo(address, pathname)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={onChosen}
              >
                <span aria-hidden="true">{picture}</span>
                <span>
                  <bdi className={styles.name}>
                    <Marked text={name} query={query} />
                  </bdi>
                  <small className={styles.note}>{note}</small>
                </span>
              </Link>
            ))}
        </div>
      ))}
    </div>
  )
}
