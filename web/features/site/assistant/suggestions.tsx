import type { ReactNode } from 'react'
import { dateIn, timeIn } from '#domain/days.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWhen } from '#web/i18n/when.ts'
import { paths } from '#web/routing/paths.ts'
import { Meta, Rating } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, CardLink } from '#web/ui/card.tsx'
import { ClipboardList } from '#web/ui/icons/clipboard-list.ts'
import { HeartPulse } from '#web/ui/icons/heart-pulse.ts'
import { Hospital } from '#web/ui/icons/hospital.ts'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { Price, RatesNote } from '#web/ui/price.tsx'
import text from '#web/ui/text.module.css'
import type { Turn } from './answer.ts'
import { isForSafety } from './for-safety.ts'
import styles from './suggestions.module.css'
import { useCityNames } from './use-city-names.ts'

type TurnAnswer = NonNullable<Turn['answer']>

function NextFree({ at }: { at: string | null }) {
  const { t } = useTranslation()
  const { slotWithin } = useWhen()
  if (!at) return <span className={text.note}>{t('No free time online')}</span>
  const free = { date: dateIn(new Date(at)), time: timeIn(new Date(at)) }
  return <span className={styles.free}>{t('Next free {{time}}', { time: slotWithin(free) })}</span>
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

type ItemProps = { to: string; name: string; children: ReactNode; end: ReactNode }

function Item({ to, name, children, end }: ItemProps) {
  return (
    <Card as="li" hit className={styles.item}>
      <CardLink to={to} className={styles.name}>
        <bdi>{name}</bdi>
      </CardLink>
      <Meta className={styles.meta}>{children}</Meta>
      <div className={styles.end}>{end}</div>
    </Card>
  )
}

/** Shows suggested records with links to their pages, and a search with everything known so far. */
export function Suggestions({ answer }: { answer: TurnAnswer }) {
  const { t } = useTranslation()
  const { suggestions, triage, questions } = answer
  const { hospitals, doctors, treatments, location, languages, availability, priceTo, priceCurrency } = suggestions
  const [specialty] = triage.specialties
  const nameOf = useCityNames()
  const narrowed = {
    location,
    languages: languages.join(',') || undefined,
    availability,
    priceTo: priceTo?.toString(),
    priceCurrency,
  }
  const isEmpty = hospitals.length + doctors.length + treatments.length === 0
  // The server suggests nothing if danger is likely, so the search is not offered either.
  if (triage.urgency === null || (isEmpty && questions.some(({ id }) => isForSafety(id)))) return null
  const isNarrowed = location || languages.length > 0 || availability || priceTo !== null
  if (isEmpty && !isNarrowed) return null
  return (
    <div className={styles.suggestions}>
      {treatments.length > 0 && (
        <Group title={t('Services')}>
          {treatments.map(({ id, name, sourceName, from, currency, hospitals: count, visit }) => (
            <Item
              key={id}
              to={paths.search({ type: 'hospitals', service: sourceName, ...narrowed })}
              name={name}
              end={<Price price={from} currency={currency} from quoteAddress={paths.quoteNew({ service: id })} />}
            >
              <span>
                <HeartPulse aria-hidden="true" />
                {t('{{count}} hospitals', { count })}
              </span>
              {visit && <span>{visit}</span>}
            </Item>
          ))}
        </Group>
      )}
      {hospitals.length > 0 && (
        <Group title={t('Hospitals')}>
          {hospitals.map(({ id, name, city, averageRating, reviewCount, nextFreeAt }) => (
            <Item key={id} to={paths.hospital({ id, name })} name={name} end={<NextFree at={nextFreeAt} />}>
              <Rating value={averageRating} count={reviewCount} />
              <span>
                <MapPin aria-hidden="true" />
                <bdi>{nameOf(city)}</bdi>
              </span>
            </Item>
          ))}
        </Group>
      )}
      {doctors.length > 0 && (
        <Group title={t('Doctors')}>
          {doctors.map(({ id, fullName, specialty: treats, hospitalName, nextFreeAt }) => (
            <Item key={id} to={paths.doctor({ id, fullName })} name={fullName} end={<NextFree at={nextFreeAt} />}>
              <span>
                <Stethoscope aria-hidden="true" />
                {t(treats, { context: 'specialty' })}
              </span>
              {hospitalName && (
                <span>
                  <bdi>{hospitalName}</bdi>
                </span>
              )}
            </Item>
          ))}
        </Group>
      )}
      <RatesNote
        prices={[
          ...treatments.map(({ from, currency }) => ({ price: from, currency })),
          ...doctors.map(({ consultationFee, currency }) => ({ price: consultationFee, currency })),
        ]}
      />
      <div className={styles.on}>
        <ButtonLink
          variant="tonal"
          icon={<Hospital aria-hidden="true" />}
          to={paths.search({ type: 'hospitals', q: specialty, urgency: triage.urgency, ...narrowed })}
        >
          {t('Search hospitals')}
        </ButtonLink>
        {(treatments.length > 0 || hospitals.length > 0) && (
          <ButtonLink
            variant="secondary"
            icon={<ClipboardList aria-hidden="true" />}
            to={paths.quoteNew({
              service: treatments[0]?.id,
              hospitals: hospitals.map(({ id }) => id).join(',') || undefined,
            })}
          >
            {t('Ask for quotes')}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" icon={<HeartPulse aria-hidden="true" />} to={paths.services}>
          {t('Browse services')}
        </ButtonLink>
      </div>
    </div>
  )
}
