/**
 * Removes code of packages that no page uses and that a bundler cannot detect as unused. The
 * savings were measured after brotli.
 */
import path from 'node:path'
import type { Plugin } from 'vite'

const inPackages = (file: string) => path.resolve('node_modules', file)

/**
 * Apollo's support for directives that our documents do not have (tests/documents.test.ts):
 * masking, client fields, deferred parts. 3 kB.
 */
const LEFT_OUT: Record<string, string> = {
  '@apollo/client/utilities/internal/removeDirectivesFromDocument.js':
    'export const removeDirectivesFromDocument = (directives, document) => document',
  '@apollo/client/utilities/internal/hasDirectives.js': 'export const hasDirectives = () => false',
  '@apollo/client/utilities/internal/hasForcedResolvers.js': 'export const hasForcedResolvers = () => false',
  // It finds mistakes in documents, which the types find here.
  '@apollo/client/utilities/internal/checkDocument.js': 'export const checkDocument = () => undefined',
  '@apollo/client/masking/maskOperation.js': 'export const maskOperation = (data) => data',
  '@apollo/client/masking/maskFragment.js': 'export const maskFragment = (data) => data',
  '@apollo/client/utilities/internal/isDeferredFragment.js': 'export const isDeferredFragment = () => false',
  '@apollo/client/utilities/internal/isStreamField.js': 'export const isStreamField = () => false',
  // No code watches a fragment.
  '@apollo/client/utilities/internal/combineLatestBatched.js': 'export const combineLatestBatched = undefined',
  '@apollo/client/utilities/internal/mapObservableFragment.js':
    'export const mapObservableFragmentMemoized = undefined',
  // Our cache has no custom scalars.
  '@apollo/client/utilities/internal/coerceScalarFieldsToParsed.js':
    'export const coerceScalarFieldsToParsed = (result) => result',
  // Apollo Client creates observables only from observables, promises and lists: no streams, no
  // schedulers. 1 kB.
  'rxjs/dist/esm/internal/observable/innerFrom.js': `
    import { Observable } from '../Observable'
    export const innerFrom = (input) => {
      if (input instanceof Observable) return input
      return new Observable((observer) => {
        if (input.subscribe) return input.subscribe(observer)
        const finish = (values) => {
          for (const value of values) observer.next(value)
          observer.complete()
        }
        if (input.then) input.then((value) => finish([value]), (failure) => observer.error(failure))
        else finish(input)
      })
    }`,
  'rxjs/dist/esm/internal/scheduled/scheduled.js':
    'export const scheduled = () => { throw new Error("Schedulers are left out (vite/lighter-packages.ts).") }',
}

const ROUTER = /\/react-router\/dist\/production\/[\w-]+\.mjs$/

/** Names for developer tools keep every context and its dependencies in the bundle. 7 kB. */
const IN_ROUTER: Record<string, [pattern: RegExp, replacement: string]> = {
  'names of components': [/^\w+\.(displayName|contextType) = [^;]*;$/gm, ''],
  'calls of React': [/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'],
  'sets of names': [/^(var \w+ = )(new Set\(|Object\.getOwnPropertyNames)/gm, '$1/* @__PURE__ */ $2'],
}

/**
 * Removes the code. The packages have exact versions in package.json. The client's build fails if
 * an update has moved a module or changed the router's code, so that a lost saving is noticed.
 */
export function lighterPackages({ checked }: { checked: boolean }): Plugin {
  const leftOut = new Map(Object.entries(LEFT_OUT).map(([file, code]) => [inPackages(file), code]))
  const unmatched = new Set([...leftOut.keys(), ...Object.keys(IN_ROUTER)])
  return {
    name: 'lighter-packages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const replacement = leftOut.get(id)
      if (replacement) {
        unmatched.delete(id)
        return { code: replacement, map: null }
      }
      if (!ROUTER.test(id)) return null
      let lighter = code
      for (const [name, [pattern, replacement]] of Object.entries(IN_ROUTER)) {
        const before = lighter
        lighter = before.replace(pattern, replacement)
        if (lighter !== before) unmatched.delete(name)
      }
      return { code: lighter, map: null }
    },
    buildEnd(error) {
      if (!error && checked && unmatched.size > 0)
        this.error(`vite/lighter-packages.ts no longer matches ${[...unmatched].join(', ')}`)
    },
  }
}
