/**
 * `npm run eval:search`: prints how many patients' queries find their target among the first five
 * results, and which of the build half do not.
 */
import { rm } from 'node:fs/promises'
import { readConfig } from '#server/config.ts'
import { createSystemContext } from '#server/context.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { openDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { createLogger } from '#server/http/log.ts'
import { loadDemoData } from '#server/seed/demo.ts'
import { makeDataFolder } from '../support/data-folder.ts'
import { type Answer, answersOf, HALVES, recallOf } from './recall.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const percent = (answers: Answer[]) => `${(recallOf(answers) * 100).toFixed(1)} % of ${answers.length}`

function tell(answers: Answer[], group: 'language' | 'kind'): void {
  for (const value of [...new Set(answers.map((answer) => answer[group]))].sort())
    say(`  ${value.padEnd(10)} ${percent(answers.filter((answer) => answer[group] === value))}`)
}

const dataDir = await makeDataFolder()
const log = createLogger('warn', false)
const server = await openDatabase({ dataDir, databaseUrl: undefined }, log, ['fsync=off'])
await migrateDatabase(server.url)
const pool = createPool(server.url, log, { max: 4, patient: true })
const db = createDb(pool)
await loadDemoData(db)
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })
const ctx = createSystemContext({ config, db, log, clock: () => new Date() })

for (const half of HALVES) {
  const answers = await answersOf(ctx, half)
  say(`${half}: recall@5 ${percent(answers)}`)
  tell(answers, 'language')
  tell(answers, 'kind')
  // Misses of the held half stay hidden, so that the search is not tuned to them.
  if (half === 'held') continue
  for (const { found, language, query, expect = [], expectSpecialties = [], services, specialties } of answers)
    if (!found)
      say(
        `  missed (${language}) ${query}: wants ${[...expect, ...expectSpecialties].join(', ')}; found ${[...services, ...specialties].join(', ') || 'nothing'}`,
      )
}

await pool.end()
await server.close()
await rm(dataDir, { recursive: true, force: true })
