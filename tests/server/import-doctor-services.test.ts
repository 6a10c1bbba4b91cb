import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Refusal } from '#server/features/administration/imports/lists/batches.ts'
import { importDoctorServices } from '#server/features/administration/imports/lists/doctor-services.ts'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

let database: Awaited<ReturnType<typeof scratchDatabase>>
beforeAll(async () => {
  database = await scratchDatabase()
})
afterAll(() => database.close())

const HEADER = 'doctor;hospital;service;price;currency'
async function load(rows: string[], { isDryRun = false } = {}) {
  const refused: Pick<Refusal, 'line' | 'reason'>[] = []
  const source = async function* () {
    yield Buffer.from([HEADER, ...rows].join('\n'))
  }
  const onRefused = ({ line, reason }: Refusal) => refused.push({ line, reason })
  const { added, changed, unchanged } = await importDoctorServices(database.db, source, { isDryRun, onRefused })
  return { counts: [added, changed, unchanged], refused }
}
const links = () =>
  database.query(`select d.full_name as doctor, s.name as service, l.price::float, l.currency from doctor_services l
    join doctors d on d.id = l.doctor_id join health_services s on s.id = l.service_id order by 1, 2`)

describe('importDoctorServices', () => {
  beforeEach(async () => {
    await database.query('delete from doctors; delete from hospitals; delete from health_services')
    const umut = await insertHospital(database.db, { name: 'Umut Şişli Hospital' })
    await insertHealthService(database.db, { name: 'Knee Replacement', price: 7800, currency: 'USD' }, [umut.id])
    await insertHealthService(database.db, { name: 'Hip Replacement', price: 8200, currency: 'EUR' }, [umut.id])
    await insertHealthService(database.db, { name: 'Dental Implants' })
    await insertDoctor(database.db, { hospitalId: umut.id, fullName: 'Dr. Ayşe Çınar' })
    await insertDoctor(database.db, { hospitalId: null, fullName: 'Dr. Deniz Kaya' })
    await database.query('delete from doctor_services')
  })

  test('links doctors to treatments by name, in any spelling and with any title', async () => {
    const rows = [
      'OP. DR. AYŞE ÇINAR;UMUT ŞİŞLİ HOSPITAL;knee replacement;7.500,50;EUR',
      'Ayse Cinar;Umut Sisli Hospital;Hip Replacement;;',
      'Deniz Kaya;;Dental Implants;650;',
    ]
    expect(await load(rows)).toEqual({ counts: [3, 0, 0], refused: [] })
    const linked = [
      { doctor: 'Dr. Ayşe Çınar', service: 'Hip Replacement', price: null, currency: null },
      { doctor: 'Dr. Ayşe Çınar', service: 'Knee Replacement', price: 7500.5, currency: 'EUR' },
      { doctor: 'Dr. Deniz Kaya', service: 'Dental Implants', price: 650, currency: 'USD' },
    ]
    expect(await links()).toEqual(linked)
    expect((await load(rows)).counts).toEqual([0, 0, 3])
    expect((await load(['Ayşe Çınar;Umut Şişli Hospital;Knee Replacement;7000;'])).counts).toEqual([0, 1, 0])
    expect(await links()).toEqual(linked.map((link) => (link.price === 7500.5 ? { ...link, price: 7000 } : link)))
  })

  test('refuses a row with the wrong names and imports the others', async () => {
    const { counts, refused } = await load([
      'Nobody;Umut Şişli Hospital;Knee Replacement;;',
      'Ayşe Çınar;Elsewhere;Knee Replacement;;',
      'Ayşe Çınar;Umut Şişli Hospital;Levitation;;',
      'Ayşe Çınar;Umut Şişli Hospital;Dental Implants;;',
      'Ayşe Çınar;Umut Şişli Hospital;Knee Replacement;free;',
      'Ayşe Çınar;Umut Şişli Hospital;Knee Replacement;10;YEN',
      'Ayşe Çınar;Umut Şişli Hospital;Hip Replacement;;',
      'Ayşe Çınar;Umut Şişli Hospital;HIP REPLACEMENT;;',
    ])
    expect(counts).toEqual([1, 0, 0])
    expect(refused.sort((a, b) => a.line - b.line)).toEqual([
      { line: 2, reason: 'There is no doctor named "Nobody" at this hospital.' },
      { line: 3, reason: 'There is no hospital named "Elsewhere".' },
      { line: 4, reason: 'There is no active service named "Levitation".' },
      { line: 5, reason: 'The hospital does not offer "Dental Implants".' },
      { line: 6, reason: '"free" is not a price: Price must be a number.' },
      { line: 7, reason: '"YEN" is not one of the currencies USD, EUR, GBP, TRY.' },
      { line: 9, reason: 'The link is already listed in line 8.' },
    ])
  })

  test('a dry run writes nothing', async () => {
    const rows = ['Ayşe Çınar;Umut Şişli Hospital;Knee Replacement;;']
    expect((await load(rows, { isDryRun: true })).counts).toEqual([1, 0, 0])
    expect(await links()).toEqual([])
  })
})
