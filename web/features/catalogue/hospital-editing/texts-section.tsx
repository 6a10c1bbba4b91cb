import { Texts } from '#web/editing/translated.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Textarea } from '#web/ui/field.tsx'
import type { EditedHospital } from './hospital-edit.ts'
import { Section } from './section.tsx'
import type { SectionParts } from './use-hospital-form.ts'

type TextsSectionProps = SectionParts & { saved: EditedHospital['settings']['texts'] }

/**
 * Edits the descriptions of the hospital: the English text beside its translations, with missing
 * and outdated ones marked.
 */
export function TextsSection({ editing, control, saved }: TextsSectionProps) {
  const { t } = useTranslation()
  return (
    <Section name="texts" note={t('Patients read the text in their language, or in English where there is none.')}>
      <Texts
        english={
          <Textarea
            app
            optional
            rows={7}
            lang="en"
            dir="ltr"
            hint={t('In English: the other languages are translated from it.')}
            {...editing.input('description')}
          />
        }
        editing={editing}
        control={control}
        sources={['description']}
        outdated={saved.filter(({ isOutdated }) => isOutdated).map(({ language }) => language)}
      />
    </Section>
  )
}
