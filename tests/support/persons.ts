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

/** Verbs on the persons of an account, through both doors. */
export const personDoors = (app: () => TestApp): (readonly [string, Door<keyof typeof verbs>])[] =>
  bothDoors(app, verbs)

/** A son of eight years in the tests of booking, whose clock says March 2026. */
export const SON = {
  firstName: 'Yusuf',
  lastName: 'Al-Sabah',
  birthDate: '2018-01-20',
  sex: 'male',
  relation: 'father',
  language: 'ar',
}
/** A wife of 34 years. */
export const WIFE = {
  firstName: 'Layla',
  lastName: 'Al-Sabah',
  birthDate: '1991-07-09',
  sex: 'female',
  relation: 'husband',
  language: 'ar',
}
