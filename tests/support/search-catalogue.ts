import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { setNextFree } from './next-free.ts'
import { startTestApp } from './server.ts'

// A Wednesday, 11:00 in Istanbul.
const WEDNESDAY = new Date('2026-11-18T08:00:00Z')

type Facts = { rating?: number; reviews?: number; freeAt?: string }

/**
 * Starts an application with the fixed catalogue of the search tests. Returns IDs by short names.
 */
export async function startSearchApp({ env }: { env?: Record<string, string> } = {}) {
  const app = await startTestApp({ clock: () => WEDNESDAY, env })
  const hospital: Record<string, string> = {}
  const service: Record<string, string> = {}
  const free: [string, string | null][] = []

  async function rate(table: 'hospitals' | 'doctors', id: string, { rating = 0, reviews = 0, freeAt }: Facts) {
    free.push([id, freeAt ?? null])
    await app.query(`update ${table} set rating_sum = $2, review_count = $3 where id = $1`, [
      id,
      Math.round(rating * reviews),
      reviews,
    ])
  }

  const add = async (key: string, overrides: Parameters<typeof insertHospital>[1], facts: Facts = {}) => {
    hospital[key] = (await insertHospital(app.db, overrides)).id
    await rate('hospitals', hospital[key], facts)
  }
  await add(
    'sisli',
    {
      name: 'Şişli Kalp Hastanesi',
      city: 'İstanbul',
      district: 'Şişli',
      address: 'Ihlamur Sokak 3',
      insurers: ['Allianz'],
    },
    { rating: 4, reviews: 10, freeAt: '2026-11-18T14:00:00Z' },
  )
  await add(
    'kadikoy',
    {
      name: 'Memorial Kadıköy',
      city: 'ISTANBUL',
      district: 'Kadıköy',
      address: 'Bağdat Caddesi 9',
      languages: ['Arabic'],
    },
    { rating: 5, reviews: 4, freeAt: '2026-11-19T07:00:00Z' },
  )
  await add(
    'ankara',
    {
      name: 'Güven Hospital',
      city: 'Ankara',
      district: 'Çankaya',
      address: 'Memorial Bulvarı 1',
      languages: ['German'],
    },
    { rating: 4.5, reviews: 20, freeAt: '2026-11-24T07:00:00Z' },
  )
  await add(
    'izmir',
    { name: 'Ege 100% Sağlık', city: 'İzmir', district: 'Bornova', address: 'Ankara Caddesi 5' },
    { freeAt: '2026-12-24T07:00:00Z' },
  )
  await add('closed', { name: 'Memorial Closed', city: 'İstanbul', isActive: false }, { rating: 5, reviews: 50 })
  await app.query('update hospitals set latitude = 39.921, longitude = 32.854 where id = $1', [hospital.ankara])
  await app.query('update hospitals set latitude = 38.419, longitude = 27.129 where id = $1', [hospital.izmir])

  const offer = async (key: string, name: string, price: number | null, at: string[]) => {
    const ids = at.map((place) => hospital[place] ?? '')
    service[key] = (await insertHealthService(app.db, { name, price, category: 'Surgery' }, ids)).id
  }
  await offer('bypass', 'Kalp Bypass Ameliyatı', 450, ['sisli', 'kadikoy', 'closed'])
  await offer('checkup', 'Check-up', 100, ['sisli', 'ankara'])
  await offer('dental', 'Dental Implant', 99.99, ['kadikoy'])
  await offer('request', 'Robotic Surgery', null, ['izmir'])
  await app.query(
    "update hospital_services set price = 600, currency = 'EUR' where hospital_id = $1 and service_id = $2",
    [hospital.kadikoy, service.bypass],
  )

  type Person = Parameters<typeof insertDoctor>[1] & { does?: string[] }
  const treat = async (fullName: string, at: string | null, { does = [], ...overrides }: Person, facts: Facts = {}) => {
    const whole = { fullName, hospitalId: at ? hospital[at] : null, ...overrides }
    const serviceIds = does.map((key) => service[key] ?? '')
    const row = await insertDoctor(app.db, whole, serviceIds)
    await rate('doctors', row.id, facts)
  }
  await treat(
    'Dr. Işıl Öztürk',
    'sisli',
    { specialty: 'Cardiology', consultationFee: 300, experienceYears: 12, does: ['bypass'] },
    { rating: 4.2, reviews: 9, freeAt: '2026-11-18T13:00:00Z' },
  )
  await treat(
    'Dr. Mehmet Kalp',
    'ankara',
    {
      specialty: 'Neurology',
      consultationFee: 80,
      languagesSpoken: ['German'],
      experienceYears: 30,
      does: ['checkup'],
    },
    { rating: 4.9, reviews: 3, freeAt: '2026-11-25T13:00:00Z' },
  )
  await treat('Dr. Ada Solo', null, { specialty: 'Oncology', consultationFee: null, experienceYears: 2 })
  await treat('Dr. Kapalı', 'closed', { specialty: 'Cardiology' })
  for (const [id, at] of free) await setNextFree(app, id, at)
  return { app, hospital, service }
}
