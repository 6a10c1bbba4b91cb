/** The REST reference: all operations in groups, and code that calls them. */
import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CODE_MEANINGS } from '#domain/developers/guides.ts'
import { type DocumentedRequest, requestCode } from '#domain/developers/request-code.ts'
import { SNIPPET_LANGUAGES, type SnippetLanguage } from '#domain/developers/snippets.ts'
import { type OpenApi, readOpenApi } from '#tests/support/openapi.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { testModeOf } from '#tests/support/test-mode.ts'

type Field = { name: string; place: string | null; type: string; record: string | null; required: boolean }
type Operation = Omit<DocumentedRequest, 'answers' | 'body' | 'parameters'> & {
  id: string
  errors: string[]
  parameters: Field[]
  body: { media: string; fields: Field[]; example: string | null } | null
  answers: { status: number; type: string | null; record: string | null; fields: Field[] }[]
}
type Group = {
  id: string
  audience: string
  operations: Operation[]
  records: { name: string; fields: Field[] }[]
}

const FIELD = '{ name place type record required description }'
const PARTS = `id audience records { name fields ${FIELD} } operations { id method path open errors
  parameters ${FIELD} body { media example fields ${FIELD} }
  answers { status description type record fields ${FIELD} } }`

let app: TestApp
let api: OpenApi
let groups: Group[]
beforeAll(async () => {
  app = await startTestApp({ testMode: true })
  api = await readOpenApi(app)
  const { data } = await app.graphql('{ apiGroups { id } }')
  groups = await Promise.all(
    data.apiGroups.map(async ({ id }: { id: string }) => {
      const answer = await app.graphql(`query ($id: ID!) { apiGroup(id: $id) { ${PARTS} } }`, { id })
      expect(answer.errors).toEqual([])
      return answer.data.apiGroup
    }),
  )
})
afterAll(() => app.close())

const operations = () => groups.flatMap((group) => group.operations)

describe('the groups', () => {
  test('contain every operation of the document once', () => {
    const names = operations().map(({ id }) => id)
    expect([...names].sort()).toEqual(api.operations.map(({ operationId }) => operationId).sort())
  })

  test('begin with what is open to everyone and end with administration', () => {
    const audiences = groups.map(({ audience }) => audience)
    expect([...new Set(audiences)]).toEqual(['everyone', 'staff', 'administration'])
    expect(audiences.filter((audience) => audience === 'administration')).toHaveLength(1)
    for (const { id, operations: ofGroup } of groups) {
      const open = ofGroup.map((operation) => operation.open)
      expect([id, open]).toEqual([id, [...open].sort((a, b) => Number(b) - Number(a))])
    }
  })

  test('describe every type that their fields refer to', () => {
    for (const { id, operations: ofGroup, records } of groups) {
      const names = records.map(({ name }) => name)
      const fields = [
        ...records.flatMap((record) => record.fields),
        ...ofGroup.flatMap(({ body, answers }) => [...(body?.fields ?? []), ...answers.flatMap((one) => one.fields)]),
      ]
      const referred = [...fields, ...ofGroup.flatMap(({ answers }) => answers)].flatMap(({ record }) => record ?? [])
      expect([id, referred.filter((name) => !names.includes(name))]).toEqual([id, []])
    }
  })

  test('name only errors that the page of the meanings has', () => {
    const known = CODE_MEANINGS.map(([name]) => name)
    const named = new Set(operations().flatMap(({ errors }) => errors))
    expect(named.size).toBeGreaterThan(8)
    expect([...named].filter((name) => !known.includes(name))).toEqual([])
  })

  test('are small enough for a page each', () => {
    for (const group of groups) expect([group.id, JSON.stringify(group).length < 80_000]).toEqual([group.id, true])
  })

  test('do not exist under another name, nor in a test mode', async () => {
    expect((await app.graphql('{ apiGroup(id: "nothing") { id } }')).data).toEqual({ apiGroup: null })
    const mode = testModeOf(app, (await app.signIn()).token)
    await mode.switchOn()
    const { secret } = await mode.createKey()
    const { data } = await app.graphql('{ apiIntroduction apiGroups { id } }', {}, secret)
    expect(data).toEqual({ apiIntroduction: [], apiGroups: [] })
  })
})

/** Sends a text to a program and returns its output. Rejects if the program fails. */
const check = (program: string, options: string[], input: string) =>
  new Promise<string>((resolve, reject) => {
    const child = execFile(program, options, (error, stdout, stderr) =>
      error && (error as NodeJS.ErrnoException).code !== 'ENOENT' ? reject(new Error(stderr)) : resolve(stdout),
    )
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })

const PARSERS: Record<SnippetLanguage, (codes: string[]) => Promise<unknown>> = {
  curl: (codes) => check('bash', ['-n'], codes.join('\n')),
  javascript: async (codes) => {
    const parts = codes.map((code) => `await (async () => {\n${code.replace(/^import .*\n/, '')}\n})()`)
    await check(process.execPath, ['--input-type=module', '--check'], parts.join('\n'))
  },
  python: (codes) =>
    check(
      'python3',
      ['-c', 'import ast, json, sys\nfor code in json.load(sys.stdin): ast.parse(code)'],
      JSON.stringify(codes),
    ),
}

test.each(SNIPPET_LANGUAGES)('the code of every operation is valid %s', async (language) => {
  const codes = operations().map((operation) => requestCode(operation, { language, origin: app.url }))
  expect(new Set(codes).size).toBe(codes.length)
  await PARSERS[language](codes)
})

test('code contains the key only where one is needed, and values for what is required', () => {
  const codeOf = (id: string) => {
    const operation = operations().find((one) => one.id === id)
    if (!operation) throw new Error(`There is no ${id}.`)
    return requestCode(operation, { language: 'curl', origin: 'https://hekima.example', key: 'hk_test_mine' })
  }
  expect(codeOf('suggest')).toBe('curl -s "https://hekima.example/api/v1/Search/suggestions?q=knee"')
  expect(codeOf('getProfile')).toContain('-H "Authorization: Bearer hk_test_mine"')
  expect(codeOf('getHospitalService')).toContain('/Hospitals/YOUR_ID/services/YOUR_SERVICE_ID')
  expect(codeOf('bookAppointment')).toContain('"patientInfo": {')
  expect(codeOf('uploadFile')).toContain('-F file=@scan.pdf')
})
