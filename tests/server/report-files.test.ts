import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES, UI_LANGUAGES } from '#domain/languages.ts'
import { type Clinic, insertClinic, NOON } from '#tests/support/clinic.ts'
import { lettersOf, readPdf } from '#tests/support/pdf.ts'
import { type Reporting, reporting } from '#tests/support/reports.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { readZip } from '#tests/support/zip.ts'

let app: TestApp
let lists: Reporting
let clinic: Clinic
let id: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  lists = reporting(app)
  clinic = await insertClinic(app)
  await app.query(`update health_services set name = '=HYPERLINK("http://evil.example")' where id = $1`, [
    clinic.service.id,
  ])
  const done = { status: 'completed' as const }
  await lists.insert(clinic, { date: '2026-02-10', time: '10:00', ...done, price: 1234.5, currency: 'USD' })
  await lists.insert(clinic, { date: '2026-02-11', time: '10:00', ...done, price: 20, currency: 'TRY' })
  await lists.insert(clinic, { date: '2026-02-12', time: '10:00', ...done })
  id = (await lists.made(clinic, { kind: 'revenue', period: 'custom', from: '2026-01-15', to: '2026-06-10' })).id
})
afterAll(() => app.close())

const file = (name: string, token = clinic.staff.token) =>
  lists.get(clinic, `/${id}/${name}`, token).responseType('blob')
const textOf = async (name: string) => String((await file(name)).body)

describe('a report as CSV', () => {
  test('has numbers as numbers and days as dates', async () => {
    const answer = await file('report.csv')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="revenue-2026-01-15-2026-06-10.csv"')
    expect(String(answer.body).split('\n').slice(0, 4)).toEqual([
      '\ufeffFirst day,Last day,Completed,Price on request,USD,TRY',
      '2026-01-15,2026-01-31,0,0,,',
      '2026-02-01,2026-02-28,3,1,1234.5,20',
      '2026-03-01,2026-03-31,0,0,,',
    ])
  })

  test('contains no formula, and uses the requested language', async () => {
    const lines = (await textOf('report.csv?table=services&language=tr')).split('\n')
    expect(lines[0]).toBe('\ufeffHizmet,Tamamlandı,Fiyat için sorun,USD,TRY')
    expect(lines[1]).toMatch(/^"?'=HYPERLINK/)
    expect((await file('report.csv?table=ages')).status).toBe(404)
    expect((await file('report.csv?language=de')).status).toBe(400)
  })
})

describe('a report as a workbook', () => {
  test.each(UI_LANGUAGES)('has an overview and a sheet for each table, in %s', async (language) => {
    const answer = await file(`report.xlsx?language=${language}`)
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    const folder = await mkdtemp(path.join(tmpdir(), 'report-'))
    await writeFile(path.join(folder, 'a.xlsx'), answer.body)
    const parts = await readZip(path.join(folder, 'a.xlsx'))
    await rm(folder, { recursive: true })
    expect([...parts.keys()].filter((name) => /worksheets\/sheet\d\.xml$/.test(name))).toHaveLength(3)
    const [buckets = '', services = ''] = [2, 3].map((at) => parts.get(`xl/worksheets/sheet${at}.xml`))
    expect(buckets).toMatch(/<v>1234\.5<\/v>/)
    expect(buckets.includes('rightToLeft="1"')).toBe(language === 'ar')
    // A cell that looks like a formula is text.
    expect(services).not.toContain('<f>')
    expect([...parts.values()].join()).toContain('=HYPERLINK("http://evil.example")')
  })
})

describe('a report as PDF', () => {
  const words = { en: 'Thisisnotcash.', tr: 'Bunakitdeğildir.', ru: 'Этонеденьгивкассе.', ar: 'ليستنقودًا' }
  test.each(UI_LANGUAGES)('explains in %s that revenue is not cash, and has the numbers', async (language) => {
    const answer = await file(`report.pdf?language=${language}`)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const { pieces, info, pages } = await readPdf(answer.body)
    expect(pages).toBe(1)
    expect(info).toMatchObject({ Language: language })
    const letters = lettersOf(pieces).normalize('NFKC')
    expect(letters).toContain(words[language].normalize('NFKC'))
    for (const fact of [clinic.hospital.name, 'USD', 'TRY']) expect(letters).toContain(fact.replaceAll(' ', ''))
    expect(letters).toMatch(/1[.,\s]?234[.,]50/)
    // The scale of the chart has the steps of the page.
    for (const step of [0, 350, 700])
      expect(pieces.map(({ text }) => text)).toContain(new Intl.NumberFormat(LOCALES[language]).format(step))
    // No text is outside the margins.
    for (const { text, x, width } of pieces) {
      expect(x, text).toBeGreaterThanOrEqual(56)
      expect(x + width, text).toBeLessThanOrEqual(595.28 - 56)
    }
  })

  test('continues over pages with repeated heads and page numbers', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `Dr. Ünal Şimşek Öğüt-${at}`)
    for (const fullName of many)
      await app.query(
        `insert into doctors (id, hospital_id, full_name, specialty) values (gen_random_uuid(), $1, $2, 'Cardiology')`,
        [clinic.hospital.id, fullName],
      )
    const { id: other } = await lists.made(clinic, { kind: 'doctors', period: 'week' })
    const answer = await lists.get(clinic, `/${other}/report.pdf`).responseType('blob')
    const { pages, pieces } = await readPdf(answer.body)
    const letters = lettersOf(pieces)
    expect(pages).toBeGreaterThan(1)
    expect(letters).toContain(`Page1of${pages}`)
    expect(letters.split('Bookedhours').length).toBeGreaterThan(pages)
    for (const name of many) expect(letters).toContain(name.replaceAll(' ', ''))
  })
})

test('there is no file of an unfinished report, or for other users', async () => {
  const { body: waiting } = await lists.ask(clinic, { kind: 'doctors', period: 'week' })
  const other = await insertClinic(app)
  for (const name of ['report.csv', 'report.xlsx', 'report.pdf']) {
    expect((await lists.get(clinic, `/${waiting.id}/${name}`)).status).toBe(409)
    expect((await file(name, other.staff.token)).status).toBe(404)
  }
})
