import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { MAX_QUOTE_TREATMENTS } from '#domain/quotes/limits.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Chip, Chips } from '#web/ui/badge.tsx'
import { Checkbox, Choices } from '#web/ui/choice.tsx'
import { FieldError, Input } from '#web/ui/field.tsx'
import { Search } from '#web/ui/icons/search.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { QuestionCard } from './question-card.tsx'
import type { Ask, ChosenService } from './request-form.ts'
import styles from './treatment-step.module.css'

const QuoteTreatments = graphql(`
  query QuoteTreatments($search: HealthServiceSearch) {
    healthServices(search: $search, limit: 8) { items { id name sourceName category } }
  }
`)

/** Choice of treatments, searchable by any words for them. */
export function TreatmentStep({ ask: { form, refusals, clear } }: { ask: Ask }) {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const services = useWatch({ control: form.control, name: 'services' })
  const query = useQuery(QuoteTreatments, { variables: { search: words.trim() ? { q: words.trim() } : {} } })
  const choose = (next: ChosenService[]) => {
    form.setValue('services', next)
    clear('services')
  }
  const remove = (id: string) => choose(services.filter((service) => service.id !== id))
  const isFull = services.length >= MAX_QUOTE_TREATMENTS
  return (
    <QuestionCard
      id="services"
      title={t('Which treatment do you need?')}
      hint={t('You can choose several.')}
      why={t('Your treatment decides the next questions and which hospitals can answer.')}
    >
      {services.length > 0 && (
        <Chips>
          {services.map(({ id, name }) => (
            <Chip key={id} tone="on" removeLabel={t('Remove {{name}}', { name })} onRemove={() => remove(id)}>
              {name}
            </Chip>
          ))}
        </Chips>
      )}
      <Input
        type="search"
        label={t('Find a treatment')}
        placeholder={t('For example hair transplant')}
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
        isEmpty={({ healthServices }) => healthServices.items.length === 0}
        empty={<p className={text.muted}>{t('No treatment has this name. Try another word for it.')}</p>}
      >
        {({ healthServices }) => (
          <Choices legend={t('Treatments')} hideLegend className={styles.list ?? ''}>
            {healthServices.items.map(({ id, name, sourceName, category }) => {
              const isChosen = services.some((service) => service.id === id)
              return (
                <Checkbox
                  key={id}
                  label={
                    <>
                      <span className={text.strong}>{name}</span>{' '}
                      <span className={text.note}>{t(category, { context: 'category' })}</span>
                    </>
                  }
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => (isChosen ? remove(id) : choose([...services, { id, name, sourceName }]))}
                />
              )
            })}
          </Choices>
        )}
      </QueryView>
      <FieldError alert error={refusals.services} />
    </QuestionCard>
  )
}
