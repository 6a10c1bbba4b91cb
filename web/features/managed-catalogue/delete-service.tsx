import { useMutation } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { graphql } from '#web/graphql.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'

const DeleteServiceOfList = graphql(`mutation DeleteServiceOfList($id: ID!) { deleteHealthService(id: $id) }`)

type DeleteServiceProps = {
  service: { id: string; name: string } | null
  onClose: () => void
  onDeleted: () => Promise<unknown>
}

/** Asks, and deletes. What appointments were made for is deactivated instead, which is said. */
export function DeleteService({ service, onClose, onDeleted }: DeleteServiceProps) {
  const { t } = useTranslation()
  const [remove, { loading }] = useMutation(DeleteServiceOfList)

  async function confirm() {
    if (!service) return
    const { name } = service
    try {
      const { data } = await remove({ variables: { id: service.id } })
      onClose()
      toast({
        text: data?.deleteHealthService
          ? t('"{{name}}" was deleted.', { name })
          : t('"{{name}}" has appointments, so it was deactivated.', { name }),
      })
      await onDeleted()
    } catch {
      toast({ tone: 'stop', text: t('Failed to delete service. Please try again.') })
    }
  }

  return (
    <ConfirmDialog
      open={service !== null}
      onClose={onClose}
      title={t('Delete Service')}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      onConfirm={confirm}
      busy={loading}
      danger
    >
      <p>
        {t('Are you sure you want to delete "{{name}}"? This action cannot be undone.', { name: service?.name ?? '' })}
      </p>
      <p>
        {t(
          'A service with appointments is deactivated instead: patients no longer find it, and its appointments stay.',
        )}
      </p>
    </ConfirmDialog>
  )
}
