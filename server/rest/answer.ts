import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from '#domain/paging.ts'

/** Sends a list: the plain array, with totals and RFC 8288 links in headers. */
export function sendPage<T>(request: FastifyRequest, reply: FastifyReply, list: Page<T>): T[] {
  reply.header('x-total-count', list.total).header('x-total-pages', list.totalPages)
  reply.header('x-total-count-exact', String(list.totalIsExact))
  const relations: [string, number][] = [['first', 1]]
  if (list.page > 1) relations.push(['prev', Math.min(list.page - 1, Math.max(1, list.totalPages))])
  if (list.page < list.totalPages) relations.push(['next', list.page + 1])
  if (list.totalIsExact) relations.push(['last', Math.max(1, list.totalPages)])
  const [path, search] = request.url.split('?')
  const links = relations.map(([relation, page]) => {
    const params = new URLSearchParams(search)
    params.set('page', String(page))
    params.set('limit', String(list.limit))
    return `<${path}?${params}>; rel="${relation}"`
  })
  reply.header('link', links.join(', '))
  return list.items
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Time of the record's last edit, for its ETag. */
    editedAt?: Date | string
  }
}

const digest = (text: string | Buffer) => hash('sha256', text, 'base64url').slice(0, 22)

/**
 * Returns the ETag of a payload. That of a record starts with the time of its last edit
 * (milliseconds in base 36), followed by a digest of its content. A cache compares all of it, so a
 * changed rating or price counts. An edit compares only the time of the last edit.
 */
export const etagOf = (payload: string | Buffer, editedAt?: Date | string): string =>
  editedAt ? `"${new Date(editedAt).getTime().toString(36)}.${digest(payload)}"` : `W/"${digest(payload)}"`

/** Sends one record with its ETag. */
export function sendRecord<T extends { id: string; updatedAt: Date | string }>(reply: FastifyReply, record: T): T {
  reply.request.editedAt = record.updatedAt
  return record
}

/** Sends 201 with the record and its location. */
export function sendCreated<T extends { id: string }>(request: FastifyRequest, reply: FastifyReply, record: T): T {
  const collection = request.url.split('?')[0]?.replace(/\/+$/, '')
  reply.code(201).header('location', `${collection}/${record.id}`)
  return record
}

/** Sends 204 once the work is done. */
export async function sendNothing(reply: FastifyReply, work: Promise<unknown>): Promise<FastifyReply> {
  await work
  return reply.code(204).send()
}

/**
 * Returns the edit that the caller has read, from `If-Match`, or undefined if any will do. The
 * latest of several tags counts, since no edit precedes the one before it. An unknown tag belongs
 * to no edit.
 */
export function basedOn(request: FastifyRequest): Date | undefined {
  const version = request.headers['if-match']
  if (version === undefined || version.trim() === '*') return undefined
  const edits = [...version.matchAll(/"([0-9a-z]{1,9})\./g)].map(([, edited = '0']) => Number.parseInt(edited, 36))
  return new Date(Math.max(0, ...edits))
}
