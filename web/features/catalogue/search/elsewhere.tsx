import { useFormat } from '#web/i18n/format.ts'
import type { Translate } from '#web/i18n/translation.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import text from '#web/ui/text.module.css'
import styles from './elsewhere.module.css'
import type { SearchState } from '#domain/search-address.ts'
import { withType } from './search-state.ts'
import type { Help } from './use-search-help.ts'

type ElsewhereProps = { help: Help; state: SearchState; onChange: (next: SearchState) => void }

type Others = NonNullable<Help['others']>

/** Returns the text for the number of results of the other kind. */
export function matchesIn(others: Others, t: Translate, formatNumber: (value: number) => string): string {
  if (!('doctors' in others)) return t('{{count}} hospitals match', { count: others.hospitals })
  if (others.doctorsAreExact) return t('{{count}} doctors match', { count: others.doctors })
  return t('More than {{total}} doctors match', { total: formatNumber(others.doctors) })
}

/** Shows results of other kinds for the same text and treatment. */
export function Elsewhere({ help, state, onChange }: ElsewhereProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  if (!help.others) return null
  const isHospitals = state.type === 'hospitals'
  const matches = 'doctors' in help.others ? help.others.doctors : help.others.hospitals
  const sentence = matchesIn(help.others, t, formatNumber)
  return (
    <ul className={styles.elsewhere}>
      {matches > 0 && (
        <li>
          <button
            type="button"
            className={text.link}
            onClick={() => onChange(withType(state, isHospitals ? 'doctors' : 'hospitals'))}
          >
            {sentence}
          </button>
        </li>
      )}
      {state.q !== undefined && help.others.healthServices > 0 && (
        <li className={styles.services}>
          <Link className={text.link} to={`${paths.services}?q=${encodeURIComponent(state.q)}`}>
            {t('{{count}} services match', { count: help.others.healthServices })}
          </Link>
        </li>
      )}
    </ul>
  )
}
