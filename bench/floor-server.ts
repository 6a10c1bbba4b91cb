/**
 * The floor: a bare `node:http` server that runs the application's own SQL through `pg` and sends what PostgreSQL made. No
 * framework, no validation, no checks of rights. Reads are one prepared statement that builds the whole JSON.
 */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import bcrypt from 'bcrypt'
import { createPool } from '#server/database/client.ts'
import { createLogger } from '#server/http/log.ts'
import { beChild } from './child.ts'
import { fillTemplate, type Template } from './templates.ts'

export type FloorPlan = {
  url: string
  /** One list a scenario, one statement a call. */
  reads: { name: string; text: string; values: unknown[] }[][]
  booking: { viewer: Template; insert: Template }
  signIn: { find: Template; open: Template }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text) as Record<string, string>
}

async function serve({ url, reads, booking, signIn }: FloorPlan): Promise<number> {
  const pool = createPool(url, createLogger('silent', false), { max: 10 })
  const run = async ({ name, text, values }: { name: string; text: string; values: unknown[] }) =>
    (await pool.query({ name, text, values })).rows

  async function book(request: IncomingMessage): Promise<string> {
    const { patientInfo, ...wanted } = (await bodyOf(request)) as { patientInfo?: unknown }
    const payload = request.headers.authorization?.split('.')[1] ?? ''
    const { sub, sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string>
    const known = { ...wanted, ...(patientInfo as Record<string, string>), sub, sid, viewerId: sub } as Record<
      string,
      unknown
    >
    const [viewer] = await run(fillTemplate(booking.viewer, known))
    if (!viewer) throw new Error('no such session')
    const [row] = await run(fillTemplate(booking.insert, known))
    if (!row) throw new Error('taken')
    return JSON.stringify(row)
  }
  async function enter(request: IncomingMessage): Promise<string> {
    const { email, password } = await bodyOf(request)
    const [account] = await run(fillTemplate(signIn.find, { email }))
    if (!(await bcrypt.compare(password ?? '', account.passwordHash))) throw new Error('wrong password')
    await run(fillTemplate(signIn.open, { userId: account.id }))
    return JSON.stringify(account)
  }
  async function answer(request: IncomingMessage): Promise<string> {
    if (request.url === '/book') return book(request)
    if (request.url === '/sign-in') return enter(request)
    const [, scenario, call] = (request.url ?? '').split('/')
    const statement = reads[Number(scenario)]?.[Number(call)]
    if (!statement) throw new Error('no such statement')
    return (await run(statement))[0].body
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (body) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        response.end(body)
      },
      (error) => {
        response.writeHead(500)
        response.end(String(error))
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

beChild(serve)
