import { useEffect, useRef } from 'react'
import { ROLE_LABELS } from '#domain/access.ts'
import { useFormat } from '#web/i18n/format.ts'
import { initialsOf } from '#web/i18n/initials.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { Row } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import type { Account } from './account.ts'
import styles from './profile-head.module.css'

export const nameOf = ({ firstName, lastName, email }: Account) => `${firstName} ${lastName}`.trim() || email

/** Takes the focus when editing ends, because the focused form is gone. */
function EditButton({ onEdit, returning }: { onEdit: () => void; returning: boolean }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (returning) button.current?.focus()
  }, [returning])
  return (
    <Button
      ref={button}
      variant="secondary"
      className={styles.edit}
      icon={<Pencil aria-hidden="true" />}
      onClick={onEdit}
    >
      {t('Edit Profile')}
    </Button>
  )
}

export type Editing = 'not yet' | 'now' | 'done'
type Props = { account: Account; editing?: Editing; onEdit?: () => void }

/** Shows name, address and role, with the edit button. */
export function ProfileHead({ account, editing, onEdit }: Props) {
  const { t } = useTranslation()
  const { locale } = useFormat()
  return (
    <Card as="header" className={styles.head}>
      <PageTitle>{t('Profile')}</PageTitle>
      <Avatar className={styles.avatar}>
        {initialsOf([account.firstName, account.lastName], locale) || initialsOf([account.email], 'en')}
      </Avatar>
      <div className={styles.words}>
        <h1 className={styles.name}>
          <bdi>{nameOf(account)}</bdi>
        </h1>
        <Row as="p" wrap>
          <bdi dir="ltr">{account.email}</bdi>
          <Badge tone="info" className={styles.role}>
            {t(ROLE_LABELS[account.role])}
          </Badge>
        </Row>
      </div>
      {onEdit && editing !== 'now' && <EditButton onEdit={onEdit} returning={editing === 'done'} />}
    </Card>
  )
}
