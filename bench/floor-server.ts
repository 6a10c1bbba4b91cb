/**
 * The floor: a bare `node:http` server that sends what PostgreSQL made. No framework, no validation, no checks of rights. Reads are the
 * application's own SQL as one prepared statement that builds the whole JSON; writes are written by hand.
 */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import bcrypt from 'bcrypt'
import { createPool } from '#server/database/client.ts'
import { createLogger } from '#server/http/log.ts'
import { beChild } from './child.ts'
import { type Booking, findAccount, findSession, insertBooking, openSession } from './floor-writes.ts'

export type FloorPlan = {
  url: string
  /** One list a scenario, one statement a call. */
  reads: { name: string; text: string; values: unknown[] }[][]
}

async function bodyOf<Body>(request: IncomingMessage): Promise<Body> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text) as Body
}

async function serve({ url, reads }: FloorPlan): Promise<number> {
  const pool = createPool(url, createLogger('silent', false), { max: 10 })
  const run = async ({ name, text, values }: { name: string; text: string; values: unknown[] }) =>
    (await pool.query({ name, text, values })).rows

  async function book(request: IncomingMessage): Promise<string> {
    const booking = await bodyOf<Booking>(request)
    const payload = request.headers.authorization?.split('.')[1] ?? ''
    const { sub = '', sid = '' } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string>
    const [viewer] = await run(findSession(sid, sub))
    if (!viewer) throw new Error('no such session')
    const [row] = await run(insertBooking(booking, sub))
    if (!row) throw new Error('not on offer')
    return JSON.stringify(row)
  }
  async function enter(request: IncomingMessage): Promise<string> {
    const { email, password } = await bodyOf<{ email: string; password: string }>(request)
    const [account] = await run(findAccount(email))
    if (!(await bcrypt.compare(password, account.passwordHash))) throw new Error('wrong password')
    await run(openSession(account.id))
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
