import type { TestApp } from './server.ts'

/** Makes all that was audited an hour older, past the trigger that keeps it as it was written. */
export async function letAnHourPass(app: TestApp): Promise<void> {
  await app.query('alter table audit_events disable trigger audit_events_keep_rows')
  await app.query("update audit_events set created_at = created_at - interval '61 minutes'")
  await app.query('alter table audit_events enable trigger audit_events_keep_rows')
}
