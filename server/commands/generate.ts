/**
 * Joins the parts of the schema into `schema.graphql` and writes the types made from it: resolver
 * types for the server, introspection for the web client. With `--check` it writes nothing and
 * fails when a committed file is out of date.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { buildSchema, introspectionFromSchema, parse, printSchema } from 'graphql'
import { recordOfType } from './record-of-type.ts'

const features = (await readdir('server/features', { recursive: true })).filter((file) => file.endsWith('.graphql'))
/** Sorts `area/feature/schema.graphql` by feature, so a move between areas changes no order. */
const featureIn = (file: string) => file.slice(file.indexOf('/') + 1)
features.sort((a, b) => (featureIn(a) < featureIn(b) ? -1 : 1))
const parts = ['server/graphql/base.graphql', ...features.map((file) => `server/features/${file}`)]
const schema = buildSchema((await Promise.all(parts.map((part) => readFile(part, 'utf8')))).join('\n'))
const source = `${printSchema(schema)}\n`

const unknown = Object.keys(recordOfType).filter((name) => !schema.getType(name))
if (unknown.length > 0) throw new Error(`record-of-type.ts names types that the schema has not: ${unknown.join(', ')}`)

const serverTypes = await codegen({
  filename: 'server/graphql.gen.ts',
  schema: parse(source),
  documents: [],
  pluginMap: { typescript, resolvers },
  plugins: [{ typescript: {} }, { resolvers: {} }],
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    contextType: './context.ts#GraphqlContext',
    mappers: recordOfType,
    // Records have the names of their types; the imports must differ.
    mapperTypeSuffix: 'Record',
    scalars: { ID: 'string', Date: 'string', Time: 'string', DateTime: 'string' },
    maybeValue: 'T | null | undefined',
  },
})

const webTypes = outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(schema)), {
  fileType: '.d.ts',
  shouldPreprocess: true,
})

const check = process.argv.includes('--check')
let stale = false
for (const [path, text] of [
  ['schema.graphql', source],
  ['server/graphql.gen.ts', serverTypes],
  ['web/data/graphql.gen.d.ts', webTypes],
] as const) {
  const old = await readFile(path, 'utf8').catch(() => '')
  if (old === text) continue
  if (check) {
    console.error(`${path} is out of date: run "npm run generate".`)
    stale = true
  } else await writeFile(path, text)
}
process.exit(stale ? 1 : 0)
