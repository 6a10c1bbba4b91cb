import { nullWhenNotFound } from '#server/graphql/answers.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { getImport, listImportRows, listImports } from './reading.ts'
import type { ImportRow } from './record.ts'
import { undoImport } from './undoing.ts'
import { cancelImport, startImport } from './writing.ts'

const json = (fields: ImportRow['before']) => fields && JSON.stringify(fields)

export const resolvers = {
  Query: {
    imports: (_, { page, limit }, ctx) => listImports(ctx, { page, limit }),
    import: (_, { id }, ctx) => nullWhenNotFound(getImport(ctx, id)),
    importRows: (_, { id, outcome, page, limit }, ctx) =>
      listImportRows(ctx, id, { search: { outcome }, paging: { page, limit } }),
  },
  Mutation: {
    startImport: (_, { id }, ctx) => startImport(ctx, id),
    cancelImport: (_, { id }, ctx) => cancelImport(ctx, id),
    undoImport: (_, { id }, ctx) => undoImport(ctx, id),
  },
  ImportRow: { before: ({ before }) => json(before), after: ({ after }) => json(after) },
} satisfies Resolvers
