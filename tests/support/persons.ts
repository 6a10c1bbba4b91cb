import { bothDoors, type Door } from './doors.ts'
import type { TestApp } from './server.ts'

const PERSON = '{ id firstName lastName birthDate sex relation language createdAt updatedAt }'

const verbs = {
  list: { rest: 'GET /api/Auth/me/persons', graphql: `{ persons ${PERSON} }` },
  add: {
    rest: 'POST /api/Auth/me/persons',
    graphql: `mutation ($input: PersonInput!) { addPerson(input: $input) ${PERSON} }`,
    success: 201,
  },
  update: {
    rest: 'PUT /api/Auth/me/persons/:id',
    graphql: `mutation ($id: ID!, $input: PersonUpdate!) { updatePerson(id: $id, input: $input) ${PERSON} }`,
  },
  remove: {
    rest: 'DELETE /api/Auth/me/persons/:id',
    graphql: 'mutation ($id: ID!) { removePerson(id: $id) }',
    success: 204,
  },
} as const

/** Returns the verbs on the persons of an account, through both interfaces. */
export const personDoors = (app: () => TestApp): (readonly [string, Door<keyof typeof verbs>])[] =>
  bothDoors(app, verbs)

/** A son aged eight at the fixed clock of booking tests, March 2026. */
export const SON = {
  firstName: 'Yusuf',
  lastName: 'Al-Sabah',
  birthDate: '2018-01-20',
  sex: 'male',
  relation: 'father',
  language: 'ar',
}
/** A wife aged 34. */
export const WIFE = {
  firstName: 'Layla',
  lastName: 'Al-Sabah',
  birthDate: '1991-07-09',
  sex: 'female',
  relation: 'husband',
  language: 'ar',
}
