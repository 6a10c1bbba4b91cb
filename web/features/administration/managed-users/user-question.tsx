/**
 * UserQuestion({ action, inList?, onClose, onDeleted? }) — confirmation of suspending, reactivating
 * or deleting a user, with the effect.
 */
import { useState } from 'react'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { fullName, type ManagedUser } from './managed-user.ts'
import { useUserActions } from './user-actions.ts'

export type UserAction = { what: 'suspend' | 'activate' | 'delete'; user: ManagedUser }

type Props = {
  action: UserAction | null
  /** True in the list, where the text is shorter than on the account's page. */
  inList?: boolean
  onClose: () => void
  onDeleted?: () => void /** Called after a change that keeps the account. */
  onDone?: () => void
}

function useWords({ what, user }: UserAction, inList: boolean) {
  const { t } = useTranslation()
  const name = fullName(user)
  if (what === 'delete')
    return {
      title: t('Delete {{name}}?', { name }),
      text: [
        inList
          ? t('Are you sure you want to delete this user?')
          : t('Are you sure you want to delete this user? This action cannot be undone.'),
        t(
          '{{name}} is signed out immediately. Personal data in the account is erased within minutes; appointments stay with the hospital.',
          { name },
        ),
      ],
      confirm: t('Delete User'),
      otherwise: t('Failed to delete user'),
    }
  if (what === 'suspend')
    return {
      title: t('Suspend {{name}}?', { name }),
      text: [
        t(
          '{{name}} is signed out on every device immediately, including open pages, and cannot sign in until you reactivate the account.',
          { name },
        ),
        t('Appointments, messages and reviews are not affected.'),
      ],
      confirm: t('Suspend, sign out now'),
      otherwise: t('Failed to update user'),
    }
  return {
    title: t('Activate {{name}}?', { name }),
    text: [t('{{name}} can sign in again with the same password.', { name })],
    confirm: t('Activate'),
    otherwise: t('Failed to update user'),
  }
}

function Question({ action, inList = false, onClose, onDeleted, onDone }: Props & { action: UserAction }) {
  const { t } = useTranslation()
  const words = useWords(action, inList)
  const actions = useUserActions()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const { what, user } = action

  async function act() {
    setBusy(true)
    setRefused(null)
    try {
      if (what === 'delete') {
        await actions.remove(user)
        toast({ text: t('{{name}} was deleted.', { name: fullName(user) }) })
      } else {
        const status = what === 'suspend' ? 'suspended' : 'active'
        await actions.setStatus(user, status)
        toast({ text: actions.said(user, status) })
      }
      onClose()
      if (what === 'delete') onDeleted?.()
      else onDone?.()
    } catch (error) {
      setRefused(t(refusalOf(error, words.otherwise).message))
      void actions.refresh()
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.title}
      cancelLabel={t('Cancel')}
      confirmLabel={words.confirm}
      busy={busy}
      danger={what !== 'activate'}
      onConfirm={act}
    >
      {words.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {refused && <Banner tone="stop">{refused}</Banner>}
    </ConfirmDialog>
  )
}

export function UserQuestion({ action, ...rest }: Props) {
  return action && <Question key={`${action.what} ${action.user.id}`} action={action} {...rest} />
}
