/**
 * Record of a public address, read through the schema, because this layer does not know the
 * features.
 */
import type { Context } from '#server/context.ts'
import type { AskSchema } from '#server/graphql/in-process.ts'

const QUESTIONS = {
  hospital: 'query ShownHospital($id: ID!) { record: hospital(id: $id) { name place: city } }',
  doctor: 'query ShownDoctor($id: ID!) { record: doctor(id: $id) { name: fullName place: specialty } }',
  service: 'query ShownService($id: ID!) { record: healthService(id: $id) { name place: category } }',
}
export type RecordKind = keyof typeof QUESTIONS

export const isRecordKind = (kind: string | undefined): kind is RecordKind =>
  kind !== undefined && Object.hasOwn(QUESTIONS, kind)

/** Name in the caller's language, and city, specialty or category. */
export type ShownRecord = { name: string; place: string }

/** Reads the public record, or null if there is none. */
export async function shownRecord(
  ask: AskSchema,
  ctx: Context,
  { kind, id }: { kind: RecordKind; id: string },
): Promise<ShownRecord | null> {
  const { data } = await ask(ctx, { query: QUESTIONS[kind], variables: { id } })
  return (data as { record: ShownRecord | null } | null | undefined)?.record ?? null
}
