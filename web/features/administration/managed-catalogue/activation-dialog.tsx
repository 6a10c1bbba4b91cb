import type { RecordKind } from '#domain/record-lists.ts'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx'
import { X } from '#web/ui/icons/x.ts'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { wayBack } from '#web/ui/way-back.ts'
import styles from './activation-dialog.module.css'
import type { ActivationQuestion, ActivationSteps } from './use-activation.ts'

const DONE: Record<RecordKind, { activated: string; deactivated: string }> = {
  hospital: {
    activated: sentence('{{count}} hospitals were activated.'),
    deactivated: sentence('{{count}} hospitals were deactivated.'),
  },
  doctor: {
    activated: sentence('{{count}} doctors were activated.'),
    deactivated: sentence('{{count}} doctors were deactivated.'),
  },
  health_service: {
    activated: sentence('{{count}} services were activated.'),
    deactivated: sentence('{{count}} services were deactivated.'),
  },
}

/** Shows the effect in numbers. */
function Consequences({ selected, changing, appointmentsAhead, input }: ActivationQuestion) {
  const { t } = useTranslation()
  const others = selected - changing
  return (
    <Stack gap="small">
      <p>
        {input.isActive
          ? t('{{count}} records will be found by patients again.', { count: changing })
          : t('{{count}} records will no longer be found by patients.', { count: changing })}
      </p>
      {others > 0 && (
        <p className={text.muted}>
          {input.isActive
            ? t('{{count}} of those selected are already active.', { count: others })
            : t('{{count}} of those selected are already inactive.', { count: others })}
        </p>
      )}
      {appointmentsAhead > 0 && (
        <p>
          {t(
            'They have {{count}} upcoming appointments, which stay. Please tell the patients if they cannot be kept.',
            {
              count: appointmentsAhead,
            },
          )}
        </p>
      )}
      <p className={text.muted}>{t('You can undo it afterwards.')}</p>
    </Stack>
  )
}

export function ActivationDialog({ question, busy, cancel, confirm }: ActivationSteps) {
  const { t } = useTranslation()
  if (question?.changing === 0)
    return (
      <Dialog
        open
        onClose={cancel}
        title={t('Nothing would change')}
        actions={
          <Button variant="secondary" onClick={cancel}>
            {t('Close')}
          </Button>
        }
      >
        <p>{question.input.isActive ? t('All of them are already active.') : t('All of them are already inactive.')}</p>
      </Dialog>
    )
  const count = question?.changing ?? 0
  const isActive = question?.input.isActive
  return (
    <ConfirmDialog
      open={question !== null}
      onClose={cancel}
      title={isActive ? t('Activate {{count}} records?', { count }) : t('Deactivate {{count}} records?', { count })}
      confirmLabel={isActive ? t('Activate {{count}}', { count }) : t('Deactivate {{count}}', { count })}
      cancelLabel={t('Cancel')}
      onConfirm={confirm}
      busy={busy}
      danger={!isActive}
    >
      {question && <Consequences {...question} />}
    </ConfirmDialog>
  )
}

/**
 * Reports the change and offers to undo it. It stays until it is closed or the next change is made.
 */
export function ActivationDone({ done, busy, undo, forget }: ActivationSteps) {
  const { t } = useTranslation()
  if (!done) return null
  const { kind, isActive, isUndone, changed: count } = done
  /** Moves the focus back after the action, because the pressed button disappears. */
  const keepingFocus = (work: () => unknown) => async () => {
    const goBack = wayBack()
    await work()
    requestAnimationFrame(goBack)
  }
  return (
    <Banner
      tone="ok"
      className={styles.done}
      action={
        <span className={styles.actions}>
          {!isUndone && (
            <Button variant="secondary" size="sm" busy={busy} onClick={keepingFocus(undo)}>
              {t('Undo')}
            </Button>
          )}
          <IconButton label={t('Dismiss')} onClick={keepingFocus(forget)}>
            <X aria-hidden="true" />
          </IconButton>
        </span>
      }
    >
      {isUndone
        ? t('Undone: {{count}} records are back to what they were.', { count })
        : t(DONE[kind][isActive ? 'activated' : 'deactivated'], { count })}
    </Banner>
  )
}
