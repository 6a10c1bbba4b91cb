import { useState } from 'react'
import { useFreshQuery } from '#web/data/freshness.ts'
import { fullName, ManagedUserById } from '#web/features/administration/managed-users/managed-user.ts'
import { EditUserForm } from '#web/features/administration/managed-users/user-form.tsx'
import { type UserAction, UserQuestion } from '#web/features/administration/managed-users/user-question.tsx'
import { UserStanding } from '#web/features/administration/managed-users/user-standing.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate, useParams } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { UserX } from '#web/ui/icons/user-x.ts'
import { LoadFailed, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './user.module.css'

export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { user: viewer } = useSession()
  const [action, setAction] = useState<UserAction | null>(null)
  /** Changes after an edit outside the form, which is then filled again. */
  const [filled, setFilled] = useState(0)
  const query = useFreshQuery(ManagedUserById, { variables: { id }, ttl: 0 })
  const back = (
    <ButtonLink variant="secondary" to={paths.adminUsers}>
      {t('Back to Users')}
    </ButtonLink>
  )
  const { user } = query.data ?? {}
  return (
    <PanelPage
      title={t('Edit User')}
      lead={user ? fullName(user) : undefined}
      crumbs={[{ label: t('Users'), to: paths.adminUsers }]}
      actions={back}
    >
      <QueryView
        query={query}
        skeleton={<Skeleton size="panel" />}
        error={(retry) => (
          <LoadFailed
            title={t('Failed to load user data')}
            text={t('Please check your connection and try again.')}
            onRetry={retry}
          />
        )}
        isEmpty={(data) => !data.user}
        empty={
          <EmptyState icon={<UserX />} title={t('User not found')} action={back}>
            {t('The account may have been deleted.')}
          </EmptyState>
        }
      >
        {(data) =>
          data.user && (
            <div className={styles.sides}>
              <EditUserForm key={`${data.user.id} ${filled}`} user={data.user} isOwn={data.user.id === viewer?.id} />
              <UserStanding user={data.user} isOwn={data.user.id === viewer?.id} onAsk={setAction} />
            </div>
          )
        }
      </QueryView>
      <UserQuestion
        action={action}
        onClose={() => setAction(null)}
        onDone={() => setFilled(filled + 1)}
        onDeleted={() => navigate(paths.adminUsers)}
      />
    </PanelPage>
  )
}
