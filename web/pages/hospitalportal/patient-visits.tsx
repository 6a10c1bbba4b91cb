import { useQuery } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useDownload } from '#web/device/download.ts'
import { PatientVisitFields, PatientVisits } from '#web/features/visits/appointments/portal/patient-visits.tsx'
import { FileFields, FileRow } from '#web/features/visits/files/file-row.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'

const VisitsOfPatient = graphql(
  `query VisitsOfPatient($id: ID!) {
    appointment(id: $id) { id patientVisits { ...PatientVisitFields files { ...FileFields } } }
  }`,
  [PatientVisitFields, FileFields],
)

/** Shows what this hospital knows of a patient with several visits: messages and files of each. */
export function VisitsHere({ id }: { id: string }) {
  const { portalPaths } = useWorkplace()
  const { data } = useQuery(VisitsOfPatient, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const { save, busy } = useDownload()
  const visits = data?.appointment?.patientVisits ?? []
  if (visits.length < 2) return null
  return (
    <PatientVisits
      visits={visits}
      presentId={id}
      pageOf={portalPaths.appointment}
      filesOf={(visit) =>
        visit.files.length > 0 && (
          <ul>
            {visit.files.map((file) => {
              const address = `/api/Appointments/${visit.id}/files/${file.id}`
              return (
                <FileRow
                  key={file.id}
                  file={file}
                  side="hospital"
                  busy={busy === address}
                  onDownload={() => void save(address, file.name)}
                />
              )
            })}
          </ul>
        )
      }
    />
  )
}
