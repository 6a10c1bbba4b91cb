import type { Role } from '../access.ts'

/** 'focused' is public with one line of footer: for signing in and booking. */
export const LAYOUTS = ['public', 'focused', 'admin', 'portal', 'bare'] as const
export type Layout = (typeof LAYOUTS)[number]

/**
 * Dictionaries are split by area; a page brings the sentences of its own. `panels` is what both
 * panels say and nobody else.
 */
export const AREAS = [
  'shell',
  'discover',
  'booking',
  'account',
  'quotes',
  'admin',
  'portal',
  'panels',
  'content',
  'legal',
  'developers',
] as const
export type Area = (typeof AREAS)[number]
/** Their pages also bring the sentences of `panels`. */
export const PANELS: readonly Area[] = ['admin', 'portal']

/** Static facts of a page. */
export type PageFacts = {
  /** `:id` stands for what varies. */
  address: string
  /** The title of the tab, in English. Without one the page says it itself, from what it shows. */
  title?: string
  area: Area
  /** 'public' without it. */
  layout?: Layout
  /** Access to the page: anyone, signed-in users, or a role. Administrators may open every page. */
  guard?: 'viewer' | Role
  /**
   * One person's though it has no guard: it has one address, in no language, see
   * domain/language-addresses.ts.
   */
  personal?: boolean
  /** Listed in the sitemap: each page with `inSitemap: true`. */
  inSitemap?: boolean
  /**
   * Search engines may keep it though no sitemap names it: people come to it from what they chose
   * on other pages.
   */
  indexed?: boolean
  /** It is the same for everybody, and the server renders it. */
  rendered?: boolean
  /** For developers of the installation: off in production unless the operator enables it. */
  forDevelopers?: boolean
  /** The name of what it shows may stand behind its id, see domain/readable-address.ts. */
  isNamed?: boolean
}
