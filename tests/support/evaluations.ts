/**
 * Tests that evaluate a whole folder by thousands of examples or with external tools. `npm test`
 * runs one if the files that it depends on differ from those of its last success. `npm run
 * test:all` runs them all and stores the digests in tests/evaluated.json.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '#server/config.ts'

const TRIAGE = ['triage', 'tests/triage']
const DOORS = ['server', 'domain', 'drizzle', 'schema.graphql', 'tests/support/database-server.ts']

/**
 * Files and folders that each of these tests reads, beside the packages and the code that it
 * imports.
 */
export const EVALUATIONS: Record<string, readonly string[]> = {
  'tests/triage/context.test.ts': TRIAGE,
  'tests/triage/fillers.test.ts': TRIAGE,
  'tests/triage/lay-talk.test.ts': TRIAGE,
  'tests/triage/learned.test.ts': TRIAGE,
  'tests/triage/red-flags-in-context.test.ts': TRIAGE,
  'tests/triage/red-flags.test.ts': TRIAGE,
  'tests/triage/talked.test.ts': TRIAGE,
  'tests/triage/targets.test.ts': TRIAGE,
  'tests/server/bench.test.ts': [...DOORS, 'bench'],
  'tests/server/developer-tools.test.ts': DOORS,
  'tests/server/redocly.test.ts': DOORS,
}
const EVALUATED_FILE = path.join(projectRoot(), 'tests/evaluated.json')

async function filesIn(input: string): Promise<string[]> {
  const place = path.join(projectRoot(), input)
  if ((await stat(place)).isFile()) return [input]
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectRoot(), path.join(entry.parentPath, entry.name)))
}

/** Returns the SHA-256 of the names and contents of an evaluation's inputs. */
export async function digestOf(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all(inputs.map(filesIn))).flat()
  for (const file of [...new Set(files)].sort()) {
    const content = createHash('sha256').update(await readFile(path.join(projectRoot(), file)))
    hash.update(`${file} ${content.digest('hex')}\n`)
  }
  return hash.digest('hex')
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([#.][^'?]+)'/g

/** Returns a file and all files of the project that it imports, directly or through others. */
export async function importsOf(file: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file)) return seen
  seen.add(file)
  if (!/\.tsx?$/.test(file)) return seen
  const text = await readFile(path.join(projectRoot(), file), 'utf8')
  for (const [, name = ''] of text.matchAll(IMPORT)) {
    const imported = name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name)
    // A comment or a template may look like an import.
    if (existsSync(path.join(projectRoot(), imported))) await importsOf(imported, seen)
  }
  return seen
}

/** Returns the current digest of each evaluation, by its file. */
export async function currentDigests(): Promise<Record<string, string>> {
  const digests = Object.entries(EVALUATIONS).map(
    async ([file, inputs]) =>
      [file, await digestOf(['package-lock.json', ...(await importsOf(file)), ...inputs])] as const,
  )
  return Object.fromEntries(await Promise.all(digests))
}

/** Reads the digests of successful evaluations. */
export const readEvaluated = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(EVALUATED_FILE, 'utf8')) as Record<string, string>

/** Returns the evaluations whose inputs have not changed since they passed. */
export async function unchangedEvaluations(): Promise<string[]> {
  const [evaluated, current] = await Promise.all([readEvaluated(), currentDigests()])
  return Object.keys(EVALUATIONS).filter((file) => evaluated[file] === current[file])
}

/** Stores the digests of the evaluations that passed. The others run again next time. */
export async function keepEvaluated(passed: readonly string[]): Promise<void> {
  const current = await currentDigests()
  const kept = Object.fromEntries(Object.entries(current).filter(([file]) => passed.includes(file)))
  await writeFile(EVALUATED_FILE, `${JSON.stringify(kept, null, 2)}\n`)
}
