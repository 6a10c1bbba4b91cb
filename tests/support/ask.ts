import type { TestApp } from './server.ts'

/** An answer of either door: the record, or the code and the fields of the refusal. */
export type Told = {
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  record: any
  code: string | undefined
  errors: Record<string, string> | undefined
}

/** Sends to REST as somebody. */
export async function sendRest(
  app: TestApp,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  body?: object,
  token?: string,
): Promise<Told> {
  const sent = app.request[method](path)
  if (token) sent.set('authorization', `Bearer ${token}`)
  const answer = await (body ? sent.send(body) : sent)
  return { record: answer.body, code: answer.body.code, errors: answer.body.errors }
}

/** Sends one mutation whose field is called `answer`. */
export async function sendMutation(app: TestApp, text: string, variables: object, token?: string): Promise<Told> {
  const { data, errors } = await app.graphql(text, variables, token)
  const { code, errors: fields } = (errors[0]?.extensions ?? {}) as Partial<Told>
  return { record: data?.answer, code, errors: fields }
}
