import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldHint } from '#web/ui/field.tsx'
import { LABELS } from './hospital-values.ts'
import { Section } from './section.tsx'
import { TagField } from './tag-field.tsx'
import type { SectionParts } from './use-hospital-form.ts'

/** Where news of appointments goes beside the people of the hospital, who choose for themselves. */
export function NotifiedSection({ editing, control }: SectionParts) {
  const { t } = useTranslation()
  const emails = useWatch({ control, name: 'notifiedEmails' })
  return (
    <Section name="notified">
      <TagField
        label={t(LABELS.notifiedEmails)}
        placeholder={t('Add an address')}
        values={emails}
        changed={editing.isChanged('notifiedEmails')}
        error={editing.errorIn('notifiedEmails')}
        maxLength={254}
        onChange={(next) => editing.write('notifiedEmails', next)}
      />
      <FieldHint>
        {t(
          'They hear of new, moved and cancelled appointments: the time and the booking ID, never who comes or what for. Each member of the team chooses their own emails in the profile.',
        )}
      </FieldHint>
    </Section>
  )
}
