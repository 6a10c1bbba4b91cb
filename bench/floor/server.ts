/**
 * The floor: a bare `node:http` server that sends PostgreSQL's output, with one prepared statement
 * per read. No framework, no validation, no authorisation.
 */
import type { IncomingMessage } from 'node:http'
import bcrypt from 'bcrypt'
import { beChild, poolOf, type Settings } from '../child.ts'
import { type Answer, bodyOf, listen } from './http.ts'
import {
  doctorSearch,
  facets,
  featuredHospitals,
  home,
  hospitalById,
  hospitalSearch,
  type Statement,
  searchPage,
} from './reads.ts'
import { type Booking, findAccount, findSession, insertBooking, openSession } from './writes.ts'

type GraphqlCall = { operationName: string; variables: { search: Record<string, never>; serviceIds: string[] } }

beChild(async (settings: Settings) => {
  const pool = poolOf(settings.databaseUrl)
  const run = async (statement: Statement) => (await pool.query(statement)).rows

  async function book(request: IncomingMessage): Promise<Answer> {
    const booking = await bodyOf<Booking>(request)
    const payload = request.headers.authorization?.split('.')[1] ?? ''
    const { sub = '', sid = '' } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string>
    const [viewer] = await run(findSession(sid, sub))
    if (!viewer) throw new Error('no such session')
    const [row] = await run(insertBooking(booking, sub))
    if (!row) throw new Error('not on offer')
    return { body: JSON.stringify(row) }
  }

  async function signIn(request: IncomingMessage): Promise<Answer> {
    const { email, password } = await bodyOf<{ email: string; password: string }>(request)
    const [{ passwordHash, ...user }] = await run(findAccount(email))
    if (!(await bcrypt.compare(password, passwordHash))) throw new Error('wrong password')
    await run(openSession(user.id))
    return { body: JSON.stringify({ user }) }
  }

  function graphql({ operationName, variables: { search, serviceIds } }: GraphqlCall): Statement {
    if (operationName === 'Home') return home(settings.place)
    const {
      q = '',
      location = '',
      services: [service = ''] = [],
      rating = 3,
    } = search as { q?: string; location?: string; services?: string[]; rating?: number }
    return operationName === 'Facets'
      ? facets({ q, location, rating })
      : searchPage({ q, location, service, serviceIds })
  }

  function statementOf(url: URL): Statement {
    const search = Object.fromEntries(url.searchParams) as Parameters<typeof hospitalSearch>[0] &
      Parameters<typeof doctorSearch>[0]
    if (url.pathname === '/api/Hospitals/featured') return featuredHospitals(settings.place)
    if (url.pathname === '/api/Hospitals/search') return hospitalSearch(search)
    if (url.pathname === '/api/Doctor/search') return doctorSearch(search)
    return hospitalById(url.pathname.split('/').at(-1) ?? '')
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '', 'http://floor')
    if (url.pathname === '/api/Appointments') return book(request)
    if (url.pathname === '/api/Auth/login') return signIn(request)
    const statement = url.pathname === '/graphql' ? graphql(await bodyOf<GraphqlCall>(request)) : statementOf(url)
    return (await run(statement))[0]
  }

  return { port: await listen(answer), pool }
})
