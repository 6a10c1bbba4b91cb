import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Chip } from '#web/ui/badge.tsx'
import text from '#web/ui/text.module.css'
import type { SearchState } from '#domain/search-address.ts'
import { type ActiveFilter, useActiveFilters } from './active-filters.tsx'
import { requiredFilters, requirementsOf, treatmentsMeant, withoutText } from './meant.ts'
import { chosenServices, type ServiceOption, serviceKey, without } from './search-state.ts'
import styles from './understood.module.css'
import type { Help } from './use-search-help.ts'

/** Number of treatments that are listed by name. */
const SHOWN = 3

type UnderstoodProps = { help: Help; state: SearchState; onChange: (next: SearchState) => void }

/** Returns the recognised concepts and the search without each. */
export function meanings({ help, state }: Omit<UnderstoodProps, 'onChange'>) {
  const services = treatmentsMeant(help, state)
  const subspecialties = help.understood.filter(({ kind }) => kind === 'subspecialty')
  const specialties = services.length > 0 ? [] : help.understood.filter(({ kind }) => kind === 'specialty')
  const without = withoutText(help, state)
  const chosen = (rest: readonly ServiceOption[]) => (rest.length > 0 ? { services: rest.map(serviceKey) } : {})
  const theirs = subspecialties.length > 0 ? { subspecialties: subspecialties.map(({ name }) => name) } : {}
  const only = (rest: readonly ServiceOption[]): SearchState =>
    rest.length > 0 ? { ...state, ...chosen(rest) } : { ...without, ...theirs }
  return [
    ...services.slice(0, SHOWN).map(({ id, name }) => ({
      id,
      name,
      next: only(services.filter((service) => service.id !== id)),
    })),
    ...[...subspecialties, ...specialties].map(({ id, name }) => ({
      id,
      name,
      next: { ...without, ...chosen(services) },
    })),
  ]
}

/** Returns city, price limit, language and day in the text as filters, to remove one by one. */
export function useRequirements({ help, state }: { help: Help | undefined; state: SearchState }): ActiveFilter[] {
  const read = requirementsOf(help, state)
  const filters = requiredFilters(help, state)
  return useActiveFilters({
    state: { ...filters, type: state.type },
    services: [],
    placeName: help?.placeName,
  }).flatMap((active) =>
    read
      .filter(({ filters }) => (active.filter === 'priceFrom' ? 'priceTo' : active.filter) in filters)
      .map(({ next }) => ({ ...active, next })),
  )
}

/** Shows what was recognised as removable chips, and a link to a literal search. */
export function Understood({ help, state, onChange }: UnderstoodProps) {
  const { t } = useTranslation()
  const requirements = useRequirements({ help, state }).map(({ label, next }) => ({ id: label, name: label, next }))
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
  if (recognised.length === 0) return null
  return (
    <div className={styles.read}>
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
      <button type="button" className={text.link} onClick={() => onChange({ ...state, asText: true })}>
        {t('Search these exact words instead')}
      </button>
    </div>
  )
}
