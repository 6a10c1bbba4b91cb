import type { TestApp } from './server.ts'

/**
 * Sets the next free time of a hospital or a doctor, because the jobs that compute it do not run in
 * tests.
 */
export const setNextFree = (app: Pick<TestApp, 'query'>, id: string, at: string | null) =>
  app.query(
    `insert into next_free_times (id, at, due_at) values ($1, $2, 'infinity')
     on conflict (id) do update set at = excluded.at, next_day = false, due_at = excluded.due_at`,
    [id, at],
  )
