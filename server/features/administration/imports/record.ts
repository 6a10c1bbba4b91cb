import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { IMPORT_KINDS, IMPORT_OUTCOMES, IMPORT_STATES } from '#domain/import-lists.ts'
import type { Page } from '#domain/paging.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { importRows, imports } from './table.ts'

const count = z.int().min(0)

export const importAnswer = z
  .object({
    id: z.string(),
    kind: z.enum(IMPORT_KINDS),
    fileName: z.string(),
    state: z.enum(IMPORT_STATES),
    actorName: z.string().nullable(),
    total: count.nullable().meta({ description: 'number of rows; null until the list has been read once' }),
    added: count,
    changed: count,
    unchanged: count,
    refused: count,
    withoutServices: count.nullable().meta({ description: 'hospitals without services, because no service fits them' }),
    isCancelRequested: z.boolean(),
    failure: z.string().nullable(),
    createdAt: instantAnswer,
    startedAt: instantAnswer.nullable().meta({ description: 'null if only checked' }),
    finishedAt: instantAnswer.nullable(),
  })
  .meta({ title: 'Import' })
export type Import = z.output<typeof importAnswer>
export type ImportPage = Page<Import>

/** Columns of `imports` joined with the actor. */
export const importColumns = {
  id: imports.id,
  kind: imports.kind,
  fileName: imports.fileName,
  state: imports.state,
  actorName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
  total: imports.total,
  added: imports.added,
  changed: imports.changed,
  unchanged: imports.unchanged,
  refused: imports.refused,
  withoutServices: imports.withoutServices,
  isCancelRequested: imports.isCancelRequested,
  failure: imports.failure,
  createdAt: instantOf(imports.createdAt),
  startedAt: instantOf(imports.startedAt),
  finishedAt: instantOf(imports.finishedAt),
} satisfies ColumnsOf<Import>

const fields = z.record(z.string(), z.unknown()).nullable()

/** Actual or expected outcome of a row. */
export const importRowAnswer = z
  .object({
    id: z.string(),
    line: z.int(),
    outcome: z.enum(IMPORT_OUTCOMES),
    name: z.string().nullable(),
    before: fields,
    after: fields,
    reason: z.string().nullable(),
    text: z.string().nullable(),
  })
  .meta({ title: 'ImportRow' })
export type ImportRow = z.output<typeof importRowAnswer>
export type ImportRowPage = Page<ImportRow>

export const importRowColumns = {
  id: importRows.id,
  line: importRows.line,
  outcome: importRows.outcome,
  name: importRows.name,
  before: importRows.before,
  after: importRows.after,
  reason: importRows.reason,
  text: importRows.text,
} satisfies ColumnsOf<ImportRow>
