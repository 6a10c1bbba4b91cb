import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, type GraphQLEnumType, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { ROLES, USER_STATUSES } from '#domain/access.ts'
import { APPOINTMENT_STATUSES, APPOINTMENT_TABS, SIDES } from '#domain/appointments.ts'
import { CURRENCIES } from '#domain/money.ts'
import { projectRoot } from '#server/config.ts'

const schema = buildSchema(readFileSync(path.join(projectRoot(), 'schema.graphql'), 'utf8'))
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))

const choices: Record<string, readonly string[]> = {
  AppointmentStatus: APPOINTMENT_STATUSES,
  AppointmentTab: APPOINTMENT_TABS,
  Currency: CURRENCIES,
  Role: ROLES,
  Side: SIDES,
  UserStatus: USER_STATUSES,
}

test('every enum of the schema is a list of choices of the domain', () => {
  const enums = types.filter((type): type is GraphQLEnumType => isEnumType(type))
  const named = enums.map((type) => [type.name, type.getValues().map(({ name }) => name)])
  expect(Object.fromEntries(named)).toEqual(choices)
})

test('every type and field of the schema says what it is', () => {
  const mute = types
    .filter((type) => isObjectType(type) || isEnumType(type) || isInputObjectType(type))
    .flatMap((type) => [
      ...(type.description ? [] : [type.name]),
      ...(isObjectType(type) ? Object.values(type.getFields()) : [])
        .filter(({ description }) => !description)
        .map(({ name }) => `${type.name}.${name}`),
    ])
  expect(mute).toEqual([])
})
