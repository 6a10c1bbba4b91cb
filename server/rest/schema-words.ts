import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'graphql'
import type { z } from 'zod'
import { projectRoot } from '../config.ts'

type Json = z.core.JSONSchema.BaseSchema

let words: Map<string, string> | undefined

/**
 * Reads the descriptions of fields (`Hospital.name`) and arguments (`changePassword.newPassword`)
 * from `schema.graphql` once.
 */
function readWords(): Map<string, string> {
  if (words) return words
  words = new Map()
  for (const definition of parse(readFileSync(path.join(projectRoot(), 'schema.graphql'), 'utf8')).definitions) {
    if (!('fields' in definition)) continue
    for (const field of definition.fields ?? []) {
      if (field.description) words.set(`${definition.name.value}.${field.name.value}`, field.description.value)
      for (const argument of 'arguments' in field ? (field.arguments ?? []) : [])
        if (argument.description) words.set(`${field.name.value}.${argument.name.value}`, argument.description.value)
    }
  }
  return words
}

/** Schemas of this API that contain more than the corresponding type of GraphQL. */
const LIKE: Record<string, string> = {
  AppointmentDetail: 'Appointment',
  DeskRequestDetail: 'DeskRequest',
  DoctorWithServices: 'Doctor',
  PortalAppointment: 'Appointment',
  HospitalRecord: 'Hospital',
  ListedHospitalQuoteRequest: 'HospitalQuoteRequest',
  ListedQuoteRequest: 'QuoteRequest',
  ListedQuoteRequestHospital: 'QuoteRequestHospital',
  ReportDetail: 'Report',
  FoundHealthService: 'HealthService',
  OfferedService: 'HealthService',
  Provider: 'Hospital',
}

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null

/**
 * Copies descriptions of fields from GraphQL, so that a field is described once. The description is
 * that of the same field of the type named like the schema, or of the operation with this ID.
 */
export function describeFields(schema: Json, { operationId }: { operationId?: string } = {}): Json {
  const owner = schema.title ? (LIKE[schema.title] ?? schema.title) : operationId
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (!isSchema(field)) continue
    const description = readWords().get(`${owner}.${name}`)
    // The format describes how an instant is written, so the field describes its meaning.
    if (description && (!field.description || field.format === 'date-time')) field.description = description
    describeFields(field)
  }
  for (const part of [schema.items, ...(schema.anyOf ?? [])]) if (isSchema(part)) describeFields(part)
  return schema
}
