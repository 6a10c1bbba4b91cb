/**
 * Writes our own files so that they pack better: names of classes as the texts they are, documents
 * without their line breaks.
 */
import type { Plugin } from 'vite'

const SHEET = /^import (\w+) from '([^']+\.module\.css)'/gm
/** No name that a module can export. */
const RESERVED = /^(break|case|default|delete|for|if|import|in|new|switch|this|try|with)$/

/**
 * Whether a sheet is used by names alone: `styles.card`. A use like `styles[tone]` needs all of it.
 */
function byNames(code: string, name: string): boolean {
  const uses = [...code.matchAll(new RegExp(`(?<![\\w.'"\`/-])${name}\\b(?!['"\`])(\\.(\\w+))?`, 'g'))]
  // The import itself is one of them.
  return uses.every(([, dotted, key = ''], at) => at === 0 || (dotted && !RESERVED.test(key)))
}

/**
 * A sheet stays in the build although nothing is left of its module once the names stand where they
 * are used.
 */
export const keptSheets: Plugin = {
  name: 'kept-sheets',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) => (id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null),
}

/** Fails the build when one of its patterns matches nothing any more. */
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
        // Each class becomes a constant, which stands where it is used; an object has them all,
        // with their names.
        .replace(SHEET, (all, name: string, file: string) =>
          byNames(code, name) ? matched('sheets', `import * as ${name} from '${file}'`) : all,
        )
        // `sentence` marks what is to be translated, and without blanks is the sentence itself.
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
