/** Routes that every kind of catalogue record has: its lists, the record, its edits. */
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { COLLECTION_LIMIT, collectionPaging, type Page, paging } from '#domain/paging.ts'
import { KINDS } from '#server/catalogue/catalogue.ts'
import type { Context } from '#server/context.ts'
import { basedOn, sendCreated, sendNothing, sendPage, sendRecord } from './answer.ts'
import { part } from './input.ts'
import { type Access, created, ifMatch, nothing, page, record } from './operation.ts'

type Operation = { operationId: string; summary: string; description?: string }
type ListOptions = { defaultLimit?: number }
type EditableRecord = { id: string; updatedAt: Date | string }
type Visibility = { includeInactive?: boolean | undefined }
type Kinds = typeof KINDS | readonly (typeof KINDS)[number][]

/** List of records. `find` reads a page of it. */
type List = Operation & {
  /** Parameters besides those of the list. */
  query: z.ZodObject
  answer: z.ZodType
  find: (ctx: Context, query: unknown, options: ListOptions) => Promise<Page<unknown>>
}

type RecordRoutes<Source extends EditableRecord> = {
  /** Path of the list, for instance `/Hospitals`. */
  path: string
  tags: string[]
  list: List
  search: List & { title: string }
  /** Record as readers receive it, made from the result of the verbs. */
  answer: z.ZodType
  toAnswer: (ctx: Context, source: Source) => Promise<EditableRecord>
  read: Operation & {
    config: { ready: Kinds; isTimeless?: true }
    query: z.ZodType<Visibility>
    find: (ctx: Context, id: string, query: Visibility) => Promise<Source>
  }
  create: Operation & {
    access: Access
    body: z.ZodType
    example: object
    write: (ctx: Context, body: unknown) => Promise<Source>
  }
  update: Operation & {
    access: Access
    body: z.ZodType
    example: object
    write: (ctx: Context, id: string, body: unknown, edit: { basedOn: Date | undefined }) => Promise<Source>
  }
  remove: Operation & { write: (ctx: Context, id: string) => Promise<unknown> }
}

export function recordRoutes<Source extends EditableRecord>(app: FastifyInstance, routes: RecordRoutes<Source>): void {
  const { path, tags, answer, toAnswer } = routes
  const guest = { access: 'guest', refuses: ['forbidden'], tags } as const

  const { query: listQuery, answer: listAnswer, find: findAll, ...list } = routes.list
  app.get(
    path,
    {
      config: { ready: KINDS },
      schema: { ...guest, ...list, querystring: listQuery.extend(collectionPaging.shape), response: page(listAnswer) },
    },
    async (request, reply) =>
      sendPage(request, reply, await findAll(request.ctx, request.query, { defaultLimit: COLLECTION_LIMIT })),
  )

  const { query: searchQuery, title, answer: searchAnswer, find: search, ...searching } = routes.search
  app.get(
    `${path}/search`,
    {
      config: { ready: KINDS },
      schema: {
        ...guest,
        ...searching,
        querystring: searchQuery.extend(paging.shape).meta({ title }),
        response: page(searchAnswer),
      },
    },
    async (request, reply) => sendPage(request, reply, await search(request.ctx, request.query, {})),
  )

  const { config, query: readQuery, find, ...reading } = routes.read
  app.get(
    `${path}/:id`,
    { config, schema: { ...guest, ...reading, querystring: readQuery, response: record(answer) } },
    async ({ ctx, params, query }, reply) =>
      sendRecord(reply, await toAnswer(ctx, await find(ctx, part(params), readQuery.parse(query)))),
  )

  const { write: create, ...creating } = routes.create
  app.post(
    path,
    { schema: { tags, ...creating, response: created(answer, ['Location', 'ETag']) } },
    async (request, reply) => {
      const { ctx, body } = request
      return sendRecord(reply, sendCreated(request, reply, await toAnswer(ctx, await create(ctx, body))))
    },
  )

  const { write: update, ...updating } = routes.update
  app.put(
    `${path}/:id`,
    { schema: { tags, ...updating, headers: ifMatch, response: record(answer) } },
    async (request, reply) => {
      const { ctx, params, body } = request
      return sendRecord(
        reply,
        await toAnswer(ctx, await update(ctx, part(params), body, { basedOn: basedOn(request) })),
      )
    },
  )

  const { write: remove, ...removing } = routes.remove
  app.delete(`${path}/:id`, { schema: { access: 'admin', tags, ...removing, response: nothing } }, (request, reply) =>
    sendNothing(reply, remove(request.ctx, part(request.params))),
  )
}
