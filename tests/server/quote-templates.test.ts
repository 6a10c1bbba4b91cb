import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_QUOTE_TEMPLATES } from '#domain/quotes/templates.ts'
import { insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { bothDoors, type Input } from '#tests/support/doors.ts'
import { insertQuoteClinics, LINE, TEMPLATE } from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())

const CONTENT = `{ language currency validDays anaesthesia nightsInHospital companionStay deposit { amount refundableDays }
  complications { where whoPays } careAtHome { who languages } notIncluded priceMayChange { cause atMost }
  lines { kind labels { en tr } quantity unit each net status } }`
const RECORD = `{ id name treatment { id name isConcept } updatedAt content ${CONTENT} }`

const ask = bothDoors(() => app, {
  list: {
    graphql: `query ($hospitalId: ID, $treatmentIds: [ID!]!) { quoteTemplates(hospitalId: $hospitalId) {
      id name fits(treatmentIds: $treatmentIds) } }`,
  },
  create: {
    graphql: `mutation ($hospitalId: ID, $input: QuoteTemplateInput!) {
      createQuoteTemplate(hospitalId: $hospitalId, input: $input) ${RECORD} }`,
  },
  update: {
    graphql: `mutation ($hospitalId: ID, $id: ID!, $input: QuoteTemplateUpdate!) {
      updateQuoteTemplate(hospitalId: $hospitalId, id: $id, input: $input) ${RECORD} }`,
  },
  remove: {
    graphql: 'mutation ($hospitalId: ID, $id: ID!) { deleteQuoteTemplate(hospitalId: $hospitalId, id: $id) }',
  },
})[0][1]

let clinic: Clinic
let other: Clinic
beforeEach(async () => {
  ;[clinic, other] = (await insertQuoteClinics(app, 2)) as [Clinic, Clinic]
})

const token = () => clinic.staff.token
const inputOf = (changes: Input = {}, content: Input = {}) => ({
  treatmentId: clinic.service.id,
  name: 'Knee, four nights',
  content: { ...TEMPLATE, ...content },
  ...changes,
})
const create = (changes: Input = {}, content: Input = {}) =>
  ask('create', { input: inputOf(changes, content) }, token())
const staffWithRole = async (hospitalRole: 'coordinator' | 'viewer') =>
  app.tokenFor((await insertUser(app.db, { role: 'hospital', hospitalId: clinic.hospital.id, hospitalRole })).id)

describe('a template of quotes', () => {
  test('stores lines and terms unchanged', async () => {
    const terms = {
      deposit: { amount: 200, refundableDays: 14 },
      complications: { where: 'Here', whoPays: 'The hospital' },
      careAtHome: { who: 'Nurse', how: 'Phone', languages: ['en', 'ar'] },
      priceMayChange: [{ cause: 'More nights', atMost: 90 }],
      notIncluded: ['Flights'],
    }
    const lines = [{ ...LINE, labels: { en: 'Graft', tr: 'Greft' }, unit: 'graft', quantity: 2800, net: 980 }]
    const made = await create({}, { ...terms, lines })
    expect(made.body).toMatchObject({
      name: 'Knee, four nights',
      treatment: { id: clinic.service.id, isConcept: false },
      content: { ...TEMPLATE, ...terms, careAtHome: { who: 'Nurse', languages: ['en', 'ar'] }, lines },
    })
    expect(made.body.content.lines[0].each).toBe(0.35)
    const listed = await ask('list', { treatmentIds: [clinic.service.id] }, token())
    expect(listed.body).toEqual([{ id: made.body.id, name: 'Knee, four nights', fits: true }])
  })

  test('is proposed for its treatment and for equivalent ones', async () => {
    await create({ treatmentId: 'knee-replacement', name: 'Knee' })
    const fits = async (treatmentIds: string[]) => (await ask('list', { treatmentIds }, token())).body[0].fits
    expect(await fits(['knee-replacement'])).toBe(true)
    expect(await fits(['rhinoplasty'])).toBe(false)
    expect(await fits(['rhinoplasty', 'knee-replacement'])).toBe(true)
    expect(await fits([])).toBe(false)
  })

  test.each<[string, Input, Input, string]>([
    ['no name', { name: ' ' }, {}, 'name'],
    ['an unknown treatment', { treatmentId: 'no-such-treatment' }, {}, 'treatmentId'],
    ['no line', {}, { lines: [] }, 'content.lines'],
    ['too many decimals', {}, { lines: [{ ...LINE, net: 1.234 }] }, 'content.lines.0.net'],
    ['a line in another currency', {}, { lines: [{ ...LINE, currency: 'USD' }] }, 'content.lines.0.currency'],
    ['a validity of a year', {}, { validDays: 365 }, 'content.validDays'],
    ['a deposit with too many decimals', {}, { deposit: { amount: 0.001 } }, 'content.deposit.amount'],
  ])('with %s is refused at its field', async (_what, changes, content, field) => {
    const refused = await create(changes, content)
    expect(refused).toMatchObject({ status: 400 })
    expect(Object.keys(refused.body.errors)).toEqual([field])
    expect((await ask('list', { treatmentIds: [] }, token())).body).toEqual([])
  })

  test('is changed only by an editor who has read its latest state', async () => {
    const { id, updatedAt } = (await create()).body
    const renamed = await ask('update', { id, input: { name: 'Knee', basedOn: updatedAt } }, token())
    expect(renamed.body).toMatchObject({ name: 'Knee', content: { nightsInHospital: 2 } })
    const stale = await ask('update', { id, input: { name: 'Late', basedOn: updatedAt } }, token())
    expect(stale.code).toBe('stale_edit')
    const content = { ...TEMPLATE, nightsInHospital: 5 }
    const replaced = await ask('update', { id, input: { content } }, token())
    expect(replaced.body).toMatchObject({ name: 'Knee', content: { nightsInHospital: 5 } })
  })

  test('has a unique name among those of its treatment', async () => {
    await create()
    const again = await create({ name: 'KNEE, four nights' })
    expect(again).toMatchObject({ code: 'conflict', body: { errors: { name: expect.any(String) } } })
    expect((await create({ treatmentId: 'rhinoplasty' })).status).toBe(200)
  })

  test('is written by owners and coordinators, read by viewers, and refused to all others', async () => {
    const coordinator = await staffWithRole('coordinator')
    const viewer = await staffWithRole('viewer')
    const { id } = (await ask('create', { input: inputOf() }, coordinator)).body
    const list = { treatmentIds: [] }
    expect((await ask('list', list, viewer)).body).toHaveLength(1)
    for (const [verb, more] of [
      ['create', { input: inputOf({ name: 'Other' }) }],
      ['update', { id, input: { name: 'Other' } }],
      ['remove', { id }],
    ] as const) {
      expect((await ask(verb, more, viewer)).status).toBe(403)
      const foreign = await ask(verb, { ...more, hospitalId: clinic.hospital.id }, other.staff.token)
      expect(foreign.status).toBe(404)
    }
    for (const verb of ['update', 'remove'] as const)
      expect((await ask(verb, { id, input: { name: 'Mine' } }, other.staff.token)).status).toBe(404)
    expect((await ask('list', list, other.staff.token)).body).toEqual([])
    expect((await ask('list', list, (await insertPatient(app)).token)).status).toBe(403)
    expect((await ask('list', list)).status).toBe(401)
  })

  test('is audited when it is written and deleted', async () => {
    const { id } = (await create()).body
    expect((await ask('remove', { id }, token())).status).toBe(200)
    expect((await ask('remove', { id }, token())).status).toBe(404)
    const audited = await app.query('select action, details from audit_events where subject_id = $1 order by id', [id])
    expect(audited).toEqual([
      { action: 'quote_template.create', details: expect.objectContaining({ hospitalId: clinic.hospital.id }) },
      { action: 'quote_template.delete', details: expect.objectContaining({ hospitalId: clinic.hospital.id }) },
    ])
  })

  test("counts towards the hospital's limit, also for concurrent requests", async () => {
    await app.query(
      `insert into quote_templates (id, hospital_id, treatment_id, name, content)
        select gen_random_uuid(), $1, $2, n::text, $3 from generate_series(1, $4::int) n`,
      [clinic.hospital.id, clinic.service.id, JSON.stringify(TEMPLATE), MAX_QUOTE_TEMPLATES - 2],
    )
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => create({ name: `New ${at}` })))
    expect(answers.map(({ code }) => code ?? 'made').sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'conflict'),
      'made',
      'made',
    ])
  })

  test('cannot be stored without lines, in an unknown currency or without a name', async () => {
    const insert = (name: string, content: object) =>
      app.query(
        `insert into quote_templates (id, hospital_id, treatment_id, name, content) values (gen_random_uuid(), $1, $2, $3, $4)`,
        [clinic.hospital.id, clinic.service.id, name, JSON.stringify(content)],
      )
    await expect(insert('', TEMPLATE)).rejects.toThrow(/name_check/)
    for (const content of [
      {},
      { ...TEMPLATE, lines: [] },
      { ...TEMPLATE, currency: 'XXX' },
      { ...TEMPLATE, lines: {} },
    ])
      await expect(insert('Knee', content)).rejects.toThrow()
  })
})
