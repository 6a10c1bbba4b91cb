import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { type Account, AccountFields } from './account.ts'
import styles from './email-state.module.css'

const CancelEmailChange = graphql(`mutation CancelEmailChange { cancelEmailChange { ...AccountFields } }`, [
  AccountFields,
])

type Props = { account: Account; onChange: () => void }

/**
 * Shows whether the address is confirmed, and a pending new address. A mail confirms every change.
 */
export function EmailState({ account, onChange }: Props) {
  const { t } = useTranslation()
  const [cancel, { loading }] = useMutation(CancelEmailChange)
  const attempt = useAttempt()
  const takeBack = () => attempt(cancel, { done: t('Your email address has not changed.') })
  return (
    <div className={styles.state}>
      <p>
        {account.emailConfirmed ? (
          <Badge tone="ok">{t('Verified', { context: 'email' })}</Badge>
        ) : (
          <Badge tone="warn">{t('Not verified', { context: 'email' })}</Badge>
        )}
      </p>
      {account.pendingEmail && (
        <p className={text.note}>
          {t('We have sent a link to {{email}}. Your address changes when you open it.', {
            email: account.pendingEmail,
          })}
        </p>
      )}
      <Row wrap>
        <Button variant="tonal" size="sm" onClick={onChange}>
          {t('Change email')}
        </Button>
        {account.pendingEmail && (
          <Button variant="ghost" size="sm" busy={loading} onClick={() => void takeBack()}>
            {t('Cancel the change')}
          </Button>
        )}
      </Row>
    </div>
  )
}
