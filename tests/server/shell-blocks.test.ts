import { execFile } from 'node:child_process'
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { addressesOf, blocksOf, documents, isServed, readDocument } from '#tests/support/markdown.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/server.ts'

/**
 * Scripts that work on the data. Those that build, test or watch are only checked for existence.
 */
const COMMANDS = ['import', 'admin', 'rates', 'backup', 'restore', 'erasures', 'files:move', 'audit:check']

/**
 * Replaces npm: runs commands on the data of the shared product, as if `npm start` had started it.
 */
const NPM = `#!/usr/bin/env bash
set -euo pipefail
case "$1" in
  ci) exit 0 ;;
  start) curl -s "$PRODUCT/health/ready" >/dev/null; exit 0 ;;
  test) exit 0 ;;
  run) ;;
  *) echo "npm $1 is not expected in a document" >&2; exit 1 ;;
esac
name=$2
shift 2
[ "\${1:-}" = -- ] && shift
script=$(node -p 'require(process.argv[1]).scripts[process.argv[2]] ?? ""' "$ROOT/package.json" "$name")
[ -n "$script" ] || { echo "there is no script $name" >&2; exit 1; }
case " ${COMMANDS.join(' ')} " in
  *" $name "*) exec "$ROOT/node_modules/.bin/tsx" "$ROOT/\${script#tsx }" "$@" ;;
esac
`

/** Replaces npx, which documents use to run single test files. */
const NPX = `#!/usr/bin/env bash
for word in "$@"; do
  case "$word" in tests/*) [ -e "$ROOT/$word" ] || { echo "there is no $word" >&2; exit 1; } ;; esac
done
`

/** A server error fails a block, and each response ends its line. */
const CURLRC = 'fail-with-body\nwrite-out = "\\n"\n'
const BETWEEN = '\u001e'

type Run = { code: number; output: string[]; errors: string }

/** Returns the expected output of a block. `…` stands for any text on its line. */
const expectation = (text: string) =>
  expect.stringMatching(
    new RegExp(
      `^${text
        .trim()
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('…', '.*')}$`,
      'u',
    ),
  )

describe('shell blocks', () => {
  let product: TestApp
  let folder: string
  beforeAll(async () => {
    product = await startTestApp({ demo: true, env: { METRICS_TOKEN: testSecret } })
    folder = await makeDataFolder()
    await mkdir(path.join(folder, 'bin'))
    for (const [name, text] of Object.entries({ npm: NPM, npx: NPX })) {
      await writeFile(path.join(folder, 'bin', name), text)
      await chmod(path.join(folder, 'bin', name), 0o755)
    }
    await writeFile(path.join(folder, '.curlrc'), CURLRC)
  })
  afterAll(async () => {
    await product.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Runs blocks in one shell, in a separate folder. */
  async function run(blocks: readonly string[]): Promise<Run> {
    const cwd = await makeDataFolder()
    // A data folder for the blocks that copy it.
    await mkdir(path.join(cwd, '.data/files'), { recursive: true })
    // Commands start workers, which resolve their loader from the current folder.
    await symlink(path.join(projectRoot(), 'node_modules'), path.join(cwd, 'node_modules'))
    const script = ['set -euo pipefail', ...blocks.flatMap((block) => [block, `printf '${BETWEEN}'`])].join('\n')
    const env = {
      ...process.env,
      PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
      CURL_HOME: folder,
      ROOT: projectRoot(),
      PRODUCT: product.url,
      NODE_ENV: 'test',
      DATABASE_URL: product.databaseUrl,
      DATA_DIR: product.config.dataDir,
      JWT_SECRET: testSecret,
    }
    const text = script.replaceAll('http://localhost:3000', product.url)
    const ran = await new Promise<Run>((resolve) => {
      execFile('bash', ['-c', text], { cwd, env }, (error, stdout, errors) => {
        const output = stdout.replaceAll(product.url, 'http://localhost:3000').split(BETWEEN)
        resolve({ code: error ? Number(error.code ?? 1) : 0, output, errors })
      })
    })
    await rm(cwd, { recursive: true, force: true })
    return ran
  }

  const withBlocks = documents.filter((file) => blocksOf(readDocument(file)).some(({ language }) => language === 'sh'))

  test('are in the README and the tutorial', () => {
    expect(withBlocks).toEqual(expect.arrayContaining(['README.md', 'docs/tutorial.md']))
  })

  test.each(withBlocks)('%s', async (file) => {
    const blocks = blocksOf(readDocument(file))
    const shell = blocks.filter(({ language }) => language === 'sh')
    const { code, output, errors } = await run(shell.map(({ text }) => text))
    expect({ code, ...(code !== 0 && { errors, output: output.join('').slice(-1500) }) }).toEqual({ code: 0 })
    // GraphQL reports errors in answers of status 200.
    expect(output.join('')).not.toContain('"errors":[')
    for (const [place, { text }] of shell.entries()) {
      const next = blocks[blocks.indexOf(shell[place] as (typeof blocks)[number]) + 1]
      if (next?.language === 'text') expect(output[place]?.trim(), text).toEqual(expectation(next.text))
    }
  })

  test('addresses of the server in documents exist', async () => {
    const named = new Set(documents.flatMap((file) => addressesOf(readDocument(file))).filter(isServed))
    // The prefixes of the REST routes have no route themselves.
    const addresses = [...named].filter((address) => !/^\/api(?:\/v1)?$/.test(address))
    expect(addresses).toContain('/health/ready')
    for (const address of addresses) {
      const answers = await Promise.all(
        ['GET', 'POST'].map((method) => fetch(product.url + address, { method, redirect: 'manual' })),
      )
      expect(
        answers.some(({ status }) => status !== 404),
        address,
      ).toBe(true)
    }
  })

  test('the requests of the README have results', async () => {
    const requests = blocksOf(readDocument('README.md')).filter(({ text }) => text.startsWith('curl '))
    const { output } = await run(requests.map(({ text }) => text))
    const answers = output.join('').trim().split('\n').filter(Boolean)
    expect(answers.length).toBeGreaterThanOrEqual(4)
    for (const answer of answers) {
      const body = JSON.parse(answer)
      const records = Array.isArray(body) ? body : (body.data?.hospitals.items ?? [body.token])
      expect(records[0]).toBeTruthy()
    }
  })
})
