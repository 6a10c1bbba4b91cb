import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertDoctor, insertUser } from '#server/seed/factories.ts'
import { type Importing, importing } from '#tests/support/imports.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: { id: string; token: string }
let lists: Importing
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn('admin')
  lists = importing(app, admin.token)
})
afterAll(() => app.close())
beforeEach(() => lists.clear())

const HOSPITALS = 'code,name,type,province,district,address,phone,website'
const call = (verb: 'startImport' | 'undoImport', id: string, token = admin.token) =>
  app.graphql(`mutation ($id: ID!) { ${verb}(id: $id) { state } }`, { id }, token)
const codeOf = async (id: string, token?: string) => (await call('undoImport', id, token)).errors[0]?.extensions.code
const hospitals = () => app.query<{ id: string; name: string }>('select id, name from hospitals order by name')

/** Imports a list of two hospitals. */
async function imported(): Promise<string> {
  const id = await lists.checked('hospital', HOSPITALS, 'K-1,Umut Hastanesi,,Van,,,,', 'K-2,Deniz Hastanesi,,İzmir,,,,')
  await call('startImport', id)
  await lists.work()
  return id
}
const firstHospital = async () => (await hospitals())[0]?.id ?? ''

describe('an import', () => {
  test('is undone as long as nothing hangs on its records, once', async () => {
    const id = await imported()
    expect(await hospitals()).toHaveLength(2)
    const { data } = await call('undoImport', id)
    expect(data.undoImport).toEqual({ state: 'undone' })
    expect(await hospitals()).toEqual([])
    expect(await codeOf(id)).toBe('conflict')
    const [entry] = await app.query("select actor_id, details from audit_events where action = 'import.undo'")
    expect(entry).toMatchObject({ actor_id: admin.id, details: { after: { deleted: 2 } } })
  })

  test.each<[string, () => Promise<unknown>]>([
    ['staff', async () => insertUser(app.db, { role: 'hospital', hospitalId: await firstHospital() })],
    ['a doctor', async () => insertDoctor(app.db, { hospitalId: await firstHospital() })],
    [
      'an edit',
      async () =>
        app.query("update hospitals set phone = '+90 1', updated_at = now() + interval '1 second' where id = $1", [
          await firstHospital(),
        ]),
    ],
  ])('stays because of %s, as a whole', async (_what, touch) => {
    const id = await imported()
    await touch()
    expect(await codeOf(id)).toBe('conflict')
    expect(await hospitals()).toHaveLength(2)
  })

  test('that also changed records stays', async () => {
    await imported()
    const again = await lists.checked(
      'hospital',
      HOSPITALS,
      'K-1,Umut Hastanesi,,Van,,,+90 432 000 00 01,',
      'K-3,Ay,,Van,,,,',
    )
    expect(await codeOf(again)).toBe('conflict')
    await call('startImport', again)
    await lists.work()
    expect(await codeOf(again)).toBe('conflict')
    expect(await hospitals()).toHaveLength(3)
  })

  test('is undone by administrators only', async () => {
    const id = await imported()
    const staff = await app.signIn('hospital')
    expect(await codeOf(id, staff.token)).toBe('forbidden')
    expect(await codeOf('x')).toBe('not_found')
  })
})
