import { Invitation } from '#web/features/administration/managed-users/invitation-form.tsx'
import { NewUserForm } from '#web/features/administration/managed-users/new-user-form.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { useSearchParams } from '#web/routing/router.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export function Page() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const byMail = params.get('by') === 'mail'
  const hospital = params.get('hospital') ?? undefined
  return (
    <PanelPage
      title={t('Create New User')}
      lead={
        byMail
          ? t('The person gets an email with a link to choose a password.')
          : t('You choose the first password; an email asks them to confirm the address.')
      }
      crumbs={[{ label: t('Users'), to: paths.adminUsers }]}
      actions={
        <>
          <ButtonLink variant="ghost" to={paths.adminUsers}>
            {t('Back to Users')}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            replace
            to={paths.newAdminUser({ by: byMail ? undefined : 'mail', hospital })}
          >
            {byMail ? t('Choose a password instead') : t('Invite by email instead')}
          </ButtonLink>
        </>
      }
    >
      {byMail ? <Invitation hospitalId={hospital} /> : <NewUserForm />}
    </PanelPage>
  )
}
