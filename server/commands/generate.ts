/**
 * Writes the types that are made from `schema.graphql`: resolver types for the server, introspection for the web client.
 * With `--check` it writes nothing and fails when a committed file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { buildSchema, introspectionFromSchema, isObjectType, parse } from 'graphql'

const source = await readFile('schema.graphql', 'utf8')
const schema = buildSchema(source)

/** What verbs answer for a type, where its fields are resolved from more than the schema says; otherwise any plain object. */
const records: Record<string, string> = {
  Hospital: './features/hospitals/answers.ts#HospitalRecord',
  Doctor: './features/doctors/answers.ts#DoctorRecord',
  HealthService: './features/health-services/answers.ts#HealthServiceRecord',
}
const objects = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !/^(__|Query$|Mutation$)/.test(type.name))
  .map((type) => type.name)

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
    mappers: Object.fromEntries(objects.map((name) => [name, records[name] ?? 'Record<string, any>'])),
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
  ['server/graphql.gen.ts', serverTypes],
  ['web/graphql.gen.d.ts', webTypes],
] as const) {
  const old = await readFile(path, 'utf8').catch(() => '')
  if (old === text) continue
  if (check) {
    console.error(`${path} is out of date: run "npm run generate".`)
    stale = true
  } else await writeFile(path, text)
}
process.exit(stale ? 1 : 0)
