/** Empty result: the cost of each filter, other kinds, the nearest city, and contacts. */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { specialtiesOfSub } from '#domain/subspecialties.ts'
import { BrandMark } from '#web/art/brand-mark.tsx'
import { useFormat } from '#web/i18n/format.ts'
import type { Translate } from '#web/i18n/translation.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { WithPart } from '#web/i18n/with-part.tsx'
import { paths } from '#web/routing/paths.ts'
import { Medallion } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { SearchX } from '#web/ui/icons/search-x.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { Band, Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { type ActiveFilter, useActiveFilters } from './active-filters.tsx'
import { matchesIn } from './elsewhere.tsx'
import styles from './no-results.module.css'
import type { SearchState } from '#domain/search-address.ts'
import { inCity, isTextRead, withoutText } from './meant.ts'
import { type ServiceOption, serviceKey, wishOf, without, withType } from './search-state.ts'
import { meanings, useRequirements } from './understood.tsx'
import type { Help } from './use-search-help.ts'

type NoResultsProps = {
  state: SearchState
  services: readonly ServiceOption[]
  /** Undefined if the search does not answer. */
  help: Help | undefined
  onChange: (next: SearchState) => void
  onClear: () => void
}

/** Parameters that share one visible filter. */
const SAME: Record<string, string> = { service: 'services', priceTo: 'priceFrom', specialty: 'specialties' }

/** Filter with its name for a sentence that adds quotation marks. */
type NarrowingFilter = ActiveFilter & { bare: string }

/**
 * Returns the active filters with those that the text contains. A text that was read is named by
 * its meaning, and leaves its city, price and language behind.
 */
function useNarrowingFilters({ state, services, help }: Pick<NoResultsProps, 'state' | 'services' | 'help'>) {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  const active = useActiveFilters({ state, services, placeName: help?.placeName })
  const required = useRequirements({ help, state })
  const meant = help && isTextRead(help, state) ? meanings({ help, state }) : []
  const subject = formatList(meant.map(({ name }) => t(name, { context: 'specialty' })))
  return [...active, ...required].map((filter): NarrowingFilter => {
    if (filter.filter !== 'q') return { ...filter, bare: filter.label }
    const next = withoutText(help, state)
    return subject === ''
      ? { ...filter, next, bare: state.q ?? '' }
      : { ...filter, next, label: subject, bare: subject }
  })
}

/**
 * Returns the number of results without each filter, largest first, with the filter's displayed
 * name.
 */
function costsOf(help: Help | undefined, active: readonly NarrowingFilter[]) {
  const costs = (help?.withoutFilter ?? []).flatMap(({ filter, value, total, totalIsExact }) => {
    const name = SAME[filter] ?? filter
    const blocking = active.find(
      (candidate) => candidate.filter === name && (value === null || candidate.value === value),
    )
    return blocking ? [{ ...blocking, total, totalIsExact }] : []
  })
  return costs.filter((cost, at) => costs.findIndex(({ label }) => label === cost.label) === at)
}

type Cost = ReturnType<typeof costsOf>[number]

function costSentence(
  { bare: filter = '', total, totalIsExact }: Cost,
  t: Translate,
  formatNumber: (value: number) => string,
) {
  return totalIsExact
    ? t('“{{filter}}” hides the most results. Results without it: {{total}}.', { filter, total })
    : t('“{{filter}}” hides the most results. Without it there are more than {{total}}.', {
        filter,
        total: formatNumber(total),
      })
}

export function NoResults({ state, services, help, onChange, onClear }: NoResultsProps) {
  const { t } = useTranslation()
  const active = useNarrowingFilters({ state, services, help })
  const costs = costsOf(help, active)
  const [dearest] = costs
  const withoutAll = help?.withoutFilter.find(({ filter }) => filter === 'filters')
  const isHospitals = state.type === 'hospitals'
  const { formatNumber } = useFormat()
  const show = (count: number, isExact = true) => {
    if (isHospitals) return t('Show {{count}} hospitals', { count })
    return isExact
      ? t('Show {{count}} doctors', { count })
      : t('Show more than {{total}} doctors', { total: formatNumber(count) })
  }
  return (
    <div className={styles.zero}>
      <Card clip>
        <div className={styles.head}>
          <Medallion className={styles.medallion}>
            <SearchX />
          </Medallion>
          <div>
            <h3 className={styles.title}>{t('No results found')}</h3>
            <p className={text.muted}>
              {dearest ? costSentence(dearest, t, formatNumber) : t('Try other words, another city or fewer filters.')}
            </p>
          </div>
        </div>
        {costs.length > 0 && (
          <ul className={styles.costs} aria-label={t('How to find more')}>
            {costs.map(({ filter, value, label, total, totalIsExact, next }, position) => (
              <li key={`${filter} ${value}`}>
                <span>
                  <WithPart of={t('Without <filter>{{filter}}</filter>', { filter: label })}>
                    {(filter) => <bdi className={text.strong}>{filter}</bdi>}
                  </WithPart>
                </span>
                <progress className={styles.bar} max={costs[0]?.total} value={total} aria-hidden="true" />
                <Button
                  variant={position === 0 ? 'primary' : 'secondary'}
                  aria-label={t('{{show}}, without {{filter}}', { show: show(total, totalIsExact), filter: label })}
                  onClick={() => onChange(next)}
                >
                  {show(total, totalIsExact)}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {withoutAll && (
          <ul className={styles.costs} aria-label={t('How to find more')}>
            <li className={styles.all}>
              <span className={text.strong}>{t('Remove all filters but keep your search')}</span>
              <Button onClick={() => onChange(wishOf(state))}>{show(withoutAll.total, withoutAll.totalIsExact)}</Button>
            </li>
          </ul>
        )}
        {active.length > 0 && (
          <p className={styles.clear}>
            <Button variant="ghost" onClick={onClear}>
              {t('Clear Filters')}
            </Button>
          </p>
        )}
      </Card>
      <Unlisted help={help} state={state} onChange={onChange} />
      <div className={styles.two}>
        <OtherKind help={help} state={state} onChange={onChange} />
        {help?.nearestCity && (
          <Way
            icon={<MapPin />}
            title={t('Nearest city with results')}
            action={
              <Button
                variant="secondary"
                onClick={() => help.nearestCity && onChange(inCity(help, state, help.nearestCity.city))}
              >
                {show(help.nearestCity.total)}
              </Button>
            }
          >
            {t('{{city}}, {{km}} km away', {
              city: help.nearestCity.cityName,
              km: Math.round(help.nearestCity.distanceKm),
            })}
          </Way>
        )}
      </div>
      <Band as="section" className={styles.ask} aria-label={t('Not sure what to change?')}>
        <BrandMark cross="var(--color-band)" />
        <div>
          <h3 className={styles.title}>{t('Not sure what to change?')}</h3>
          <p>{t('Tell the assistant what matters to you, or write to us.')}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink variant="on-band" to={paths.aiChat}>
            {t('Ask the assistant')}
          </ButtonLink>
          <ButtonLink variant="on-band-quiet" to={paths.contact}>
            {t('Contact us')}
          </ButtonLink>
        </div>
      </Band>
    </div>
  )
}

/** Sub-specialties that no doctor has under these filters, and the specialties nearest to them. */
function Unlisted({ help, state, onChange }: Pick<NoResultsProps, 'help' | 'state' | 'onChange'>) {
  const { t } = useTranslation()
  const names = (help?.understood ?? []).filter(({ kind }) => kind === 'subspecialty').map(({ name }) => name)
  const [first] = names
  if (first === undefined) return null
  const nearest = [...new Set(names.flatMap(specialtiesOfSub))]
  const subspecialty = t(first, { context: 'specialty' })
  const [treatment] = help?.areServicesMeant ? help.services : []
  const plain = withoutText(help, state)
  return (
    <Card pad as="section" aria-labelledby="unlisted">
      <h3 id="unlisted" className={styles.wayTitle}>
        {treatment
          ? t('No doctor in {{subspecialty}} listed for this search offers {{treatment}}.', {
              treatment: treatment.name,
              subspecialty,
            })
          : t('No doctor in {{subspecialty}} is listed for this search.', { subspecialty })}
      </h3>
      {treatment && (
        <Row wrap className={styles.either}>
          <Button variant="secondary" onClick={() => onChange({ ...plain, subspecialties: names })}>
            {t('Only {{subject}}', { subject: subspecialty })}
          </Button>
          <Button variant="secondary" onClick={() => onChange({ ...plain, services: [serviceKey(treatment)] })}>
            {t('Only {{subject}}', { subject: treatment.name })}
          </Button>
        </Row>
      )}
      <p className={text.note}>{t('Nearest specialties:')}</p>
      <Row wrap>
        {nearest.map((specialty) => (
          <Button
            key={specialty}
            variant="secondary"
            onClick={() => onChange({ ...without(state, 'q', 'asText'), specialties: [specialty] })}
          >
            {t(specialty, { context: 'specialty' })}
          </Button>
        ))}
      </Row>
    </Card>
  )
}

function OtherKind({ help, state, onChange }: Pick<NoResultsProps, 'help' | 'state' | 'onChange'>) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  if (!help?.others) return null
  const isHospitals = state.type === 'hospitals'
  const count = 'doctors' in help.others ? help.others.doctors : help.others.hospitals
  if (count === 0) return null
  return (
    <Way
      icon={<Stethoscope />}
      title={matchesIn(help.others, t, formatNumber)}
      action={
        <Button variant="secondary" onClick={() => onChange(withType(state, isHospitals ? 'doctors' : 'hospitals'))}>
          {isHospitals ? t('See doctors') : t('See hospitals')}
        </Button>
      }
    >
      {t('The same words, place and treatment')}
    </Way>
  )
}

type WayProps = { icon: ReactNode; title: string; action: ReactNode; children: ReactNode }

function Way({ icon, title, action, children }: WayProps) {
  return (
    <Card pad as="section" className={styles.way} aria-label={title}>
      <Medallion size="sm" tone={1}>
        {icon}
      </Medallion>
      <div>
        <h3 className={styles.wayTitle}>{title}</h3>
        <p className={clsx(text.note)}>{children}</p>
      </div>
      {action}
    </Card>
  )
}
