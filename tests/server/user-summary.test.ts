import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPerson } from '#tests/support/account.ts'
import { bothDoors } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = (await app.signIn('admin')).token
})
afterAll(() => app.close())

const doors = bothDoors(() => app, {
  summary: {
    graphql: `{ userSummary { total active admins newThisMonth newLastMonth staff suspended adminsWithoutTwoFactor
      staffWithoutTwoFactor } }`,
  },
})

const LONG_AGO = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000)

test.each(doors)('the cards above the users have the right counts, through %s', async (_name, ask) => {
  const { body: before } = await ask('summary', {}, token)
  await insertPerson(app)
  await insertPerson(app, { status: 'inactive' })
  await insertPerson(app, { role: 'admin', status: 'suspended', totpEnabledAt: new Date(), totpSecret: 'X' })
  await insertPerson(app, { role: 'admin', createdAt: LONG_AGO })
  await app.signIn('hospital')
  expect((await ask('summary', {}, token)).body).toEqual({
    total: before.total + 5,
    active: before.active + 3,
    admins: before.admins + 2,
    newThisMonth: before.newThisMonth + 4,
    newLastMonth: before.newLastMonth,
    staff: before.staff + 1,
    suspended: before.suspended + 1,
    adminsWithoutTwoFactor: before.adminsWithoutTwoFactor + 1,
    staffWithoutTwoFactor: before.staffWithoutTwoFactor + 1,
  })
})
