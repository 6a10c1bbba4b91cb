import { useState } from 'react'
import { useFreshQuery } from '#web/data/freshness.ts'
import { InviteDialog } from '#web/features/administration/team/invite-dialog.tsx'
import { RemoveQuestion } from '#web/features/administration/team/remove-question.tsx'
import { HospitalTeam, type TeamMember } from '#web/features/administration/team/team.ts'
import { TeamList } from '#web/features/administration/team/team-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { NotForRole } from '#web/layouts/not-for-role.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useSession } from '#web/session/session.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Button } from '#web/ui/button.tsx'
import { UserPlus } from '#web/ui/icons/user-plus.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function Page() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { hospitalId, hospitalName, may } = useWorkplace()
  const [inviting, setInviting] = useState(false)
  const [removing, setRemoving] = useState<TeamMember | null>(null)
  const query = useFreshQuery(HospitalTeam, { variables: { hospitalId }, ttl: 0, skip: !may('team') })
  if (!may('team'))
    return (
      <NotForRole
        title={t('Team')}
        heading={t('The owners of {{hospital}} manage its team.', { hospital: hospitalName })}
      >
        {t('Ask one of them to change something, or to make you an owner.')}
      </NotForRole>
    )
  return (
    <PanelPage
      title={t('Team')}
      lead={t('Who works with {{hospital}}’s appointments, and what each person may do.', { hospital: hospitalName })}
      actions={
        <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setInviting(true)}>
          {t('Invite someone')}
        </Button>
      }
    >
      <QueryView query={query} skeleton={<Skeleton size="card" />}>
        {({ team }) => <TeamList hospitalId={hospitalId} team={team} ownId={user?.id} onRemove={setRemoving} />}
      </QueryView>
      <InviteDialog
        hospitalId={hospitalId}
        team={query.data?.team ?? []}
        open={inviting}
        onClose={() => setInviting(false)}
      />
      <RemoveQuestion hospitalId={hospitalId} member={removing} onClose={() => setRemoving(null)} />
    </PanelPage>
  )
}
