/** Pictures of pages that are shared elsewhere: `/og/{kind}/{id}.png`, drawn by the web's own art. */
import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { PICTURE_KINDS, type PictureKind, type Renderer } from '#domain/page-document.ts'
import { PAGES, type PageName } from '#domain/pages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { fillSentence } from '#domain/sentences.ts'
import { createSystemContext, type Parts } from '../context.ts'
import { AppError } from '../errors.ts'
import type { AskSchema } from '../graphql/in-process.ts'
import { loadRenderer } from './renderer.ts'
import { isRecordKind, type ShownRecord, shownRecord } from './shown-record.ts'

/** About 100 kB each. */
const MOST_KEPT = 200
/** Drawing one takes a tenth of a second. */
const MOST_AT_ONCE = 2
const DAY = 'public, max-age=86400'

const SERIF = 'source-serif-4/500Medium/SourceSerif4_500Medium.ttf'
const fontFile = (root: string, file: string) => path.join(root, 'node_modules/@expo-google-fonts', file)

const ARABIC = /\p{Script=Arabic}/u
const inPango = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Line = { text: string; size: number; colour: string; serif?: boolean; top: number; height?: number }

/** One text over the picture, in a face that has its letters. */
async function wordsOf(root: string, { text, size, colour, serif, top, height }: Line) {
  const [font, file] = ARABIC.test(text)
    ? ['IBM Plex Sans Arabic', 'ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf']
    : serif
      ? ['Source Serif 4', SERIF]
      : ['IBM Plex Sans', 'ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf']
  const markup = `<span foreground="${colour}">${inPango(text)}</span>`
  // A long name becomes smaller until it has room.
  const room = height && text.length > 36 ? { width: 580, height } : { width: 580, dpi: 72 }
  const input = await sharp({
    text: { text: markup, font: `${font} ${size}`, fontfile: fontFile(root, file), rgba: true, ...room },
  })
    .png()
    .toBuffer()
  return { input, left: 56, top }
}

async function draw(renderer: Renderer, root: string, picture: { kind: PictureKind; id: string } & ShownRecord) {
  const { name, place } = picture
  const words = await Promise.all([
    wordsOf(root, { text: PRODUCT_NAME, size: 40, colour: '#FCFAF5', serif: true, top: 66 }),
    wordsOf(root, { text: name, size: 58, colour: '#FCFAF5', serif: true, top: 190, height: 260 }),
    wordsOf(root, { text: place, size: 30, colour: '#B0DFDA', top: 520 }),
  ])
  const [mark, ...rest] = words
  // Not by sharp: it decodes nothing but photographs here, whatever is uploaded.
  const font = { loadSystemFonts: false, fontFiles: [fontFile(root, SERIF)] }
  const ground = await renderAsync(renderer.drawPicture(picture), { font })
  return sharp(ground.asPng())
    .composite([...(mark ? [{ ...mark, left: 148 }] : []), ...rest])
    .png({ palette: true, colours: 192, effort: 4 })
    .toBuffer()
}

type Options = { parts: Parts; ask: AskSchema }

export async function sharingPictures(app: FastifyInstance, { parts, ask }: Options): Promise<void> {
  const { config, log } = parts
  const loaded = loadRenderer(path.join(config.webDir, '../ssr'), log)
  const anybody = createSystemContext(parts)
  const kept = new LRUCache<string, Buffer>({ max: MOST_KEPT })
  let underWay = 0

  /** A record as it is called now, or a page by its title. */
  async function factsOf(kind: PictureKind, id: string): Promise<ShownRecord | null> {
    if (isRecordKind(kind)) return shownRecord(ask, anybody, { kind, id })
    const page = Object.hasOwn(PAGES, id) ? PAGES[id as PageName] : undefined
    if (!page || page.guard) return null
    const name = fillSentence(page.title ?? PRODUCT_NAME, { product: PRODUCT_NAME })
    return { name, place: 'Hospitals, doctors and treatments in Türkiye' }
  }

  app.get('/og/:kind/:file', { schema: { hide: true } }, async (request, reply) => {
    const { kind: wanted, file } = request.params as { kind: string; file: string }
    const kind = PICTURE_KINDS.find((known) => known === wanted.toLowerCase())
    const [, id = ''] = /^([\w-]{1,60})\.png$/i.exec(file) ?? []
    const renderer = await loaded
    const facts = kind && id && renderer ? await factsOf(kind, id) : null
    if (!kind || !renderer || !facts) throw new AppError('not_found')
    const key = JSON.stringify([kind, id, facts])
    let picture = kept.get(key)
    if (!picture) {
      if (underWay === MOST_AT_ONCE) throw new AppError('unavailable')
      underWay += 1
      try {
        picture = await draw(renderer, config.root, { kind, id, ...facts })
        kept.set(key, picture)
      } finally {
        underWay -= 1
      }
    }
    // Other sites show it.
    reply.headers({ 'cache-control': DAY, 'cross-origin-resource-policy': 'cross-origin' })
    return reply.type('image/png').send(picture)
  })
}
