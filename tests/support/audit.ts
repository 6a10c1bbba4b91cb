import type { TestApp } from './server.ts'

/**
 * Makes all audit events an hour older, with the trigger disabled that protects them from changes.
 */
export async function letAnHourPass(app: TestApp): Promise<void> {
  await app.query('alter table audit_events disable trigger audit_events_keep_rows')
  await app.query("update audit_events set created_at = created_at - interval '61 minutes'")
  await app.query('alter table audit_events enable trigger audit_events_keep_rows')
}
