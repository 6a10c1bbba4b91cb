import { createHash } from 'node:crypto'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite'
import { chunkModules } from './vite/chunk-modules.ts'
import { chunks, fileName } from './vite/chunks.ts'
import { drawnArt } from './vite/drawn-art.ts'
import { graphqlApart } from './vite/graphql-apart.ts'
import { lighterPackages } from './vite/lighter-packages.ts'
import { keptSheets, lighterSources } from './vite/lighter-sources.ts'
import { minifiedByTerser } from './vite/minified-by-terser.ts'
import { oneByteText } from './vite/one-byte-text.ts'
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
  plugins: [oneByteText],
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
        erasures: 'server/commands/erasures.ts',
        'move-files': 'server/commands/move-files.ts',
        // Worker threads, found beside the chunks that start them.
        'next-free-worker': 'server/jobs/next-free-worker.ts',
        'read-worker': 'server/features/administration/imports/lists/read-worker.ts',
        'comparison-pdf-worker': 'server/features/visits/quotes/comparison/pdf-worker.ts',
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

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * A letter and three characters of a hash, the same in both builds. Names that say where a rule
 * stands would weigh 2 kB (brotli) in a first visit.
 */
function shortName(name: string, file: string): string {
  const place = `${path.relative(import.meta.dirname, file)} ${name}`
  const hash = createHash('sha256').update(place).digest()
  const short = `${LETTERS[hash.readUInt32BE(0) % LETTERS.length]}${hash.toString('base64url', 4, 7).slice(0, 3)}`
  if ((known.get(short) ?? place) !== place) throw new Error(`Rename one of these: ${place}, ${known.get(short)}`)
  known.set(short, place)
  return short
}

const alias = [
  // react-router-dom exports react-router, which names only its builds for development.
  { find: /^react-router$/, replacement: path.resolve('node_modules/react-router/dist/production/index.mjs') },
]

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
    minifiedByTerser,
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
  plugins: [lighterPackages({ checked: false }), react(), oneByteText],
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
