import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Chip } from '#web/ui/badge.tsx'
import text from '#web/ui/text.module.css'
import type { SearchState } from '#domain/search-address.ts'
import { chosenServices, serviceKey, without } from './search-state.ts'
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

/** Shows recognised concepts as removable chips, and a link to a literal search. */
export function Understood({ help, state, onChange }: UnderstoodProps) {
  const { t } = useTranslation()
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
  const recognised = chosenServices(state).length > 0 ? [] : meanings({ help, state })
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
      {help.leftOut.length > 0 && (
        <span className={text.note}>{t('Left out: {{words}}', { words: help.leftOut.join(', ') })}</span>
      )}
      <button type="button" className={text.link} onClick={() => onChange({ ...state, asText: true })}>
        {t('Search these exact words instead')}
      </button>
    </div>
  )
}
