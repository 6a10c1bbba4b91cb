import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const ImportFields = graphql(`
  fragment ImportFields on Import {
    id kind fileName state actorName total added changed unchanged refused withoutServices isCancelRequested failure createdAt startedAt finishedAt
  }
`)
export type Import = ResultOf<typeof ImportFields>

export const OneImport = graphql(`query OneImport($id: ID!) { import(id: $id) { ...ImportFields } }`, [ImportFields])
export const StartImport = graphql(`mutation StartImport($id: ID!) { startImport(id: $id) { ...ImportFields } }`, [
  ImportFields,
])
export const CancelImport = graphql(`mutation CancelImport($id: ID!) { cancelImport(id: $id) { ...ImportFields } }`, [
  ImportFields,
])
export const UndoImport = graphql(`mutation UndoImport($id: ID!) { undoImport(id: $id) { ...ImportFields } }`, [
  ImportFields,
])
export const ImportRows = graphql(`
  query ImportRows($id: ID!, $outcome: ImportOutcome!) {
    importRows(id: $id, outcome: $outcome, limit: 100) { total items { id line name before after reason text } }
  }
`)

/** Returns whether the import is running by itself, so the page polls it. */
export const isBusy = (state: Import['state']): boolean => state === 'checking' || state === 'running'
