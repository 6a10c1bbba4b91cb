/** OfficeList({ control, field }) — offices of the company that accept visitors. */
import { type Control, useFieldArray, useWatch } from 'react-hook-form'
import { MOST_OFFICES } from '#domain/settings.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input, Textarea } from '#web/ui/field.tsx'
import { EntryList } from './entry-list.tsx'
import type { SettingsField } from './parts.ts'
import type { SentSettings, SettingsForm } from './settings.ts'

type Props = { control: Control<SettingsForm, unknown, SentSettings>; field: SettingsField }

export function OfficeList({ control, field }: Props) {
  const { t } = useTranslation()
  const { fields, append, remove } = useFieldArray({ control, name: 'offices' })
  const typed = useWatch({ control, name: 'offices' })
  return (
    <EntryList
      title={t('Offices')}
      ids={fields}
      most={MOST_OFFICES}
      legend={(at) => t('Office {{number}}', { number: at + 1 })}
      entryOf={(at) => ({
        summary: typed[at]?.name ?? '',
        isWrong: (['name', 'lines'] as const).some((part) => field(`offices.${at}.${part}`).error),
      })}
      remove={(at) => t('Remove office {{number}}', { number: at + 1 })}
      add={t('Add office')}
      onRemove={remove}
      onAdd={() => append({ name: '', lines: '' })}
    >
      {(at) => (
        <>
          <Input app label={t('Name')} {...field(`offices.${at}.name`)} />
          <Textarea app rows={3} label={t('Address')} {...field(`offices.${at}.lines`)} />
        </>
      )}
    </EntryList>
  )
}
