/**
 * `npm test`: static checks, then every test, each counted. The last line is `N passed, N failed`; anything that fails,
 * and a run in which nothing ran, ends with 1. `--server` runs the server's tests alone.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '#server/config.ts'

type Counts = { passed: number; failed: number }
type Report = { testResults: { name: string; status: string; assertionResults: { status: string }[] }[] }

const root = projectRoot()
/** Projects of vitest.config.ts. */
const SERVER = ['server', 'server-alone']
const serverOnly = process.argv.includes('--server')
const say = (text: string) => process.stdout.write(`${text}\n`)

function run(command: string, args: string[], show: boolean): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const read = (chunk: Buffer) => {
      if (show) process.stdout.write(chunk)
      else said += chunk
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
  say(`${code === 0 ? 'passed' : 'FAILED'}  ${script} (${seconds} s)`)
  if (code !== 0) say(said.trim())
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

async function test(projects: string[]): Promise<Counts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hekima-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const chosen = projects.map((name) => `--project=${name}`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { code } = await run('npx', ['vitest', 'run', ...chosen, ...reporters], true)
    const text = await readFile(file, 'utf8').catch(() => '{"testResults":[]}')
    const { testResults } = JSON.parse(text) as Report
    const states = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
    const passed = states.filter((status) => status === 'passed').length
    const failedTests = states.filter((status) => status === 'failed').length
    // A file that cannot be loaded, or whose hooks fail, has no failed test of its own.
    const failedFiles = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
    ).length
    const counted = failedTests + failedFiles
    const silent = code !== 0 || passed === 0 ? 1 : 0
    return { passed, failed: counted > 0 ? counted : silent }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const results: Counts[] = []
if (serverOnly) results.push(await test(SERVER))
else {
  for (const script of ['format:check', 'lint', 'generate:check']) results.push(await check(script))
  // Several checkers do much of the work several times: one alone costs half, and keeps a core while the tests' servers start.
  const types = check('types', '--singleThreaded')
  results.push(await test(['unit', ...SERVER, 'web', 'gallery', 'e2e']), await types)
}

const passed = results.reduce((sum, counts) => sum + counts.passed, 0)
const failed = results.reduce((sum, counts) => sum + counts.failed, 0)
say(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
