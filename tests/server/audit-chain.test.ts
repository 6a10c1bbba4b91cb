import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkAudit, sealAudit } from '#server/features/accounts/audit/chain.ts'
import { recordAudits } from '#server/features/accounts/audit/writing.ts'
import { createLogger } from '#server/http/log.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

let database: Awaited<ReturnType<typeof scratchDatabase>>
beforeEach(async () => {
  database = await scratchDatabase()
})
afterEach(() => database.close())

const log = createLogger('silent', false)
const seal = () => sealAudit({ db: database.db, log })
const check = () => checkAudit(database.db)
const write = (count: number) =>
  recordAudits(
    database.db,
    { viewer: null },
    Array.from({ length: count }, (_, at) => ({
      action: 'hospital.update',
      subjectId: null,
      after: { name: `${at}` },
    })),
  )
/** Runs a statement as an owner of the database who has disabled its triggers. */
async function tamper(statement: string) {
  for (const table of ['audit_events', 'audit_seals']) await database.query(`alter table ${table} disable trigger user`)
  await database.query(statement)
  for (const table of ['audit_events', 'audit_seals']) await database.query(`alter table ${table} enable trigger user`)
}
const eventAt = (position: number) => `(select event_id from audit_seals where position = ${position})`

describe('the hash chain over the audit log', () => {
  test('holds over all events, also those of several batches', async () => {
    await write(3)
    expect(await check()).toMatchObject({ head: { position: 0 }, unsealed: 3, broken: null })
    await seal()
    const first = await check()
    expect(first).toMatchObject({ head: { position: 3 }, unsealed: 0, broken: null })
    await write(1200)
    await Promise.all([seal(), seal()])
    const { head, unsealed, broken } = await check()
    expect([head.position, unsealed, broken]).toEqual([1203, 0, null])
    expect(head.hash).not.toBe(first.head.hash)
    await seal()
    expect((await check()).head).toEqual(head)
  })

  test('seals an event of a transaction that committed after later events were sealed', async () => {
    const late = await database.pool.connect()
    await late.query('begin')
    await late.query("insert into audit_events (id, action) values (gen_random_uuid(), 'hospital.open')")
    await write(1)
    await seal()
    await late.query('commit')
    late.release()
    await seal()
    expect(await check()).toMatchObject({ head: { position: 2 }, unsealed: 0, broken: null })
  })

  test.each([
    [
      'an event that was changed',
      'event_changed',
      `update audit_events set action = 'hospital.open' where id = ${eventAt(4)}`,
    ],
    [
      'an actor that was changed',
      'event_changed',
      `update audit_events set actor_id = gen_random_uuid() where id = ${eventAt(4)}`,
    ],
    [
      'a time that was changed',
      'event_changed',
      `update audit_events set created_at = now() - interval '1 year' where id = ${eventAt(4)}`,
    ],
    ['a hash that was changed', 'event_changed', 'update audit_seals set hash = md5(hash) where position = 4'],
    ['an event that was removed', 'event_missing', `delete from audit_events where id = ${eventAt(4)}`],
  ])('detects %s', async (_what, fault, statement) => {
    await write(6)
    await seal()
    await tamper(statement)
    await tamper(`update audit_events set action = 'later.fault' where id = ${eventAt(6)}`)
    expect((await check()).broken).toMatchObject({ position: 4, fault })
  })

  test('detects a link that was removed with its event', async () => {
    await write(6)
    await seal()
    await tamper(`delete from audit_events where id = ${eventAt(4)}`)
    await tamper('delete from audit_seals where position = 4')
    expect((await check()).broken).toMatchObject({ position: 5, fault: 'seal_missing' })
  })

  test('is append-only', async () => {
    await write(1)
    await seal()
    for (const change of ["update audit_seals set hash = ''", 'delete from audit_seals', 'truncate audit_seals'])
      await expect(database.query(change), change).rejects.toThrow('the audit is only ever added to')
  })
})
