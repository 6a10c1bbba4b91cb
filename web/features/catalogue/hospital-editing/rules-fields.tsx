import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { RulesEffect } from './rules-effect.tsx'
import styles from './section.module.css'
import type { SectionParts } from './use-hospital-form.ts'

type Props = SectionParts & { usualAnswerMinutes: number | null }

/** Edits the hospital's booking rules. */
export function RulesFields({ editing, control, usualAnswerMinutes }: Props) {
  const { t } = useTranslation()
  return (
    <TitledCard id="rules" title={t('Booking rules')} className={styles.section}>
      <div className={styles.body}>
        <Select
          app
          label={t('A booking')}
          options={[
            { value: 'on_request', label: t('waits for the hospital to confirm') },
            { value: 'instant', label: t('is confirmed instantly') },
          ]}
          {...editing.field('rules.confirmation')}
        />
        <div className={styles.triple}>
          <Input app inputMode="decimal" label={t('Minimum notice, hours')} {...editing.field('rules.noticeHours')} />
          <Input
            app
            inputMode="decimal"
            label={t('Minimum notice before a procedure, hours')}
            hint={t('For moving an operation. A first consultation needs the same notice as a visit.')}
            {...editing.field('rules.procedureNoticeHours')}
          />
          <Input app inputMode="numeric" label={t('Days ahead')} {...editing.field('rules.horizonDays')} />
          <Input
            app
            inputMode="numeric"
            label={t('Break after each visit, minutes')}
            {...editing.field('rules.bufferMinutes')}
          />
        </div>
        <RulesEffect control={control} usualAnswerMinutes={usualAnswerMinutes} />
      </div>
    </TitledCard>
  )
}
