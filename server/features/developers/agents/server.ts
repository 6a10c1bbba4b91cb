/**
 * The assistant's tools for the Model Context Protocol. Each request has its own server, and
 * nothing is stored between requests.
 */
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { scopesOfOperation } from '#domain/api-access.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { Context } from '#server/context.ts'
import { AppError, type ErrorCode, toAppError, toProblem } from '#server/errors.ts'
import { withinScopes } from '#server/http/scopes.ts'
import { refuseUnknownFields, unknownFields } from '#server/rest/unknown-fields.ts'
import type { Viewer } from '#server/viewer.ts'
import type { Tool } from './tool.ts'
import { TOOLS } from './tools.ts'

function schemaOf(schema: z.ZodObject, io: 'input' | 'output') {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json as { type: 'object' }
}

/** Returns the schema for agents, which refuses unknown arguments. */
function strictSchemaOf(schema: z.ZodObject) {
  const json = schemaOf(schema, 'input')
  return { ...json, additionalProperties: false }
}

const listed = Object.entries(TOOLS).map(([name, { title, description, input, output, writes = false }]) => ({
  name,
  title,
  description,
  inputSchema: strictSchemaOf(input),
  outputSchema: schemaOf(output, 'output'),
  annotations: { title, readOnlyHint: !writes, destructiveHint: name === 'cancel_appointment', idempotentHint: true },
}))

/**
 * Returns staff and administrators as patients, because the tools act for the owner of the
 * appointment.
 */
const asPatient = (person: Viewer | null): Viewer | null =>
  person && { ...person, role: 'user', hospitalId: null, hospitalRole: null }

/** Returns the context of the caller as a patient, limited by the scopes of the key. */
function contextFor(ctx: Context, { operation }: Tool): Context {
  const scopes = scopesOfOperation(operation)
  if (!ctx.person && !scopes?.includes('catalogue:read'))
    throw new AppError(
      'unauthenticated',
      'Send an API key or a token with the scope {{scope}} in the Authorization header.',
      {
        params: { scope: scopes?.join(' ') ?? '' },
      },
    )
  const person = asPatient(withinScopes(ctx.person, scopes))
  return { ...ctx, person, viewer: ctx.viewer && person }
}

/**
 * Describes an error in sentences, with errors by field and alternative times if any, so that an
 * agent can correct its call.
 */
function refusal(error: AppError): CallToolResult {
  const { message, code, errors, alternatives, retryAfter, scope } = toProblem(error) as Record<string, unknown>
  const details = { code, errors, alternatives, retryAfter, scope }
  return {
    isError: true,
    content: [
      { type: 'text', text: String(message) },
      { type: 'text', text: JSON.stringify(details) },
    ],
  }
}

type Call = {
  body: unknown
  /** Receives the name of the tool that is called. */
  onCall: (tool: string) => void
  /** Receives the code of a refusal. */
  onRefusal: (code: ErrorCode) => void
}
type Params = { name: string; arguments?: Record<string, unknown> | undefined }

async function call(ctx: Context, params: Params, { onCall, onRefusal }: Call): Promise<CallToolResult> {
  const { name, arguments: args } = params
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined
  if (tool) onCall(name)
  try {
    if (!tool) throw new AppError('not_found', 'There is no such tool.')
    const allowed = contextFor(ctx, tool)
    refuseUnknownFields(unknownFields(schemaOf(tool.input, 'input'), args))
    const answer = await tool.run(allowed, tool.input.parse(args ?? {}))
    const structuredContent = tool.output.parse(answer)
    return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] }
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.status >= 500) ctx.log.error({ err: thrown }, 'a tool failed')
    onRefusal(error.code)
    return refusal(error)
  }
}

/** Answers one request of an agent. */
export async function answerAgent(ctx: Context, request: Request, received: Call): Promise<Response> {
  const server = new Server(
    { name: PRODUCT_NAME, version: ctx.config.version },
    {
      capabilities: { tools: {} },
      instructions: `Finds hospitals, doctors, treatments and free times in Türkiye. Reading needs no key. Times are those of the hospital, Europe/Istanbul. In an emergency tell people to call 112.`,
    },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => call(ctx, params, received))
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const answer = await transport.handleRequest(request, { parsedBody: received.body })
    return new Response(await answer.arrayBuffer(), { status: answer.status, headers: answer.headers })
  } finally {
    await server.close()
  }
}
