/** What the server and the renderer of public pages, which is built from web/, say to each other. */
import type { UiLanguage } from './languages.ts'
import type { Currency } from './money.ts'
import type { Theme } from './preferences.ts'
import type { Dictionary } from './sentences.ts'

/** What a page goes by when it is rendered first, on the server and in the browser alike. */
export type FirstRender = {
  language: UiLanguage
  currency: Currency
  /** Undefined where the visitor's system decides. */
  theme?: Theme | undefined
  /** Whether it is probably read on a phone. */
  phone: boolean
  /** Now, ISO 8601. */
  at: string
  /** Where the product stands, without a slash at its end. */
  origin?: string
  /** What specialties and categories are called otherwise than the dictionary of the language says. */
  terms?: Dictionary
}

export type GraphqlRequest = { query: string; variables: Record<string, unknown>; operationName?: string | undefined }
export type GraphqlAnswer = { data?: unknown; errors?: readonly { message: string }[] }

export type RenderOptions = {
  /** Path and query, without a language in front. */
  address: string
  /** Where the product stands, without a slash at its end; for links from outside. */
  origin: string
  first: FirstRender
  /** Answers a query as for anybody. */
  ask: (request: GraphqlRequest) => Promise<GraphqlAnswer>
}

/** What a picture for sharing can be of. */
export const PICTURE_KINDS = ['hospital', 'doctor', 'service', 'page'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** What stands in the head of a document. */
export type DocumentHead = {
  /** Where the product stands, without a slash at its end. */
  origin: string
  title?: string
  description?: string
  /** The English address of the page without what does not change it; path and query. */
  canonical?: string
  /** Of what the picture for sharing is drawn: a record, else the page itself. */
  picture?: { kind: PictureKind; id: string }
  /** Statements about the page for machines, as schema.org words them. */
  statements: object[]
  /** The page is about something that is not there. */
  missing?: boolean
}

/** What the browser goes on with: `first`, Apollo's cache, and which questions it answers. */
export type PageData = { first: FirstRender; cache: unknown; asked: [operation: string, variables: unknown][] }

export type RenderedPage = { html: string; head: DocumentHead; data: PageData }

/** `mirrored`: for languages that are written from right to left. `place` as it is called in Turkish. */
type DrawnPicture = { kind: PictureKind; id: string; place: string; name: string; mirrored: boolean }

/** What the built renderer exports, as `renderer`. */
export type Renderer = {
  renderPage: (options: RenderOptions) => Promise<RenderedPage>
  /** The picture for sharing as SVG without its words, in our art; `id` is the seed. */
  drawPicture: (drawn: DrawnPicture) => string
  /** A picture of our art as SVG, by what its address asks for; undefined where there is no such kind. */
  drawArt: (kind: string, asked: URLSearchParams) => string | undefined
}
