import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { precompress } from './vite/precompress.ts'

/** The server is bundled too, so that a deployment starts without a TypeScript loader; its packages stay in node_modules. */
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
      input: { main: 'server/main.ts', import: 'server/commands/import.ts', admin: 'server/commands/admin.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
}

/** A page may load the sheet of any chunk first, and the first that names a layer decides the order: so each names them all. */
const layerOrder = {
  postcssPlugin: 'layer-order',
  Once(root: { prepend: (text: string) => void }) {
    root.prepend('@layer reset, base, ui, page;')
  },
}

const web: UserConfig = {
  plugins: [react(), precompress()],
  publicDir: 'web/public',
  css: {
    // Names like `hospital-card-module__title__x1y2z` say where a rule stands.
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[name]__[local]__[hash:base64:5]' },
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
    reportCompressedSize: false,
  },
  server: { port: 5173 },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? server : web))
