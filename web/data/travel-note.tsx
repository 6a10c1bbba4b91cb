/**
 * TravelNote({ isEmpty }) — says that visits in person are offered within the travel dates. Renders
 * nothing without travel dates. Its text loads when there are some. TravelButton() — opens the
 * dialog that sets the dates.
 */
import { useState } from 'react'
import { useTravelDates } from '#web/device/travel-dates.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { later } from '#web/routing/later.tsx'
import { Button } from '#web/ui/button.tsx'
import type { TravelDialogProps } from './travel-dialog.tsx'
import type { TravelTextProps } from './travel-text.tsx'

const TravelText = later<TravelTextProps>(() => import('./travel-text.tsx').then((file) => file.TravelText))
const TravelDialog = later<TravelDialogProps>(() => import('./travel-dialog.tsx').then((file) => file.TravelDialog))

type NoteProps = {
  /** True if no time is free during the stay. */
  isEmpty?: boolean
}

export function TravelNote({ isEmpty }: NoteProps) {
  const travel = useTravelDates()
  return travel && <TravelText travel={travel} isEmpty={isEmpty} />
}

export function TravelButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const travel = useTravelDates()
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {travel ? t('Change my travel dates') : t('When can you be in Türkiye?')}
      </Button>
      {open && <TravelDialog onClose={() => setOpen(false)} />}
    </>
  )
}
