/**
 * All pages of the product. The list defines the routes, guards and titles of the web client, the
 * responses of the server (an address without a page is 404), the addresses in web/routing/paths.ts
 * and the sitemap.
 */

import { accountPages } from './pages/account.ts'
import { adminPages } from './pages/admin.ts'
import { bookingPages } from './pages/booking.ts'
import { contentPages } from './pages/content.ts'
import { developerPages } from './pages/developers.ts'
import { discoverPages } from './pages/discover.ts'
import { PANELS, type PageFacts } from './pages/facts.ts'
import { portalPages } from './pages/portal.ts'
import { sentence } from './sentences.ts'

export { AREAS, type Area, LAYOUTS, type Layout, PANELS } from './pages/facts.ts'

const pages = {
  ...discoverPages,
  ...bookingPages,
  ...accountPages,
  ...contentPages,
  ...adminPages,
  ...portalPages,
  ...developerPages,
} as const satisfies Record<string, PageFacts>

export type PageName = keyof typeof pages
export const PAGES: Readonly<Record<PageName, PageFacts>> = pages

/** Returns true if search engines may index a page. */
export const isIndexed = (page: PageName): boolean => Boolean(PAGES[page].inSitemap || PAGES[page].indexed)

export type PageList = 'first' | 'other' | 'panel'

/** Pages that visitors enter from other sites. */
const FIRST: readonly PageName[] = ['home', 'search', 'services', 'hospital', 'doctor', 'service', 'bookAppointment']

/** Returns the list of the web client that contains the file of a page: `web/<list>-pages.ts`. */
export function pageListOf(page: PageName): PageList {
  if (PANELS.includes(PAGES[page].area)) return 'panel'
  return FIRST.includes(page) ? 'first' : 'other'
}

type FooterColumn = {
  title: string
  links: readonly (readonly [address: string, label: string])[]
  /** True if it ends with links that are not pages: the status of the system, the sitemap. */
  besidesPages?: boolean
}

/** Columns of the footer. A link without a page in the list above leads to Page Not Found. */
export const FOOTER: readonly FooterColumn[] = [
  {
    title: sentence('Company'),
    links: [
      ['/about', sentence('About')],
      ['/leadership', sentence('Leadership')],
      ['/careers', sentence('Careers')],
      ['/news', sentence('News')],
      ['/press', sentence('Press')],
      ['/contact', sentence('Contact')],
    ],
  },
  {
    title: sentence('Patients'),
    links: [
      ['/help', sentence('Help')],
      ['/favourites', sentence('Favourites')],
      ['/support', sentence('Support')],
      ['/pricing', sentence('Pricing')],
      ['/resources', sentence('Resources')],
    ],
    besidesPages: true,
  },
  {
    title: sentence('Partners'),
    links: [
      ['/enterprise', sentence('Enterprise')],
      ['/developers', sentence('Developers')],
      ['/compliance', sentence('Compliance')],
      ['/security', sentence('Security')],
      ['/responsible-disclosure', sentence('Responsible disclosure')],
      ['/ethics', sentence('Ethics')],
    ],
  },
  {
    title: sentence('Legal'),
    links: [
      ['/privacy', sentence('Privacy')],
      ['/terms', sentence('Terms')],
      ['/cookies', sentence('Cookies')],
      ['/kvkk', sentence('KVKK')],
      ['/dpa', sentence('Data processing (DPA)')],
      ['/accessibility', sentence('Accessibility')],
    ],
  },
]

const patterns = (Object.keys(PAGES) as PageName[]).map((name) => {
  const { address, isNamed } = PAGES[name]
  const plain = address.replace(/\/$/, '')
  const short = plain.replace(/:\w+/g, '[^/]+')
  // Only a valid ID is followed by a name.
  const readable = isNamed ? `|${plain.replace(':id', '[\\da-f]{8}-[\\da-f-]{27}')}/[^/]+` : ''
  return { name, pattern: new RegExp(`^(?:${short}${readable})/?$`, 'i') }
})

/**
 * Returns the page at a path, in any letter case, with or without a trailing slash. Undefined if
 * there is none.
 */
export const pageAt = (path: string): PageName | undefined => patterns.find(({ pattern }) => pattern.test(path))?.name
