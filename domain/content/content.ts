/**
 * Static pages as data: web/features/site/content shows them, and their sentences are translated
 * like any other. `{{company}}` and similar placeholders are filled from the operator's settings
 * and the database.
 */

export const ICONS = [
  'accessibility',
  'assistant',
  'badge',
  'bell',
  'book',
  'briefcase',
  'calendar',
  'certificate',
  'chart',
  'check',
  'clipboard',
  'clock',
  'code',
  'cookie',
  'database',
  'download',
  'eye',
  'file',
  'globe',
  'handshake',
  'heart',
  'hospital',
  'key',
  'languages',
  'life-buoy',
  'lock',
  'mail',
  'map',
  'megaphone',
  'message',
  'news',
  'plane',
  'price',
  'question',
  'scale',
  'search',
  'server',
  'shield',
  'star',
  'stethoscope',
  'undo',
  'user',
  'users',
] as const
export type Icon = (typeof ICONS)[number]

/** Facts that a sentence may contain. An empty text means unknown. */
export const FACTS = [
  'company',
  'office',
  'email',
  'phone',
  'hospitals',
  'provinces',
  'allProvinces',
  'istanbul',
  'doctors',
  'services',
  'reviews',
  'languages',
  'countedOn',
  'model',
] as const
export type FactName = (typeof FACTS)[number]

/**
 * Sentence. `<a>words</a>` in it link to `to`. Without the fact it `needs`, `otherwise` replaces
 * it, or nothing.
 */
export type Paragraph = string | { text: string; to?: string; needs?: FactName; otherwise?: string }

export type Point = { icon: Icon; title: string; text: string }
/** Card. With `to`, the whole card is the link. */
export type CardText = Point & { to?: string }
export type Question = { question: string; answer: readonly Paragraph[] }

export type Block =
  | { kind: 'text'; paragraphs: readonly Paragraph[] }
  | { kind: 'list'; items: readonly Paragraph[] }
  | { kind: 'steps'; steps: readonly { title: string; text: string }[] }
  | { kind: 'cards'; cards: readonly CardText[] }
  | { kind: 'folds'; folds: readonly Question[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'note'; tone: 'info' | 'ok' | 'warn'; title?: string; text: Paragraph }
  | { kind: 'points'; title: string; points: readonly Point[] }
  /** Numbers from the database. `of` is shown smaller beside the number. */
  | { kind: 'figures'; figures: readonly { fact: FactName; of?: FactName; label: string }[]; source: string }
  /** Component of the page itself: a form, or a searchable list. */
  | { kind: 'part'; part: string }

export type Section = { id: string; title: string; lead?: string; blocks: readonly Block[] }
export type ContentLink = { to: string; label: string }

export type Content = {
  eyebrow: string
  title: string
  lead: Paragraph
  /** Description for search engines, at most 160 characters. */
  inShort: string
  /**
   * 'document': numbered sections with a table of contents. 'page': sections over the whole width.
   */
  layout: 'document' | 'page'
  /** Picture above the sections of a page. A document has the lattice. */
  picture?: 'panorama' | 'niche' | 'wall'
  /** First day of validity of a legal text. */
  version?: string
  /** Day of the last review of the text. */
  updated?: string
  actions?: readonly ContentLink[]
  sections: readonly Section[]
  /** Lists of links beside a document. */
  aside?: readonly { title: string; links: readonly ContentLink[] }[]
  /** Language of the text if it is not translated. */
  language?: 'tr'
}

/** First version of every legal text. */
export const FIRST_VERSION = '2025-09-28'

/** Counts the words of a page, for its reading time. */
export function wordsOf(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, part) => sum + wordsOf(part), 0)
}
