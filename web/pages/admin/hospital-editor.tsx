import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { dateIn } from '#domain/days.ts'
import { sentence } from '#domain/sentences.ts'
import { DeleteRecord } from '#web/editing/delete-record.tsx'
import { RecordPage } from '#web/editing/record-page.tsx'
import { EditHospital } from '#web/features/catalogue/hospital-editing/edit-hospital.tsx'
import { HospitalToEdit } from '#web/features/catalogue/hospital-editing/hospital-edit.ts'
import { PictureField } from '#web/features/catalogue/pictures/picture-field.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate, useParams } from '#web/routing/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { BriefcaseMedical } from '#web/ui/icons/briefcase-medical.ts'
import { ExternalLink } from '#web/ui/icons/external-link.ts'
import { MailPlus } from '#web/ui/icons/mail-plus.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './hospital-editor.module.css'

/** Shows and edits one hospital. Both of its addresses lead here. */
export function HospitalEditor() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [deleting, askToDelete] = useState(false)
  const query = useQuery(HospitalToEdit, { variables: { id }, fetchPolicy: 'cache-and-network' })
  return (
    <RecordPage query={query} record={query.data?.hospital} kind="hospital">
      {(hospital) => (
        <PanelPage
          title={hospital.name}
          lead={
            <Row as="span" gap="small" wrap>
              <Badge tone={hospital.isActive ? 'ok' : 'done'}>{hospital.isActive ? t('Active') : t('Inactive')}</Badge>
              <Badge tone="info">{hospital.isVerified ? t('Verified') : t('Not verified')}</Badge>
            </Row>
          }
          crumbs={[{ label: t('Hospitals'), to: paths.adminHospitals }]}
          actions={
            <>
              <ButtonLink
                variant="secondary"
                icon={<BriefcaseMedical aria-hidden="true" />}
                to={paths.portal({ hospital: id })}
              >
                {t('Work in this hospital')}
              </ButtonLink>
              <ButtonLink
                variant="secondary"
                icon={<MailPlus aria-hidden="true" />}
                to={paths.newAdminUser({ by: 'mail', hospital: id })}
              >
                {t('Invite by email')}
              </ButtonLink>
              {hospital.isActive && (
                <ButtonLink
                  variant="secondary"
                  icon={<ExternalLink className={text.flip} aria-hidden="true" />}
                  to={paths.hospital(hospital)}
                >
                  {t('See the public page')}
                </ButtonLink>
              )}
            </>
          }
        >
          <EditHospital
            key={hospital.id}
            hospital={hospital}
            keeper="admin"
            onReload={async () => (await query.refetch()).data?.hospital}
            pictureField={(field) => <PictureField {...field} />}
          />
          <Card as="section" pad aria-labelledby="delete-hospital" className={styles.danger}>
            <div>
              <h2 id="delete-hospital">{t('Delete or deactivate')}</h2>
              <p className={text.note}>
                {t('A hospital with appointments, reviews or staff is deactivated, and any other is deleted.')}
              </p>
            </div>
            <Button variant="danger-quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => askToDelete(true)}>
              {t('Delete')}
            </Button>
          </Card>
          <DeleteRecord
            kind="hospital"
            id={id}
            name={hospital.name}
            open={deleting}
            onClose={() => askToDelete(false)}
            onDeleted={(erased) => (erased ? navigate(paths.adminHospitals) : query.refetch())}
            upcoming={`${paths.adminAppointments}?${new URLSearchParams({ hospitalId: id, from: dateIn(new Date()) })}`}
            errorTitle={t('Error deleting hospital')}
            failed={sentence('Failed to delete hospital')}
          />
        </PanelPage>
      )}
    </RecordPage>
  )
}
