/**
 * Rewrites our own files so that they compress better: class names as strings, documents without
 * line breaks.
 */
import type { Plugin } from 'vite'

const SHEET = /^import (\w+) from '([^']+\.module\.css)'/gm
/** Names that a module cannot export. */
const RESERVED = /^(break|case|default|delete|for|if|import|in|new|switch|this|try|with)$/

/**
 * Returns whether a style sheet is used only by names: `styles.card`. A use like `styles[tone]`
 * needs all of it.
 */
function byNames(code: string, name: string): boolean {
  const uses = [...code.matchAll(new RegExp(`(?<![\\w.'"\`/-])${name}\\b(?!['"\`])(\\.(\\w+))?`, 'g'))]
  // The import itself is the first use.
  return uses.every(([, dotted, key = ''], at) => at === 0 || (dotted && !RESERVED.test(key)))
}

/** Keeps a style sheet in the build although its module is empty once the names are inlined. */
export const keptSheets: Plugin = {
  name: 'kept-sheets',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) => (id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null),
}

/** Rewrites the sources. Fails the build if one of its patterns no longer matches anything. */
export function lighterSources(): Plugin {
  const unmatched = new Set(['sheets', 'sentences', 'documents'])
  const matched = (name: string, written: string) => {
    unmatched.delete(name)
    return written
  }
  return {
    name: 'lighter-sources',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(web|domain|triage)\/.*\.tsx?$/.test(id)) return null
      const written = code
        // Each class becomes a constant, which is inlined. An object would contain all of them with
        // their names.
        .replace(SHEET, (all, name: string, file: string) =>
          byNames(code, name) ? matched('sheets', `import * as ${name} from '${file}'`) : all,
        )
        // `sentence` marks texts to translate, and without placeholders is the sentence itself.
        .replace(/\bsentence\(('[^'\\\n]*')\)/g, (_, text: string) => matched('sentences', text))
        .replace(/\bgraphql\(\s*`([^`$]*(?:\$\w[^`$]*)*)`/g, (_, document: string) =>
          matched('documents', `graphql(\`${document.replace(/\s+/g, ' ').trim()}\``),
        )
      return written === code ? null : { code: written, map: null }
    },
    buildEnd(error) {
      if (!error && unmatched.size > 0)
        this.error(`vite/lighter-sources.ts no longer matches ${[...unmatched].join(', ')}`)
    },
  }
}
