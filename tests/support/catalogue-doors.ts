import { type Answer, bothDoors, type Verb } from './doors.ts'
import type { TestApp } from './server.ts'

const HOSPITAL = `{ id name address city country latitude longitude locationApproximate acceptsInsurance phone email website isActive
  isVerified imageUrls languages description serviceCount averageRating reviewCount }`
const DOCTOR = `{ id fullName specialty experienceYears languagesSpoken phone website hospitalId hospitalName hospitalCity
  consultationFee currency priceRange isActive averageRating }`
const SERVICE = '{ id name description category price currency priceRange duration iconKey isActive hospitalCount }'

/** Returns the writes of a noun of the catalogue. */
const writes = (path: string, noun: string, record: string) =>
  ({
    create: {
      rest: `POST /api/${path}`,
      graphql: `mutation ($input: ${noun}Input!) { create${noun}(input: $input) ${record} }`,
      success: 201,
    },
    update: {
      rest: `PUT /api/${path}/:id`,
      graphql: `mutation ($id: ID!, $input: ${noun}Update!) { update${noun}(id: $id, input: $input) ${record} }`,
    },
    remove: {
      rest: `DELETE /api/${path}/:id`,
      graphql: `mutation ($id: ID!) { delete${noun}(id: $id) }`,
      success: 204,
    },
  }) satisfies Record<string, Verb>

const hospitalVerbs = {
  ...writes('Hospitals', 'Hospital', HOSPITAL),
  link: {
    rest: 'POST /api/Hospitals/:id/services/:service',
    graphql: `mutation ($id: ID!, $service: ID!, $price: Float, $currency: Currency, $onRequest: Boolean) {
      linkHealthService(hospitalId: $id, serviceId: $service, price: $price, currency: $currency, onRequest: $onRequest) ${HOSPITAL} }`,
  },
  unlink: {
    rest: 'DELETE /api/Hospitals/:id/services/:service',
    graphql: `mutation ($id: ID!, $service: ID!) { unlinkHealthService(hospitalId: $id, serviceId: $service) ${HOSPITAL} }`,
  },
} satisfies Record<string, Verb>

/** Returns the record, or the code and the fields of the refusal. */
const read = async (answer: Promise<Answer>) => {
  const { body, code } = await answer
  return { record: body, code, errors: body?.errors as Record<string, string> | undefined }
}
type Token = string | undefined

const writers = (app: () => TestApp, verbs: ReturnType<typeof writes>) =>
  bothDoors<keyof typeof verbs>(app, verbs).map(([door, ask]) => ({
    door,
    create: (body: object, token?: Token) => read(ask('create', { ...body }, token)),
    update: (id: string, body: object, token?: Token) => read(ask('update', { id, ...body }, token)),
    remove: (id: string, token?: Token) => read(ask('remove', { id }, token)),
  }))

/** Returns the writes of a doctor through both interfaces, for `describe.each`. */
export const doctorDoors = (app: () => TestApp) => writers(app, writes('Doctor', 'Doctor', DOCTOR))
export const healthServiceDoors = (app: () => TestApp) =>
  writers(app, writes('HealthService', 'HealthService', SERVICE))

export const hospitalDoors = (app: () => TestApp) => {
  const links = bothDoors<keyof typeof hospitalVerbs>(app, hospitalVerbs)
  return writers(app, hospitalVerbs).map((writer, index) => {
    const ask = links[index]?.[1] ?? (() => Promise.reject(new Error('There are two doors.')))
    return {
      ...writer,
      link: (id: string, service: string, price: object = {}, token?: Token) =>
        read(ask('link', { id, service, ...price }, token)),
      unlink: (id: string, service: string, token?: Token) => read(ask('unlink', { id, service }, token)),
    }
  })
}

type DoneService = { price?: number; currency?: string; service: { id: string } }
const asRest = ({ service, ...price }: DoneService) => ({ ...price, id: service.id })

const doctorServiceVerbs = {
  set: {
    rest: 'PUT /api/Doctor/:doctorId/services',
    headers: { 'if-match': 'etag' },
    graphql: `mutation ($doctorId: ID!, $services: [DoctorServiceInput!]!, $basedOn: DateTime) {
      setDoctorServices(doctorId: $doctorId, services: $services, basedOn: $basedOn) {
        services { price currency service { id } } } }`,
    shape: ({ services }: { services: DoneService[] }) => ({ services: services.map(asRest) }),
  },
  proposed: {
    rest: 'GET /api/Doctor/:doctorId/services/proposed',
    graphql: 'query ($doctorId: ID!) { doctor(id: $doctorId) { proposedServices { service { id } } } }',
    shape: ({ proposedServices }: { proposedServices: DoneService[] }) => proposedServices.map(asRest),
  },
} satisfies Record<string, Verb>

type TreatmentDone = { id: string; price: number | null; currency: string }

/** Returns the writes of a doctor's treatments through both interfaces. */
export const doctorServiceDoors = (app: () => TestApp) =>
  bothDoors<keyof typeof doctorServiceVerbs>(app, doctorServiceVerbs).map(([door, ask]) => ({
    door,
    set: async (doctorId: string, { basedOn, ...body }: { services: object[]; basedOn?: string }, token?: Token) => {
      const etag = basedOn && `"${new Date(basedOn).getTime().toString(36)}.edit"`
      const { record, ...refusal } = await read(ask('set', { doctorId, ...body, basedOn, etag }, token))
      const services: TreatmentDone[] | undefined = record?.services?.map(({ id, price, currency }: TreatmentDone) => ({
        id,
        price,
        currency,
      }))
      return { ...refusal, services }
    },
    proposed: async (doctorId: string, token?: Token) => {
      const { code, record } = await read(ask('proposed', { doctorId }, token))
      return { code, services: code ? undefined : record.map(({ id }: TreatmentDone) => id) }
    },
  }))
