/** Code of a request to an operation of the REST API, in the languages of the quickstart. */
import { PLACEHOLDER_KEY, type SnippetLanguage } from './snippets.ts'

type Field = { name: string; place?: string | null; type: string; required: boolean }
export type DocumentedRequest = {
  method: string
  path: string
  open: boolean
  parameters: readonly Field[]
  body: { media: string; fields: readonly Field[]; example: string | null } | null
  answers: readonly { type: string | null }[]
}

/** Media types of answers that are no JSON. A type of JSON has no slash. */
const isText = ({ answers }: DocumentedRequest) => answers.some(({ type }) => type?.includes('/'))
const isForm = ({ body }: DocumentedRequest) => body?.media === 'multipart/form-data'

/** Returns `YOUR_SERVICE_ID` for `serviceId`. */
const placeholderOf = (name: string): string => `YOUR_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

/** Returns a value of the type that the reference states in words. */
function exampleOf({ name, type }: Field): unknown {
  const [plain = ''] = type.split(', ')
  if (plain.endsWith('[]')) return []
  const [choice = ''] = plain.split(' | ')
  if (choice === 'boolean') return true
  if (choice === 'integer' || choice === 'number') return Number(/, (?:at least )?(\d+)/.exec(type)?.[1] ?? 1)
  if (choice === 'date') return '2027-03-01'
  if (choice === 'email') return 'ingrid@mail.example'
  if (choice === 'string' || choice === 'uuid') return name === 'q' ? 'knee' : placeholderOf(name)
  return choice
}

function queryOf({ parameters }: DocumentedRequest): string {
  const required = parameters.filter(({ place, required }) => place === 'query' && required)
  const query = new URLSearchParams(required.map((field) => [field.name, String(exampleOf(field))]))
  return query.size > 0 ? `?${query}` : ''
}

/** Returns the documented example of the body, or its required fields. Undefined for a form. */
function bodyOf(request: DocumentedRequest): string | undefined {
  const { body } = request
  if (!body || isForm(request)) return undefined
  if (body.example) return body.example
  const value: Record<string, unknown> = {}
  const isInside = ({ name }: Field) => name.includes('.')
  for (const field of body.fields) if (field.required && !isInside(field)) value[field.name] = exampleOf(field)
  return JSON.stringify(value, null, 2)
}

const inPython = (json: string): string =>
  json
    .replace(/: null\b/g, ': None')
    .replace(/: (t|f)(rue|alse)\b/g, (_, first: string, rest: string) => `: ${first.toUpperCase()}${rest}`)

const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

type Parts = { url: string; key: string | undefined; body: string | undefined; request: DocumentedRequest }

function curl({ url, key, body, request }: Parts): string {
  const isStream = request.answers.some(({ type }) => type === 'text/event-stream')
  const parts = [
    `curl ${isStream ? '-N ' : '-s '}${request.method === 'GET' ? '' : `-X ${request.method} `}"${url}"`,
    key && `-H "Authorization: Bearer ${key}"`,
    isForm(request) && '-F file=@scan.pdf',
    body && '-H "Content-Type: application/json"',
    body && `-d '${body.replaceAll("'", "'\\''")}'`,
  ]
  return parts.filter(Boolean).join(' \\\n  ')
}

function javascript({ url, key, body, request }: Parts): string {
  const headers = [key && `authorization: 'Bearer ${key}'`, body && "'content-type': 'application/json'"].filter(
    Boolean,
  )
  const options = [
    request.method !== 'GET' && `method: '${request.method}'`,
    headers.length > 0 && `headers: { ${headers.join(', ')} }`,
    isForm(request) && 'body: form',
    body && `body: JSON.stringify(${indent(body, '  ')})`,
  ].filter(Boolean)
  const form = isForm(request)
    ? `import { openAsBlob } from 'node:fs'\n\nconst form = new FormData()\nform.append('file', await openAsBlob('scan.pdf'), 'scan.pdf')\n\n`
    : ''
  const second = options.length > 0 ? `, {\n  ${options.join(',\n  ')},\n}` : ''
  return `${form}const answer = await fetch('${url}'${second})
console.log(answer.status, await answer.${isText(request) ? 'text' : 'json'}())`
}

function python({ url, key, body, request }: Parts): string {
  const headers = [
    key && `    "Authorization": "Bearer ${key}",`,
    body && '    "Content-Type": "application/json",',
  ].filter(Boolean)
  const shown = headers.length > 0 ? `headers = {\n${headers.join('\n')}\n}\n` : 'headers = {}\n'
  if (isForm(request))
    return `import requests\n\n${shown}files = {"file": open("scan.pdf", "rb")}
answer = requests.${request.method.toLowerCase()}("${url}", headers=headers, files=files)
print(answer.status_code, answer.text)`
  const data = body ? `body = ${inPython(body)}\n` : ''
  const sent = body ? 'json.dumps(body).encode()' : 'None'
  return `import json, urllib.request

${shown}${data}request = urllib.request.Request(
    "${url}", ${sent}, headers, method="${request.method}")
with urllib.request.urlopen(request) as answer:
    print(answer.status, ${isText(request) ? 'answer.read()' : 'json.dumps(json.load(answer))'})`
}

const WRITERS: Record<SnippetLanguage, (parts: Parts) => string> = { curl, javascript, python }

/**
 * Returns code that sends a request. It contains the key where one is needed, and `YOUR_…` in place
 * of values that only the reader knows.
 */
export function requestCode(
  request: DocumentedRequest,
  { language, origin, key = PLACEHOLDER_KEY }: { language: SnippetLanguage; origin: string; key?: string | undefined },
): string {
  const path = request.path.replace(/\{(\w+)\}/g, (_, name) => placeholderOf(name))
  const url = `${origin}/api/v1${path}${queryOf(request)}`
  return WRITERS[language]({ url, key: request.open ? undefined : key, body: bodyOf(request), request })
}
