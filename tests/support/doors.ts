import { type ErrorCode, statusOfCode } from '#server/errors.ts'
import type { TestApp } from './server.ts'

/** Response of either interface. A GraphQL refusal is converted to the form of REST. */
export type Answer = {
  status: number
  code: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the test
  body: any
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type RestOptions = { token?: string; body?: object; headers?: Record<string, string> }

/** Calls the REST API. */
export async function rest(
  app: TestApp,
  method: Method,
  path: string,
  { token, body, headers = {} }: RestOptions = {},
): Promise<Answer & { headers: Record<string, string> }> {
  const sent = app.request[method](path).set(headers)
  if (token) sent.set('authorization', `Bearer ${token}`)
  const answer = await (body ? sent.send(body) : sent)
  return { status: answer.status, code: answer.body?.code, body: answer.body, headers: answer.headers }
}

/**
 * Calls the GraphQL API and returns the response as REST would: the status of its code, or
 * `success`.
 */
export async function graphql(
  app: TestApp,
  text: string,
  variables: object,
  token?: string,
  success = 200,
): Promise<Answer> {
  const { data, errors } = await app.graphql(text, variables, token)
  const [error] = errors
  if (!error) return { status: success, code: undefined, body: Object.values(data)[0] }
  const code = String(error.extensions.code)
  const status = statusOfCode[code as ErrorCode] ?? 500
  return { status, code, body: { message: error.message, ...error.extensions } }
}

/** A verb in both interfaces, or only in GraphQL. */
export type Verb = {
  /**
   * `POST /api/Reviews/:id/reply`: `:id` is taken from the input, and the rest is the body, or the
   * query of a GET.
   */
  rest?: `${Uppercase<Method>} /api/${string}`
  /** Its variables are taken from the input by name. Undeclared ones become `$input`. */
  graphql: string
  /** REST status of success. */
  success?: number
  /** Inputs that REST takes as headers, by header name. */
  headers?: Record<string, string>
  /** Converts the GraphQL result to the REST result. */
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the verb
  shape?: (answer: any) => unknown
}

export type Input = Record<string, unknown>
export type Door<Name extends string = string> = (name: Name, input?: Input, token?: string) => Promise<Answer>

const pick = (input: Input, names: (name: string) => boolean): Input =>
  Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== undefined && names(name)))

function callRest(app: TestApp, verb: RestVerb, input: Input, token?: string): Promise<Answer> {
  const [method = '', template = ''] = verb.rest.split(' ')
  const inPath = [...template.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const path = template.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(input[name])))
  const inHeaders = Object.entries(verb.headers ?? {}).filter(([, name]) => input[name] != null)
  const headers = Object.fromEntries(inHeaders.map(([header, name]) => [header, String(input[name])]))
  const taken = [...inPath, ...Object.values(verb.headers ?? {})]
  const body = pick(input, (name) => !taken.includes(name))
  if (method !== 'GET') {
    const sent = method === 'DELETE' && Object.keys(body).length === 0 ? {} : { body }
    return rest(app, method.toLowerCase() as Method, path, { ...sent, token, headers })
  }
  const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))
  return rest(app, 'get', query.size > 0 ? `${path}?${query}` : path, { token, headers })
}

async function callGraphql(app: TestApp, verb: Verb, input: Input, token?: string): Promise<Answer> {
  const declared = [...verb.graphql.matchAll(/\$(\w+)\s*:/g)].map(([, name]) => name)
  const variables = pick(input, (name) => declared.includes(name))
  if (declared.includes('input')) variables.input ??= pick(input, (name) => !declared.includes(name))
  const answer = await graphql(app, verb.graphql, variables, token, verb.success)
  return answer.code === undefined && verb.shape ? { ...answer, body: verb.shape(answer.body) } : answer
}

/** A verb with a route. */
export type RestVerb = Verb & { rest: string }
const hasRoute = (verb: Verb): verb is RestVerb => verb.rest !== undefined
type Entry<Name extends string> = [door: string, ask: Door<Name>]

/**
 * Returns the verbs through both interfaces, for `describe.each`. REST calls GraphQL for a verb
 * without a route, and is omitted if no verb has one. The application may start later.
 */
export function bothDoors<Name extends string>(
  app: () => TestApp,
  verbs: Record<Name, RestVerb>,
): [rest: Entry<Name>, graphql: Entry<Name>]
export function bothDoors<Name extends string>(
  app: () => TestApp,
  verbs: Record<Name, Verb>,
): [first: Entry<Name>, ...others: Entry<Name>[]]
export function bothDoors<Name extends string>(
  app: () => TestApp,
  verbs: Record<Name, Verb>,
): [first: Entry<Name>, ...others: Entry<Name>[]] {
  const throughGraphql: Door<Name> = (name, input = {}, token) => callGraphql(app(), verbs[name], input, token)
  const throughRest: Door<Name> = (name, input = {}, token) => {
    const verb: Verb = verbs[name]
    return hasRoute(verb) ? callRest(app(), verb, input, token) : throughGraphql(name, input, token)
  }
  const hasRest = Object.values<Verb>(verbs).some(hasRoute)
  return hasRest
    ? [
        ['REST', throughRest],
        ['GraphQL', throughGraphql],
      ]
    : [['GraphQL', throughGraphql]]
}
