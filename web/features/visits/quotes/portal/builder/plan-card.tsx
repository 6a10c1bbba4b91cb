import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { ANAESTHESIA_LABELS } from '#domain/quotes/labels.ts'
import { MAX_PLAN, MAX_TERM } from '#domain/quotes/limits.ts'
import { QUOTE_ANAESTHESIA } from '#domain/quotes/quote-input.ts'
import { FieldPair } from '#web/editing/edit-card.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input, Select, Textarea } from '#web/ui/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { useBuilder } from './builder-context.ts'
import styles from './builder-card.module.css'
import { FlightAdvice } from './flight-advice.tsx'
import { useQuoteField } from './use-quote-field.ts'

/** Doctor, proposal, days and flight. */
export const PlanCard = memo(function PlanCard() {
  const { t } = useTranslation()
  const { form, doctors } = useBuilder()
  const field = useQuoteField()
  const [language, dates] = useWatch({ control: form.control, name: ['language', 'dates'] })
  return (
    <TitledCard title={t('Doctor, plan and days')}>
      <Stack className={styles.body}>
        <FieldPair>
          <Select
            app
            label={t('Treating doctor')}
            placeholder={t('Choose a doctor')}
            options={doctors.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            {...field('doctorId')}
          />
          <Select
            app
            label={t('Anaesthesia')}
            placeholder={t('Not stated')}
            options={QUOTE_ANAESTHESIA.map((value) => ({ value, label: t(ANAESTHESIA_LABELS[value]) }))}
            {...field('anaesthesia')}
          />
        </FieldPair>
        <Textarea
          app
          rows={4}
          lang={language}
          dir="auto"
          maxLength={MAX_PLAN}
          label={t('What you propose and why')}
          {...field('plan')}
        />
        <Textarea
          app
          rows={2}
          lang={language}
          dir="auto"
          maxLength={MAX_PLAN}
          label={t('Alternatives')}
          {...field('alternatives')}
        />
        <FieldPair short>
          <Input app inputMode="numeric" label={t('Nights in hospital')} {...field('nightsInHospital')} />
          <Input app inputMode="numeric" label={t('Days in Türkiye')} {...field('daysInCountry')} />
          <Input app inputMode="numeric" label={t('Earliest flight home, days after')} {...field('flightDays')} />
        </FieldPair>
        <FlightAdvice />
        <FieldPair short>
          {dates.map((_, at) => (
            <Input
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed number of fields
              key={at}
              app
              type="date"
              label={t('Proposed day {{number}}', { number: at + 1 })}
              {...field(`dates.${at}.day`)}
            />
          ))}
        </FieldPair>
        <Input
          app
          lang={language}
          maxLength={MAX_TERM}
          label={t('Stay of a companion')}
          hint={t('For example: a second bed in the room, free of charge.')}
          {...field('companionStay')}
        />
      </Stack>
    </TitledCard>
  )
})
