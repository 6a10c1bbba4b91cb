import { useWatch } from 'react-hook-form'
import { SPOKEN_LANGUAGES } from '#domain/languages.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { HOSPITAL_FIELDS } from './hospital-fields.ts'
import { Section } from './section.tsx'
import { TagField } from './tag-field.tsx'
import type { SectionParts } from './use-hospital-form.ts'

export function LanguagesSection({ editing, control }: SectionParts) {
  const { t } = useTranslation()
  const [languages, insurers] = useWatch({ control, name: ['languages', 'insurers'] })
  return (
    <Section name="languages" note={t('Leave out anything you do not know')}>
      <TagField
        label={t(HOSPITAL_FIELDS.languages.label)}
        placeholder={t('Add a language')}
        values={languages}
        suggestions={SPOKEN_LANGUAGES}
        changed={editing.isChanged('languages')}
        error={editing.errorIn('languages')}
        maxLength={60}
        onChange={(next) => editing.write('languages', next)}
      />
      <TagField
        label={t(HOSPITAL_FIELDS.insurers.label)}
        placeholder={t('Add an insurer')}
        values={insurers}
        changed={editing.isChanged('insurers')}
        error={editing.errorIn('insurers')}
        maxLength={120}
        onChange={(next) => editing.write('insurers', next)}
      />
    </Section>
  )
}
