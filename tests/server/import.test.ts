import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config.ts'
import type { ImportOptions, Refusal } from '#server/features/administration/imports/lists/batches.ts'
import { importHospitals } from '#server/features/administration/imports/lists/hospitals.ts'
import { offeredServices } from '#server/features/administration/imports/lists/offered-services.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { DEMO_SERVICES } from '#server/seed/demo-services.ts'
import { bundledScript } from '#tests/support/bundled.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

let database: Awaited<ReturnType<typeof scratchDatabase>>
beforeAll(async () => {
  database = await scratchDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.query('delete from hospitals; delete from health_services'))

const HEADER = 'code,name,type,province,district,address,phone,website'
const source = (...rows: string[]) =>
  async function* () {
    yield Buffer.from([HEADER, ...rows].join('\n'))
  }
const load = (...rows: string[]) => importHospitals(database.db, source(...rows))
const CODED = 'K-1,ÖZEL ACIBADEM ADANA HASTANESİ,Özel Genel Hastane,ADANA,SEYHAN,SEYHAN/ADANA,,'
const ISTANBUL = 'K-2,ÖZEL İSTANBUL GÖZ HASTANESİ,Özel Göz Hastanesi,İSTANBUL,ŞİŞLİ,ŞİŞLİ/İSTANBUL,0212 224 49 50,'
const CENTRE = 'K-3,ÖZEL BATMAN HASTANESİ,Özel Genel Hastane,BATMAN,MERKEZ,MERKEZ/BATMAN,,'

type Row = { id: string; name: string; [column: string]: unknown }
const hospital = async (name: string) => {
  const [row] = await database.query<Row>('select * from hospitals where name = $1', [name])
  if (!row) throw new Error(`no hospital named ${name}`)
  return row
}
const addServices = () =>
  database.db.insert(healthServices).values([
    { name: 'General Examination', description: 'd', category: 'Primary Care' },
    { name: 'Complete Blood Test', description: 'd', category: 'Diagnostics' },
    { name: 'Cataract Surgery', description: 'd', category: 'Vision Care' },
    { name: 'Closed Service', description: 'd', category: 'Primary Care', isActive: false },
  ])

describe('importHospitals', () => {
  test('adds hospitals that are active, unverified, without reviews, and only with facts of the list', async () => {
    await addServices()
    expect(await load(CODED, ISTANBUL)).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 0, withoutServices: 0 })
    expect(await hospital('Özel Acıbadem Adana Hastanesi')).toMatchObject({
      city: 'Adana',
      district: 'Seyhan',
      address: 'Seyhan/Adana',
      country: 'Türkiye',
      latitude: 36.994,
      longitude: 35.312,
      location_approximate: true,
      insurers: null,
      languages: [],
      price_from: null,
      is_active: true,
      is_verified: false,
      review_count: 0,
      description: null,
      website: null,
    })
    const offered = await database.query<{ hospital: string; service: string }>(
      `select h.name as hospital, s.name as service from hospital_services hs
       join hospitals h on h.id = hs.hospital_id join health_services s on s.id = hs.service_id order by 1, 2`,
    )
    expect(offered).toEqual([
      { hospital: 'Özel Acıbadem Adana Hastanesi', service: 'Complete Blood Test' },
      { hospital: 'Özel Acıbadem Adana Hastanesi', service: 'General Examination' },
      { hospital: 'Özel İstanbul Göz Hastanesi', service: 'Cataract Surgery' },
    ])
    expect(await database.query('select from hospital_services where not on_request')).toEqual([])
    expect(await database.query('select from opening_hours')).toEqual([])
  })

  test('a second run changes nothing', async () => {
    await addServices()
    await load(CODED, ISTANBUL, CENTRE)
    const everything = () => database.query('select h.*, h.xmin from hospitals h order by id')
    const before = await everything()
    expect(await load(CENTRE, ISTANBUL, CODED)).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
    expect(await everything()).toEqual(before)
  })

  test.each(['istanbul', 'ISTANBUL', 'İstanbul', 'ıstanbul'])('%s finds the hospitals of İstanbul', async (text) => {
    await load(CODED, ISTANBUL)
    const found = await database.query('select name from hospitals where is_active and city_key = fold($1)', [text])
    expect(found).toEqual([{ name: 'Özel İstanbul Göz Hastanesi' }])
  })

  test('updates fields that differ in the list and keeps those it lacks', async () => {
    await load(ISTANBUL, CODED)
    await database.query(
      `insert into certificates (id, hospital_id, kind, number, issuer, expires_on, checked_at)
       select gen_random_uuid(), id, 'operating_licence', '34-1', 'Ministry of Health', '2999-12-31', now()
       from hospitals where city = 'İstanbul'`,
    )
    await database.query(
      `update hospitals set description = 'Ours', is_active = false, email = 'a@b.example',
       latitude = 41.5, longitude = 29.5, location_approximate = false where city = 'İstanbul'`,
    )
    const moved = 'K-2,ÖZEL İSTANBUL GÖZ HASTANESİ,Özel Göz Hastanesi,İSTANBUL,BEYOĞLU,,,goz.example.com'
    expect(await load(moved, CODED)).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    expect(await hospital('Özel İstanbul Göz Hastanesi')).toMatchObject({
      district: 'Beyoğlu',
      address: 'Şişli/İstanbul',
      phone: '+90 212 224 49 50',
      website: 'https://goz.example.com',
      description: 'Ours',
      email: 'a@b.example',
      is_verified: true,
      is_active: false,
      latitude: 41.5,
      longitude: 29.5,
    })
  })

  test('a pin in the centre of the old district follows the hospital', async () => {
    await load(CODED)
    await load(CODED.replace('SEYHAN,', 'KOZAN,'))
    expect(await hospital('Özel Acıbadem Adana Hastanesi')).toMatchObject({ latitude: 37.455, longitude: 35.815 })
  })

  test('a renamed hospital stays the same one, and so does one whose code was corrected', async () => {
    await load(CODED, ISTANBUL)
    const { id } = await hospital('Özel Acıbadem Adana Hastanesi')
    expect(await load(CODED.replace('ACIBADEM', 'YENİ'), ISTANBUL)).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 1,
    })
    expect((await hospital('Özel Yeni Adana Hastanesi')).id).toBe(id)
    expect(await load(CODED.replace('ACIBADEM', 'YENİ').replace('K-1', 'K-9'))).toMatchObject({ added: 0, changed: 1 })
    expect((await hospital('Özel Yeni Adana Hastanesi')).id).toBe(id)
  })

  test('hospitals that share a code are never confused', async () => {
    const same = (name: string) => CODED.replace('ACIBADEM', name)
    await load(same('BİR'), same('İKİ'))
    const { id } = await hospital('Özel Bir Adana Hastanesi')
    expect(await load(same('ÜÇ'), same('İKİ'))).toMatchObject({ added: 1, changed: 0, unchanged: 1 })
    expect((await hospital('Özel Bir Adana Hastanesi')).id).toBe(id)
  })

  test('reports how many offer nothing, and links them once there are services', async () => {
    expect(await load(CODED, CENTRE)).toMatchObject({ added: 2, withoutServices: 2 })
    await addServices()
    expect(await load(CODED, CENTRE)).toMatchObject({ changed: 2, withoutServices: 0 })
    expect(await load(CODED, CENTRE)).toMatchObject({ changed: 0, unchanged: 2, withoutServices: 0 })
  })

  test('a row that the database refuses loses no other', async () => {
    await database.query(`alter table hospitals add constraint no_batman check (city <> 'Batman')`)
    try {
      const refused: Refusal[] = []
      const options: ImportOptions = { onRefused: (refusal) => refused.push(refusal) }
      expect(await importHospitals(database.db, source(CODED, CENTRE, ISTANBUL), options)).toMatchObject({
        added: 2,
        refused: 1,
      })
      expect(refused).toEqual([{ line: 3, text: CENTRE, reason: 'The database rejected this row.' }])
    } finally {
      await database.query('alter table hospitals drop constraint no_batman')
    }
  })

  test('a dry run shows the changes and changes nothing', async () => {
    await load(CODED)
    const before = await database.query('select h.*, h.xmin from hospitals h')
    const said: string[] = []
    const options: ImportOptions = { isDryRun: true, onChange: (change) => said.push(change) }
    const rows = source(CODED.replace('SEYHAN/ADANA', 'KURTULUŞ MAH. 5'), ISTANBUL)
    expect(await importHospitals(database.db, rows, options)).toMatchObject({ added: 1, changed: 1 })
    expect(said).toEqual([
      'Line 2: change Özel Acıbadem Adana Hastanesi: address Kurtuluş Mah. 5',
      'Line 3: add Özel İstanbul Göz Hastanesi; Şişli, İstanbul',
    ])
    expect(await database.query('select h.*, h.xmin from hospitals h')).toEqual(before)
  })

  test('more rows than one batch are all written, and matched again', async () => {
    const rows = Array.from({ length: 1201 }, (_, at) => CODED.replace('ACIBADEM', `ŞUBE ${at}`))
    expect(await load(...rows)).toMatchObject({ added: 1201 })
    expect(await load(...rows)).toMatchObject({ added: 0, unchanged: 1201 })
  })

  test('two imports of one list at the same time add every hospital once', async () => {
    const [a, b] = await Promise.all([load(CODED, ISTANBUL, CENTRE), load(CODED, ISTANBUL, CENTRE)])
    expect(a.added + b.added).toBe(3)
    expect(await database.query('select count(*) as n from hospitals')).toEqual([{ n: 3 }])
  })
})

describe('offeredServices', () => {
  const service = (name: string, category: Parameters<typeof offeredServices>[1][number]['category']) => ({
    id: name,
    name,
    category,
  })
  const services = [
    service('General Check-up', 'Preventive Care'),
    service('Teeth Whitening', 'Dental Care'),
    service('Physiotherapy', 'Therapy'),
    service('Speech Therapy', 'Therapy'),
    service('Prenatal and Pregnancy Care', 'Specialist Care'),
    service('Heart Transplant', 'Surgery'),
    service('PET-CT Scan', 'Diagnostics'),
    service('Child Psychology', 'Mental Health'),
    service('Ambulance Transfer', 'Emergency'),
    service('Ultrasound', 'Diagnostics'),
  ]
  const namesFor = (type: string, name = 'Özel Umut Hastanesi') =>
    offeredServices({ type, name }, services).map((offered) => offered.name)
  test.each([
    ['Özel Genel Hastane', ['General Check-up', 'Ultrasound']],
    ['', ['General Check-up', 'Ultrasound']],
    ['DEVLET_HASTANESI', ['General Check-up', 'Ultrasound']],
    ['Özel Diş Hastanesi', ['Teeth Whitening']],
    ['AGIZ_DIS_SAGLIGI_MERKEZI', ['Teeth Whitening']],
    ['Özel Fizik Tedavi ve Rehabilitasyon Hastanesi', ['Physiotherapy']],
    ['Özel Kadın Hastalıkları ve Doğum Hastanesi', ['Prenatal and Pregnancy Care']],
    ['Özel Doğum Hastanesi', ['Prenatal and Pregnancy Care']],
    ['Özel Kalp ve Damar Cerrahisi Hastanesi', ['Heart Transplant']],
    ['RUH_SAGLIGI_HASTALIKLARI_HASTANESI', ['Child Psychology']],
    ['GOGUS_HASTALIKLARI_HASTANESI', []],
    ['Özel Çocuk Hastanesi', []],
    ['Özel Göz Hastanesi', []],
  ])('%s offers %j', (type, names) => {
    expect(namesFor(type)).toEqual(names)
  })
  test.each([
    ['Adana Ağız ve Diş Sağlığı Hastanesi', ['Teeth Whitening']],
    ['Elazığ Ruh Sağlığı ve Hastalıkları Hastanesi', ['Child Psychology']],
    ['Özel Dünyagöz Hastanesi', []],
    ['Özel Gözde Hastanesi', ['General Check-up', 'Ultrasound']],
    ['Dışkapı Devlet Hastanesi', ['General Check-up', 'Ultrasound']],
    ['Özel Ruha Academia Hastanesi', ['General Check-up', 'Ultrasound']],
  ])('%s offers %j by its name', (name, names) => {
    expect(namesFor('Özel Genel Hastane', name)).toEqual(names)
  })
  test('a dental centre offers all the dental care of the demo data and nothing else', () => {
    const known = DEMO_SERVICES.map(({ name, category }) => service(name, category))
    const offered = offeredServices({ type: 'AGIZ_DIS_SAGLIGI_MERKEZI', name: 'Kars ADSM' }, known)
    expect(offered).toEqual(known.filter(({ category }) => category === 'Dental Care'))
    const general = offeredServices({ type: 'DEVLET_HASTANESI', name: 'Kars Devlet Hastanesi' }, known)
    expect(general.map(({ name }) => name)).toEqual(['Full Health Screening', 'Blood Tests', 'Emergency Care'])
  })
})

describe('npm run import', () => {
  let script: string
  const run = (...args: string[]) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      const env = { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'development' }
      execFile(process.execPath, [script, ...args], { cwd: projectRoot(), env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      )
    })
  let folder: string
  const file = async (...rows: string[]) => {
    const name = path.join(folder, 'list.csv')
    await writeFile(name, [HEADER, ...rows].join('\n'))
    return name
  }
  beforeAll(async () => {
    script = await bundledScript('import')
    folder = await mkdtemp(path.join(tmpdir(), 'hekima-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('prints the result, the refused lines and its exit code', async () => {
    await addServices()
    const bad = await run('hospitals', await file(CODED, 'K-7,,x,ADANA,,,,', ISTANBUL, 'K-8,A,x,NOWHERE,,,,'))
    expect(bad.stdout).toBe('Hospitals: 2 added, 0 changed, 0 unchanged, 2 refused.\n')
    expect(bad.stderr).toContain('Line 3: The name is missing.\nLine 5: "NOWHERE" is not one of the 81 provinces.\n')
    expect(bad.stderr).toContain('Importing: 2 of 2 rows')
    expect(bad.code).toBe(2)
    expect(await readFile(path.join(folder, 'list.csv.refused.csv'), 'utf8')).toBe(
      '\uFEFFline,reason,row\n"3","The name is missing.","K-7,,x,ADANA,,,,"\n' +
        '"5","""NOWHERE"" is not one of the 81 provinces.","K-8,A,x,NOWHERE,,,,"\n',
    )
    const dry = await run('hospitals', await file(CODED, CENTRE), '--dry-run')
    expect(dry.stdout).toContain('Line 3: add Özel Batman Hastanesi; Merkez, Batman; 2 services on request\n')
    expect(dry.stdout).toContain('Nothing was written. Hospitals: 1 added, 0 changed, 1 unchanged, 0 refused.\n')
    const good = await run('hospitals', await file(CODED, ISTANBUL))
    expect(good).toMatchObject({ code: 0, stdout: 'Hospitals: 0 added, 0 changed, 2 unchanged, 0 refused.\n' })
  })

  test('explains errors of a file, and its usage', async () => {
    expect(await run('hospitals', path.join(folder, 'none.csv'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('there is no such file'),
    })
    expect(await run('doctors')).toMatchObject({ code: 1, stderr: expect.stringContaining('Usage: npm run import') })
  })
})
