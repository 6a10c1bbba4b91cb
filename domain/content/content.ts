/**
 * Pages that say the same to everybody, as data: web/features/site/content shows them, and their
 * sentences are translated like any other. `{{company}}` and the like are filled from what the
 * operator has entered and from the database.
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

/** Facts that a sentence may contain; an empty text means unknown. */
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
 * A sentence; `<a>words</a>` in it lead to `to`. Without the fact it `needs`, `otherwise` stands in
 * its place, or nothing.
 */
export type Paragraph = string | { text: string; to?: string; needs?: FactName; otherwise?: string }

export type Point = { icon: Icon; title: string; text: string }
/** With `to`, the whole card is the link. */
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
  /** Numbers from the database; `of` stands small beside the number. */
  | { kind: 'figures'; figures: readonly { fact: FactName; of?: FactName; label: string }[]; source: string }
  /** Component of the page itself: a form, or a searchable list. */
  | { kind: 'part'; part: string }

export type Section = { id: string; title: string; lead?: string; blocks: readonly Block[] }
export type ContentLink = { to: string; label: string }

export type Content = {
  eyebrow: string
  title: string
  lead: Paragraph
  /** For search engines; at most 160 characters. */
  inShort: string
  /** 'document': numbered sections beside a list of them. 'page': sections over the whole width. */
  layout: 'document' | 'page'
  /** Picture above the sections of a page; a document has the lattice. */
  picture?: 'panorama' | 'niche' | 'wall'
  /** The day from which a legal text holds. */
  version?: string
  /** The day on which a text was last looked over. */
  updated?: string
  actions?: readonly ContentLink[]
  sections: readonly Section[]
  /** Lists of links beside a document. */
  aside?: readonly { title: string; links: readonly ContentLink[] }[]
  /** The language it is written in, where it is not translated. */
  language?: 'tr'
}

/** The first version of every legal text. */
export const FIRST_VERSION = '2025-09-28'

/** Words of everything a page says: how long it takes to read. */
export function wordsOf(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, part) => sum + wordsOf(part), 0)
}
