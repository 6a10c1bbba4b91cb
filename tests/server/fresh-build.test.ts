import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildIfChanged } from '#server/commands/fresh-build.ts'

let root: string
let builds: number

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), text)
}
const build = async () => {
  builds++
  await write('dist/server/main.js', '')
  await write('dist/web/index.html', '')
}
const start = () => buildIfChanged(root, build)

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hekima-build-'))
  builds = 0
  for (const file of [
    'domain/money.ts',
    'server/main.ts',
    'web/ui/button.tsx',
    'package-lock.json',
    'index.html',
    'README.md',
  ])
    await write(file, file)
  await start()
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('a second start builds nothing', async () => {
  expect(await start()).toBe(false)
  expect(builds).toBe(1)
})

describe('a start that builds again', () => {
  test.each([
    ['a source was edited', () => write('web/ui/button.tsx', 'export {}')],
    ['a package was updated', () => write('package-lock.json', '{}')],
    ['a file was added', () => write('domain/places.ts', '')],
    ['a file was removed', () => rm(path.join(root, 'domain/money.ts'))],
    ['a file was renamed', () => rename(path.join(root, 'domain/money.ts'), path.join(root, 'domain/prices.ts'))],
    ['what was built is gone', () => rm(path.join(root, 'dist/web'), { recursive: true })],
  ])('when %s', async (_, change) => {
    await change()
    expect(await start()).toBe(true)
    expect(await start()).toBe(false)
  })

  test('if the last build failed', async () => {
    await write('server/main.ts', 'edited')
    const failing = async () => {
      throw new Error('no build')
    }
    await expect(buildIfChanged(root, failing)).rejects.toThrow('no build')
    expect(await start()).toBe(true)
  })

  test('if a source is edited during the build', async () => {
    await write('server/main.ts', 'edited')
    await buildIfChanged(root, async () => {
      await write('server/main.ts', 'edited again')
      await build()
    })
    expect(await start()).toBe(true)
  })
})

test('a file outside the product builds nothing', async () => {
  await write('README.md', 'edited')
  await write('tests/money.test.ts', '')
  expect(await start()).toBe(false)
})
