import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import text from '#web/ui/text.module.css'
import styles from './elsewhere.module.css'
import { type SearchState, withType } from './search-state.ts'
import type { Help } from './use-search-help.ts'

type ElsewhereProps = { help: Help; state: SearchState; onChange: (next: SearchState) => void }

/** What the same words and treatment find among the other kinds. */
export function Elsewhere({ help, state, onChange }: ElsewhereProps) {
  const { t } = useTranslation()
  if (!help.others) return null
  const isHospitals = state.type === 'hospitals'
  const matches = 'doctors' in help.others ? help.others.doctors : help.others.hospitals
  const sentence = isHospitals
    ? t('{{count}} doctors match', { count: matches })
    : t('{{count}} hospitals match', { count: matches })
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
        <li>
          <Link className={text.link} to={`${paths.services}?q=${encodeURIComponent(state.q)}`}>
            {t('{{count}} services match', { count: help.others.healthServices })}
          </Link>
        </li>
      )}
    </ul>
  )
}
