import { expect } from 'vitest'
import { runImports } from '#server/features/administration/imports/jobs.ts'
import { createLogger } from '#server/http/log.ts'
import type { TestApp } from './server.ts'

/** Imports a list like the browser and runs its job. */
export function importing(app: TestApp, token: string) {
  const deps = (clock = () => new Date()) => ({
    config: app.config,
    db: app.db,
    log: createLogger('silent', false),
    clock,
  })
  const work = (isEnding?: () => boolean) => runImports(deps(), isEnding)
  const send = (kind: string, text: string | Buffer) =>
    app.request
      .post('/api/Imports')
      .query({ kind, fileName: 'liste.csv' })
      .set('authorization', `Bearer ${token}`)
      .set('content-type', 'text/csv')
      .send(text)
  return {
    deps,
    work,
    send,
    start: (id: string) => app.graphql('mutation ($id: ID!) { startImport(id: $id) { id } }', { id }, token),
    cancel: (id: string) => app.graphql('mutation ($id: ID!) { cancelImport(id: $id) { id } }', { id }, token),
    /** Returns the import with its progress, counts and failure. */
    get: async (id: string) => {
      const fields = 'id state failure total added changed unchanged refused startedAt isCancelRequested'
      const { data } = await app.graphql(`query ($id: ID!) { import(id: $id) { ${fields} } }`, { id }, token)
      return data.import
    },
    /** Returns the ID of a completely checked list. */
    checked: async (kind: string, ...rows: string[]): Promise<string> => {
      const { body, status } = await send(kind, rows.join('\n'))
      expect(status, JSON.stringify(body)).toBe(201)
      await work()
      return body.id
    },
    stateOf: (id: string) =>
      app
        .query<{ state: string; added: number }>('select state, added, refused, unchanged from imports where id = $1', [
          id,
        ])
        .then(([row]) => row),
    clear: () =>
      app.query(
        'delete from users where hospital_id is not null; delete from imports; delete from doctors; delete from hospitals; delete from health_services',
      ),
  }
}
export type Importing = ReturnType<typeof importing>
