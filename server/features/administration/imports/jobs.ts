/** Checks and runs waiting imports, on the first free instance. */
import { and, asc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { type ImportKind, ROWS_SHOWN } from '#domain/import-lists.ts'
import type { Dependencies } from '#server/context.ts'
import type { Db, Tx } from '#server/database/client.ts'
import { recordAuditsOf } from '#server/features/accounts/audit/writing.ts'
import { traced } from '#server/http/tracing.ts'
import { claim, leaseEnd } from '#server/jobs/lease.ts'
import { ImportLost, type ImportOptions, type ImportResult, type RowDecision } from './lists/batches.ts'
import { importDoctorServices } from './lists/doctor-services.ts'
import { importDoctors } from './lists/doctors.ts'
import { importHospitalServices } from './lists/hospital-services.ts'
import { importHospitals } from './lists/hospitals.ts'
import { ListError, type Source } from './lists/read.ts'
import { importServices } from './lists/services.ts'
import { importFiles, importRecords, importRows, imports } from './table.ts'

type Importer = (db: Db, source: Source, options: ImportOptions) => Promise<ImportResult>
const IMPORTERS: Record<ImportKind, Importer> = {
  hospital: importHospitals,
  doctor: importDoctors,
  health_service: importServices,
  hospital_service: importHospitalServices,
  doctor_service: importDoctorServices,
}

const LEASE_MS = 60_000
/** Rows per transaction, few enough to stay well within the statement timeout. */
const BATCH = 100
const DAY_MS = 24 * 60 * 60 * 1000

type ClaimedImport = typeof imports.$inferSelect & { worker: string }

/** Claims the longest waiting import for this worker, until the worker is silent for a minute. */
async function claimOldest({ db, clock }: Dependencies): Promise<ClaimedImport | undefined> {
  const worker = v7()
  const [claimed] = await claim(db, imports, {
    now: clock(),
    lease: LEASE_MS,
    limit: 1,
    where: inArray(imports.state, ['checking', 'running']),
    orderBy: [asc(imports.createdAt)],
    set: { worker },
  })
  return claimed && { ...claimed, worker }
}

const isOurs = ({ id, worker }: ClaimedImport) => and(eq(imports.id, id), eq(imports.worker, worker))

/** Stores rows for the preview. Added and changed rows are stored only up to a limit. */
async function keepRows(tx: Tx, { id, added, changed }: ClaimedImport, decided: RowDecision[]): Promise<void> {
  const left = { added: ROWS_SHOWN - added, changed: ROWS_SHOWN - changed }
  const rows = decided.flatMap((decision): (typeof importRows.$inferInsert)[] => {
    if ('refusal' in decision) return [{ importId: id, outcome: 'refused', ...decision.refusal }]
    if (decision.outcome === 'unchanged' || left[decision.outcome] <= 0) return []
    left[decision.outcome] -= 1
    const { line, name, outcome, audit } = decision
    const fields = Object.keys(audit.after ?? {})
    const before = audit.before && Object.fromEntries(fields.map((field) => [field, audit.before?.[field] ?? null]))
    return [{ importId: id, line, outcome, name, before, after: audit.after }]
  })
  if (rows.length > 0) await tx.insert(importRows).values(rows)
}

/** Stores which records the import has added, so that it can be undone. */
async function keepRecords(tx: Tx, importId: string, decided: RowDecision[]): Promise<void> {
  const added = decided.flatMap((decision) =>
    'refusal' in decision || decision.outcome !== 'added' || !decision.audit.subjectId
      ? []
      : [{ importId, recordId: decision.audit.subjectId }],
  )
  if (added.length > 0) await tx.insert(importRecords).values(added).onConflictDoNothing()
}

const lineOf = (decided: RowDecision) => ('refusal' in decided ? decided.refusal.line : decided.line)
const counted = (decided: RowDecision[], outcome: string) =>
  decided.filter((decision) => ('refusal' in decision ? 'refused' : decision.outcome) === outcome).length

/**
 * Stores the progress of a batch in the batch's transaction. Returns true if the import should be
 * cancelled.
 */
async function writeProgress(
  { clock }: Dependencies,
  tx: Tx,
  { claimed, decided }: { claimed: ClaimedImport; decided: RowDecision[] },
) {
  const more = (column: typeof imports.added, outcome: string) => sql`${column} + ${counted(decided, outcome)}`
  const [now] = await tx
    .update(imports)
    .set({
      added: more(imports.added, 'added'),
      changed: more(imports.changed, 'changed'),
      unchanged: more(imports.unchanged, 'unchanged'),
      refused: more(imports.refused, 'refused'),
      doneLine: sql`greatest(${imports.doneLine}, ${Math.max(0, ...decided.map(lineOf))}::int)`,
      claimedUntil: leaseEnd(clock(), LEASE_MS),
    })
    .where(isOurs(claimed))
    .returning()
  if (!now) throw new ImportLost('another instance has taken this import over')
  await keepRows(tx, claimed, decided)
  if (claimed.state === 'running') {
    await keepRecords(tx, claimed.id, decided)
    const written = decided.flatMap((decision) =>
      'refusal' in decision || decision.outcome === 'unchanged' ? [] : [decision.audit],
    )
    await recordAuditsOf(tx, { actorId: claimed.actorId, network: claimed.network }, written)
  }
  Object.assign(claimed, now)
  return now.isCancelRequested
}

type End = Partial<typeof imports.$inferInsert>

/** Stores the result of an import. The list itself is deleted once it can no longer be started. */
async function finish({ db, clock }: Dependencies, claimed: ClaimedImport, end: End): Promise<void> {
  const { state, id, actorId, network, fileName } = claimed
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(imports)
      .set({ ...end, claimedUntil: null, worker: null, isCancelRequested: false, finishedAt: clock() })
      .where(isOurs(claimed))
      .returning()
    if (!ended) return
    if (ended.state !== 'ready') await tx.delete(importFiles).where(eq(importFiles.importId, id))
    if (state !== 'running') return
    const { added, changed, unchanged, refused } = ended
    const after = { name: fileName, state: ended.state, added, changed, unchanged, refused }
    await recordAuditsOf(tx, { actorId, network }, [{ action: 'import.finish', subjectId: id, after }])
  })
}

async function runOne(deps: Dependencies, claimed: ClaimedImport, isEnding: () => boolean): Promise<void> {
  const { db, log } = deps
  const isDryRun = claimed.state === 'checking'
  const [file] = await db.select().from(importFiles).where(eq(importFiles.importId, claimed.id))
  if (!file)
    return finish(deps, claimed, { state: 'failed', failure: 'The file is no longer there. Please send it again.' })
  const stopping = new AbortController()
  const options: ImportOptions = {
    isDryRun,
    batch: BATCH,
    after: claimed.doneLine,
    signal: stopping.signal,
    record: async (tx, decided) => {
      if ((await writeProgress(deps, tx, { claimed, decided })) || isEnding()) stopping.abort()
    },
  }
  async function* source() {
    yield file?.content ?? Buffer.alloc(0)
  }
  try {
    const { withoutServices } = await IMPORTERS[claimed.kind](db, source, options)
    if (stopping.signal.aborted && !claimed.isCancelRequested) {
      // This instance stops, and the next one continues from here.
      await db.update(imports).set({ claimedUntil: null }).where(isOurs(claimed))
      return
    }
    const { added, changed, unchanged, refused } = claimed
    const done = added + changed + unchanged + refused
    if (claimed.isCancelRequested) await finish(deps, claimed, { state: 'cancelled' })
    else if (isDryRun)
      await finish(deps, claimed, { state: 'ready', total: done, withoutServices: withoutServices ?? null })
    else await finish(deps, claimed, { state: 'done', total: done, withoutServices: withoutServices ?? null })
  } catch (error) {
    if (error instanceof ImportLost) return
    if (!(error instanceof ListError)) log.error({ err: error, import: claimed.id }, 'an import failed')
    const failure = error instanceof ListError ? error.sentence : 'Something went wrong. Please try again later.'
    await finish(deps, claimed, { state: 'failed', failure })
  }
}

/** Works until no import waits. */
export async function runImports(deps: Dependencies, isEnding: () => boolean = () => false): Promise<void> {
  while (!isEnding()) {
    const claimed = await claimOldest(deps)
    if (!claimed) return
    await traced('job', 'runImport', () => runOne(deps, claimed, isEnding))
  }
}

/** Deletes a checked list that is not started within a day, and results after thirty days. */
export async function removeOldImports({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * DAY_MS)
  const isAbandoned = and(eq(imports.state, 'ready'), lt(imports.createdAt, before(1)))
  await db.delete(imports).where(or(isAbandoned, and(ne(imports.state, 'running'), lt(imports.createdAt, before(30)))))
}
