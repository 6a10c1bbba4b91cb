import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_SAVED_SEARCHES, MOST_COMPARED } from '#domain/saved-searches.ts'
import { mailSavedSearches } from '#server/features/visits/saved-searches/jobs.ts'
import { type Clinic, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { graphql } from '#tests/support/doors.ts'
import { type Mailbox, startMailbox } from '#tests/support/mail-run.ts'

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(NOON.getTime() + days * DAY)
const SEARCH = '{ id name query weeklyMail isTooBroad newCount }'

let box: Mailbox
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
let bea: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  box = await startMailbox()
})
afterAll(() => box.close())
afterEach(async () => {
  await box.empty()
  await box.app.query('delete from saved_searches')
  // Later tests search in the same city.
  await box.app.query("update hospitals set city = 'Ankara' where city = 'Bartın'")
})
beforeEach(async () => {
  clinic = await insertClinic(box.app, { 4: ['10:00'] })
  await box.app.query("update hospitals set city = 'Bartın' where id = $1", [clinic.hospital.id])
  ada = await insertPatient(box.app)
  bea = await insertPatient(box.app, 'Bea')
})

type Person = { token: string }
const call = (person: Person | undefined, text: string, variables: object = {}) =>
  graphql(box.app, text, variables, person?.token)
const save = (person: Person | undefined, input: object) =>
  call(person, `mutation ($input: SavedSearchInput!) { saveSearch(input: $input) ${SEARCH} }`, { input })
const update = (person: Person, id: string, input: object) =>
  call(
    person,
    `mutation ($id: ID!, $input: SavedSearchUpdate!) { updateSavedSearch(searchId: $id, input: $input) ${SEARCH} }`,
    { id, input },
  )
const remove = (person: Person, id: string) =>
  call(person, 'mutation ($id: ID!) { removeSavedSearch(searchId: $id) }', { id })
const listOf = async (person: Person) => (await call(person, `{ savedSearches ${SEARCH} }`)).body
const mailsAfter = async (days: number) => {
  await mailSavedSearches(box.partsAt(inDays(days)))
  const mails = await box.deliver(inDays(days))
  const copies = [...mails]
  await box.empty()
  return copies
}
async function openHospital(name: string): Promise<Clinic> {
  const opened = await insertClinic(box.app, { 4: ['10:00'] })
  await box.app.query("update hospitals set city = 'Bartın', name = $2 where id = $1", [opened.hospital.id, name])
  return opened
}

const IN_BARTIN = { query: '?location=Bart%C4%B1n&sortBy=rating&latitude=41.6&longitude=32.3', name: 'Knee in Bartın' }

describe('saved searches', () => {
  test("store words and filters without the device's position, and each search once", async () => {
    const { body } = await save(ada, IN_BARTIN)
    const saved = {
      id: body.id,
      name: 'Knee in Bartın',
      query: 'location=Bart%C4%B1n&sortBy=rating&type=hospitals',
      weeklyMail: true,
      isTooBroad: false,
      newCount: 0,
    }
    expect(body).toEqual(saved)
    expect((await save(ada, { query: 'sortBy=rating&location=Bartın', name: 'Again' })).body).toEqual(saved)
    expect(await listOf(ada)).toEqual([saved])
    expect(await listOf(bea)).toEqual([])
  })

  test.each([
    ['', 'query'],
    ['type=doctors&sortBy=rating&latitude=41&longitude=32', 'query'],
    ['location=Bart%C4%B1n', 'name'],
  ])('refuse %j for its %s', async (query, field) => {
    const { code, body } = await save(ada, { query, name: field === 'name' ? ' ' : 'Bartın' })
    expect(code).toBe('bad_input')
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('are renamed, turned off and removed by their owner only', async () => {
    const { id } = (await save(ada, IN_BARTIN)).body
    expect((await update(ada, id, { name: 'By the sea' })).body).toMatchObject({ name: 'By the sea', weeklyMail: true })
    expect((await update(ada, id, { weeklyMail: false })).body).toMatchObject({ name: 'By the sea', weeklyMail: false })
    for (const { status } of [await update(bea, id, { name: 'Mine' }), await remove(bea, id)]) expect(status).toBe(404)
    expect((await save(undefined, IN_BARTIN)).code).toBe('unauthenticated')
    expect((await remove(ada, id)).status).toBe(200)
    expect(await listOf(ada)).toEqual([])
  })

  test('are limited for each person, also when many are saved at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_SAVED_SEARCHES + 2 }, (_, at) =>
        save(ada, { query: `q=knee${at}`, name: `Knee ${at}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_SAVED_SEARCHES)
    expect(answers.filter(({ code }) => code === 'conflict')).toHaveLength(2)
    expect((await save(bea, IN_BARTIN)).status).toBe(200)
  })
})

describe('the weekly mail', () => {
  test('names new results since the previous mail, without the search, and is sent only if there are any', async () => {
    await save(ada, IN_BARTIN)
    await save(bea, IN_BARTIN)
    await openHospital('Bartın Coast Hospital')
    expect(await mailsAfter(6)).toEqual([])
    const mails = await mailsAfter(7)
    expect(mails).toHaveLength(2)
    for (const { text } of mails) {
      expect(text).toContain('Bartın Coast Hospital')
      expect(text).not.toContain(clinic.hospital.name)
      expect(text).not.toContain('Knee')
    }
    expect((await listOf(ada))[0].newCount).toBe(1)
    expect(await mailsAfter(8)).toEqual([])
    expect(await mailsAfter(14)).toEqual([])
    expect((await listOf(ada))[0].newCount).toBe(0)
    await openHospital('Bartın River Hospital')
    const [mail] = await mailsAfter(21)
    expect(mail?.text).toContain('Bartın River Hospital')
    expect(mail?.text).not.toContain('Bartın Coast Hospital')
  })

  test('covers all searches of a person, at most once a week', async () => {
    await save(ada, IN_BARTIN)
    await save(ada, { query: 'type=doctors&location=Bart%C4%B1n', name: 'Doctors' })
    await box.app.query('update saved_searches set looked_at = $1 where name = $2', [inDays(3), 'Doctors'])
    const opened = await openHospital('Bartın Coast Hospital')
    const [mail, ...others] = await mailsAfter(7)
    expect(others).toEqual([])
    expect(mail?.text).toContain('New doctors: 1')
    expect(mail?.text).not.toContain(opened.doctor.fullName)
    expect(await mailsAfter(10)).toEqual([])
  })

  test('is not sent for times that are only free today, or if the person turned it off', async () => {
    const { id } = (await save(ada, { query: 'location=Bart%C4%B1n&availability=today', name: 'Today' })).body
    expect(await mailsAfter(7)).toEqual([])
    await update(ada, id, { weeklyMail: false })
    await openHospital('Bartın Coast Hospital')
    expect(await mailsAfter(14)).toEqual([])
    await update(ada, id, { weeklyMail: true })
    expect(await mailsAfter(21)).toEqual([])
    await save(bea, IN_BARTIN)
    await box.app.query("update users set status = 'suspended' where id = $1", [bea.id])
    await box.app.query("update hospitals set city = 'Ankara' where name = 'Bartın Coast Hospital'")
    await openHospital('Bartın River Hospital')
    expect((await mailsAfter(30)).map(({ to }) => JSON.stringify(to).includes(bea.email))).toEqual([false])
  })

  test('is not offered for a search with too many results to compare', async () => {
    await box.app.query(
      `insert into hospitals (id, name, address, city, country)
       select gen_random_uuid(), 'Wide ' || n, 'Street 1', 'Bartın', 'Türkiye' from generate_series(1, $1::int) as n`,
      [MOST_COMPARED],
    )
    expect((await save(ada, IN_BARTIN)).body).toMatchObject({ isTooBroad: true, newCount: 0 })
    await box.app.query("delete from hospitals where name like 'Wide %'")
    expect(await mailsAfter(7)).toEqual([])
    expect((await listOf(ada))[0].isTooBroad).toBe(false)
    await openHospital('Bartın Coast Hospital')
    expect(await mailsAfter(14)).toHaveLength(1)
  })

  test('ends with one press, on the page and in mail programs, for this purpose only', async () => {
    await save(ada, IN_BARTIN)
    await openHospital('Bartın Coast Hospital')
    const [mail] = await mailsAfter(7)
    const token = /\/search-mails\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const stop = (link: string) =>
      call(undefined, 'mutation ($token: String!) { stopSearchMails(token: $token) }', { token: link })
    for (const wrong of ['', 'x', `${token}x`]) expect((await stop(wrong)).code).toBe('bad_input')
    expect((await listOf(ada))[0].weeklyMail).toBe(true)
    expect((await stop(token)).status).toBe(200)
    expect((await stop(token)).status).toBe(200)
    expect((await listOf(ada))[0].weeklyMail).toBe(false)
    await update(ada, (await listOf(ada))[0].id, { weeklyMail: true })
    const answer = await box.app.request
      .post(`/api/SavedSearches/unsubscribe?token=${token}`)
      .type('form')
      .send('List-Unsubscribe=One-Click')
    expect(answer.status).toBe(204)
    expect((await listOf(ada))[0].weeklyMail).toBe(false)
    expect(mail?.headers.find((header) => header.key === 'list-unsubscribe')?.value).toContain(
      `/api/SavedSearches/unsubscribe?token=${token}`,
    )
  })

  test('is queued once by several workers', async () => {
    await save(ada, IN_BARTIN)
    await openHospital('Bartın Coast Hospital')
    await Promise.all([1, 2, 3].map(() => mailSavedSearches(box.partsAt(inDays(7)))))
    expect(await box.deliver(inDays(7))).toHaveLength(1)
  })
})
