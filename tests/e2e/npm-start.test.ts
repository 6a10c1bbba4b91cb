/** The terminal of a new developer: `npm start` prints only its address and accounts. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { isBuildInput } from '#server/commands/fresh-build.ts'
import { projectRoot } from '#server/config.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'

const root = projectRoot()
const { version, scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  version: string
  scripts: { start: string }
}

type SourceMap = { sources: string[] }

/**
 * Returns only the settings of the project, without those of the surrounding npm and of this user.
 */
function environmentOf(settings: Record<string, string>) {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|LOG_LEVEL$|DATABASE_URL$)/i.test(name))
  return { ...Object.fromEntries(own), NPM_CONFIG_USERCONFIG: '/dev/null', ...settings }
}

test('the build prints nothing', () => {
  expect(inject('product').buildOutput).toBe('')
})

test('a change of any source causes a new build', () => {
  const server = path.join(root, 'dist/server')
  const maps = readdirSync(server).filter((file) => file.endsWith('.map'))
  const sourcesOf = (map: string) => (JSON.parse(readFileSync(path.join(server, map), 'utf8')) as SourceMap).sources
  const ofServer = maps.flatMap(sourcesOf).map((source) => path.relative(root, path.join(server, source)))
  const manifest = readFileSync(path.join(root, 'dist/web/.vite/manifest.json'), 'utf8')
  // Chunks shared by several pages have their own names, which begin with an underscore.
  const ofWeb = Object.keys(JSON.parse(manifest) as object).filter((name) => /^[a-z]/.test(name))
  const own = [...ofServer, ...ofWeb].filter((file) => !/(^|\/)node_modules\//.test(file))
  expect(own).toEqual(expect.arrayContaining(['server/main.ts', 'domain/money.ts', 'index.html']))
  expect(own.filter((file) => !isBuildInput(file))).toEqual([])
})

test('no character makes V8 keep the text of a large file with two bytes each', () => {
  const files = ['dist/server', 'dist/ssr', 'dist/ssr/assets'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((file) => path.join(folder, file)),
  )
  const texts = files.filter((file) => file.endsWith('.js')).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  expect(texts.length).toBeGreaterThan(0)
  // Files mostly in other scripts would be larger with escapes.
  const widened = texts.filter(({ text }) => {
    const wide = text.match(/[\u0100-\uffff]/g)?.length ?? 0
    return wide > 0 && wide * 5 < text.length
  })
  expect(widened.map(({ file }) => file)).toEqual([])
})

test('npm start prints only its address and accounts', async () => {
  const DATA_DIR = await makeDataFolder()
  const env = environmentOf({ DATA_DIR, PORT: '0', HOST: '127.0.0.1' })
  // A process group, so that a signal also reaches the shell between npm and the server.
  const child = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  try {
    await expect.poll(() => output, { timeout: 110_000 }).toMatch(/http:\/\/localhost:\d+/)
    const url = /http:\/\/localhost:(\d+)/.exec(output)?.[0] ?? ''
    expect((await fetch(url.replace('localhost', '127.0.0.1'))).status).toBe(200)
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGINT')
    await ended
    await rm(DATA_DIR, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  expect(output.replace(/localhost:\d+/, 'localhost:3000').split('\n')).toEqual([
    // npm itself prints the command that it runs.
    '',
    `> hekima@${version} start`,
    `> ${scripts.start}`,
    '',
    '',
    `  Hekima ${version}`,
    '  http://localhost:3000',
    '',
    '  Demo accounts:',
    '    admin@hekima.test      Admin123!',
    '    hospital@hekima.test   Hospital123!',
    '    patient@hekima.test    Patient123!',
    '    doctor@hekima.test     Doctor123!',
    '',
    '',
  ])
})
