/**
 * Requests of /test-backend to this server: only GET, with the token only for /api and /graphql.
 */
import { sentence } from '#domain/sentences.ts'
import { currentToken } from '#web/session/token.ts'

const TIMEOUT_MS = 15_000
/** Maximum number of characters shown of a response. */
const SHOWN = 4000

export type Outcome = {
  name: string
  address: string
  /** Null if there was no response. */
  status: number | null
  ok: boolean
  ms: number
  /** Size of the body, in bytes. */
  size: number
  type: string
  body: string
  signedIn: boolean
}

export const ONLY_HERE = sentence('Only addresses of this server can be tested.')

/** Returns the typed address if it is on this server, otherwise undefined. */
export function ownAddress(typed: string, origin: string): URL | undefined {
  const text = typed.trim()
  if (!text || !URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  return url.origin === origin && !url.username && !url.password ? url : undefined
}

/** Returns whether the token is sent to an address. */
const takesToken = ({ pathname }: URL): boolean => /^\/(api|graphql)(\/|$)/i.test(pathname)

export async function testEndpoint(name: string, url: URL, { accept = 'application/json' } = {}): Promise<Outcome> {
  const token = takesToken(url) ? currentToken() : null
  const started = performance.now()
  const shown = { name, address: url.pathname + url.search, signedIn: token !== null }
  try {
    const answer = await fetch(url, {
      headers: { accept, ...(token && { authorization: `Bearer ${token}` }) },
      // A redirect could lead elsewhere, so the token must not follow it.
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

type Parameter = { name: string; in: string; required?: boolean; schema?: { enum?: unknown[]; format?: string } }
type Get = {
  operationId: string
  /** Roles that may call the operation. */
  'x-access'?: string
  parameters?: Parameter[]
  security?: object[]
  responses: Record<string, { content?: object }>
}
type OpenApiDocument = { paths: Record<string, { get?: Get }> }
type Viewer = { role?: string; hospitalId?: string | null }
/** An operation of the document. `why` is the reason why it is not called. */
export type ListedEndpoint = { name: string; path: string; why?: string; access?: string | undefined }

/**
 * Returns the reason why a response is no failure of the server: the role may not read this record.
 */
export const refusedByRole = ({ access }: ListedEndpoint, { status }: Outcome): string | undefined =>
  status === 403 && access && BY_RECORD.includes(access) ? NOT_FOR_ROLE : undefined

const NO_RECORD = sentence('You have no record to call it for.')
const SIGN_IN = sentence('Any signed-in user may call it.')
const STAYS_OPEN = sentence('Its answer stays open.')
const NOT_FOR_ROLE = sentence('It is not for your role.')
const NEEDS_QUERY = sentence('It needs its own query.')

/** Roles of each access level. Any other level needs no role. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  admin: ['admin'],
  hospital: ['hospital'],
  staff: ['hospital', 'admin'],
  portal: ['hospital', 'admin'],
  patient: ['user'],
}
/** Access levels that also depend on the record, so a 403 is no sign of a failure. */
const BY_RECORD: readonly string[] = ['reader', 'portal', 'staff', 'hospital', 'patient']

/** Returns the lists that supply IDs. Staff request records of their own hospital. */
function listsFor({ role, hospitalId }: Viewer): readonly (readonly [path: RegExp, list: string])[] {
  const own = role === 'hospital' && hospitalId ? hospitalId : undefined
  return [
    [/^\/Hospitals\/\{/, own ? `/api/Hospitals/${own}/portal` : '/api/Hospitals?limit=1'],
    [/^\/Doctor\/\{/, own ? `/api/Doctor/search?hospitalId=${own}&limit=1` : '/api/Doctor?limit=1'],
    [/^\/HealthService\/\{/, '/api/HealthService?limit=1'],
    [/^\/Appointments\/\{/, role === 'user' ? '/api/Appointments/my?limit=1' : '/api/Appointments?limit=1'],
  ]
}

const DAY_MS = 86_400_000
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Returns a value for a required parameter, or undefined if none is known. */
function valueFor({ name, schema }: Parameter): string | undefined {
  if (schema?.enum?.length) return String(schema.enum[0])
  if (schema?.format === 'date') return dayFromNow(/^(to|end)/.test(name) ? 7 : 1)
  return name === 'q' ? 'knee' : undefined
}

/** Returns the required query of an operation, or undefined if a value is missing. */
function queryFor({ parameters = [] }: Get): string | undefined {
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const query = new URLSearchParams()
  for (const parameter of required) {
    const value = valueFor(parameter)
    if (value === undefined) return undefined
    query.set(parameter.name, value)
  }
  return String(query)
}

async function firstId(list: string): Promise<string | undefined> {
  const { body, ok } = await testEndpoint(list, new URL(list, location.origin))
  return ok ? /"id":"([\da-f-]{36})"/.exec(body)?.[1] : undefined
}

async function readViewer(): Promise<Viewer> {
  const { body, ok } = currentToken()
    ? await testEndpoint('viewer', new URL('/api/Auth/me', location.origin))
    : { body: '', ok: false }
  return ok ? (JSON.parse(body) as Viewer) : {}
}

/** Returns every documented GET, with IDs of existing records. */
export async function documentedEndpoints(): Promise<ListedEndpoint[]> {
  const document = (await (await fetch('/api/openapi.json')).json()) as OpenApiDocument
  const viewer = await readViewer()
  const lists = listsFor(viewer)
  const ids = new Map<string, string | undefined>()
  for (const [, list] of lists) ids.set(list, await firstId(list))
  return Object.entries(document.paths).flatMap(([path, { get }]): ListedEndpoint[] => {
    if (!get) return []
    const { operationId: name, 'x-access': access, security = [], responses } = get
    const needsSession = security.length > 0 && !security.some((way) => Object.keys(way).length === 0)
    if (Object.keys(responses['200']?.content ?? {}).includes('text/event-stream'))
      return [{ name, path, why: STAYS_OPEN }]
    if (needsSession && !currentToken()) return [{ name, path, why: SIGN_IN }]
    const roles = access && ROLES[access]
    if (roles && !roles.includes(viewer.role ?? '')) return [{ name, path, why: NOT_FOR_ROLE }]
    const [, list] = lists.find(([pattern]) => pattern.test(path)) ?? []
    const id = list && ids.get(list)
    const filled = id ? path.replace(/\{\w+\}/, id) : path
    if (filled.includes('{')) return [{ name, path, why: NO_RECORD }]
    const query = queryFor(get)
    if (query === undefined) return [{ name, path, why: NEEDS_QUERY }]
    return [{ name, path: `/api${filled}${query && `?${query}`}`, access }]
  })
}
