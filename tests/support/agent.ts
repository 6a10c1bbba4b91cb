import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { TestApp } from './server.ts'

/** Connects to the tools for agents, with an API key or without. */
export async function connectAgent(app: TestApp, key?: string, further: Record<string, string> = {}) {
  const client = new Client({ name: 'test', version: '1' })
  const headers: Record<string, string> = { ...further, ...(key && { authorization: `Bearer ${key}` }) }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit: { headers } }) as never,
  )
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const { isError = false, structuredContent, content } = await client.callTool({ name, arguments: args })
    // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the tool
    return { isError, data: structuredContent as any, said: (content as { text: string }[]).map(({ text }) => text) }
  }
  return { client, call, close: () => client.close() }
}
