import type { TestApp } from './server.ts'

export type SearchMatches = {
  status: number
  code: string | undefined
  errors: Record<string, string> | undefined
  total: number
  // biome-ignore lint/suspicious/noExplicitAny: each test knows which records it asked for
  items: any[]
}

const doors = {
  hospitals: { path: '/api/Hospitals/search', input: 'HospitalSearch', fields: 'id name city' },
  doctors: { path: '/api/Doctor/search', input: 'DoctorSearch', fields: 'id fullName specialty' },
  healthServices: { path: '/api/HealthService/search', input: 'HealthServiceSearch', fields: 'id name category' },
}

/** Runs a search through REST and GraphQL and expects equal answers. */
export function searchDoors(app: TestApp, noun: keyof typeof doors) {
  const { path, input, fields } = doors[noun]

  async function rest(search: object, paging: object = {}, token?: string): Promise<SearchMatches> {
    const parameters = Object.entries({ ...search, ...paging }).map(([name, value]) => [name, String(value)])
    const sent = app.request.get(path).query(Object.fromEntries(parameters))
    if (token) sent.set('authorization', `Bearer ${token}`)
    const { status, body, headers } = await sent
    const items = Array.isArray(body) ? body : []
    return { status, code: body.code, errors: body.errors, total: Number(headers['x-total-count'] ?? 0), items }
  }

  async function graphql(search: object, paging: object = {}, token?: string): Promise<SearchMatches> {
    const query = `query ($search: ${input}, $page: Int, $limit: Int) {
      ${noun}(search: $search, page: $page, limit: $limit) { total items { ${fields} } } }`
    const { status, data, errors } = await app.graphql(query, { search, ...paging }, token)
    const page = data?.[noun]
    const { code, errors: faults } = errors[0]?.extensions ?? {}
    return {
      status,
      code: code as string | undefined,
      errors: faults as Record<string, string> | undefined,
      total: page?.total ?? 0,
      items: page?.items ?? [],
    }
  }

  return [
    ['REST', rest],
    ['GraphQL', graphql],
  ] as const
}
