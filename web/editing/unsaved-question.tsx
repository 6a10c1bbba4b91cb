import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import type { Editing } from './use-editing.ts'

/** Asks before unsaved changes are lost. */
export function UnsavedQuestion({ leaving: { question, stay, leave } }: Pick<Editing, 'leaving'>) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      open={question !== null}
      onClose={stay}
      title={t('Unsaved changes')}
      cancelLabel={t('Keep editing')}
      confirmLabel={question?.cause === 'leave' ? t('Leave without saving') : t('Discard changes')}
      onConfirm={leave}
      danger
    >
      {question?.cause === 'leave'
        ? t('Are you sure you want to leave? Any unsaved changes will be lost.')
        : t('Are you sure you want to cancel? Any unsaved changes will be lost.')}
    </ConfirmDialog>
  )
}
