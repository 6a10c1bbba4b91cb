import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const root = projectRoot()
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const readme = read('README.md')
const commands = [...readme.matchAll(/```sh\n(.*?)```/gsu)].flatMap(([, block]) => (block ?? '').trim().split('\n'))
const inline = [...readme.matchAll(/`(npm (?:run )?[a-z:-]+)/gu)].map(([, command]) => command ?? '')
const curls = commands.filter((command) => command.startsWith('curl '))

/** The words of a shell command whose only quotes are plain single and double ones. */
const words = (command: string) =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/gu)].map(([, single, double, bare]) => single ?? double ?? bare ?? '')

function requestOf(curl: string) {
  const request = {
    method: 'GET',
    url: '',
    headers: {} as Record<string, string>,
    body: undefined as string | undefined,
  }
  const rest = words(curl).slice(1)
  while (rest.length > 0) {
    const word = rest.shift() ?? ''
    if (word === '-X') request.method = rest.shift() ?? ''
    else if (word === '-d') request.body = rest.shift()
    else if (word === '-H') {
      const [name = '', value = ''] = (rest.shift() ?? '').split(/:\s*/u)
      request.headers[name] = value
    } else if (!word.startsWith('-')) request.url = word
  }
  return request
}

describe('README', () => {
  let product: TestApp
  beforeAll(async () => {
    product = await startTestApp({ demo: true })
  })
  afterAll(() => product.close())

  test('is short enough to be read', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(200)
  })

  test('shows only scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const shown = [...commands, ...inline]
      .flatMap((command) => [...command.matchAll(/npm (?:run )?([a-z][a-z:-]*)/gu)].map(([, name]) => name ?? ''))
      .filter((name) => name !== 'ci')
    expect(shown).toContain('start')
    for (const name of shown) expect(Object.keys(scripts)).toContain(name)
  })

  test('links only to files that exist', () => {
    for (const [, file] of readme.matchAll(/\]\((?!https?:)([^)]+)\)/gu))
      expect(existsSync(path.join(root, file ?? '')), file).toBe(true)
  })

  test('names every setting, and so does .env.example', () => {
    const settings = [...read('server/config.ts').matchAll(/^ {2}([A-Z_]+): setting\(/gmu)].map(
      ([, name]) => name ?? '',
    )
    expect(settings).toContain('PORT')
    for (const name of settings) {
      expect(readme, `${name} in README.md`).toContain(`\`${name}\``)
      expect(read('.env.example'), `${name} in .env.example`).toContain(name)
    }
  })

  test('shows requests', () => expect(curls.length).toBeGreaterThanOrEqual(4))

  test.each(curls)('%s', async (curl) => {
    const { url, ...request } = requestOf(curl)
    const answer = await fetch(url.replace('http://localhost:3000', product.url), request)
    expect(answer.status).toBe(200)
    const body = await answer.json()
    expect(body.errors).toBeUndefined()
    const found = Array.isArray(body) ? body : (body.data?.hospitals.items ?? [body.token])
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]).toBeTruthy()
  })
})
