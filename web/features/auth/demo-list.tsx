import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { graphql } from '#web/graphql.ts'

const DemoAccounts = graphql(`query DemoAccounts { siteSettings { demoAccounts { label email password } } }`)

/** The accounts of a demo installation; a press fills the form. */
export function DemoList({ onPick }: { onPick: (account: { email: string; password: string }) => void }) {
  const { t } = useTranslation()
  const accounts = useQuery(DemoAccounts).data?.siteSettings.demoAccounts ?? []
  if (accounts.length === 0) return null
  return (
    <section className="demo" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="text-h4">
        {t('Demo accounts')}
      </h2>
      {accounts.map((account) => (
        <button key={account.email} type="button" onClick={() => onPick(account)}>
          <b className="strong">{t(account.label)}</b>
          <span className="link">{t('Fill in')}</span>
          <span className="mute text-sm">
            <bdi dir="ltr">{account.email}</bdi> · <bdi dir="ltr">{account.password}</bdi>
          </span>
        </button>
      ))}
    </section>
  )
}
