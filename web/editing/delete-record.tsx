/**
 * DeleteRecord({ kind, id, name, open, onClose, onDeleted(erased), errorTitle?, failed }) — the
 * confirmation question, with the effect on the record and on its future appointments.
 */
import { useEffect, useState } from 'react'
import { sentence } from '#domain/sentences.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { toast } from '#web/ui/toast.tsx'
import { type DeletedKind, type Deletion, useDeletion } from './deletion.ts'

type DeleteRecordProps = {
  kind: DeletedKind
  id: string
  name: string
  open: boolean
  onClose: () => void
  onDeleted: (erased: boolean) => unknown
  /** Address of the upcoming appointments of the record. */
  upcoming?: string
  /** Title above the reason why the record could not be deleted. */
  errorTitle?: string
  /** Message used when the server gives no reason. */
  failed: string
}

const TITLES: Record<DeletedKind, { erased: string; kept: string }> = {
  hospital: { erased: sentence('Delete hospital'), kept: sentence('Deactivate hospital') },
  doctor: { erased: sentence('Delete doctor'), kept: sentence('Deactivate doctor') },
  service: { erased: sentence('Delete service'), kept: sentence('Deactivate service') },
}

export function DeleteRecord(props: DeleteRecordProps) {
  const { kind, id, name, open, onClose, onDeleted, upcoming, errorTitle, failed } = props
  const { t } = useTranslation()
  const { ask, remove } = useDeletion(kind, id)
  const [deletion, setDeletion] = useState<Deletion>()
  const [refused, refuse] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // Without an answer of the server the question is the stricter one.
  const erases = deletion?.erases ?? true
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked whenever the question is opened, and then once
  useEffect(() => {
    if (!open) return
    refuse(null)
    setDeletion(undefined)
    let over = false
    // If the preview fails, the question is shown without it. The server decides in any case.
    ask().then(
      (preview) => over || setDeletion(preview),
      () => undefined,
    )
    return () => {
      over = true
    }
  }, [open, id])

  async function confirm() {
    setBusy(true)
    try {
      const erased = await remove()
      toast({ text: erased ? t('{{name}} was deleted.', { name }) : t('{{name}} was deactivated.', { name }) })
      onClose()
      await onDeleted(erased)
    } catch (error) {
      refuse(refusalOf(error, failed).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t(erases ? TITLES[kind].erased : TITLES[kind].kept)}
      cancelLabel={t('Cancel')}
      confirmLabel={erases ? t('Delete') : t('Deactivate')}
      onConfirm={() => void confirm()}
      busy={busy}
      danger
    >
      <Stack>
        <p>
          {erases
            ? t('Are you sure you want to delete "{{name}}"? This action cannot be undone.', { name })
            : t('Patients will no longer find or book "{{name}}". You can activate it again.', { name })}
        </p>
        {deletion && <Outcome deletion={deletion} upcoming={upcoming} />}
        {refused && (
          <Banner tone="stop" title={errorTitle}>
            {t(refused)}
          </Banner>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

const REASONS = {
  appointments: sentence('It has appointments.'),
  reviews: sentence('It has reviews.'),
  staff: sentence('Staff have accounts there.'),
}

type OutcomeProps = { deletion: Deletion; upcoming: string | undefined }

function Outcome({ deletion: { erases, heldBy, appointmentsAhead }, upcoming }: OutcomeProps) {
  const { t } = useTranslation()
  return (
    <Banner tone={erases ? 'info' : 'warn'} title={erases ? t('It will be erased') : t('It will be deactivated')}>
      {erases
        ? t('Nothing refers to it.')
        : t('{{reason}} So it is kept.', {
            reason: heldBy.map((holder) => t(REASONS[holder])).join(' '),
          })}{' '}
      {appointmentsAhead > 0
        ? t('{{count}} upcoming appointments will take place unless they are cancelled.', { count: appointmentsAhead })
        : t('No upcoming appointments.')}{' '}
      {appointmentsAhead > 0 && upcoming && (
        <Link className={text.link} to={upcoming}>
          {t('See them')}
        </Link>
      )}
    </Banner>
  )
}
