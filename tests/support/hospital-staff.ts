import { ask, type Place } from './patient.ts'

export type Staff = { token: string; place: Place }

/**
 * Returns the staff of the first demo hospital, through the API, and one of its services to book.
 */
export async function hospitalStaff(url: string, at = 0): Promise<Staff> {
  const { data, errors } = await ask<{ login: { token: string; user: { hospitalId: string } } }>(
    url,
    `mutation { login(input: { email: "hospital@hekima.test", password: "Hospital123!" }) { token user { hospitalId } } }`,
  )
  if (!data?.login) throw new Error(JSON.stringify(errors))
  const found = await ask<{
    hospital: { id: string; name: string; services: { service: { id: string; name: string } }[] }
  }>(url, `query ($id: ID!) { hospital(id: $id) { id name services { service { id name } } } }`, {
    id: data.login.user.hospitalId,
  })
  const { id, name, services } = found.data.hospital
  const service = services[at % services.length]?.service
  if (!service) throw new Error('The first demo hospital offers nothing.')
  return {
    token: data.login.token,
    place: { hospitalId: id, hospitalName: name, serviceId: service.id, serviceName: service.name },
  }
}

async function done(url: string, mutation: string, variables: object, token: string) {
  const { errors } = await ask(url, mutation, variables, token)
  if (errors) throw new Error(JSON.stringify(errors))
}

export const staffWrites = (url: string, { token }: Staff, id: string, message: string) =>
  done(
    url,
    `mutation ($id: ID!, $message: String!) { sendMessage(appointmentId: $id, message: $message) { id } }`,
    { id, message },
    token,
  )

export const staffMoves = (url: string, { token }: Staff, id: string, status: string, note?: string) =>
  done(
    url,
    `mutation ($id: ID!, $status: AppointmentStatus!, $note: String) {
      moveAppointment(id: $id, status: $status, note: $note) { id }
    }`,
    { id, status, note },
    token,
  )
