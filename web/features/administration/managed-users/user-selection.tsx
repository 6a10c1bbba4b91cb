/**
 * UserSelection({ users, onDone }) — bulk actions on the selected accounts. Replaces the toolbar
 * while rows are selected.
 */

import { useState } from 'react'
import type { UserStatus } from '#domain/access.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { UserCheck } from '#web/ui/icons/user-check.ts'
import { UserX } from '#web/ui/icons/user-x.ts'
import { toast } from '#web/ui/toast.tsx'
import { SelectionBar } from '#web/ui/toolbar.tsx'
import { fullName, type ManagedUser } from './managed-user.ts'
import { useUserActions } from './user-actions.ts'

type Props = { users: readonly ManagedUser[]; onClear: () => void }

export function UserSelection({ users, onClear }: Props) {
  const { t } = useTranslation()
  const { user: viewer } = useSession()
  const { setStatus } = useUserActions()
  const [nextStatus, setNextStatus] = useState<UserStatus | null>(null)
  const [busy, setBusy] = useState(false)
  // Skips the viewer's own account and accounts that already have the status.
  const meant = users.filter(({ id, status }) => id !== viewer?.id && (!nextStatus || status !== nextStatus))

  async function act(status: UserStatus) {
    setBusy(true)
    // Sequential, so a refusal of one account is reported and does not stop the others.
    let done = 0
    for (const user of meant)
      try {
        await setStatus(user, status)
        done += 1
      } catch (error) {
        toast({ tone: 'stop', title: fullName(user), text: t(refusalOf(error, 'Failed to update user').message) })
      }
    setBusy(false)
    setNextStatus(null)
    if (done === meant.length) {
      toast({ text: t('{{count}} users changed', { count: done }) })
      onClear()
    }
  }

  return (
    <>
      <SelectionBar count={users.length} onClear={onClear}>
        <Button variant="secondary" icon={<UserCheck aria-hidden="true" />} onClick={() => setNextStatus('active')}>
          {t('Activate')}
        </Button>
        <Button variant="danger-quiet" icon={<UserX aria-hidden="true" />} onClick={() => setNextStatus('suspended')}>
          {t('Suspend, sign out now')}
        </Button>
      </SelectionBar>
      <ConfirmDialog
        open={nextStatus !== null}
        onClose={() => setNextStatus(null)}
        title={
          nextStatus === 'active'
            ? t('Activate {{count}} users?', { count: meant.length })
            : t('Suspend {{count}} users?', { count: meant.length })
        }
        cancelLabel={t('Cancel')}
        confirmLabel={nextStatus === 'active' ? t('Activate') : t('Suspend, sign out now')}
        danger={nextStatus === 'suspended'}
        busy={busy}
        onConfirm={() => nextStatus && void act(nextStatus)}
      >
        <p>
          {nextStatus === 'active'
            ? t('They can sign in again with the same passwords.')
            : t(
                'They are signed out on every device immediately, including open pages, and cannot sign in until you reactivate them.',
              )}
        </p>
      </ConfirmDialog>
    </>
  )
}
