import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes the source files of each script to `.vite/modules.json`, in which a test looks for files
 * that do not belong.
 */
export function chunkModules(): Plugin {
  let root = ''
  return {
    name: 'chunk-modules',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const modules: Record<string, string[]> = {}
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk')
          modules[file] = Object.keys(chunk.modules)
            .map((id) => path.relative(root, id))
            .filter((id) => /^(web|domain|triage)\//.test(id))
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) })
    },
  }
}
