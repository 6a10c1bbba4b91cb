/** Interface between the server and the renderer of public pages, which is built from web/. */
import type { UiLanguage } from './languages.ts'
import type { Currency } from './money.ts'
import type { Theme } from './preferences.ts'
import type { Dictionary } from './sentences.ts'

/** Inputs of the first render, equal on server and browser. */
export type FirstRender = {
  language: UiLanguage
  currency: Currency
  /** Undefined where the visitor's system decides. */
  theme?: Theme | undefined
  /** Whether it is probably read on a phone. */
  phone: boolean
  /** Now, ISO 8601. */
  at: string
  /** Origin of the product, without a trailing slash. */
  origin?: string
  /** Renamed specialties and categories, which override the dictionary of the language. */
  terms?: Dictionary
}

export type GraphqlRequest = { query: string; variables: Record<string, unknown>; operationName?: string | undefined }
export type GraphqlAnswer = { data?: unknown; errors?: readonly { message: string }[] }

export type PageTask = {
  /** Path and query, without a language in front. */
  address: string
  /** Origin of the product, without a trailing slash; for links from outside. */
  origin: string
  first: FirstRender
}

/** Kinds of sharing pictures. */
export const PICTURE_KINDS = ['hospital', 'doctor', 'service', 'page'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** Head of a document. */
export type DocumentHead = {
  /** Origin of the product, without a trailing slash. */
  origin: string
  title?: string
  description?: string
  /** The English address of the page without what does not change it; path and query. */
  canonical?: string
  /** Subject of the sharing picture: a record, else the page itself. */
  picture?: { kind: PictureKind; id: string }
  /** Statements about the page for machines, as schema.org words them. */
  statements: object[]
  /** The page is about something that is not there. */
  missing?: boolean
}

/** An answer as the schema gave it. The browser finds its document by the name. */
export type PageAnswer = [operation: string, variables: Record<string, unknown>, data: unknown]

/** State for hydration: `first`, and the answers that the page shows. */
export type PageData = { first: FirstRender; answers: PageAnswer[] }

/** `data` is `PageData` as JSON, written where the page is rendered. */
export type RenderedPage = { html: string; head: DocumentHead; data: string }

/**
 * `mirrored`: for languages that are written from right to left. `place` as it is called in
 * Turkish.
 */
export type DrawnPicture = { kind: PictureKind; id: string; place: string; name: string; mirrored: boolean }

/**
 * Exports of the built renderer. Each runs in a worker thread (server/rendering/renderer.ts) and
 * takes one argument.
 */
export type Renderer = {
  /** Queries go to the server's thread through `port`. */
  renderPage: (task: PageTask & { port: MessagePort }) => Promise<RenderedPage>
  /** The picture for sharing as SVG without its words, in our art; `id` is the seed. */
  drawPicture: (drawn: DrawnPicture) => string
  /**
   * A picture of our art as SVG, by its kind and the query of its address; undefined where there is
   * no such kind.
   */
  drawArt: (art: { kind: string; query: string }) => string | undefined
}

/** Messages through the port of a page: a query, and its answer as JSON or the fault. */
export type PortQuery = { id: number; request: GraphqlRequest }
export type PortAnswer = { id: number; json?: string; fault?: string }
