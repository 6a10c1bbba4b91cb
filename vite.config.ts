import { createHash } from 'node:crypto'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite'
import { chunkModules } from './vite/chunk-modules.ts'
import { drawnArt } from './vite/drawn-art.ts'
import { graphqlApart } from './vite/graphql-apart.ts'
import { lighterPackages } from './vite/lighter-packages.ts'
import { keptSheets, lighterSources } from './vite/lighter-sources.ts'
import { precompress } from './vite/precompress.ts'

/**
 * Warnings that no reader of a build can act on: the time that plugins take, and directives of the
 * React compiler's runtime, which only its compiler reads.
 */
const checks = { bundlerTimings: false, moduleLevelDirective: false }

/**
 * The server is bundled too, so that a deployment starts without a TypeScript loader; its packages
 * stay in node_modules.
 */
const server: UserConfig = {
  publicDir: false,
  ssr: { external: true, noExternal: [/^#/] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      checks,
      input: {
        main: 'server/main.ts',
        import: 'server/commands/import.ts',
        admin: 'server/commands/admin.ts',
        backup: 'server/commands/backup.ts',
        restore: 'server/commands/restore.ts',
        'move-files': 'server/commands/move-files.ts',
        // Worker threads, found beside the chunks that start them.
        'next-free-worker': 'server/jobs/next-free-worker.ts',
        'read-worker': 'server/features/administration/imports/lists/read-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
}

/**
 * GraphiQL's sheet carries fonts, which the content security policy refuses: without them it weighs
 * an eighth, and browsers do not complain.
 */
const noEmbeddedFonts: Plugin = {
  name: 'no-embedded-fonts',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replace(/@font-face\s*\{[^}]*url\(["']?data:[^}]*\}/g, '')
  },
}

/**
 * A page may load the sheet of any chunk first, and the first that names a layer decides the order:
 * so each names them all.
 */
const layerOrder = {
  postcssPlugin: 'layer-order',
  Once(root: { prepend: (text: string) => void }) {
    root.prepend('@layer reset, base, ui, page;')
  },
}

const known = new Map<string, string>()

/**
 * Five letters of a hash, the same in both builds. Names that say where a rule stands would weigh 2
 * kB (brotli) in a first visit.
 */
function shortName(name: string, file: string): string {
  const place = `${path.relative(import.meta.dirname, file)} ${name}`
  const hash = createHash('sha256').update(place).digest('base64url')
  const short = /^[a-z]/i.test(hash) ? hash.slice(0, 5) : `_${hash.slice(0, 4)}`
  if ((known.get(short) ?? place) !== place) throw new Error(`Rename one of these: ${place}, ${known.get(short)}`)
  known.set(short, place)
  return short
}

const packages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`)

/** Pages that people come to from elsewhere. */
const FIRST = /\/web\/pages\/(home|search|services|hospital|doctor)\.tsx$/

type Links = { importers: readonly string[]; dynamicImporters: readonly string[]; importedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => Links | null }

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
 * The file of what these pages need: what is small comes with one that they need anyway, and others
 * of them share.
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
 * Groups of chunks for the first pages: of most of them, of those but search and home, of two, of
 * one.
 */
const FIRST_GROUPS = ['first', 'first-others', 'two', 'one'] as const

/**
 * A chunk takes with it what its files import. So those that most pages need are made first: what
 * they import, as many pages need, and no two chunks come to need each other.
 */
const firstChunks = FIRST_GROUPS.map((group, rank) => ({
  name(id: string, graph: Graph) {
    const pages = [...firstPagesOf(id, graph)].sort()
    // Modules that need the validator stay apart, or one page with a form would load it for all.
    if (pages.length === 0 || needsForms(id, graph) || LATER.test(id)) return null
    // Pages that come later share the rest of the list of services with it.
    if (pages.join() === 'services') return null
    // The list of services shares too little with one page alone for a file of their own.
    // The first screen of booking takes what it shares with the others from the file that all need.
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
 * People come to it from mails and bookmarks too, and a chunk for each set of pages that share
 * something would be twenty files.
 */
const BOOKING = /\/web\/pages\/book-appointment\.tsx$/

/** Whether the first screen of booking needs a file as it starts. */
function isForBooking(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (BOOKING.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isForBooking(importer, graph, seen))
}

/** Pages and layouts of panels. */
const OF_STAFF = /\/web\/(pages\/(admin|hospitalportal)\/|layouts\/(admin|portal)\.tsx$)/

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
const fileName = (name: string) => name.replace(/\.[^.]*$/, '').split('~')[0]

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
 * A first visit needs about ten files: libraries, the frame, and what the page shares with others,
 * by which pages those are.
 */
const chunks = [
  // Libraries change only with their versions. The explorer for developers needs all of graphql,
  // and no other page does.
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
  // By exactly which pages share it: chunks that are merged may need each other, and then one
  // starts before what it needs.
  {
    name: (id: string, graph: Graph) => (isForStaffAlone(id, graph) ? null : 'later'),
    debugName: 'later',
    minShareCount: 2,
    entriesAware: true,
    priority: 1,
  },
  // One file for all panels: their users work in them all day, and other visitors do not load lists
  // of their pages. Made last, so that it takes nothing that other pages need.
  { name: (id: string, graph: Graph) => (isForStaffAlone(id, graph) ? 'staff' : null), debugName: 'staff' },
]

const alias = [
  // react-router-dom exports react-router, which names only its builds for development.
  { find: /^react-router$/, replacement: path.resolve('node_modules/react-router/dist/production/index.mjs') },
]

const TERSER = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, pure_getters: true, inline: 2 },
  format: { ecma: 2020 },
} as const

/**
 * Minifies the finished chunks once more, when Vite has put its own code into them: 350 bytes
 * (brotli) of a first visit to the search, which more passes of the first run do not save.
 */
const minifiedAgain: Plugin = {
  name: 'minified-again',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = (await minify(chunk.code, TERSER)).code ?? chunk.code
    },
  },
}

const web: UserConfig = {
  plugins: [
    graphqlApart(),
    noEmbeddedFonts,
    lighterPackages({ checked: true }),
    lighterSources(),
    keptSheets,
    react(),
    drawnArt(),
    chunkModules(),
    minifiedAgain,
    precompress(),
  ],
  publicDir: 'web/public',
  resolve: {
    alias,
    // rxjs has its classes as classes there, which weighs less than what it made of them for old
    // browsers.
    conditions: ['es2015', ...defaultClientConditions],
  },
  css: {
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: shortName },
    postcss: { plugins: [layerOrder] },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // The server reads there which files each page needs.
    manifest: true,
    target: 'baseline-widely-available',
    // It packs a first visit about 1 % tighter than the minifier that comes with Vite.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 6, pure_getters: true, inline: 2 },
      format: { ecma: 2020 },
    },
    // The content security policy allows no inline script or font: every asset stays a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: true },
      output: {
        codeSplitting: { groups: chunks },
        // Every name stands in what is loaded first, and a hash does not shrink.
        chunkFileNames: ({ name }) => `assets/${fileName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${fileName(name)}-[hash:7][extname]`,
      },
    },
    reportCompressedSize: false,
    // GraphiQL's editor, which only /developers/explorer loads, has 724 kB before compression.
    chunkSizeWarningLimit: 800,
  },
  server: { port: 5173 },
}

/**
 * The server renders public pages by the same components. All is bundled: a deployment has the
 * packages of the server alone.
 */
const renderer: UserConfig = {
  plugins: [lighterPackages({ checked: false }), react()],
  resolve: { alias },
  publicDir: false,
  css: web.css ?? {},
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    rolldownOptions: { checks, input: 'web/entry-server.tsx' },
    outDir: 'dist/ssr',
    emptyOutDir: true,
    target: 'node20',
    // Files and names equal those for browsers, so they are not written again.
    assetsInlineLimit: 0,
    ssrEmitAssets: false,
    reportCompressedSize: false,
  },
}

/**
 * While the code is worked on, names like `hospital-card-module__title` say where a rule stands.
 */
const served: UserConfig = { ...web, css: { ...web.css, modules: { localsConvention: 'camelCaseOnly' } } }

export default defineConfig(({ command, isSsrBuild, mode }) => {
  if (command === 'serve') return served
  return mode === 'renderer' ? renderer : isSsrBuild ? server : web
})
