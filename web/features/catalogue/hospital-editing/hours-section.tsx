import { useWatch } from 'react-hook-form'
import { SundayLine, useCopiedDay, WeekHours } from '#web/editing/week-hours.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Copy } from '#web/ui/icons/copy.ts'
import { Section } from './section.tsx'
import type { SectionParts } from './use-hospital-form.ts'

/** Edits the start times of appointments on each weekday. */
export function HoursSection({ editing, control }: SectionParts) {
  const { t } = useTranslation()
  const hours = useWatch({ control, name: 'hours' })
  const { label, copy, write } = useCopiedDay(hours, (day, spans) => editing.write(`hours.${day}`, spans))
  return (
    <Section
      name="hours"
      flush
      action={
        <Button size="sm" variant="ghost" icon={<Copy aria-hidden="true" />} onClick={copy}>
          {label}
        </Button>
      }
    >
      <WeekHours
        hours={hours}
        onChange={write}
        isChanged={(day) => editing.isChanged(`hours.${day}`)}
        errorIn={(day) => editing.errorIn(`hours.${day}`)}
        closed={t('Closed')}
      />
      <SundayLine />
    </Section>
  )
}
