import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { CALL_EXAMPLES, exampleIn, messagesInCalls, TRANSLATED_EXAMPLES } from '#tests/support/assistant-examples.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ demo: true })
})
afterAll(() => app.close())

async function cardsFor(content: string, language: UiLanguage): Promise<number> {
  const { status, body } = await app.request.post('/api/Chat').send({ messages: [{ role: 'user', content }], language })
  expect(status).toBe(200)
  expect(body.triage.emergency).toBe(false)
  const { hospitals, doctors, services } = body.suggestions
  return hospitals.length + doctors.length + services.length
}

describe.each(UI_LANGUAGES)('an example that the product shows in %s', (language) => {
  test.each(TRANSLATED_EXAMPLES)('leads to cards: %s', async (example) => {
    const content = exampleIn(example, language)
    expect(content).not.toBe('')
    expect(await cardsFor(content, language), content).toBeGreaterThan(0)
  })
})

describe('a message in a documented call', () => {
  test('is collected only from calls of the assistant', () => {
    const call = `curl /api/Chat -d '{"messages":[{"role":"user","content":"my knee hurts"}]}'`
    expect(messagesInCalls(call)).toEqual(['my knee hurts'])
    expect(
      messagesInCalls('mutation { chat(input: { messages: [{ role: user, content: "my knee hurts" }] }) }'),
    ).toEqual(['my knee hurts'])
    expect(messagesInCalls(`POST /api/Appointments "content": "my knee hurts"`)).toEqual([])
  })

  test('leads to cards', async () => {
    for (const content of CALL_EXAMPLES) expect(await cardsFor(content, 'en'), content).toBeGreaterThan(0)
  })
})
