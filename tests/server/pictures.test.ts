import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PICTURE_MESSAGES } from '#domain/pictures.ts'
import { removeUnusedPictures } from '#server/features/catalogue/pictures/jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const DAY = 24 * 60 * 60 * 1000

let app: TestApp
let admin: string
let staff: string
let now = new Date('2026-03-04T09:00:00Z')
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  admin = (await app.signIn('admin')).token
  staff = (await app.signIn('hospital')).token
})
afterAll(() => app.close())

/** Returns a photograph: red above, blue below, with a camera's metadata. */
function photo({
  width = 1600,
  height = 1200,
  orientation,
}: {
  width?: number
  height?: number
  orientation?: number
} = {}) {
  const half = { create: { width, height: height / 2, channels: 3 as const, background: 'blue' } }
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: half, gravity: 'south' }])
    .withExif({ IFD0: { Copyright: 'Ada Lovelace', ...(orientation && { Orientation: String(orientation) }) } })
    .withMetadata({ ...(orientation && { orientation }) })
}

const upload = (
  bytes: Buffer,
  fields: Record<string, string> = { alt: 'The front' },
  { token = admin, name = 'a.jpg' } = {},
) => {
  const sent = app.request.post('/api/Pictures').set('authorization', `Bearer ${token}`).field(fields)
  return sent.attach('file', bytes, { filename: name, contentType: 'text/html' })
}
const read = (address: string) =>
  app.request
    .get(address)
    .buffer(true)
    .parse((answer, done) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => done(null, Buffer.concat(chunks)))
    })
const stored = async () => {
  const entries = await readdir(path.join(app.config.dataDir, 'pictures'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

describe('POST /api/Pictures', () => {
  test('re-encodes a picture in every size, upright, and returns its address', async () => {
    // The camera was on its side, so the file is wide and the displayed picture tall.
    const answer = await upload(await photo({ orientation: 6 }).jpeg().toBuffer())
    expect(answer.status).toBe(201)
    const { id } = answer.body
    expect(answer.body).toEqual({ id, url: `/pictures/${id}-1280.webp`, width: 1200, height: 1600, alt: 'The front' })
    for (const [name, width, height, format] of [
      ['320.webp', 320, 427, 'webp'],
      ['320.jpg', 320, 427, 'jpeg'],
      ['640.webp', 640, 853, 'webp'],
      ['1280.jpg', 1200, 1600, 'jpeg'],
    ]) {
      const { status, headers, body } = await read(`/pictures/${id}-${name}`)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['content-type']).toBe(`image/${format}`)
      expect(await sharp(body).metadata()).toMatchObject({ width, height, format })
    }
  })

  test('removes metadata of a camera and its owner', async () => {
    const bytes = await photo().jpeg().toBuffer()
    expect((await sharp(bytes).metadata()).exif?.includes('Ada Lovelace')).toBe(true)
    const { body } = await upload(bytes)
    for (const name of ['1280.webp', '1280.jpg']) {
      const kept = (await read(`/pictures/${body.id}-${name}`)).body
      expect((await sharp(kept).metadata()).exif).toBeUndefined()
      expect(kept.includes('Ada Lovelace')).toBe(false)
    }
  })

  test.each([
    ['PNG', () => photo().png().toBuffer()],
    ['WebP', () => photo().webp().toBuffer()],
  ])('accepts a %s, with any name', async (_kind, make) => {
    expect((await upload(await make(), { alt: 'A' }, { name: 'a.txt' })).status).toBe(201)
  })

  test('requires the alternative text, and accepts it after the file too', async () => {
    const bytes = await photo().jpeg().toBuffer()
    for (const fields of [{}, { alt: '  ' }] as Record<string, string>[]) {
      const { status, body } = await upload(bytes, fields)
      expect([status, body.errors]).toEqual([400, { alt: 'Alternative text is required' }])
    }
    const sent = app.request.post('/api/Pictures').set('authorization', `Bearer ${admin}`)
    const { status, body } = await sent.attach('file', bytes, 'a.jpg').field('alt', ' The garden ')
    expect([status, body.alt]).toEqual([201, 'The garden'])
  })

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  )
  test.each<[string, () => Promise<Buffer>, number, string]>([
    ['a drawing with scripts', async () => svg, 415, PICTURE_MESSAGES.wrongKind],
    ['an animation', () => photo({ width: 9, height: 8 }).gif().toBuffer(), 415, PICTURE_MESSAGES.wrongKind],
    ['text', async () => Buffer.from('hello'), 415, PICTURE_MESSAGES.wrongKind],
    ['nothing', async () => Buffer.alloc(0), 400, PICTURE_MESSAGES.missing],
    ['half a picture', async () => (await photo().jpeg().toBuffer()).subarray(0, 5000), 400, PICTURE_MESSAGES.broken],
    [
      'a small file that unfolds',
      () => photo({ width: 8000, height: 7000 }).png().toBuffer(),
      413,
      PICTURE_MESSAGES.tooManyPixels,
    ],
    ['too large a file', async () => Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 413, PICTURE_MESSAGES.tooLarge],
  ])('refuses %s', async (_what, make, status, sentence) => {
    const before = await stored()
    const answer = await upload(await make())
    expect([answer.status, answer.body.message]).toEqual([status, sentence])
    expect(await stored()).toEqual(before)
  })

  test('is for administrators and staff', async () => {
    const bytes = await photo().jpeg().toBuffer()
    expect((await upload(bytes, { alt: 'A' }, { token: staff })).status).toBe(201)
    expect((await upload(bytes, { alt: 'A' }, { token: (await app.signIn('user')).token })).status).toBe(403)
    expect((await app.request.post('/api/Pictures').attach('file', bytes, 'a.jpg')).status).toBe(401)
  })

  test('is limited per day', async () => {
    const someone = await app.signIn('admin')
    await app.query('delete from limits')
    const bytes = await photo({ width: 20, height: 20 }).jpeg().toBuffer()
    await upload(bytes, { alt: 'A' }, { token: someone.token })
    await app.query('update limits set taken = 200')
    const { status, body } = await upload(bytes, { alt: 'A' }, { token: someone.token })
    expect([status, body.message]).toEqual([429, 'You can upload 200 pictures a day. Please try again tomorrow.'])
    await app.query('delete from limits')
  })
})

describe('GET /pictures/{id}-{width}.{format}', () => {
  test.each(['nothing.webp', '../secret', '00000000-0000-7000-8000-000000000000-320.webp', '%2e%2e%2fsecret'])(
    'returns 404 for %s',
    async (name) => {
      expect((await app.request.get(`/pictures/${name}`)).status).toBe(404)
    },
  )
})

describe('a record', () => {
  const hospital = { name: 'Firuze', address: 'Çınar Caddesi 18', city: 'İstanbul', country: 'Turkey' }
  const create = (body: object) => rest(app, 'post', '/api/Hospitals', { token: admin, body: { ...hospital, ...body } })

  test('shows an uploaded picture with its uploader’s alternative text, or with a new one', async () => {
    const { url } = (await upload(await photo().jpeg().toBuffer(), { alt: 'The front' })).body
    const made = await create({ imageUrls: [url, 'https://a.example/b.jpg'], logoUrl: url })
    expect(made.body).toMatchObject({ imageAlts: ['The front', ''], logoAlt: 'The front' })
    const images = [
      { url: 'https://a.example/b.jpg', alt: 'The garden' },
      { url, alt: 'The entrance' },
    ]
    const edit = (body: object) => rest(app, 'put', `/api/Hospitals/${made.body.id}`, { token: admin, body })
    expect((await edit({ images, logoAlt: 'Our sign' })).body).toMatchObject({
      imageUrls: ['https://a.example/b.jpg', url],
      imageAlts: ['The garden', 'The entrance'],
      logoAlt: 'Our sign',
    })
    // Alternative texts stay with their pictures if only addresses are sent.
    expect((await edit({ imageUrls: [url], logoUrl: null })).body).toMatchObject({
      imageAlts: ['The entrance'],
      logoAlt: null,
    })
    const doctor = { fullName: 'Dr. Defne Karayel', specialty: 'Cardiology', hospitalId: made.body.id }
    const { body } = await rest(app, 'post', '/api/Doctor', { token: admin, body: { ...doctor, profileImageUrl: url } })
    expect(body).toMatchObject({ profileImageUrl: url, profileImageAlt: 'The front' })
  })

  test('refuses a picture without alternative text, and an unknown upload', async () => {
    const { status, body } = await create({ images: [{ url: '/a.jpg', alt: ' ' }] })
    expect([status, body.errors]).toEqual([400, { 'images.0.alt': 'Alternative text is required' }])
    const gone = await create({ imageUrls: ['/pictures/00000000-0000-7000-8000-000000000000-1280.webp'] })
    expect([gone.status, gone.body.errors]).toEqual([400, { imageUrls: PICTURE_MESSAGES.gone }])
  })

  test('keeps its pictures, and unused ones are deleted after a week', async () => {
    const bytes = await photo({ width: 40, height: 40 }).png().toBuffer()
    const urls: string[] = []
    for (let made = 0; made < 4; made++) urls.push((await upload(bytes)).body.url)
    const [image, logo, portrait, unused] = urls
    const { body } = await create({ imageUrls: [image], logoUrl: logo })
    const doctor = { fullName: 'Dr. Aras Günebakan', specialty: 'Orthopedics', hospitalId: body.id }
    await rest(app, 'post', '/api/Doctor', { token: admin, body: { ...doctor, profileImageUrl: portrait } })
    const deps = { db: app.db, config: app.config, clock: () => now, log: createLogger('silent', false) }
    const statusOf = async (url = '') => (await app.request.get(url)).status
    await removeUnusedPictures(deps)
    expect(await statusOf(unused)).toBe(200)
    now = new Date(now.getTime() + 8 * DAY)
    await removeUnusedPictures(deps)
    expect(await Promise.all([image, logo, portrait, unused].map(statusOf))).toEqual([200, 200, 200, 404])
  })
})
