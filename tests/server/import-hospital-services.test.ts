import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Refusal } from '#server/features/administration/imports/lists/batches.ts'
import { importHospitalServices } from '#server/features/administration/imports/lists/hospital-services.ts'
import { insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

let database: Awaited<ReturnType<typeof scratchDatabase>>
beforeAll(async () => {
  database = await scratchDatabase()
})
afterAll(() => database.close())

const HEADER = 'hospital;province;service;price;currency;nights;stayDays;priceIncludes;priceExcludes'
async function load(rows: string[], { header = HEADER, isDryRun = false } = {}) {
  const refused: Pick<Refusal, 'line' | 'reason'>[] = []
  const source = async function* () {
    yield Buffer.from([header, ...rows].join('\n'))
  }
  const onRefused = ({ line, reason }: Refusal) => refused.push({ line, reason })
  const { added, changed, unchanged } = await importHospitalServices(database.db, source, { isDryRun, onRefused })
  return { counts: [added, changed, unchanged], refused }
}
const offers = () =>
  database.query<{
    price: number | null
  }>(`select h.city, s.name as service, o.price::float, o.currency, o.nights, o.stay_days as days,
      array_to_string(o.price_includes, ' ') as includes, array_to_string(o.price_excludes, ' ') as excludes
    from hospital_services o join hospitals h on h.id = o.hospital_id join health_services s on s.id = o.service_id
    order by s.name desc`)

beforeEach(async () => {
  await database.query('delete from hospitals; delete from health_services')
  const umut = await insertHospital(database.db, { name: 'Umut Hospital', city: 'İzmir' })
  await insertHospital(database.db, { name: 'Umut Hospital', city: 'Van' })
  await insertHealthService(database.db, { name: 'Knee Replacement', price: 7800, currency: 'USD' }, [umut.id])
  await insertHealthService(database.db, { name: 'Dental Implants', price: 900, currency: 'EUR' })
})

test('a list of hospitals’ treatments states prices, stays and what the prices include, in any language', async () => {
  const rows = [
    'UMUT HOSPITAL;izmir;knee replacement;7.500,50;;5;12;surgeon, Anestezi, Отель;Tercüman | transfer',
    'Umut Hospital;Van;Dental Implants;650;USD;;;implant;',
  ]
  expect(await load(rows, { isDryRun: true })).toEqual({ counts: [1, 1, 0], refused: [] })
  expect((await offers()).map(({ price }) => price)).toEqual([null])
  expect(await load(rows)).toEqual({ counts: [1, 1, 0], refused: [] })
  const stated = [
    {
      city: 'İzmir',
      service: 'Knee Replacement',
      price: 7500.5,
      currency: 'USD',
      nights: 5,
      days: 12,
      includes: 'surgeon anaesthesia hotel',
      excludes: 'transfer interpreter',
    },
    {
      city: 'Van',
      service: 'Dental Implants',
      price: 650,
      currency: 'USD',
      nights: null,
      days: null,
      includes: 'implant',
      excludes: '',
    },
  ]
  expect(await offers()).toEqual(stated)
  expect((await load(rows)).counts).toEqual([0, 0, 2])
  // Empty cells keep what is there, and a part that moves leaves the other list.
  expect((await load(['Umut Hospital;İzmir;Knee Replacement;;;;;;hotel'])).counts).toEqual([0, 1, 0])
  expect(await offers()).toEqual([{ ...stated[0], includes: 'surgeon anaesthesia', excludes: 'hotel' }, stated[1]])
})

test('a row with a wrong name or part is refused, and the others are taken', async () => {
  const { counts, refused } = await load([
    'Elsewhere;;Knee Replacement;;;;;;',
    'Umut Hospital;;Knee Replacement;;;;;;',
    'Umut Hospital;Van;Levitation;;;;;;',
    'Umut Hospital;Van;Knee Replacement;;;;;breakfast;',
    'Umut Hospital;Van;Knee Replacement;;;;;hotel;hotel',
    'Umut Hospital;Van;Knee Replacement;;;five;;;',
    'Umut Hospital;Van;Dental Implants;;;;;;',
    'Umut Hospital;Van;DENTAL IMPLANTS;;;;;;',
  ])
  expect(counts).toEqual([1, 0, 0])
  expect(refused.sort((a, b) => a.line - b.line)).toEqual([
    { line: 2, reason: 'There is no hospital named "Elsewhere".' },
    { line: 3, reason: 'There are several hospitals named "Umut Hospital".' },
    { line: 4, reason: 'There is no active service named "Levitation".' },
    { line: 5, reason: 'priceIncludes "breakfast" cannot be used: Please choose parts from the list.' },
    { line: 6, reason: 'The same part cannot be both included and not included.' },
    { line: 7, reason: expect.stringContaining('nights') },
    { line: 9, reason: 'The treatment is already listed in line 8.' },
  ])
})
