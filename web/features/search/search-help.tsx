/** What the search understood by the words, what the same words find elsewhere, and what would help where nothing is found. */
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { TTL, useFreshQuery } from '#web/freshness.ts'
import { graphql } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import text from '#web/ui/text.module.css'
import styles from './search-help.module.css'
import { type Filters, type SearchState, toggled, variablesOf, withType, without } from './search-state.ts'

const HospitalSearchHelp = graphql(`
  query HospitalSearchHelp($search: HospitalSearch) {
    page: hospitals(search: $search, limit: 1) {
      total
      understood {
        id
      }
      services {
        id
        name
      }
      others {
        doctors
        healthServices
      }
      withoutFilter {
        filter
        value
        total
      }
      nearestCity {
        city
        distanceKm
        total
      }
    }
  }
`)

const DoctorSearchHelp = graphql(`
  query DoctorSearchHelp($search: DoctorSearch) {
    page: doctors(search: $search, limit: 1) {
      total
      understood {
        id
      }
      services {
        id
        name
      }
      others {
        hospitals
        healthServices
      }
      withoutFilter {
        filter
        value
        total
      }
      nearestCity {
        city
        distanceKm
        total
      }
    }
  }
`)

function useSearchHelp(state: SearchState) {
  const search = variablesOf(state)
  const forHospitals = state.type === 'hospitals'
  const hospitals = useFreshQuery(HospitalSearchHelp, { variables: { search }, ttl: TTL.search, skip: !forHospitals })
  const doctors = useFreshQuery(DoctorSearchHelp, { variables: { search }, ttl: TTL.search, skip: forHospitals })
  return forHospitals ? hospitals.data?.page : doctors.data?.page
}

/** The search without one filter, or without one of the values of a list. */
function lessOf(state: SearchState, filter: string, value: string | null): SearchState {
  const name = filter as keyof Filters
  const list = state[name]
  if (value === null || !Array.isArray(list)) return without(state, name)
  return { ...state, [name]: toggled(list as string[], value, false) }
}

type Help = NonNullable<ReturnType<typeof useSearchHelp>>
type SearchHelpProps = { state: SearchState; onChange: (next: SearchState) => void }

/** Under the words: what they were taken for, and the way back to the words themselves. */
function Meant({ help, state, onChange }: SearchHelpProps & { help: Help }) {
  const { t, i18n } = useTranslation()
  if (state.asText)
    return (
      <p className={text.muted}>
        {t('Only these exact words were looked for.')}{' '}
        <button type="button" className={text.link} onClick={() => onChange(without(state, 'asText'))}>
          {t('Search by meaning')}
        </button>
      </p>
    )
  if (help.understood.length === 0 || help.services.length === 0) return null
  const names = help.services.slice(0, 3).map(({ name }) => name)
  return (
    <p className={text.muted}>
      {t('Showing {{treatments}}.', { treatments: new Intl.ListFormat(i18n.language).format(names) })}{' '}
      <button type="button" className={text.link} onClick={() => onChange({ ...state, asText: true })}>
        {t('Search these exact words instead')}
      </button>
    </p>
  )
}

/** What the same words find among the other kinds. */
function Elsewhere({ help, state, onChange }: SearchHelpProps & { help: Help }) {
  const { t } = useTranslation()
  const other = state.type === 'hospitals' ? 'doctors' : 'hospitals'
  const matches = 'doctors' in help.others ? help.others.doctors : help.others.hospitals
  const sentence =
    other === 'doctors'
      ? t('{{count}} doctors match', { count: matches })
      : t('{{count}} hospitals match', { count: matches })
  return (
    <ul className={styles.elsewhere}>
      {matches > 0 && (
        <li>
          <button type="button" className={text.link} onClick={() => onChange(withType(state, other))}>
            {sentence}
          </button>
        </li>
      )}
      {help.others.healthServices > 0 && (
        <li>
          <Link className={text.link} to={`${paths.services}?q=${encodeURIComponent(state.q ?? '')}`}>
            {t('{{count}} services match', { count: help.others.healthServices })}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** Where nothing was found: which filter costs what, and the nearest city that has some. */
function MoreWithout({ help, state, onChange }: SearchHelpProps & { help: Help }) {
  const { t } = useTranslation()
  const { nearestCity, withoutFilter } = help
  if (help.total > 0 || (withoutFilter.length === 0 && !nearestCity)) return null
  return (
    <ul className={styles.more} aria-label={t('How to find more')}>
      {withoutFilter.map(({ filter, value, total }) => (
        <li key={`${filter} ${value}`}>
          <button type="button" className={text.link} onClick={() => onChange(lessOf(state, filter, value ?? null))}>
            {t('Without “{{filter}}”: {{count}} results', {
              filter: value ?? filterValue(state, filter),
              count: total,
            })}
          </button>
        </li>
      ))}
      {nearestCity && (
        <li>
          <button
            type="button"
            className={text.link}
            onClick={() => onChange({ ...without(state, 'distance'), location: nearestCity.city })}
          >
            {t('In {{city}}, {{km}} km away: {{count}} results', {
              city: nearestCity.city,
              km: Math.round(nearestCity.distanceKm),
              count: nearestCity.total,
            })}
          </button>
        </li>
      )}
    </ul>
  )
}

const filterValue = (state: SearchState, filter: string) => String(state[filter as keyof Filters] ?? filter)

export function SearchHelp(props: SearchHelpProps) {
  const help = useSearchHelp(props.state)
  if (!help) return null
  return (
    <div className={styles.help}>
      {props.state.q && <Meant {...props} help={help} />}
      {props.state.q && <Elsewhere {...props} help={help} />}
      <MoreWithout {...props} help={help} />
    </div>
  )
}
