/**
 * RowActions({ appointment }) — the decisions about one appointment in a list: one press with undo
 * to confirm or complete, a reason to decline or cancel, and the undo while a decision is held.
 */
import { useState } from 'react'
import { sentence } from '#domain/sentences.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Button } from '#web/ui/button.tsx'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { CircleX } from '#web/ui/icons/circle-x.ts'
import { Undo2 as Undo } from '#web/ui/icons/undo-2.ts'
import { type Cancellable, CancelVisit, toldName } from './cancel-visit.tsx'
import styles from './row-actions.module.css'
import type { PortalRow } from './row-fields.ts'
import { useDecide, useUndo } from './use-decide.ts'

const FORWARD = {
  confirmed: sentence('Confirm'),
  completed: sentence('Mark as completed'),
} as const
type Forward = keyof typeof FORWARD

export function RowActions({ appointment }: { appointment: PortalRow }) {
  const { t } = useTranslation()
  const { may } = useWorkplace()
  const [cancelling, setCancelling] = useState<Cancellable | null>(null)
  const decide = useDecide()
  const { undo, undoing } = useUndo()
  const attempt = useAttempt()
  const { id, status, patientName: name, allowedMoves, heldMove } = appointment
  const decided = [{ ...appointment, toldName: toldName(appointment) }]
  const forward = (Object.keys(FORWARD) as Forward[]).find((move) => allowedMoves.includes(move))
  const labelOf = (action: string) => t('{{action}}: {{name}}', { action, name })
  if (!may('appointments')) return null
  if (heldMove)
    return (
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="secondary"
          busy={undoing}
          icon={<Undo aria-hidden="true" />}
          aria-label={labelOf(t('Undo'))}
          title={t('Undo')}
          onClick={() => void undo([id])}
        >
          <span className={styles.word}>{t('Undo')}</span>
        </Button>
      </div>
    )
  const cancelWord = status === 'pending' ? t('Decline') : t('Cancel this visit')
  return (
    <div className={styles.actions}>
      {forward && (
        <Button
          size="sm"
          variant="secondary"
          icon={<CircleCheck aria-hidden="true" />}
          aria-label={labelOf(t(FORWARD[forward]))}
          title={t(FORWARD[forward])}
          onClick={() => void attempt(() => decide({ appointments: decided, move: forward }))}
        >
          <span className={styles.word}>{t(FORWARD[forward])}</span>
        </Button>
      )}
      {allowedMoves.includes('cancelled') && (
        <Button
          size="sm"
          variant="ghost"
          icon={<CircleX aria-hidden="true" />}
          aria-label={labelOf(cancelWord)}
          title={cancelWord}
          onClick={() => setCancelling(appointment)}
        >
          <span className={styles.word}>{cancelWord}</span>
        </Button>
      )}
      <CancelVisit
        appointment={cancelling}
        onClose={() => setCancelling(null)}
        send={(note) => decide({ appointments: decided, move: 'cancelled', note })}
      />
    </div>
  )
}
