import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/format.ts'
import type { Account } from './account.ts'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { EmailState } from './email-state.tsx'
import { ProfileForm } from './profile-form.tsx'

function Value({ children, dir }: { children: string | null; dir?: 'ltr' }) {
  const { t } = useTranslation()
  return (
    <dd>{children ? <bdi dir={dir ?? 'auto'}>{children}</bdi> : <span className="none">{t('Not given')}</span>}</dd>
  )
}

type Props = { account: Account; editing: boolean; onClose: () => void }

export function ProfileInformation({ account, editing, onClose }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const [changing, setChanging] = useState(false)
  const changeEmail = () => setChanging(true)
  return (
    <section className="card pad" aria-labelledby="profile-information">
      <h2 id="profile-information">{t('Profile Information')}</h2>
      {editing ? (
        <ProfileForm account={account} onChangeEmail={changeEmail} onClose={onClose} />
      ) : (
        <dl className="dl profile-dl">
          <div>
            <dt>{t('First name')}</dt>
            <Value>{account.firstName}</Value>
          </div>
          <div>
            <dt>{t('Last name')}</dt>
            <Value>{account.lastName}</Value>
          </div>
          <div>
            <dt>{t('Email')}</dt>
            <dd>
              <bdi dir="ltr">{account.email}</bdi>
              <EmailState account={account} onChange={changeEmail} />
            </dd>
          </div>
          <div>
            <dt>{t('Phone')}</dt>
            <Value dir="ltr">{account.phone}</Value>
          </div>
          <div>
            <dt>{t('Address')}</dt>
            <Value>{account.address}</Value>
          </div>
          <div>
            <dt>{t('Birth date')}</dt>
            <Value>{account.birthDate && formatDate(account.birthDate)}</Value>
          </div>
          <div>
            <dt>{t('Bio')}</dt>
            <Value>{account.bio}</Value>
          </div>
        </dl>
      )}
      <ChangeEmailDialog open={changing} onClose={() => setChanging(false)} />
    </section>
  )
}
