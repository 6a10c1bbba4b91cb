import type { Call } from './openapi.ts'

type Answer = { body: { conversationId: string } }

/** Every operation of the assistant: asked by anybody, and kept for one person who wants that. */
export async function talkToAssistant(
  expectStatus: (status: number, operationId: string, options?: Call) => Promise<Answer>,
  token: string,
): Promise<void> {
  const body = { messages: [{ role: 'user', content: 'My knee hurts.' }] }
  await expectStatus(200, 'getAssistant')
  await expectStatus(200, 'chat', { body })
  await expectStatus(400, 'chat', { body: {} })
  await expectStatus(200, 'keepConversations', { token, body: { keepsConversations: true } })
  await expectStatus(400, 'keepConversations', { token, body: {} })
  const { body: answer } = await expectStatus(200, 'chat', { token, body })
  await expectStatus(200, 'listConversations', { token })
  const kept = { token, path: { id: answer.conversationId } }
  await expectStatus(200, 'getConversation', kept)
  await expectStatus(204, 'deleteConversation', kept)
  await expectStatus(404, 'getConversation', kept)
  await expectStatus(204, 'deleteConversations', { token })
}
