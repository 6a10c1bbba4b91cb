/**
 * RemoveQuestion({ hospitalId, member, onClose }) — confirmation before a member leaves the team,
 * with the effect.
 */
import { useState } from 'react'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { Refused } from '#web/ui/form.tsx'
import { toast } from '#web/ui/toast.tsx'
import { nameOf, type TeamMember, useTeam } from './team.ts'

type Props = { hospitalId: string; onClose: () => void }

function Question({ hospitalId, member, onClose }: Props & { member: TeamMember }) {
  const { t } = useTranslation()
  const { remove } = useTeam(hospitalId)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const name = nameOf(member)
  async function act() {
    setBusy(true)
    try {
      await remove(member.id)
      toast({ text: t('{{name}} is no longer on the team.', { name }) })
      onClose()
    } catch (error) {
      setRefused(t(refusalOf(error).message))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={t('Remove {{name}}?', { name })}
      confirmLabel={t('Remove and sign out now')}
      cancelLabel={t('Cancel')}
      onConfirm={act}
      onClose={onClose}
    >
      <p>
        {t(
          '{{name}} is signed out on every device immediately and can no longer see anything of the hospital. The account is kept.',
          {
            name,
          },
        )}
      </p>
      <Refused>{refused}</Refused>
    </ConfirmDialog>
  )
}

export function RemoveQuestion({ member, ...props }: Props & { member: TeamMember | null }) {
  return member && <Question key={member.id} member={member} {...props} />
}
