import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUser } from '#server/seed/factories.ts'
import {
  bookingOf,
  type Clinic,
  doors,
  insertClinic,
  insertPatient,
  NOON,
  PATIENT_INFO,
} from '#tests/support/clinic.ts'
import { lettersOf, readPdf } from '#tests/support/pdf.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())
beforeEach(async () => {
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
})

const book = async (patientInfo: object = {}) =>
  (await doors.REST.book(app, ada.token, bookingOf(clinic, { patientInfo: { ...PATIENT_INFO, ...patientInfo } }))).body
const download = (id: string, token?: string, query = '') => {
  const sent = app.request.get(`/api/Appointments/${id}/receipt.pdf${query}`).responseType('blob')
  return token ? sent.set('authorization', `Bearer ${token}`) : sent
}
const read = async (id: string, lang: string) => readPdf((await download(id, ada.token, `?lang=${lang}`)).body)
const squeeze = (text: string) => text.replace(/\s/gu, '')

describe('GET /api/Appointments/{id}/receipt.pdf', () => {
  test('is one A4 page with the whole booking', async () => {
    await app.query(`update health_services set price = 170, currency = 'USD' where id = $1`, [clinic.service.id])
    const booked = await book()
    // The price at the time of booking.
    await app.query('update health_services set price = 900 where id = $1', [clinic.service.id])
    const answer = await download(booked.id, ada.token)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${booked.bookingId}.pdf"`)
    const { pages, pieces, size, info } = await readPdf(answer.body)
    expect(pages).toBe(1)
    expect(size.map((points) => Math.round(points ?? 0))).toEqual([595, 842])
    expect(info).toMatchObject({ Title: `Booking receipt ${booked.bookingId}`, Language: 'en' })
    const letters = lettersOf(pieces)
    const [hospital] = await app.query<{ address: string }>('select address from hospitals where id = $1', [
      clinic.hospital.id,
    ])
    for (const fact of [
      ...['Hekima', booked.bookingId, booked.hospital.name, booked.hospital.phone, hospital?.address ?? ''],
      ...[
        booked.service.name,
        'Thursday, 5 March 2026',
        '10:00 (hospital time, Istanbul)',
        'Ada Lovelace',
        'Due to Hekima',
        '0.00 USD',
        'To pay at the hospital',
        '170.00 USD',
      ],
    ])
      expect(letters, fact).toContain(squeeze(fact))
  })

  test('writes Turkish letters', async () => {
    const { id } = await book({ firstName: 'Işıl Çağla', lastName: 'ŞİMŞEKÖĞÜT' })
    const letters = lettersOf((await read(id, 'tr')).pieces)
    for (const fact of [
      'Randevu belgesi',
      'Işıl Çağla ŞİMŞEKÖĞÜT',
      'Konak, İzmir',
      '5 Mart 2026 Perşembe',
      'Yüz yüze',
      '60 dk',
    ])
      expect(letters, fact).toContain(squeeze(fact))
  })

  test('writes Cyrillic letters', async () => {
    const { id } = await book({ firstName: 'Наталья', lastName: 'Щукина-Ёлкина' })
    const letters = lettersOf((await read(id, 'ru')).pieces)
    for (const fact of ['Квитанция о записи', 'Наталья Щукина-Ёлкина', 'четверг, 5 марта 2026', 'Очно', '60 мин'])
      expect(letters, fact).toContain(squeeze(fact))
  })

  test('writes Arabic joined, in order, and from the right', async () => {
    const { id, bookingId } = await book({ firstName: 'محمد عبد', lastName: 'الرحمن' })
    const { pieces } = await read(id, 'ar')
    const letters = lettersOf(pieces).normalize('NFKC')
    for (const fact of ['إيصال الحجز', 'رقم الحجز', 'محمد عبد الرحمن', 'الخميس', 'المستشفى'])
      expect(letters, fact).toContain(squeeze(fact))
    const label = pieces.find(({ text }) => text.normalize('NFKC').includes('المستحق'))
    const total = pieces.find(({ text }) => text.includes('0.00 USD'))
    expect(label && label.x + label.width).toBeCloseTo(595.28 - 56.7, 0)
    expect(total?.x).toBeCloseTo(56.7, 0)
    const [hospital] = await app.query<{ phone: string }>('select phone from hospitals where id = $1', [
      clinic.hospital.id,
    ])
    expect(pieces.some(({ text }) => text === hospital?.phone)).toBe(true)
    const number = pieces.find(({ text }) => text.includes(bookingId))
    expect(number && number.x + number.width).toBeCloseTo(595.28 - 56.7, 0)
  })

  test('mixes scripts: an Arabic name on an English receipt', async () => {
    const { id } = await book({ firstName: 'محمد', lastName: 'Öz' })
    const { pieces } = await read(id, 'en')
    const written = pieces.map(({ text }) => text.normalize('NFKC').trim())
    expect(written).toContain('محمد')
    expect(written.some((text) => text.includes('Öz'))).toBe(true)
  })

  test('writes Chinese names with a font that has their glyphs', async () => {
    const { id } = await book({ firstName: '小明', lastName: '陳伟' })
    const { pieces } = await read(id, 'en')
    const name = pieces.filter(({ text }) => /\p{Script=Han}/u.test(text))
    expect(lettersOf(name)).toBe('小明陳伟')
    const label = pieces.find(({ text }) => text.includes('Patient'))
    expect(new Set(name.map(({ font }) => font)).has(label?.font ?? '')).toBe(false)
  })

  test('uses the user’s language unless one is requested', async () => {
    const { id } = await book()
    await app.query(`update users set language = 'ru' where id = $1`, [ada.id])
    expect(lettersOf((await readPdf((await download(id, ada.token)).body)).pieces)).toContain('Номерзаписи')
    expect((await download(id, ada.token, '?lang=de')).status).toBe(400)
  })

  test('fits long names and addresses on the page', async () => {
    await app.query('update hospitals set name = $1, address = $2 where id = $3', [
      'Çok Uzun Adlı Üniversite Eğitim ve Araştırma Hastanesi Uluslararası Hasta Merkezi',
      'Söğütözü Mahallesi, Dumlupınar Bulvarı Yan Yolu, Çınar İş Merkezi B Blok, Kat 12, Daire 48-49',
      clinic.hospital.id,
    ])
    const { id } = await book({ lastName: 'Ş'.repeat(100) })
    const { pages, pieces } = await read(id, 'tr')
    expect(pages).toBe(1)
    for (const { text, x, width } of pieces) expect(x + width, text).toBeLessThanOrEqual(595.28 - 56.7 + 1)
  })

  test('is only for the patient and the staff of that hospital, and administrators give a reason first', async () => {
    const { id } = await book()
    const stranger = await insertPatient(app, 'Eve')
    const other = await insertClinic(app)
    expect((await download(id)).status).toBe(401)
    expect((await download(id, stranger.token)).status).toBe(404)
    expect((await download(id, other.staff.token)).status).toBe(404)
    expect((await download(id, clinic.staff.token)).status).toBe(200)
    const admin = await insertUser(app.db, { role: 'admin' })
    expect((await download(id, await app.tokenFor(admin.id))).status).toBe(403)
  })
})
