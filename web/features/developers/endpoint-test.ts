/** What /test-backend asks of this server: GET alone, and the session only at /api and /graphql. */
import { sentence } from '#domain/sentences.ts'
import { currentToken } from '#web/token.ts'

const TIMEOUT_MS = 15_000
/** So much of an answer is shown. */
const SHOWN = 4000

export type Outcome = {
  name: string
  address: string
  /** Null: no answer. */
  status: number | null
  ok: boolean
  ms: number
  /** Bytes of the body. */
  size: number
  type: string
  body: string
  signedIn: boolean
}

export const ONLY_HERE = sentence('Only addresses of this server can be tested.')

/** An address of this server, as typed; undefined for any other. */
export function ownAddress(typed: string, origin: string): URL | undefined {
  const text = typed.trim()
  if (!text || !URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  return url.origin === origin && !url.username && !url.password ? url : undefined
}

/** Whether the session goes along. */
const takesToken = ({ pathname }: URL): boolean => /^\/(api|graphql)(\/|$)/i.test(pathname)

export async function testEndpoint(name: string, url: URL, { accept = 'application/json' } = {}): Promise<Outcome> {
  const token = takesToken(url) ? currentToken() : null
  const started = performance.now()
  const shown = { name, address: url.pathname + url.search, signedIn: token !== null }
  try {
    const answer = await fetch(url, {
      headers: { accept, ...(token && { authorization: `Bearer ${token}` }) },
      // Wherever it might lead, the session does not follow.
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const bytes = await answer.arrayBuffer()
    const type = answer.headers.get('content-type') ?? ''
    const body = /json|text|xml/.test(type) ? new TextDecoder().decode(bytes).slice(0, SHOWN) : ''
    return {
      ...shown,
      status: answer.status,
      ok: answer.ok,
      ms: Math.round(performance.now() - started),
      size: bytes.byteLength,
      type,
      body,
    }
  } catch (error) {
    const body = error instanceof Error ? error.message : String(error)
    return { ...shown, status: null, ok: false, ms: Math.round(performance.now() - started), size: 0, type: '', body }
  }
}

type Documented = {
  paths: Record<
    string,
    { get?: { operationId: string; security?: object[]; responses: Record<string, { content?: object }> } }
  >
}
/** An operation of the document; `why` says why it is not asked. */
export type Listed = { name: string; path: string; why?: string }

const NO_RECORD = sentence('There is no record of yours to ask it for.')
const SIGN_IN = sentence('It is for whoever is signed in.')
const STAYS_OPEN = sentence('Its answer stays open.')

/** Which list a record's id is taken from. */
const LISTS: readonly (readonly [path: RegExp, list: string])[] = [
  [/^\/Hospitals\/\{/, '/api/Hospitals?limit=1'],
  [/^\/Doctor\/\{/, '/api/Doctor?limit=1'],
  [/^\/HealthService\/\{/, '/api/HealthService?limit=1'],
  [/^\/Appointments\/\{/, '/api/Appointments/my?limit=1'],
]

/** What some operations need to be asked anything. */
const QUERIES: Readonly<Record<string, string>> = { suggest: 'q=knee' }

async function firstId(list: string): Promise<string | undefined> {
  const { body, ok } = await testEndpoint(list, new URL(list, location.origin))
  return ok ? /"id":"([\da-f-]{36})"/.exec(body)?.[1] : undefined
}

/** Every documented GET, with ids of records that there are. */
export async function documentedEndpoints(): Promise<Listed[]> {
  const document = (await (await fetch('/api/openapi.json')).json()) as Documented
  const ids = new Map<string, string | undefined>()
  for (const [, list] of LISTS) ids.set(list, await firstId(list))
  return Object.entries(document.paths).flatMap(([path, { get }]) => {
    if (!get) return []
    const { operationId: name, security = [], responses } = get
    const needsSession = security.length > 0 && !security.some((way) => Object.keys(way).length === 0)
    if (Object.keys(responses['200']?.content ?? {}).includes('text/event-stream'))
      return [{ name, path, why: STAYS_OPEN }]
    if (needsSession && !currentToken()) return [{ name, path, why: SIGN_IN }]
    const [, list] = LISTS.find(([pattern]) => pattern.test(path)) ?? []
    const id = list && ids.get(list)
    const filled = id ? path.replace(/\{\w+\}/, id) : path
    if (filled.includes('{')) return [{ name, path, why: NO_RECORD }]
    const query = QUERIES[name]
    return [{ name, path: `/api${filled}${query ? `?${query}` : ''}` }]
  })
}
