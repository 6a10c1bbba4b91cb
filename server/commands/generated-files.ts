/** Files that `npm run generate` derives from the schema of the features. */
import { readdir, readFile } from 'node:fs/promises'
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { buildSchema, introspectionFromSchema, parse, printSchema } from 'graphql'
import { recordOfType } from './record-of-type.ts'

const readText = (path: string) => readFile(path, 'utf8')

/**
 * Joins the parts of the schema and generates the types: resolver types for the server,
 * introspection for the web client. Returns each text with its path.
 */
export async function generatedFiles(read = readText): Promise<(readonly [path: string, text: string])[]> {
  const features = (await readdir('server/features', { recursive: true })).filter((file) => file.endsWith('.graphql'))
  /**
   * Sorts `area/feature/schema.graphql` by feature, so that moving a feature to another area keeps
   * the order.
   */
  const featureIn = (file: string) => file.slice(file.indexOf('/') + 1)
  features.sort((a, b) => (featureIn(a) < featureIn(b) ? -1 : 1))
  const parts = ['server/graphql/base.graphql', ...features.map((file) => `server/features/${file}`)]
  const schema = buildSchema((await Promise.all(parts.map((part) => read(part)))).join('\n'))
  const source = `${printSchema(schema)}\n`

  const unknown = Object.keys(recordOfType).filter((name) => !schema.getType(name))
  if (unknown.length > 0)
    throw new Error(`record-of-type.ts names types that the schema has not: ${unknown.join(', ')}`)

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
      // Records are named like their types, so the imports need other names.
      mapperTypeSuffix: 'Record',
      scalars: { ID: 'string', Date: 'string', Time: 'string', DateTime: 'string' },
      maybeValue: 'T | null | undefined',
    },
  })

  const webTypes = outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(schema)), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  })
  return [
    ['schema.graphql', source],
    ['server/graphql.gen.ts', serverTypes],
    ['web/data/graphql.gen.d.ts', webTypes],
  ]
}
