import { useQuery } from '@apollo/client/react'
import { isUuid } from '#domain/checks.ts'
import { graphql } from '#web/data/graphql.ts'
import { hospitalLabel } from '#web/editing/hospital-choice.tsx'
import { NewDoctor } from '#web/features/catalogue/doctor-editing/new-doctor.tsx'
import { PictureField } from '#web/features/catalogue/pictures/picture-field.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate, useSearchParams } from '#web/routing/router.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'

const HospitalOfNewDoctor = graphql(
  `query HospitalOfNewDoctor($id: ID!) { hospital(id: $id, includeInactive: true) { id name city } }`,
)

export function Page() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  // A link from a hospital's page adds a doctor to it.
  const hospitalId = params.get('hospital') ?? ''
  const { data, loading } = useQuery(HospitalOfNewDoctor, { variables: { id: hospitalId }, skip: !isUuid(hospitalId) })
  const hospital = data?.hospital
  return (
    <PanelPage
      title={t('New doctor')}
      lead={t('You can add hours and own prices once the doctor is created.')}
      crumbs={[{ label: t('Doctors'), to: paths.adminDoctors }]}
    >
      {loading ? (
        <Skeleton size="panel" />
      ) : (
        <NewDoctor
          hospital={hospital ? { id: hospital.id, label: hospitalLabel(hospital) } : undefined}
          pictureField={(field) => <PictureField label={t('Picture')} {...field} />}
          onCreated={(id) => {
            toast({ text: t('The doctor was created.') })
            navigate(paths.adminDoctorEdit(id))
          }}
          onCancel={() => navigate(hospital ? paths.adminHospital(hospital.id) : paths.adminDoctors)}
        />
      )}
    </PanelPage>
  )
}
