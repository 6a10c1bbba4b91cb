/** OfficeList({ control, field }) — where the company can be visited. */
import { Plus, Trash2 } from 'lucide-react'
import { type Control, useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MOST_OFFICES } from '#domain/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Input, Textarea } from '#web/ui/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import styles from './entries.module.css'
import type { SettingsField } from './parts.ts'
import type { SentSettings, SettingsForm } from './settings.ts'

type Props = { control: Control<SettingsForm, unknown, SentSettings>; field: SettingsField }

export function OfficeList({ control, field }: Props) {
  const { t } = useTranslation()
  const { fields, append, remove } = useFieldArray({ control, name: 'offices' })
  return (
    <Card pad as="section">
      <CardHeading className={styles.heading}>{t('Offices')}</CardHeading>
      <Stack>
        {fields.map(({ id }, at) => (
          <fieldset key={id} className={styles.entry}>
            <legend className={styles.title}>{t('Office {{number}}', { number: at + 1 })}</legend>
            <Stack gap="small">
              <Input app label={t('Name')} {...field(`offices.${at}.name`)} />
              <Textarea app rows={3} label={t('Address')} {...field(`offices.${at}.lines`)} />
              <Button
                variant="danger-quiet"
                size="sm"
                className={styles.remove}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => remove(at)}
              >
                {t('Remove office {{number}}', { number: at + 1 })}
              </Button>
            </Stack>
          </fieldset>
        ))}
        {fields.length < MOST_OFFICES && (
          <Button
            variant="secondary"
            className={styles.add}
            icon={<Plus aria-hidden="true" />}
            onClick={() => append({ name: '', lines: '' })}
          >
            {t('Add office')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
