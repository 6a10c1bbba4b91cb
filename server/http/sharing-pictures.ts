/**
 * Pictures for sharing pages elsewhere: `/og/{kind}/{id}.png`, drawn by the art code of the web
 * client.
 */
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { directionOf, UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { PICTURE_KINDS, type PictureKind } from '#domain/page-document.ts'
import { PAGES, type PageName } from '#domain/pages.ts'
import { provinceNameIn } from '#domain/place-names.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { formKey } from '#domain/sentences.ts'
import { createSystemContext, type Dependencies } from '../context.ts'
import { AppError } from '../errors.ts'
import type { AskSchema } from '../graphql/in-process.ts'
import type { RenderThreads } from '../rendering/renderer.ts'
import { HOUSE } from './page-descriptions.ts'
import { isRecordKind, type ShownRecord, shownRecord } from './page-record.ts'
import { shownTerms } from './page-terms.ts'
import { sayOnPages } from './page-words.ts'
import { loadSharp } from './sharp.ts'

/** Maximum number of cached pictures, about 100 kB each. */
const MOST_KEPT = 200
/** Maximum number of concurrent drawings. Each takes a tenth of a second. */
const MOST_AT_ONCE = 2
const WIDTH = 1200
const BESIDE_SIGN = 148
const DAY = 'public, max-age=86400'

const SERIF = 'SourceSerif4_500Medium.ttf'
const fontFile = (root: string, file: string) => path.join(root, 'server/http/fonts', file)

const ARABIC = /\p{Script=Arabic}/u
const inPango = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Line = { text: string; size: number; colour: string; serif?: boolean; top: number; height?: number }
type Sheet = { root: string; mirrored: boolean }

/** Distance between the edge of the picture and its text. */
const MARGIN = 56

/**
 * Renders one text of the picture in a font that has its letters. It is aligned by the direction of
 * its language.
 */
async function wordsOf({ root, mirrored }: Sheet, { text, size, colour, serif, top, height }: Line) {
  const isArabic = ARABIC.test(text)
  const [font, file] = isArabic
    ? ['IBM Plex Sans Arabic', 'IBMPlexSansArabic_600SemiBold.ttf']
    : serif
      ? ['Source Serif 4', SERIF]
      : ['IBM Plex Sans', 'IBMPlexSans_400Regular.ttf']
  const markup = `<span foreground="${colour}">${inPango(text)}</span>`
  // A long name is reduced until it fits.
  const room = height && text.length > 36 ? { width: 580, height } : { width: 580, dpi: 72 }
  // Arabic lines start on the right by default.
  const align = mirrored && !isArabic ? 'right' : 'left'
  const sharp = await loadSharp()
  const { data: input, info } = await sharp({
    text: { text: markup, font: `${font} ${size}`, fontfile: fontFile(root, file), rgba: true, align, ...room },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input, left: mirrored ? WIDTH - MARGIN - info.width : MARGIN, top, width: info.width }
}

/** Content of the picture: `name` and `place` as displayed, `city` in Turkish. */
type Picture = { kind: PictureKind; id: string; city: string; language: UiLanguage } & ShownRecord

async function draw(threads: RenderThreads, root: string, { kind, id, name, place, city, language }: Picture) {
  const mirrored = directionOf(language) === 'rtl'
  const sheet = { root, mirrored }
  const [mark, ...rest] = await Promise.all([
    wordsOf(sheet, { text: PRODUCT_NAME, size: 40, colour: '#FCFAF5', serif: true, top: 66 }),
    wordsOf(sheet, { text: name, size: 58, colour: '#FCFAF5', serif: true, top: 190, height: 260 }),
    wordsOf(sheet, { text: place, size: 30, colour: '#B0DFDA', top: 520 }),
  ])
  // Not rendered by sharp, which is limited here to photographs, for the safety of uploads.
  const font = { loadSystemFonts: false, fontFiles: [fontFile(root, SERIF)] }
  const { renderAsync } = await import('@resvg/resvg-js')
  const ground = await renderAsync(await threads.drawPicture({ kind, id, name, place: city, mirrored }), { font })
  // The product name is placed beside its logo.
  const beside = { ...mark, left: mirrored ? WIDTH - BESIDE_SIGN - mark.width : BESIDE_SIGN }
  const sharp = await loadSharp()
  return sharp(ground.asPng())
    .composite([beside, ...rest].map(({ input, left, top }) => ({ input, left, top })))
    .png({ palette: true, colours: 192, effort: 4 })
    .toBuffer()
}

type Options = { deps: Dependencies; threads: RenderThreads | undefined; ask: AskSchema }

export async function sharingPictures(app: FastifyInstance, { deps, threads, ask }: Options): Promise<void> {
  const { config } = deps
  const termsIn = shownTerms({ deps, readyAnswers: app.readyAnswers, ask })
  const anybody = createSystemContext(deps)
  const pictures = new LRUCache<string, Buffer>({ max: MOST_KEPT })
  let underWay = 0

  /** Reads the current name of a record, or the title of a page. */
  async function pictureOf(
    kind: PictureKind,
    id: string,
    { language }: { language: UiLanguage },
  ): Promise<Picture | null> {
    const say = sayOnPages[language]
    const drawn = { kind, id, language, city: '' }
    if (!isRecordKind(kind)) {
      const page = Object.hasOwn(PAGES, id) ? PAGES[id as PageName] : undefined
      if (!page || page.guard) return null
      return { ...drawn, name: say(page.title ?? PRODUCT_NAME, { product: PRODUCT_NAME }), place: say(HOUSE) }
    }
    const shown = await shownRecord(ask, { ...anybody, language }, { kind, id })
    if (!shown) return null
    const { name, place } = shown
    if (kind === 'hospital') return { ...drawn, city: place, name, place: provinceNameIn(language, place) }
    const key = formKey(place, kind === 'doctor' ? 'specialty' : 'category')
    return { ...drawn, name, place: (await termsIn(language))[key] ?? say(place) }
  }

  app.get('/og/:kind/:file', { schema: { hide: true } }, async (request, reply) => {
    const { kind: requestedKind, file } = request.params as { kind: string; file: string }
    const kind = PICTURE_KINDS.find((candidate) => candidate === requestedKind.toLowerCase())
    const [, id = ''] = /^([\w-]{1,60})\.png$/i.exec(file) ?? []
    const { lang } = request.query as { lang?: unknown }
    const language = UI_LANGUAGES.find((code) => code === lang) ?? 'en'
    const wantedPicture = kind && id && threads ? await pictureOf(kind, id, { language }) : null
    if (!threads || !wantedPicture) throw new AppError('not_found')
    const key = JSON.stringify(wantedPicture)
    let picture = pictures.get(key)
    if (!picture) {
      if (underWay === MOST_AT_ONCE) throw new AppError('unavailable')
      underWay += 1
      try {
        picture = await draw(threads, config.root, wantedPicture)
        pictures.set(key, picture)
      } finally {
        underWay -= 1
      }
    }
    // Other sites may embed it.
    reply.headers({ 'cache-control': DAY, 'cross-origin-resource-policy': 'cross-origin' })
    return reply.type('image/png').send(picture)
  })
}
