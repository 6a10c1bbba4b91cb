import { blockedTimes } from '#server/features/visits/blocked-times/table.ts'
import type { TestApp } from './server.ts'

/** Blocks a morning of a whole hospital, without the verb. Returns its ID. */
export async function insertBlock(app: TestApp, hospitalId: string, reason: string): Promise<string> {
  const period = { date: '2026-12-02', startsAt: '10:00', endsAt: '11:00' }
  const [row] = await app.db
    .insert(blockedTimes)
    .values({ hospitalId, ...period, reason })
    .returning()
  return row?.id ?? ''
}
