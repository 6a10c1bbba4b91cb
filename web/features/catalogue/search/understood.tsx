import { clsx } from 'clsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { WithPart } from '#web/i18n/with-part.tsx'
import { Link } from '#web/routing/router.tsx'
import { Chip } from '#web/ui/badge.tsx'
import text from '#web/ui/text.module.css'
import { type Filters, readFilters, type SearchState } from '#domain/search-address.ts'
import { useActiveFilters } from './active-filters.tsx'
import { chosenServices, searchAddress, serviceKey, without } from './search-state.ts'
import styles from './understood.module.css'
import type { Help } from './use-search-help.ts'

/** Number of treatments that are listed by name. */
const SHOWN = 3

type UnderstoodProps = { help: Help; state: SearchState; onChange: (next: SearchState) => void }

/** Returns the recognised concepts and the search without each. */
function meanings({ help, state }: Omit<UnderstoodProps, 'onChange'>) {
  const asText = { ...state, asText: true }
  const { services } = help
  const specialties = help.understood.filter(({ kind }) => kind === 'specialty' || kind === 'subspecialty')
  const only = (rest: typeof services): SearchState =>
    rest.length > 0 ? { ...state, services: rest.map(serviceKey) } : asText
  return [
    ...services.slice(0, SHOWN).map(({ id, name }) => ({
      id,
      name,
      next: only(services.filter((service) => service.id !== id)),
    })),
    ...specialties
      .filter(({ name }) => services.every((service) => service.sourceName !== name))
      .map(({ id, name }) => ({ id, name, next: only(services) })),
  ]
}

/** Returns city, price limit, language and day in the text, and the search without each. */
function useRequirements({ help, state }: Omit<UnderstoodProps, 'onChange'>) {
  const read = help.requirements.map(({ filters, without: q }) => ({
    filters: readFilters(state.type, new URLSearchParams(filters)),
    next: { ...state, q: q || undefined },
  }))
  const filters: Filters = Object.assign({}, ...read.map((requirement) => requirement.filters))
  return useActiveFilters({ state: { ...filters, type: state.type }, services: [] }).flatMap(({ filter, label }) =>
    read
      .filter((requirement) => (filter === 'priceFrom' ? 'priceTo' : filter) in requirement.filters)
      .map(({ next }) => ({ id: label, name: label, next })),
  )
}

/** Shows what was recognised as removable chips, and a link to a literal search. */
export function Understood({ help, state, onChange }: UnderstoodProps) {
  const { t } = useTranslation()
  const requirements = useRequirements({ help, state })
  if (state.q === undefined) return null
  if (state.asText)
    return (
      <p className={styles.read}>
        {t('We searched for these exact words only.')}
        <button type="button" className={text.link} onClick={() => onChange(without(state, 'asText'))}>
          {t('Search by meaning')}
        </button>
      </p>
    )
  // Ticked treatments take over from recognised ones and are shown among the filters.
  const recognised = [...(chosenServices(state).length > 0 ? [] : meanings({ help, state })), ...requirements]
  const { leftOut, searchedFor, didYouMean } = help
  if (recognised.length === 0 && leftOut.length === 0 && !searchedFor && !didYouMean) return null
  const search = (q: string) => (
    <Link className={text.link} to={searchAddress({ ...state, q })}>
      <bdi>{q}</bdi>
    </Link>
  )
  return (
    <div className={styles.read}>
      {recognised.length > 0 && (
        <>
          <span id="understood">{t('Showing')}</span>
          <ul className={styles.recognised} aria-labelledby="understood">
            {recognised.map(({ id, name, next }) => (
              <li key={id}>
                <Chip
                  removeLabel={t('Remove {{filter}}', { filter: t(name, { context: 'specialty' }) })}
                  onRemove={() => onChange(next)}
                >
                  {t(name, { context: 'specialty' })}
                </Chip>
              </li>
            ))}
          </ul>
        </>
      )}
      {searchedFor && (
        <span className={clsx(text.note, styles.note)}>
          <WithPart
            of={t('Nothing matches “{{words}}”. Results for <search>{{corrected}}</search>', {
              words: state.q,
              corrected: searchedFor,
            })}
          >
            {search}
          </WithPart>
        </span>
      )}
      {leftOut.length > 0 && (
        <span className={clsx(text.note, styles.note)}>{t('Left out: {{words}}', { words: leftOut.join(', ') })}</span>
      )}
      {didYouMean && (
        <span className={clsx(text.note, styles.note)}>
          <WithPart of={t('Did you mean <search>{{words}}</search>?', { words: didYouMean })}>{search}</WithPart>
        </span>
      )}
      {recognised.length > 0 && (
        <button type="button" className={text.link} onClick={() => onChange({ ...state, asText: true })}>
          {t('Search these exact words instead')}
        </button>
      )}
    </div>
  )
}
