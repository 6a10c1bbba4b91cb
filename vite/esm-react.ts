/**
 * React comes as CommonJS, so that each use of it stays `(0, react.useState)(…)`. Here its parts
 * are constants, which a bundler can name by one letter: 1.5 kB (brotli) of a first visit.
 */
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const MODULES = ['react', 'react/jsx-runtime']
/** Prefix of the IDs of these modules. */
export const ESM_REACT = '\0esm:'

export function esmReact(): Plugin {
  return {
    name: 'esm-react',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, { kind }) {
      // Packages that are CommonJS themselves go on to take the whole of it.
      if (kind !== 'import-statement' || !MODULES.includes(source) || importer?.startsWith(ESM_REACT)) return null
      return ESM_REACT + source
    },
    load(id) {
      if (!id.startsWith(ESM_REACT)) return null
      const source = id.slice(ESM_REACT.length)
      const names = Object.keys(require(source) as object)
      const parts = names.map((name) => `export const ${name} = whole.${name}`)
      return `import whole from ${JSON.stringify(require.resolve(source))}\nexport default whole\n${parts.join('\n')}`
    },
  }
}
