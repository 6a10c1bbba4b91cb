import { finished } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { FILE_MESSAGES, MAX_FILE_SIZE } from '#domain/files.ts'
import { paging } from '#domain/paging.ts'
import { AppError } from '#server/errors.ts'
import { sendCreated, sendPage } from '#server/rest/answer.ts'
import { idFrom } from '#server/rest/input.ts'
import { FILE_TYPES } from './content.ts'
import { listFiles, openFile } from './reading.ts'
import { fileAnswer, toFileAnswer } from './record.ts'
import { addFile, type Upload } from './writing.ts'
import { created, download, page } from '#server/rest/operation.ts'

const tags = ['Files']

const uploadForm = z.object({ file: z.file().meta({ description: 'The bytes; further parts are not read.' }) })

/** RFC 6266: a plain name for old readers, the true one for the rest. */
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
    // The parser's own words about a form that is none carry no status.
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

/** Throws away what is left of a form that was given up: unread it would block the connection, and the caller would not see why. */
async function giveUpForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.raw.complete) return
  reply.header('connection', 'close')
  request.raw.unpipe()
  await finished(request.raw.resume()).catch(() => undefined)
}

export async function fileRoutes(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_SIZE, files: 1, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 20 },
  })

  app.get(
    '/Appointments/:id/files',
    {
      schema: {
        operationId: 'listFiles',
        access: 'reader',
        tags,
        summary: 'The documents, oldest first',
        querystring: paging,
        response: page(fileAnswer),
      },
    },
    async (request, reply) => {
      const page = await listFiles(request.ctx, idFrom(request.params), request.query)
      return sendPage(request, reply, { ...page, items: page.items.map(toFileAnswer) })
    },
  )

  app.post(
    '/Appointments/:id/files',
    {
      bodyLimit: MAX_FILE_SIZE + 100_000,
      handlerTimeout: 120_000,
      schema: {
        operationId: 'uploadFile',
        access: 'reader',
        tags,
        summary: 'Upload one PDF, JPEG, PNG or DICOM file of at most 20 MB as multipart/form-data',
        consumes: ['multipart/form-data'],
        body: uploadForm,
        response: created(fileAnswer),
      },
    },
    async (request, reply) => {
      const id = idFrom(request.params)
      const file = await addFile(request.ctx, id, () => openForm(request)).catch(async (error) => {
        await giveUpForm(request, reply)
        throw error
      })
      return sendCreated(request, reply, toFileAnswer(file))
    },
  )

  app.get(
    '/Appointments/:id/files/:fileId',
    {
      schema: {
        operationId: 'downloadFile',
        access: 'reader',
        tags,
        summary: 'The bytes of one document',
        response: download(...FILE_TYPES),
      },
    },
    async (request, reply) => {
      const file = await openFile(request.ctx, idFrom(request.params), idFrom(request.params, 'fileId'))
      return reply
        .headers({
          'content-type': file.type,
          'content-length': file.size,
          'content-disposition': attachment(file.name),
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        .send(file.bytes)
    },
  )
}
