import { POINT_LABELS } from '#domain/quotes/labels.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { useState } from 'react'
import type { QuoteRequest } from '../request-fields.ts'
import styles from './send-dialog.module.css'
import { useQuoteVerbs } from './use-quote-verbs.ts'

type SendDialogProps = { request: QuoteRequest; open: boolean; onClose: () => void }

/**
 * Confirms the sending of a version, and lists the points that the patient will read as not stated.
 */
export function SendDialog({ request, open, onClose }: SendDialogProps) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const { send } = useQuoteVerbs(request.id)
  const [busy, setBusy] = useState(false)
  const name = request.patient.firstName
  const { version = 1, notStated = [] } = request.draft ?? {}
  const count = notStated.length
  const confirm = async () => {
    setBusy(true)
    await attempt(send, { done: t('Version {{version}} has been sent to {{name}}.', { version, name }) })
    setBusy(false)
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('Send version {{version}} to {{name}}?', { version, name })}
      cancelLabel={t('Keep editing')}
      confirmLabel={count > 0 ? t('Send with {{count}} not stated', { count }) : t('Send the quote')}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <p>{t('A sent version cannot be changed. Your changes become the next version.')}</p>
      {count > 0 && (
        <>
          <p className={styles.lead}>{t('{{name}} will read “Not stated” here:', { name })}</p>
          <ul className={styles.points}>
            {notStated.map((point) => (
              <li key={point}>{t(POINT_LABELS[point])}</li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}
