/** Uploads as multipart/form-data, and downloads. */
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { FILE_MESSAGES, MAX_FILE_SIZE } from '#domain/files.ts'
import { AppError } from '../errors.ts'

/** File of a received form. */
export type Upload = {
  name: string | undefined
  bytes: Readable
  /** Returns true if the file exceeded the size limit and was cut off. */
  isCut: () => boolean
  /** Reads the parts after the file. Throws if there is another file. */
  finish: () => Promise<void>
}

/** Lets the routes of a plugin accept forms with one file. */
export const acceptForms = (app: FastifyInstance) =>
  app.register(multipart, {
    limits: { fileSize: MAX_FILE_SIZE, files: 1, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 20 },
  })

/** Options of a route that accepts a form. */
export const uploadRoute = { bodyLimit: MAX_FILE_SIZE + 100_000, handlerTimeout: 120_000 }
export const uploadForm = z.object({
  file: z.file().meta({ description: 'Content of the file; further parts are not read.' }),
})

/** Returns the header value of RFC 6266: an ASCII name for old clients, and the full name. */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`

/** Opens the form of an upload at its file. */
async function openForm(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data.')
  const parts = request.parts()
  const nextFile = async () => {
    for (;;) {
      const { value, done } = await parts.next()
      if (done || value.type === 'file') return value
    }
  }
  const part = await nextFile().catch((error) => {
    // The parser's errors about an invalid form have no status.
    throw 'statusCode' in error ? error : new AppError('bad_input', 'The form could not be read.')
  })
  if (part?.type !== 'file')
    throw new AppError('bad_input', FILE_MESSAGES.missing, { fields: { file: FILE_MESSAGES.missing } })
  return {
    name: part.filename,
    bytes: part.file,
    isCut: () => part.file.truncated,
    finish: async () => {
      const another = await nextFile().catch((error) => {
        if (error.code === 'FST_FILES_LIMIT') return error
        throw new AppError('bad_input', FILE_MESSAGES.broken)
      })
      if (another) throw new AppError('bad_input', FILE_MESSAGES.several, { fields: { file: FILE_MESSAGES.several } })
    },
  }
}

/**
 * Closes the connection of a form that was not read to its end. Unread data would block the
 * connection, and the caller would not see the error.
 */
export async function giveUpForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.raw.complete) return
  reply.header('connection', 'close')
  request.raw.unpipe()
  await finished(request.raw.resume()).catch(() => undefined)
}

/**
 * Passes the form of a request to a verb, which opens it after checking the caller's rights and the
 * free space.
 */
export async function takeForm<Stored>(
  request: FastifyRequest,
  reply: FastifyReply,
  verb: (open: () => Promise<Upload>) => Promise<Stored>,
): Promise<Stored> {
  try {
    return await verb(() => openForm(request))
  } catch (error) {
    await giveUpForm(request, reply)
    throw error
  }
}

/**
 * Sends a document as a download, so that the browser never displays or runs it under our address.
 */
export const sendDocument = (
  reply: FastifyReply,
  { name, type, size, bytes }: { name: string; type: string; size: number; bytes: Readable },
): FastifyReply =>
  reply
    .headers({
      'content-type': type,
      'content-length': size,
      'content-disposition': attachment(name),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(bytes)
