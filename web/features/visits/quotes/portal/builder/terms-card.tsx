import { memo, type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { MAX_TERM } from '#domain/quotes/limits.ts'
import { FieldPair } from '#web/editing/edit-card.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Choices, Pill, Radio } from '#web/ui/choice.tsx'
import { Input, Select, Textarea } from '#web/ui/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { useRequestWords } from '../request-words.ts'
import { useBuilder } from './builder-context.ts'
import styles from './builder-card.module.css'
import { PriceChanges } from './price-changes.tsx'
import { useQuoteField } from './use-quote-field.ts'

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

/** Deposit of the hospital. The product charges nothing. */
function Deposit() {
  const { t } = useTranslation()
  const { form } = useBuilder()
  const field = useQuoteField()
  const kind = useWatch({ control: form.control, name: 'depositKind' })
  const { error, ...radio } = field('depositKind')
  return (
    <Part title={t('Deposit')}>
      <Choices legend={t('Deposit')} hideLegend className={styles.choices ?? ''} error={error}>
        <Radio label={t('Not stated')} value="" {...radio} />
        <Radio label={t('No deposit')} value="none" {...radio} />
        <Radio label={t('We ask for a deposit')} value="asked" {...radio} />
      </Choices>
      {kind === 'asked' && (
        <FieldPair>
          <Input
            app
            dir="ltr"
            inputMode="decimal"
            label={t('Amount of the deposit')}
            hint={t('For information only. Nothing is charged here.')}
            {...field('depositAmount')}
          />
          <Input
            app
            type="date"
            label={t('Refundable until')}
            hint={t('Empty: not refundable')}
            {...field('depositUntil')}
          />
        </FieldPair>
      )}
    </Part>
  )
}

/** Languages of aftercare: the patient's, English, Turkish, and chosen ones. */
function CareLanguages() {
  const { t } = useTranslation()
  const { form, request } = useBuilder()
  const words = useRequestWords()
  const chosen = useWatch({ control: form.control, name: 'careLanguages' })
  const offered = [...new Set([...request.patient.languages, 'en', 'tr', ...chosen])]
  return (
    <Choices legend={t('Languages of the aftercare')} className={styles.choices ?? ''}>
      {offered.map((code) => (
        <Pill
          key={code}
          label={words.languageNames([code])}
          value={code}
          checked={chosen.includes(code)}
          onChange={({ target }) =>
            form.setValue(
              'careLanguages',
              target.checked ? [...chosen, code] : chosen.filter((other) => other !== code),
              { shouldDirty: true },
            )
          }
        />
      ))}
    </Choices>
  )
}

/** Validity, price changes, complications, revision, aftercare and payment. */
export const TermsCard = memo(function TermsCard() {
  const { t } = useTranslation()
  const { form } = useBuilder()
  const field = useQuoteField()
  const language = useWatch({ control: form.control, name: 'language' })
  const words = { app: true, lang: language, maxLength: MAX_TERM } as const
  return (
    <TitledCard title={t('Terms')}>
      <Stack className={styles.body}>
        <Input app type="date" label={t('Valid until')} {...field('validUntil')} />
        <PriceChanges />
        <Part title={t('Complications')}>
          <FieldPair>
            <Input {...words} label={t('Where treated')} {...field('complicationsWhere')} />
            <Input {...words} label={t('Paid by')} {...field('complicationsPays')} />
          </FieldPair>
          <Input {...words} label={t('Treated by')} {...field('complicationsWho')} />
        </Part>
        <Part title={t('Revision')}>
          <FieldPair>
            <Input {...words} label={t('Possible until')} {...field('revisionUntil')} />
            <Input {...words} label={t('At whose expense')} {...field('revisionCost')} />
            <Select
              app
              label={t('Travel for a revision')}
              placeholder={t('Not stated')}
              options={[
                { value: 'yes', label: t('Included') },
                { value: 'no', label: t('Not included') },
              ]}
              {...field('revisionTravel')}
            />
          </FieldPair>
        </Part>
        <Part title={t('Aftercare at home')}>
          <FieldPair>
            <Input {...words} label={t('Who provides care at home')} {...field('careWho')} />
            <Input {...words} label={t('How to reach them')} {...field('careHow')} />
          </FieldPair>
          <CareLanguages />
        </Part>
        <Deposit />
        <Part title={t('Payment at the hospital')}>
          <FieldPair>
            <Input {...words} label={t('When to pay')} {...field('paymentWhen')} />
            <Input {...words} label={t('How to pay')} {...field('paymentHow')} />
          </FieldPair>
        </Part>
        <Textarea
          app
          rows={2}
          lang={language}
          dir="auto"
          label={t('Not included')}
          hint={t('One item per line, for example flights.')}
          {...field('notIncluded')}
        />
      </Stack>
    </TitledCard>
  )
})
