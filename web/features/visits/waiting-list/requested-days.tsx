import type { UseFormRegisterReturn } from 'react-hook-form'
import { sentence } from '#domain/sentences.ts'
import { DAY_PARTS, type DayPart } from '#domain/waiting-list.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input, Select } from '#web/ui/field.tsx'

export const DAY_PART_WORDS: Record<DayPart, string> = {
  any: sentence('Any time of day'),
  morning: sentence('Morning'),
  afternoon: sentence('Afternoon'),
}

export type DaysForm = { from: string; to: string; dayPart: DayPart }
type Field = (name: keyof DaysForm) => UseFormRegisterReturn & { error: string | undefined }

/** Shows the fields for suitable days and times of day. */
export function RequestedDays({ field, min, max }: { field: Field; min: string; max: string }) {
  const { t } = useTranslation()
  return (
    <>
      <Input type="date" min={min} max={max} label={t('Earliest day that suits you')} {...field('from')} />
      <Input type="date" min={min} max={max} label={t('Latest day that suits you')} {...field('to')} />
      <Select
        label={t('Time of day')}
        options={DAY_PARTS.map((part) => ({ value: part, label: t(DAY_PART_WORDS[part]) }))}
        {...field('dayPart')}
      />
    </>
  )
}
