import { PAGES, type PageName } from '#domain/pages.ts'

/** Groups of pages of similar size. tests/e2e/everyone-<group>.test.ts covers one. */
export const PAGE_GROUPS = ['discover', 'account', 'content', 'legal', 'portal', 'admin', 'admin-catalogue'] as const
export type PageGroup = (typeof PAGE_GROUPS)[number]

const CATALOGUE = /^\/admin\/(hospitals|doctors|services|terms|import)\b/

function groupOf(name: PageName): PageGroup {
  const { area, address } = PAGES[name]
  switch (area) {
    case 'admin':
      return CATALOGUE.test(address) ? 'admin-catalogue' : 'admin'
    case 'booking':
    case 'quotes':
      return 'account'
    case 'developers':
      return 'legal'
    case 'discover':
    case 'account':
    case 'content':
    case 'legal':
    case 'portal':
      return area
    default:
      throw new Error(`Name the group of the pages of ${area}`)
  }
}

export const pagesIn = (group: PageGroup): PageName[] =>
  (Object.keys(PAGES) as PageName[]).filter((name) => groupOf(name) === group)
