/** Rules that divide the scripts of the web into files, so that a first visit needs few. */

const packages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`)

/** Pages that people come to from elsewhere. */
const FIRST = /\/web\/pages\/(home|search|services|hospital|doctor)\.tsx$/

type Links = { importers: readonly string[]; dynamicImporters: readonly string[]; importedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => Links | null }

/** Pages and layouts of panels. */
const OF_STAFF = /\/web\/(pages\/(admin|hospitalportal)\/|layouts\/(admin|portal)\.tsx$)/

/** Pages that are used together. They share their files as if they were one page. */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [OF_STAFF, 'staff'],
  [/\/web\/pages\/developers/, 'developers'],
]
const visitedAs = (id: string) => TOGETHER.find(([pages]) => pages.test(id))?.[1] ?? id

/** Returns what needs a module at its start: pages, and parts that are loaded later. */
function usersOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  const own = dynamicImporters.length > 0 ? [visitedAs(id)] : []
  return new Set([...own, ...importers.flatMap((importer) => [...usersOf(importer, graph, seen)])])
}

/** Returns the first pages that need a file at their start. */
function firstPagesOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  const [, page] = FIRST.exec(id) ?? []
  if (page) return new Set([page])
  if (seen.has(id)) return new Set()
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return new Set(importers.flatMap((importer) => [...firstPagesOf(importer, graph, seen)]))
}

/**
 * Returns the file for modules of these pages. Small ones join a file that these pages load anyway
 * and other pages share.
 */
const fileOf = (pages: string) =>
  ({
    search: 'first-home-search',
    hospital: 'first-doctor-hospital',
    doctor: 'first-doctor-hospital',
    'doctor-search': 'first',
  })[pages] ?? `first-${pages}`

/** The index of Apollo's hooks names it for every page, and no first page calls it. */
const LATER = /\/@apollo\/client\/react\/hooks\/useMutation\.js$/

/**
 * Groups of chunks for the first pages: shared by most, by all but search and home, by two, or by
 * one.
 */
const FIRST_GROUPS = ['first', 'first-others', 'two', 'one'] as const

/**
 * A chunk includes the imports of its modules. Chunks of most pages are built first, so their
 * imports belong to them and no two chunks import each other.
 */
const firstChunks = FIRST_GROUPS.map((group, rank) => ({
  name(id: string, graph: Graph) {
    const pages = [...firstPagesOf(id, graph)].sort()
    // Modules that need the validator stay apart, or one page with a form would load it for all.
    if (pages.length === 0 || needsForms(id, graph) || LATER.test(id)) return null
    // Pages that come later share the rest of the list of services with it.
    if (pages.join() === 'services') return null
    // The list of services shares too little with any one page for a file of its own. The first
    // step of booking takes the shared part from the common file.
    const isShared = pages.length > 2 || pages.includes('services') || isForBooking(id, graph)
    // Search and home are the heaviest: they leave to the others what only those share.
    const shared = pages.includes('search') || pages.includes('home') ? 'first' : 'first-others'
    const file = isShared ? shared : fileOf(pages.join('-'))
    const own = FIRST_GROUPS.find((name) => name === file) ?? (file.split('-').length > 2 ? 'two' : 'one')
    return own === group ? file : null
  },
  debugName: `first-${group}`,
  minShareCount: 2,
  priority: 1.3 - rank / 40,
}))

/**
 * Users also open the page from mails and bookmarks. A chunk for each set of pages that share a
 * module would make twenty files.
 */
const BOOKING = /\/web\/pages\/book-appointment\.tsx$/

/** Whether the first screen of booking needs a file as it starts. */
function isForBooking(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (BOOKING.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isForBooking(importer, graph, seen))
}

/** Whether panels alone need a file. */
function isForStaffAlone(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (OF_STAFF.test(id) || seen.has(id)) return true
  seen.add(id)
  const module = graph.getModuleInfo(id)
  const importers = [...(module?.importers ?? []), ...(module?.dynamicImporters ?? [])]
  return importers.length > 0 && importers.every((importer) => isForStaffAlone(importer, graph, seen))
}

const ICONS = /\/web\/ui\/icons\//

/** Shared chunks are named after all their pages. */
export const fileName = (name: string) => name.replace(/\.[^.]*$/, '').split('~')[0]

const REACT = packages('react', 'react-dom', 'scheduler')
const DATA = packages(
  '@apollo/client',
  'graphql',
  '@0no-co/graphql.web',
  'gql.tada',
  'optimism',
  'rxjs',
  'tslib',
  '@wry/[a-z]+',
)
const isReact = (id: string) => REACT.test(id) || id.includes('rolldown/runtime')
const FORMS = packages('zod', 'react-hook-form', '@hookform/resolvers')

/** Whether a file brings the validator along. */
function needsForms(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (FORMS.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => needsForms(imported, graph, seen))
}

/**
 * A first visit loads about ten files: libraries, the frame, and shared modules by the pages that
 * use them.
 */
export const chunks = [
  // Libraries change only with their versions. The developers' explorer needs all of graphql, and
  // no other page does.
  { name: 'libraries', test: (id: string) => isReact(id) || DATA.test(id), tags: ['$initial' as const], priority: 4 },
  // Apart: some pages check what they read, and have no form.
  { name: 'validator', test: packages('zod'), priority: 4 },
  { name: 'forms', test: FORMS, priority: 3 },
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
  ...firstChunks,
  {
    // The page keeps a file of its own, by which the server knows what it needs.
    name: (id: string, graph: Graph) =>
      !BOOKING.test(id) && !ICONS.test(id) && isForBooking(id, graph) && firstPagesOf(id, graph).size === 0
        ? 'booking'
        : null,
    debugName: 'booking',
    priority: 1.1,
  },
  // The icons of other pages, none of which is worth a file of its own.
  {
    name: (id: string, graph: Graph) =>
      ICONS.test(id) && firstPagesOf(id, graph).size === 0 && !isForStaffAlone(id, graph) ? 'icons' : null,
    debugName: 'icons',
    priority: 1.05,
  },
  // Grouped by the exact set of pages. A module is needed wherever its importers are, so each file
  // imports only files of more pages, and none imports itself.
  {
    name: (id: string, graph: Graph) => {
      const users = usersOf(id, graph)
      return users.size < 2 || isForStaffAlone(id, graph) ? null : `later~${[...users].sort().join()}`
    },
    debugName: 'later',
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // One file for all panels: their users work in them all day, and other visitors never load them.
  // Built last, so it takes no module of other pages.
  { name: (id: string, graph: Graph) => (isForStaffAlone(id, graph) ? 'staff' : null), debugName: 'staff' },
]
