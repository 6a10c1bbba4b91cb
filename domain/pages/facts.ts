import type { Role } from '../access.ts'
import type { PortalPermission } from '../portal-access.ts'

/** Layouts of pages. 'focused' is public with a one-line footer, for signing in and booking. */
export const LAYOUTS = ['public', 'focused', 'admin', 'portal', 'bare'] as const
export type Layout = (typeof LAYOUTS)[number]

/**
 * Areas of dictionaries. A page loads the sentences of its own area. `panels` has the shared
 * sentences of both panels.
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
/** Areas whose pages also load the sentences of `panels`. */
export const PANELS: readonly Area[] = ['admin', 'portal']

/** Static facts of a page. */
export type PageFacts = {
  /** Address with `:id` as placeholder. */
  address: string
  /** Title of the tab, in English. Without one the page sets it from its content. */
  title?: string
  area: Area
  /** Default: 'public'. */
  layout?: Layout
  /** Access to the page: anyone, signed-in users, or a role. Administrators may open every page. */
  guard?: 'viewer' | Role
  /** Permission at the hospital that opens a page of the portal. Default: 'read'. */
  permission?: PortalPermission
  /**
   * True for a personal page without a guard: it has one address without a language prefix, see
   * domain/language-addresses.ts.
   */
  personal?: boolean
  /** Listed in the sitemap: each page with `inSitemap: true`. */
  inSitemap?: boolean
  /**
   * True if search engines may index it although no sitemap lists it, because visitors reach it by
   * choices on other pages.
   */
  indexed?: boolean
  /** True if it is equal for all visitors and rendered by the server. */
  rendered?: boolean
  /** For developers of the installation: off in production unless the operator enables it. */
  forDevelopers?: boolean
  /** True if the name of its subject may follow the ID, see domain/readable-address.ts. */
  isNamed?: boolean
}
