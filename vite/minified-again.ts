import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Options of terser, in Vite's run and in the one after it. */
export const TERSER = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, pure_getters: true, inline: 2 },
  format: { ecma: 2020 },
} as const

/**
 * Minifies the finished chunks once more, when Vite has put its own code into them: 350 bytes
 * (brotli) of a first visit to the search, which more passes of the first run do not save.
 */
export const minifiedAgain: Plugin = {
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
