import { bothDoors, type Verb } from './doors.ts'
import type { TestApp } from './server.ts'

const REQUEST = `{ id number kind state name company email phone subject message details { name value } language ownerId ownerName dueOn
  answeredAt createdAt updatedAt events { kind actorName fromState toState text } files { id name } }`
type Detail = { name: string; value: string }
// biome-ignore lint/suspicious/noExplicitAny: as REST answers it
const asRest = ({ details, ...request }: any) => ({
  ...request,
  details: Object.fromEntries((details as Detail[]).map(({ name, value }) => [name, value])),
})

const verbs = {
  start: { graphql: 'mutation { startRequest { form } }' },
  send: {
    graphql: 'mutation ($input: RequestInput!) { sendRequest(input: $input) { number answerBy } }',
    success: 201,
  },
  list: {
    graphql: `query ($search: RequestSearch) { requests(search: $search) { items ${REQUEST} } }`,
    shape: ({ items }: { items: unknown[] }) => items.map(asRest),
  },
  get: {
    graphql: `query ($id: ID!) { request(id: $id) ${REQUEST} }`,
    shape: (request: object | null) => request && asRest(request),
  },
  update: {
    graphql: `mutation ($id: ID!, $input: RequestUpdate!) { updateRequest(id: $id, input: $input) ${REQUEST} }`,
    shape: asRest,
  },
  note: {
    graphql: `mutation ($id: ID!, $note: String!) { noteRequest(id: $id, note: $note) ${REQUEST} }`,
    shape: asRest,
  },
  answer: {
    graphql: `mutation ($id: ID!, $answer: String!) { answerRequest(id: $id, answer: $answer) ${REQUEST} }`,
    shape: asRest,
  },
  summary: { graphql: '{ requestSummary { open overdue unowned } }' },
} satisfies Record<string, Verb>
export type RequestVerb = keyof typeof verbs

/**
 * Returns the forms of the public pages and the request desk, through both interfaces, for
 * `describe.each`.
 */
export const requestDoors = (app: () => TestApp) => bothDoors<RequestVerb>(app, verbs)
