/** Interface between the server and the renderer of public pages, which is built from web/. */
import type { UiLanguage } from './languages.ts'
import type { Currency } from './money.ts'
import type { PackedJson } from './packed-json.ts'
import type { Theme } from './preferences.ts'
import type { Dictionary } from './sentences.ts'

/** Inputs of the first render, equal on server and browser. */
export type FirstRender = {
  language: UiLanguage
  currency: Currency
  /** Undefined if the visitor's system decides. */
  theme?: Theme | undefined
  /** True if the device is probably a phone. */
  phone: boolean
  /** Current time, ISO 8601. */
  at: string
  /** Origin of the product, without a trailing slash. */
  origin?: string
  /** Renamed specialties and categories, which override the dictionary of the language. */
  terms?: Dictionary
}

export type GraphqlRequest = { query: string; variables: Record<string, unknown>; operationName?: string | undefined }
export type GraphqlAnswer = { data?: unknown; errors?: readonly { message: string }[] }

export type PageTask = {
  /** Path and query, without a language prefix. */
  address: string
  /** Origin of the product, without a trailing slash, for links from outside. */
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
  /** English path and query of the page, without parameters that do not change it. */
  canonical?: string
  /** Subject of the sharing picture: a record, else the page itself. */
  picture?: { kind: PictureKind; id: string }
  /** Structured data about the page in schema.org vocabulary. */
  statements: object[]
  /** True if the subject of the page does not exist. */
  missing?: boolean
}

/** Response in the form of the schema. The browser finds its document by the name. */
export type PageAnswer = [operation: string, variables: Record<string, unknown>, data: unknown]

/** State for hydration: `first`, and the responses that the page shows, a list of `PageAnswer`. */
export type PageData = { first: FirstRender; answers: PackedJson }

/** Rendered page. `data` is `PageData` as JSON, serialised in the render thread. */
export type RenderedPage = { html: string; head: DocumentHead; data: string }

/** Picture to draw. `mirrored` is true for right-to-left languages. `place` is the Turkish name. */
export type DrawnPicture = { kind: PictureKind; id: string; place: string; name: string; mirrored: boolean }

/**
 * Exports of the built renderer. Each runs in a worker thread (server/rendering/renderer.ts) and
 * takes one argument.
 */
export type Renderer = {
  /** Renders a page. Queries are sent to the server's thread through `port`. */
  renderPage: (task: PageTask & { port: MessagePort }) => Promise<RenderedPage>
  /** Draws the sharing picture as SVG without text. `id` is the seed. */
  drawPicture: (drawn: DrawnPicture) => string
  /**
   * Draws a picture as SVG, by its kind and the query of its address. Undefined for an unknown
   * kind.
   */
  drawArt: (art: { kind: string; query: string }) => string | undefined
}

/**
 * Parts of the messages through the port of a page. A message is a list: queries that are sent
 * together, or their responses as JSON or a fault. Each message wakes the other thread.
 */
export type PortQuery = { id: number; request: GraphqlRequest }
export type PortAnswer = { id: number; json?: string; fault?: string }
