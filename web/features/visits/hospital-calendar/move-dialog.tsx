import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import text from '#web/ui/text.module.css'
import type { Slot, Visit } from './calendar-fields.ts'

export type MoveRequest = {
  visit: Visit
  slot: Slot
  /** Another doctor, or none (null). Undefined: the doctor stays. */
  doctor?: { id: string; name: string } | null | undefined
}

type Props = {
  /** Null while the dialog is closed. */
  wish: MoveRequest | null
  busy: boolean
  refused: string | null
  onMove: () => void
  onPropose: () => void
  onClose: () => void
}

/** Asks for confirmation before a move, so a cancelled attempt notifies no one. */
export function MoveDialog({ wish, busy, refused, onMove, onPropose, onClose }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const words = ({ date, time }: Slot) =>
    t('{{day}}, {{time}}', { day: formatDate(date, { weekday: 'short', day: 'numeric', month: 'long' }), time })
  return (
    <Dialog
      open={wish !== null}
      onClose={onClose}
      title={t('Move {{name}}?', { name: wish?.visit.patientName ?? '' })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('Put back')}
          </Button>
          <Button variant="secondary" aria-disabled={busy} onClick={onPropose}>
            {t('Propose it and hold the time')}
          </Button>
          <Button busy={busy} onClick={onMove}>
            {t('Move and tell the patient')}
          </Button>
        </>
      }
    >
      {wish && (
        <p className={text.strong}>
          <s>{words(wish.visit)}</s> → {words(wish.slot)}
        </p>
      )}
      {wish?.doctor !== undefined && (
        <p className={text.strong}>
          <s>
            <bdi>{wish?.visit.doctor?.fullName ?? t('Without a doctor')}</bdi>
          </s>{' '}
          → <bdi>{wish?.doctor?.name ?? t('Without a doctor')}</bdi>
        </p>
      )}
      <p>
        {t(
          'No one has been notified yet. If you move it, the patient gets an email; if you propose it, the patient accepts or declines.',
        )}
      </p>
      {refused && <Banner tone="stop">{t(refused)}</Banner>}
    </Dialog>
  )
}
