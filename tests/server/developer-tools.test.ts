/**
 * Developers' own tools work: an independent GraphQL client, and the quickstart as shown on the
 * page.
 */
import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { GraphQLClient } from 'graphql-request'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REQUESTS_PER_KEY, SCOPES } from '#domain/api-keys.ts'
import { developersLimits } from '#domain/content/developers.ts'
import {
  GRAPHQL_EXAMPLE,
  GRAPHQL_VARIABLES,
  SNIPPET_LANGUAGES,
  type SnippetLanguage,
  type SnippetStep,
  snippets,
} from '#domain/developers/snippets.ts'
import { projectRoot } from '#server/config.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { testModeOf } from '#tests/support/test-mode.ts'

const run = promisify(execFile)
let app: TestApp
let key: { id: string; secret: string }
/** Inside the project, so that generated code finds the packages of the project. */
const folder = path.join(projectRoot(), 'node_modules', `.developer-tools-${process.pid}`)
beforeAll(async () => {
  app = await startTestApp({ demo: true, testMode: true })
  await mkdir(folder)
  const login = await app.request
    .post('/api/Auth/login')
    .send({ email: 'patient@hekima.test', password: 'Patient123!' })
  const { data, errors } = await app.graphql(
    'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { id secret } }',
    { input: { name: 'Tools', scopes: ['catalogue:read', 'appointments:write'], password: 'Patient123!' } },
    login.body.token,
  )
  expect(errors).toEqual([])
  key = data.createApiKey
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

test('graphql-request runs the quickstart of the explorer', async () => {
  const client = new GraphQLClient(`${app.url}/graphql`, { headers: { authorization: `Bearer ${key.secret}` } })
  const answer = await client.request<{ hospitals: { total: number; items: object[] } }>(
    GRAPHQL_EXAMPLE,
    GRAPHQL_VARIABLES,
  )
  expect(answer.hospitals.total).toBeGreaterThan(0)
  expect(answer.hospitals.items[0]).toMatchObject({ name: expect.any(String), services: expect.any(Array) })
})

describe('the quickstart on the page', () => {
  const hasPython = run('python3', ['--version']).then(
    () => true,
    () => false,
  )
  const hasCurl = run('curl', ['--version']).then(
    () => true,
    () => false,
  )
  const files: Record<SnippetLanguage, [name: string, program: string]> = {
    curl: ['step.sh', 'bash'],
    javascript: ['step.mjs', 'node'],
    python: ['step.py', 'python3'],
  }
  let testKey: { id: string; secret: string }
  beforeAll(async () => {
    const developer = await app.signIn()
    const mode = testModeOf(app, developer.token)
    await mode.switchOn()
    testKey = await mode.createKey()
  })

  async function play(language: SnippetLanguage, step: SnippetStep) {
    const [name, program] = files[language]
    const file = path.join(folder, `${step}-${name}`)
    await writeFile(file, snippets(app.url, testKey)[step][language])
    const { stdout } = await run(program, [file], { env: { PATH: process.env.PATH ?? '' } })
    return stdout
  }

  test.each(SNIPPET_LANGUAGES)('runs as copied in %s, in the test mode alone', async (language) => {
    // A machine without the program has nothing to run. Ours have all three.
    if (language === 'python' && !(await hasPython)) return
    if (language === 'curl' && !(await hasCurl)) return
    const before = await app.query('select count(*)::int from appointments')
    const token = /"?access_token"?: ?["']([^"']+)["']/.exec(await play(language, 'authenticate'))?.[1] ?? ''
    const answer = await app.request.get('/api/v1/Auth/me').set('authorization', `Bearer ${token}`)
    expect(answer.body).toMatchObject({ email: 'patient@test-mode.example' })
    expect(await play(language, 'search')).toContain('Hekima Test Hospital')
    const booked = await play(language, 'book')
    expect(booked).toMatch(/status"?: ?["']pending["']/)
    expect(await app.query('select count(*)::int from appointments')).toEqual(before)
  })
})

test('the guide to the limits states the enforced number', () => {
  expect(JSON.stringify(developersLimits)).toContain(`"${REQUESTS_PER_KEY}","the key"`)
  expect(SCOPES).toContain('appointments:write')
})
