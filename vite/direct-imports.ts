import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Packages of many small files behind one that names them all. */
const NAMED_BY = {
  'lucide-react': 'node_modules/lucide-react/dist/esm/lucide-react.mjs',
}

/** The file and the name there of each export: `export { default as X } from './icons/x.mjs'`. */
function exportsOf(file: string): Map<string, { from: string; name: string }> {
  const found = new Map<string, { from: string; name: string }>()
  for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(/^export \{([^}]+)\} from '([^']+)'/gm))
    for (const one of names.split(',')) {
      const [name = '', as = name] = one.trim().split(' as ')
      found.set(as, { from: path.resolve(path.dirname(file), from), name })
    }
  return found
}

/**
 * Lets our files import an icon from its own file. By the file that names them all, each page seems
 * to need every icon that any page shows, and the chunk of the first pages had the icons of the
 * panels in it (9 kB packed).
 */
export function directImports(): Plugin {
  const known = new Map(Object.entries(NAMED_BY).map(([name, file]) => [name, exportsOf(path.resolve(file))]))
  const importOf = (all: string, names: string, source: string) => {
    const imports = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((one) => {
        const [name = '', as = name] = one.split(' as ')
        const file = known.get(source)?.get(name)
        return file && `import { ${file.name} as ${as} } from '${file.from}';`
      })
    // Unknown imports stay unchanged.
    return imports.includes(undefined) ? all : imports.join(' ')
  }
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/.*\.tsx?$/.test(id) || !/from '(lucide-react)'/.test(code)) return null
      return {
        code: code.replace(/^import \{([^}]*)\} from '(lucide-react)'/gm, importOf),
        map: null,
      }
    },
  }
}
