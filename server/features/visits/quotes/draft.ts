import { randomBytes } from 'node:crypto'
import { and, count, eq, inArray } from 'drizzle-orm'
import { dateIn } from '#domain/days.ts'
import { MAX_DRAFTS } from '#domain/quotes/limits.ts'
import { quoteNumberFrom } from '#domain/quotes/numbers.ts'
import { type Questionnaire, questionnaireFor } from '#domain/quotes/questionnaires/index.ts'
import { NO_HEALTH, type QuoteRequestInput, quoteRequestInput, refuseDraft } from '#domain/quotes/request-input.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { requireViewer } from '#server/viewer.ts'
import { lockOwnRequest } from './access.ts'
import { type QuoteRequest, requestColumns } from './record.ts'
import { quoteRequests } from './table.ts'
import { type ResolvedTreatment, resolveTreatments } from './treatments.ts'

/** Fields that null clears, and those that null leaves unchanged. */
const LISTS = ['treatments', 'answers', 'languages', 'needs', 'hospitals']
const KEPT = ['health', 'flexible', 'companions', 'currency']

function readInput(raw: unknown): QuoteRequestInput {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return quoteRequestInput.parse(raw)
  const entries = Object.entries(raw)
    .filter(([name, value]) => value !== undefined && !(value === null && KEPT.includes(name)))
    .map(([name, value]) => [name, value === null && LISTS.includes(name) ? [] : value] as const)
  return quoteRequestInput.parse(Object.fromEntries(entries))
}

const ofFields = (fields: Record<string, string>) => new AppError('bad_input', Object.values(fields)[0], { fields })

export const questionnaireOf = (treatments: readonly ResolvedTreatment[]): Questionnaire =>
  questionnaireFor(treatments.flatMap(({ concepts }) => concepts))

/** Refuses treatments without active offers, and hidden hospitals. */
async function requireExisting(
  ctx: Context,
  tx: Tx,
  { treatments, hospitals: chosen }: Pick<QuoteRequestInput, 'treatments' | 'hospitals'>,
): Promise<void> {
  const fields: Record<string, string> = {}
  const resolved = await resolveTreatments(ctx, treatments ?? [])
  for (const [at, id] of (treatments ?? []).entries())
    if (!resolved.some((treatment) => treatment.id === id.toLowerCase() || treatment.id === id))
      fields[`treatments.${at}`] = 'This treatment is not offered'
  if (chosen && chosen.length > 0) {
    const rows = await tx
      .select({ id: hospitals.id })
      .from(hospitals)
      .where(and(inArray(hospitals.id, chosen), hospitals.isActive))
    for (const [at, id] of chosen.entries())
      if (!rows.some((row) => row.id === id.toLowerCase())) fields[`hospitals.${at}`] = 'This hospital does not exist'
  }
  if (Object.keys(fields).length > 0) throw ofFields(fields)
}

/** Returns health facts with all fields. Null means unanswered. */
const healthOf = (health: QuoteRequestInput['health']) => ({ ...NO_HEALTH, ...health })

/** Returns the columns that an input changes. */
function columnsOf({ treatments, answers, health, hospitals: chosen, ...fields }: QuoteRequestInput) {
  return {
    ...fields,
    ...(treatments && { treatments }),
    ...(answers && { answers }),
    ...(health && { health: healthOf(health) }),
    ...(chosen && { chosenHospitals: chosen.map((id) => id.toLowerCase()) }),
  }
}

type Draft = Pick<QuoteRequest, 'treatmentIds' | 'answers' | 'health' | 'earliest' | 'latest'>
const EMPTY: Draft = { treatmentIds: [], answers: [], health: NO_HEALTH, earliest: null, latest: null }

/**
 * Returns questionnaire and answers of a draft after an edit. Other treatments have other
 * questions. Answers to dropped questions are deleted, unless this edit sent them.
 */
async function answeredAfter(ctx: Context, draft: Draft, input: QuoteRequestInput) {
  const treatments = await resolveTreatments(ctx, input.treatments ?? draft.treatmentIds)
  const questionnaire = questionnaireOf(treatments)
  const ids = new Set(questionnaire.questions.map(({ id }) => id))
  const answers = input.answers ?? draft.answers.filter(({ question }) => ids.has(question))
  const after = {
    answers,
    health: input.health ? healthOf(input.health) : draft.health,
    earliest: input.earliest === undefined ? draft.earliest : input.earliest,
    latest: input.latest === undefined ? draft.latest : input.latest,
  }
  const year = Number(dateIn(ctx.clock()).slice(0, 4))
  const fields = refuseDraft(after, { questionnaire, year })
  if (Object.keys(fields).length > 0) throw ofFields(fields)
  return { questionnaireId: questionnaire.id, questionnaireVersion: questionnaire.version, answers }
}

async function insertDraft(tx: Tx, ctx: Context, input: QuoteRequestInput): Promise<QuoteRequest> {
  const viewer = requireViewer(ctx)
  // Serialises the count of drafts per person.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('no key update')
  const [made = { drafts: 0 }] = await tx
    .select({ drafts: count() })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.patientId, viewer.id), eq(quoteRequests.state, 'draft')))
  if (made.drafts >= MAX_DRAFTS)
    throw new AppError('conflict', 'You have {{max}} drafts. Please send or delete one first.', {
      params: { max: MAX_DRAFTS },
    })
  const now = ctx.clock()
  const [row] = await tx
    .insert(quoteRequests)
    .values({
      health: NO_HEALTH,
      ...columnsOf(input),
      ...(await answeredAfter(ctx, EMPTY, input)),
      number: quoteNumberFrom(randomBytes(8)),
      patientId: viewer.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning(requestColumns)
  if (!row) throw new AppError('internal')
  return row
}

async function updateDraft(tx: Tx, ctx: Context, draft: QuoteRequest, input: QuoteRequestInput): Promise<QuoteRequest> {
  const [row] = await tx
    .update(quoteRequests)
    .set({
      ...columnsOf(input),
      ...(await answeredAfter(ctx, draft, input)),
      updatedAt: editedAt(quoteRequests.updatedAt),
    })
    .where(eq(quoteRequests.id, draft.id))
    .returning(requestColumns)
  if (!row) throw new AppError('internal')
  return row
}

export function requireDraft({ state }: QuoteRequest): void {
  if (state !== 'draft') throw new AppError('invalid_transition', 'This quote request has already been sent.')
}

/** Saves a draft of the caller, complete or not. Without an ID it creates one. */
export async function saveQuoteRequest(
  ctx: Context,
  id: string | null | undefined,
  raw: unknown,
): Promise<QuoteRequest> {
  requireViewer(ctx)
  return ctx.db.transaction(async (tx) => {
    const draft = id ? await lockOwnRequest(tx, ctx, id) : null
    if (draft) requireDraft(draft)
    const input = readInput(raw)
    await requireExisting(ctx, tx, input)
    return draft ? updateDraft(tx, ctx, draft, input) : insertDraft(tx, ctx, input)
  })
}

export async function deleteQuoteDraft(ctx: Context, id: string): Promise<true> {
  requireViewer(ctx)
  await ctx.db.transaction(async (tx) => {
    const draft = await lockOwnRequest(tx, ctx, id)
    requireDraft(draft)
    await tx.delete(quoteRequests).where(eq(quoteRequests.id, draft.id))
  })
  return true
}
