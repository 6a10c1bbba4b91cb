import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import yazl from 'yazl'
import { settingsInput } from '#domain/settings.ts'
import { projectRoot } from '#server/config.ts'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { bundledScript } from '#tests/support/bundled.ts'
import { graphql } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const NOW = new Date('2026-11-22T08:00:00Z')
const TODAY = '2026-11-22'

let app: TestApp
let token: string
let euro: { hospital: string; service: string; doctor: string }
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOW })
  token = (await app.signIn('admin')).token
  const hospital = await insertHospital(app.db, { name: 'Rates Hospital' })
  // 90 € for the service, 43 € at the hospital, 172 € with its doctor.
  const service = await insertHealthService(app.db, { name: 'Scan', price: 90, currency: 'EUR' }, [hospital.id])
  const own = await insertHealthService(app.db, { name: 'Blood Test', price: 10 }, [hospital.id])
  await app.query("update hospital_services set price = 43, currency = 'EUR' where service_id = $1", [own.id])
  const doctor = await insertDoctor(app.db, { hospitalId: hospital.id, consultationFee: 172, currency: 'EUR' })
  euro = { hospital: hospital.id, service: service.id, doctor: doctor.id }
})
afterAll(() => app.close())
beforeEach(() => app.query("delete from exchange_rates where as_of > '2026-11-02'"))

const RATES = 'euroPerDollar poundPerDollar ratesDate ratesSource exchangeRates { currency date perDollar }'
const decide = (input: object) =>
  graphql(app, `mutation ($input: SettingsInput!) { updateSettings(input: $input) { ${RATES} } }`, { input }, token)

const dollars = async () => {
  const [row] = await app.query<Record<string, number>>(
    `select s.price_usd::float as service, d.fee_usd::float as fee, h.price_from::float as "from", h.price_typical::float as typical
     from health_services s, doctors d, hospitals h where s.id = $1 and d.id = $2 and h.id = $3`,
    [euro.service, euro.doctor, euro.hospital],
  )
  return row
}

const found = async (search: string) =>
  (await app.graphql(`{ hospitals(search: { ${search} }) { items { id priceRange } } }`)).data.hospitals.items

describe('a price in another currency', () => {
  test('is stored in US dollars at the rates of the day of the write', async () => {
    // 90, 43 and 172 € at 0.86 per dollar.
    expect(await dollars()).toEqual({ service: 104.65, fee: 200, from: 50, typical: 50 })
    await app.query('update health_services set price = 86 where id = $1', [euro.service])
    expect(await dollars()).toMatchObject({ service: 100 })
    await app.query("update health_services set price = 90, currency = 'EUR' where id = $1", [euro.service])
    expect(await dollars()).toMatchObject({ service: 104.65 })
  })

  test('and all derived values follow a new rate, also on cached pages', async () => {
    expect(await found('priceTo: 60, priceCurrency: "EUR"')).toEqual([{ id: euro.hospital, priceRange: '$' }])
    expect((await decide({ euroPerDollar: 0.43, ratesDate: TODAY, ratesSource: 'Central Bank' })).status).toBe(200)
    expect(await dollars()).toEqual({ service: 209.3, fee: 400, from: 100, typical: 100 })
    await app.app.live.catchUp()
    expect(await found('priceTo: 60, priceCurrency: "EUR"')).toEqual([{ id: euro.hospital, priceRange: '$$' }])
    // Based on 100 $ and 209.30 $, not on the earlier 50 $.
    expect(await found('priceTo: 60')).toEqual([])
    const { exchangeRates } = (
      await app.graphql('{ siteSettings { exchangeRates { currency perDollar date source } } }')
    ).data.siteSettings
    expect(exchangeRates).toEqual([
      { currency: 'EUR', perDollar: 0.43, date: TODAY, source: 'Central Bank' },
      { currency: 'GBP', perDollar: 0.75, date: TODAY, source: 'Central Bank' },
      { currency: 'TRY', perDollar: 44.1, date: TODAY, source: 'Central Bank' },
    ])
  })

  test('that is written while a rate is being entered uses the new one', async () => {
    const writer = await app.db.$client.connect()
    try {
      await writer.query('begin')
      await writer.query('update health_services set price = 129 where id = $1', [euro.service])
      const entering = decide({ euroPerDollar: 0.43, ratesDate: TODAY }).then(({ status }) => status)
      await expect
        .poll(() =>
          app.query("select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%exchange_rates%'"),
        )
        .toHaveLength(1)
      await writer.query('commit')
      expect(await entering).toBe(200)
    } finally {
      writer.release()
    }
    expect(await dollars()).toMatchObject({ service: 300 })
    await app.query('update health_services set price = 90 where id = $1', [euro.service])
  })
})

describe('rates as a setting', () => {
  test('keep their history, with the date of each', async () => {
    await decide({ euroPerDollar: 0.9, ratesDate: '2026-11-20', ratesSource: 'A' })
    const { body } = await decide({ euroPerDollar: 0.91, ratesDate: TODAY, ratesSource: 'B' })
    expect(body).toMatchObject({ euroPerDollar: 0.91, poundPerDollar: 0.75, ratesDate: TODAY, ratesSource: 'B' })
    const euros = body.exchangeRates.filter(({ currency }: { currency: string }) => currency === 'EUR')
    expect(euros.map(({ date, perDollar }: { date: string; perDollar: number }) => [date, perDollar])).toEqual([
      [TODAY, 0.91],
      ['2026-11-20', 0.9],
      ['2026-11-02', 0.86],
    ])
  })

  test.each([
    [{ euroPerDollar: 0 }, { euroPerDollar: 'Please enter a rate such as 0.86' }],
    [{ liraPerDollar: -1 }, { liraPerDollar: 'Please enter a rate such as 0.86' }],
    [{ ratesSource: ' ' }, { ratesSource: 'Please enter the source of the rates' }],
    [{ ratesDate: '2026-11-23' }, { ratesDate: 'Rates must be from today or an earlier day' }],
    [{ ratesDate: '2026-11-01' }, { ratesDate: 'Newer rates, from 2026-11-02, are already stored' }],
  ])('%j is refused with a message', async (input, errors) => {
    const { status, body } = await decide(input)
    expect(status).toBe(400)
    expect(body.errors).toEqual(errors)
    expect(await app.query('select distinct as_of::text from exchange_rates')).toEqual([{ as_of: '2026-11-02' }])
  })

  test('are parsed from a field with a comma, and refused if invalid', () => {
    expect(settingsInput.parse({ euroPerDollar: '0,43' })).toEqual({ euroPerDollar: 0.43 })
    expect(settingsInput.safeParse({ liraPerDollar: 'much' }).error?.issues[0]?.message).toBe(
      'Please enter a rate such as 0.86',
    )
  })

  test('are audited with their old values', async () => {
    await decide({ poundPerDollar: 0.8, ratesDate: TODAY })
    const [last] = await app.query<{ details: object }>(
      "select details from audit_events where action = 'settings.update' order by created_at desc limit 1",
    )
    expect(last?.details).toEqual({
      before: { poundPerDollar: 0.75, ratesDate: '2026-11-02' },
      after: { poundPerDollar: 0.8, ratesDate: TODAY },
    })
  })
})

const YESTERDAY = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
/** Date format of the bank's CSV: 20 November 2026. */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(YESTERDAY))
const DAILY = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube time='${YESTERDAY}'>
    <Cube currency='USD' rate='1.25'/><Cube currency='JPY' rate='181.5'/><Cube currency='GBP' rate='0.875'/><Cube currency='TRY' rate='55.5'/>
  </Cube></Cube>
</gesmes:Envelope>`
const CSV = `Date, USD, JPY, GBP, TRY, \n${DAY}, 1.25, 181.5, 0.875, 55.5, \n`

describe('npm run rates', () => {
  let folder: string
  beforeAll(async () => {
    script = await bundledScript('rates')
    folder = await mkdtemp(path.join(tmpdir(), 'hekima-'))
    // The command uses the machine's clock.
    await app.query("delete from exchange_rates where as_of > '2026-11-02'")
    await app.query("update exchange_rates set as_of = '2020-01-02'")
  })
  afterAll(() => rm(folder, { recursive: true }))
  let script: string
  const run = (...args: string[]) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      const env = { ...process.env, DATABASE_URL: app.databaseUrl, NODE_ENV: 'development' }
      execFile(process.execPath, [script, ...args], { cwd: projectRoot(), env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      )
    })

  test('reads the reference rates of the European Central Bank from an address, also from its zip', async () => {
    const server = createServer((_, response) => response.end(DAILY)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const entered = await run(`http://127.0.0.1:${port}/eurofxref-daily.xml`)
    server.close()
    expect(entered).toEqual({
      code: 0,
      stdout: `Entered: 1 USD = 0.8 EUR = 0.7 GBP = 44.4 TRY (European Central Bank, ${YESTERDAY})\n`,
      stderr: '',
    })
    expect(await dollars()).toEqual({ service: 112.5, fee: 215, from: 53.75, typical: 53.75 })

    const zip = new yazl.ZipFile()
    zip.addBuffer(Buffer.from(CSV), 'eurofxref.csv')
    zip.end()
    const file = path.join(folder, 'eurofxref.zip')
    await once(zip.outputStream.pipe(createWriteStream(file)), 'finish')
    expect(await run(file)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Known already: 1 USD = 0\.8 EUR/),
    })
    await app.query("delete from exchange_rates where as_of > '2020-01-02'")
  })

  test('enters nothing from an invalid file', async () => {
    const file = path.join(folder, 'page.html')
    await writeFile(file, '<html>No rates today</html>')
    expect(await run(file)).toMatchObject({
      code: 1,
      stderr: 'This is no file of euro reference rates (eurofxref-daily.xml or eurofxref.zip).\n',
    })
    expect(await app.query(`select from exchange_rates where as_of > '2020-01-02'`)).toEqual([])
  })
})
