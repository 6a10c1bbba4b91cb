import { useQuery } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'

const DoctorsOfHospital = graphql(`
  query DoctorsOfHospital($hospitalId: ID!) { hospital(id: $hospitalId) { id doctors { id fullName } } }
`)

/** Returns the doctors of a hospital as options of a choice. Empty without a hospital. */
export function useDoctorOptions(hospitalId: string): readonly { value: string; label: string }[] {
  const { data } = useQuery(DoctorsOfHospital, {
    variables: { hospitalId },
    skip: !hospitalId,
    fetchPolicy: 'cache-and-network',
  })
  return (data?.hospital?.doctors ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))
}
