import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ROLE_LABELS } from '#domain/access.ts'
import { useFormat } from '#web/i18n/format.ts'
import { initialsOf } from '#web/i18n/initials.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import type { Account } from './account.ts'

export const nameOf = ({ firstName, lastName, email }: Account) => `${firstName} ${lastName}`.trim() || email

/** Gives the focus back when editing ends: what had it is gone with the form. */
function EditButton({ onEdit, returning }: { onEdit: () => void; returning: boolean }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (returning) button.current?.focus()
  }, [returning])
  return (
    <Button ref={button} variant="secondary" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
      {t('Edit Profile')}
    </Button>
  )
}

export type Editing = 'not yet' | 'now' | 'done'
type Props = { account: Account; editing?: Editing; onEdit?: () => void }

/** Name, address and role, with the way into editing. */
export function ProfileHead({ account, editing, onEdit }: Props) {
  const { t } = useTranslation()
  const { locale } = useFormat()
  return (
    <header className="card profile-head">
      <PageTitle>{t('Profile')}</PageTitle>
      <span className="avatar" aria-hidden="true">
        {initialsOf([account.firstName, account.lastName], locale) || initialsOf([account.email], 'en')}
      </span>
      <div className="who">
        <h1>
          <bdi>{nameOf(account)}</bdi>
        </h1>
        <p className="row wrap">
          <bdi dir="ltr">{account.email}</bdi>
          <Badge tone="info">{t(ROLE_LABELS[account.role])}</Badge>
        </p>
      </div>
      {onEdit && editing !== 'now' && <EditButton onEdit={onEdit} returning={editing === 'done'} />}
    </header>
  )
}
