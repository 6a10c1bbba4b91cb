/**
 * `npm test`: static checks, then every test, each counted. The last line is `N passed, N failed`.
 * Exits with 1 if anything fails or nothing ran. `--server` runs only the files that depend on the
 * PostgreSQL server (support/database-files.ts). `--durations` stores the duration of each file, so
 * that the longest start first. `--all` also runs the evaluations whose inputs have not changed
 * (support/evaluations.ts), and stores which of them passed.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectRoot } from '#server/config.ts'
import { DATABASE_FILES } from './support/database-files.ts'
import { keepEvaluated, unchangedEvaluations } from './support/evaluations.ts'
import { DURATIONS_FILE } from './support/longest-first.ts'

/** `failures` has a line per failure for the end of the output, where it is easy to find. */
type Counts = { passed: number; failures: string[] }
type Result = { status: string; fullName: string; failureMessages?: string[]; meta?: { pages?: string[] } }
type FileResult = {
  name: string
  status: string
  message?: string
  startTime: number
  endTime: number
  assertionResults: Result[]
}
type Report = { testResults: FileResult[] }

const root = projectRoot()
/** Projects of vitest.config.ts. */
const SERVER = ['server', 'server-alone']
const serverOnly = process.argv.includes('--server')
const runsAll = process.argv.includes('--all')
const say = (text: string) => process.stdout.write(`${text}\n`)

function run(command: string, args: string[], show: boolean): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const read = (chunk: Buffer) => {
      if (show) process.stdout.write(chunk)
      said += chunk
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}

async function check(script: string, ...args: string[]): Promise<Counts> {
  const started = Date.now()
  const { code, said } = await run('npm', ['run', '--silent', script, '--', ...args], false)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  // The failure is listed once, among the failures at the end.
  say(code === 0 ? `passed  ${script} (${seconds} s)` : `${script} (${seconds} s) says:\n${said.trim()}`)
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [script] }
}

const SLOWEST = 15

/** Prints the slowest files of a run, and stores all durations with `--durations`. */
async function reportDurations(results: FileResult[]): Promise<void> {
  const seconds = results
    .map(({ name, startTime, endTime }) => ({ file: path.relative(root, name), taken: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.taken - a.taken)
  say(`The ${SLOWEST} slowest files:`)
  for (const { file, taken } of seconds.slice(0, SLOWEST)) say(`${taken.toFixed(1).padStart(8)} s  ${file}`)
  if (serverOnly || !process.argv.includes('--durations')) return
  const byName = seconds.sort((a, b) => (a.file < b.file ? -1 : 1))
  const kept = Object.fromEntries(byName.map(({ file, taken }) => [file, Number(taken.toFixed(1))]))
  await writeFile(DURATIONS_FILE, `${JSON.stringify(kept, null, 2)}\n`)
}

/**
 * Puts a failure into one line: its message, what the browser waited for, and the places in the
 * tests that the stack names.
 */
function inOneLine(message = ''): string {
  const lines = stripVTControlCharacters(message)
    .replaceAll(`${root}/`, '')
    .split('\n')
    .map((line) => line.trim())
  const ours = lines.filter((line) => line !== '' && !(line.startsWith('at ') && line.includes('node_modules')))
  return [...new Set(ours)].join(' | ').slice(0, 900)
}

type Selection = { files?: readonly string[]; without?: readonly string[] }

async function test(projects: string[], { files = [], without = [] }: Selection = {}): Promise<Counts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hekima-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const chosen = projects.map((name) => `--project=${name}`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const excluded = without.map((file) => `--exclude=${file}`)
    const { code, said } = await run('npx', ['vitest', 'run', ...files, ...chosen, ...excluded, ...reporters], true)
    const text = await readFile(file, 'utf8').catch(() => '{"testResults":[]}')
    const { testResults } = JSON.parse(text) as Report
    await reportDurations(testResults)
    const passedFiles = testResults.filter(({ status }) => status === 'passed')
    if (runsAll) await keepEvaluated(passedFiles.map(({ name }) => path.relative(root, name)))
    const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = path.relative(root, name)
      const failed = assertionResults.filter((one) => one.status === 'failed')
      if (failed.length > 0)
        return failed.map(({ fullName, failureMessages, meta }) =>
          [`${file}: ${fullName}: ${inOneLine(failureMessages?.[0])}`, ...(meta?.pages ?? [])].join(' | page '),
        )
      // A file that cannot be loaded, or whose hooks fail, has no failed test of its own.
      return status === 'failed' ? [`${file}: ${inOneLine(message)}`] : []
    })
    const passed = testResults.flatMap((one) => one.assertionResults).filter((one) => one.status === 'passed').length
    // An unhandled error fails the run but no test.
    const [unhandled = ''] = said.match(/Unhandled (?:Error|Rejection).{0,600}/s) ?? []
    if (failures.length === 0 && code !== 0)
      failures.push(`vitest ended with ${code} ${unhandled.replaceAll('\n', ' ')}`)
    if (failures.length === 0 && passed === 0) failures.push('no test ran')
    return { passed, failures }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const results: Counts[] = []
if (serverOnly) results.push(await test(SERVER, { files: DATABASE_FILES }))
else {
  for (const script of ['format:check', 'lint', 'generate:check']) results.push(await check(script))
  // Several checkers repeat much of the work. A single one costs half, and leaves a core for the
  // start of the tests' servers.
  const types = check('types', '--singleThreaded')
  const without = runsAll ? [] : await unchangedEvaluations()
  for (const file of without) say(`unchanged  ${file} (npm run test:all runs it)`)
  results.push(await test(['unit', 'triage', ...SERVER, 'web', 'gallery', 'e2e'], { without }), await types)
}

const passed = results.reduce((sum, counts) => sum + counts.passed, 0)
const failures = results.flatMap((counts) => counts.failures)
for (const failure of failures) say(`FAILED  ${failure}`)
say(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length > 0 ? 1 : 0)
