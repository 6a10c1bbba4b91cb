/**
 * SuspendDialog({ record, onClose }) — asks before a user is suspended and signed out everywhere.
 */
import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import type { FoundRecord } from './items.ts'

const SuspendUser = graphql(`
  mutation SuspendUser($id: ID!) { updateUser(id: $id, input: { status: suspended }) { id status updatedAt } }
`)

export function SuspendDialog({ record, onClose }: { record: FoundRecord | null; onClose: () => void }) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const [suspend, { loading }] = useMutation(SuspendUser)
  const name = record?.name ?? ''
  return (
    <ConfirmDialog
      open={record !== null}
      onClose={onClose}
      title={t('Suspend {{name}}?', { name })}
      confirmLabel={t('Suspend')}
      cancelLabel={t('Cancel')}
      danger
      busy={loading}
      onConfirm={async () => {
        if (!record) return
        await attempt(() => suspend({ variables: { id: record.id } }), {
          done: t('{{name}} is suspended and signed out everywhere.', { name }),
        })
        onClose()
      }}
    >
      <p>{t('They are signed out everywhere immediately and cannot sign in until someone reactivates the account.')}</p>
    </ConfirmDialog>
  )
}
