import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { MAX_QUOTE_HOSPITALS } from '#domain/quotes/limits.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Chip, Chips } from '#web/ui/badge.tsx'
import { FieldError, Input } from '#web/ui/field.tsx'
import { Search } from '#web/ui/icons/search.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { ConsentCard } from './consent-card.tsx'
import { HospitalChoice, HospitalChoiceFields } from './hospital-choice.tsx'
import styles from './hospitals-step.module.css'
import type { Ask, ChosenHospital } from './request-form.ts'

const ProposedHospitals = graphql(
  `query ProposedHospitals($treatments: [ID!]!, $languages: [String!], $q: String) {
    quoteHospitals(treatments: $treatments, languages: $languages, q: $q, limit: 10) {
      total
      items { ...HospitalChoiceFields }
    }
  }`,
  [HospitalChoiceFields],
)

/** Choice of up to five hospitals, and the consent for each. */
export function HospitalsStep({ ask }: { ask: Ask }) {
  const { t } = useTranslation()
  const { form, refusals, clear } = ask
  const [words, setWords] = useState('')
  const [isTooMany, setTooMany] = useState(false)
  const [services, languages, hospitals] = useWatch({
    control: form.control,
    name: ['services', 'languages', 'hospitals'],
  })
  const query = useQuery(ProposedHospitals, {
    variables: { treatments: services.map(({ id }) => id), languages, q: words.trim() || null },
    skip: services.length === 0,
  })
  const isChosen = (id: string) => hospitals.some((hospital) => hospital.id === id)
  const toggle = ({ id, name }: ChosenHospital) => {
    if (!isChosen(id) && hospitals.length >= MAX_QUOTE_HOSPITALS) return setTooMany(true)
    setTooMany(false)
    form.setValue(
      'hospitals',
      isChosen(id) ? hospitals.filter((hospital) => hospital.id !== id) : [...hospitals, { id, name }],
    )
    form.setValue(
      'consents',
      form.getValues('consents').filter((consent) => consent !== id),
    )
    clear('hospitals')
    clear('consent.hospitalIds')
  }
  return (
    <>
      <section className={styles.choice} id="hospitals" tabIndex={-1} aria-labelledby="hospitals-title">
        <h2 id="hospitals-title" className={styles.title} aria-live="polite">
          {t('{{chosen}} of {{max}} chosen', { chosen: hospitals.length, max: MAX_QUOTE_HOSPITALS })}
        </h2>
        {hospitals.length > 0 && (
          <Chips>
            {hospitals.map((hospital) => (
              <Chip
                key={hospital.id}
                tone="on"
                removeLabel={t('Remove {{name}}', { name: hospital.name })}
                onRemove={() => toggle(hospital)}
              >
                <bdi>{hospital.name}</bdi>
              </Chip>
            ))}
          </Chips>
        )}
        <FieldError
          alert
          error={isTooMany ? 'You can ask up to five hospitals. Remove one to add another.' : refusals.hospitals}
        />
        {hospitals.map(({ id, name }, at) => {
          const refusal = refusals[`hospitals.${at}`]
          return (
            refusal && <FieldError key={id} alert error={t('{{name}}: {{reason}}', { name, reason: t(refusal) })} />
          )
        })}
        <Input
          type="search"
          label={t('Find a hospital')}
          icon={<Search aria-hidden="true" />}
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <QueryView
          keeps
          query={query}
          skeleton={<Skeleton size="panel" />}
          isEmpty={({ quoteHospitals }) => quoteHospitals.items.length === 0}
          empty={
            <p className={text.muted}>
              {words.trim() === ''
                ? t('No hospital offers all the treatments you chose. Ask for one of them first.')
                : t('No hospital with this name offers all the treatments you chose.')}
            </p>
          }
        >
          {({ quoteHospitals }) => (
            <ul className={styles.list}>
              {quoteHospitals.items.map((proposal) => (
                <HospitalChoice
                  key={proposal.hospital.id}
                  proposal={proposal}
                  checked={isChosen(proposal.hospital.id)}
                  onChange={() => toggle(proposal.hospital)}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </section>
      {hospitals.length > 0 && <ConsentCard ask={ask} hospitals={hospitals} />}
    </>
  )
}
