import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const EXPLORER = /\/node_modules\/(graphiql|@graphiql|codemirror-graphql|graphql-language-service)\//
const APART = '?explorer'
/** Equivalent parser, printer and visitor, written for browsers. */
const FOR_BROWSERS = '@0no-co/graphql.web'

/**
 * Gives GraphiQL the package `graphql`, and all other code a replacement written for browsers. All
 * of `graphql` would add 5 kB (brotli) to every first visit, and the half that we use 3 kB.
 */
export function graphqlApart(): Plugin {
  return {
    name: 'graphql-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !(importer.endsWith(APART) || /^graphql(\/|$)/.test(source))) return null
      if (!importer.endsWith(APART) && !EXPLORER.test(importer))
        return this.resolve(FOR_BROWSERS, importer, { skipSelf: true })
      const resolved = await this.resolve(source, importer.replace(APART, ''), { skipSelf: true })
      return resolved && { ...resolved, id: `${resolved.id}${APART}` }
    },
    load: (id) => (id.endsWith(APART) ? readFileSync(id.replace(APART, ''), 'utf8') : null),
  }
}
