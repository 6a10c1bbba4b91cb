import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { DELETION_GRACE_DAYS } from '#domain/privacy.ts'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Account, AccountFields } from './account.ts'
import { useOwnTime } from './own-time.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { Setting } from './setting.tsx'

const RequestAccountDeletion = graphql(
  `mutation RequestAccountDeletion($password: String!, $code: String) {
    requestAccountDeletion(password: $password, code: $code) { ...AccountFields }
  }`,
  [AccountFields],
)
const CancelAccountDeletion = graphql(`mutation CancelAccountDeletion { cancelAccountDeletion { ...AccountFields } }`, [
  AccountFields,
])

/** Shows the deletion date while the deletion can still be cancelled. */
export function DeletionNotice({ deletesAt }: { deletesAt: string }) {
  const { t } = useTranslation()
  const { day } = useOwnTime()
  const [keep, { loading }] = useMutation(CancelAccountDeletion)
  const attempt = useAttempt()
  const takeBack = () => attempt(keep, { done: t('Your account will be kept.') })
  return (
    <Banner
      tone="warn"
      title={t('Your account will be deleted on {{date}}', { date: day(deletesAt) })}
      action={
        <button type="button" aria-disabled={loading} onClick={() => !loading && void takeBack()}>
          {t('Keep my account')}
        </button>
      }
    >
      {t('Until then everything works as before, and you can change your mind.')}
    </Banner>
  )
}

export function DeleteAccount({ account }: { account: Account }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [request] = useMutation(RequestAccountDeletion)
  if (account.deletesAt) return null
  return (
    <Setting
      title={t('Close account')}
      note={t('You have {{count}} days to change your mind.', { count: DELETION_GRACE_DAYS })}
      action={
        <Button variant="danger-quiet" onClick={() => setOpen(true)}>
          {t('Delete account')}
        </Button>
      }
    >
      <PasswordDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('Delete your account?')}
        confirmLabel={t('Delete account')}
        danger
        onConfirm={async (proof) => {
          await request({ variables: proof })
          setOpen(false)
          scrollTo({ top: 0, behavior: 'instant' })
        }}
      >
        {t(
          'Your profile, messages and files will be erased in {{count}} days, and any upcoming appointments cancelled. Hospitals keep past appointments without your name. You can undo this until then.',
          { count: DELETION_GRACE_DAYS },
        )}
      </PasswordDialog>
    </Setting>
  )
}
