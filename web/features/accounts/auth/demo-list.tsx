import { useQuery } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import styles from './demo-list.module.css'

const DemoAccounts = graphql(`query DemoAccounts { siteSettings { demoAccounts { label email password } } }`)

/** Lists the accounts of a demo installation. A press fills the form. */
export function DemoList({ onPick }: { onPick: (account: { email: string; password: string }) => void }) {
  const { t } = useTranslation()
  const accounts = useQuery(DemoAccounts).data?.siteSettings.demoAccounts ?? []
  if (accounts.length === 0) return null
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={styles.title}>
        {t('Demo accounts')}
      </h2>
      {accounts.map((account) => (
        <button key={account.email} type="button" onClick={() => onPick(account)}>
          <b className={text.strong}>{t(account.label)}</b>
          <span className={text.link}>{t('Fill in')}</span>
          <span className={text.note}>
            <bdi dir="ltr">{account.email}</bdi> · <bdi dir="ltr">{account.password}</bdi>
          </span>
        </button>
      ))}
    </section>
  )
}
