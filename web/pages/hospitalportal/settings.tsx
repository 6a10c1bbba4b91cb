import { useQuery } from '@apollo/client/react'
import { EditCard } from '#web/editing/edit-card.tsx'
import { RecordPage } from '#web/editing/record-page.tsx'
import { PushSettings } from '#web/features/accounts/account/push-settings.tsx'
import { DigestCard } from '#web/features/administration/digests/digest-card.tsx'
import { DoctorFeeds } from '#web/features/catalogue/doctor-editing/doctor-feeds.tsx'
import { EditHospital } from '#web/features/catalogue/hospital-editing/edit-hospital.tsx'
import { OwnHospitalToEdit } from '#web/features/catalogue/hospital-editing/hospital-edit.ts'
import { RoomsCard } from '#web/features/catalogue/hospital-editing/rooms-card.tsx'
import { PictureField } from '#web/features/catalogue/pictures/picture-field.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { NotForRole } from '#web/layouts/not-for-role.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { useWorkplace } from '#web/session/workplace.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ExternalLink } from '#web/ui/icons/external-link.ts'
import text from '#web/ui/text.module.css'

/** Shows the notification settings, which every staff member has. */
function Notices() {
  const { t } = useTranslation()
  const { asAdministrator } = useWorkplace()
  if (asAdministrator) return null
  return (
    <EditCard title={t('Your notifications')}>
      <PushSettings />
    </EditCard>
  )
}

function Settings() {
  const { t } = useTranslation()
  const { hospitalId, portalPaths } = useWorkplace()
  const query = useQuery(OwnHospitalToEdit, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  return (
    <RecordPage query={query} record={query.data?.portalHospital} kind="hospital" list={portalPaths.home}>
      {(hospital) => (
        <PanelPage
          title={t('Settings')}
          lead={hospital.name}
          actions={
            hospital.isActive && (
              <ButtonLink
                variant="secondary"
                icon={<ExternalLink className={text.flip} aria-hidden="true" />}
                to={paths.hospital(hospital)}
              >
                {t('See the public page')}
              </ButtonLink>
            )
          }
        >
          <EditHospital
            key={hospital.id}
            hospital={hospital}
            keeper="staff"
            onReload={async () => (await query.refetch()).data?.portalHospital}
            pictureField={(field) => <PictureField {...field} />}
            notices={
              <>
                <DigestCard hospitalId={hospital.id} />
                <Notices />
              </>
            }
          >
            <RoomsCard hospitalId={hospital.id} />
            <DoctorFeeds hospitalId={hospital.id} />
          </EditHospital>
        </PanelPage>
      )}
    </RecordPage>
  )
}

export function Page() {
  const { t } = useTranslation()
  const { may } = useWorkplace()
  if (may('settings')) return <Settings />
  return (
    <NotForRole
      title={t('Settings')}
      heading={t('The owners of your hospital manage its settings.')}
      below={<Notices />}
    >
      {t('Ask one of them to change something, or to make you an owner.')}
    </NotForRole>
  )
}
