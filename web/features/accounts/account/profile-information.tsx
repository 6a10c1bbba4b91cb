import { useState } from 'react'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { Account } from './account.ts'
import { AccountCard } from './account-card.tsx'
import { AccountFacts } from './account-facts.tsx'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { EmailState } from './email-state.tsx'
import { ProfileForm } from './profile-form.tsx'
import styles from './profile-information.module.css'

function Value({ children, dir }: { children: string | null; dir?: 'ltr' }) {
  const { t } = useTranslation()
  return children ? <bdi dir={dir ?? 'auto'}>{children}</bdi> : <span className={styles.none}>{t('Not given')}</span>
}

type Props = { account: Account; editing: boolean; onClose: () => void }

export function ProfileInformation({ account, editing, onClose }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const [changing, setChanging] = useState(false)
  const changeEmail = () => setChanging(true)
  const email = (
    <>
      <bdi dir="ltr">{account.email}</bdi>
      <EmailState account={account} onChange={changeEmail} />
    </>
  )
  return (
    <AccountCard title={t('Profile Information')}>
      {editing ? (
        <ProfileForm account={account} onChangeEmail={changeEmail} onClose={onClose} />
      ) : (
        <AccountFacts
          facts={[
            [t('First name'), <Value key="firstName">{account.firstName}</Value>],
            [t('Last name'), <Value key="lastName">{account.lastName}</Value>],
            [t('Email'), email],
            [
              t('Phone'),
              <Value key="phone" dir="ltr">
                {account.phone}
              </Value>,
            ],
            [t('Address'), <Value key="address">{account.address}</Value>],
            [t('Birth date'), <Value key="birthDate">{account.birthDate && formatDate(account.birthDate)}</Value>],
            [t('Bio'), <Value key="bio">{account.bio}</Value>],
          ]}
        />
      )}
      <ChangeEmailDialog open={changing} onClose={() => setChanging(false)} />
    </AccountCard>
  )
}
