import type { FastifyInstance } from 'fastify'
import { dateIn } from '#domain/availability.ts'
import { userInput, userSearch, userUpdate } from '#domain/managed-users.ts'
import { paging } from '#domain/paging.ts'
import { type ManagedUser, managedUserAnswer } from '#server/features/accounts/users/record.ts'
import { basedOn, sendCreated, sendNothing, sendPage, sendRecord } from '#server/rest/answer.ts'
import { sendCsv } from '#server/rest/csv.ts'
import { part } from '#server/rest/input.ts'
import { created, download, ifMatch, nothing, page, record } from '#server/rest/operation.ts'
import { getUser, listUsers, readUsers } from './reading.ts'
import { createUser, deleteUser, updateUser } from './writing.ts'

const tags = ['Users']
const person = { firstName: 'Elif', lastName: 'Kaya', email: 'elif.kaya@example.org', role: 'user' }

const columns: Record<string, (row: ManagedUser) => unknown> = {
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  email: ({ email }) => email,
  role: ({ role }) => role,
  status: ({ status }) => status,
  hospitalId: ({ hospitalId }) => hospitalId,
  phone: ({ phone }) => phone,
  createdAt: ({ createdAt }) => createdAt,
  lastLoginAt: ({ lastLoginAt }) => lastLoginAt,
}

export async function managedUserRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Users',
    {
      schema: {
        operationId: 'listUsers',
        access: 'admin',
        tags,
        summary: 'User accounts, by name by default',
        querystring: userSearch.extend(paging.shape).meta({ title: 'UserSearch' }),
        response: page(managedUserAnswer),
      },
    },
    async (request, reply) => sendPage(request, reply, await listUsers(request.ctx, request.query, request.query)),
  )
  app.get(
    '/Users/export',
    {
      schema: {
        operationId: 'exportUsers',
        access: 'admin',
        tags,
        summary: 'The list as CSV, at most 20,000 lines',
        querystring: userSearch,
        response: download('text/csv'),
      },
    },
    ({ ctx, query }, reply) =>
      sendCsv(reply, readUsers(ctx, query), { name: `users-${dateIn(ctx.clock())}.csv`, columns }),
  )
  app.post(
    '/Users',
    {
      schema: {
        operationId: 'createUser',
        access: 'admin',
        refuses: ['duplicate_email'],
        tags,
        summary: 'Create an account with an initial password',
        body: userInput.meta({ title: 'UserInput' }),
        example: { ...person, password: 'Correct-Horse-9', confirmPassword: 'Correct-Horse-9', status: 'active' },
        response: created(managedUserAnswer),
      },
    },
    async (request, reply) => sendCreated(request, reply, await createUser(request.ctx, request.body)),
  )
  app.get(
    '/Users/:id',
    {
      schema: {
        operationId: 'getUser',
        access: 'admin',
        tags,
        summary: 'A user account',
        response: record(managedUserAnswer),
      },
    },
    async ({ ctx, params }, reply) => sendRecord(reply, await getUser(ctx, part(params))),
  )
  app.put(
    '/Users/:id',
    {
      schema: {
        operationId: 'updateUser',
        access: 'admin',
        refuses: ['duplicate_email', 'conflict'],
        headers: ifMatch,
        tags,
        summary: 'Edit an account. Omitted fields stay unchanged',
        description: 'A change of role, status, hospital or address ends its sessions at once.',
        body: userUpdate.meta({ title: 'UserUpdate' }),
        example: { status: 'suspended' },
        response: record(managedUserAnswer),
      },
    },
    async (request, reply) => {
      const edited = updateUser(request.ctx, part(request.params), request.body, { basedOn: basedOn(request) })
      return sendRecord(reply, await edited)
    },
  )
  app.delete(
    '/Users/:id',
    {
      schema: {
        operationId: 'deleteUser',
        access: 'admin',
        refuses: ['conflict'],
        tags,
        summary: 'Delete an account for good',
        response: nothing,
      },
    },
    ({ ctx, params }, reply) => sendNothing(reply, deleteUser(ctx, part(params))),
  )
}
