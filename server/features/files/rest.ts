import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { SIDES } from '#domain/appointments.ts'
import { MAX_FILE_SIZE, sizeInMb } from '#domain/files.ts'
import { AppError } from '#server/errors.ts'
import { sendCreated, sendPage } from '#server/rest/answer.ts'
import { idFrom } from '#server/rest/input.ts'
import { addFile, type File, listFiles, openFile, requireUpload } from './service.ts'

const tags = ['Files']

/** A file as REST answers it; `size` is what people read, `bytes` the number. */
export const fileAnswer = z.object({
  id: z.string(),
  name: z.string(),
  size: z.string(),
  bytes: z.number().int(),
  type: z.string(),
  uploadedAt: z.string(),
  uploadedBy: z.enum(SIDES),
})

export const toFileAnswer = ({ id, name, size, type, uploadedBy, createdAt }: File) => ({
  ...{ id, name, type, uploadedBy },
  size: `${sizeInMb(size)} MB`,
  bytes: size,
  uploadedAt: createdAt,
})

/** RFC 6266: a plain name for old readers, the true one for the rest. */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`

export async function fileRoutes(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_SIZE, files: 1, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 20 },
  })

  app.get(
    '/Appointments/:id/files',
    { schema: { tags, summary: 'The documents, oldest first', response: { 200: z.array(fileAnswer) } } },
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
        tags,
        summary: 'Upload one PDF, JPEG, PNG or DICOM file of at most 20 MB as multipart/form-data',
        consumes: ['multipart/form-data'],
        response: { 201: fileAnswer },
      },
    },
    async (request, reply) => {
      const id = idFrom(request.params)
      await requireUpload(request.ctx, id)
      if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data.')
      const part = await request.file().catch((error) => {
        // The parser's own words about a form that is none carry no status.
        throw 'statusCode' in error ? error : new AppError('bad_input', 'The form could not be read.')
      })
      if (!part) throw new AppError('bad_input', 'Please choose a file.', { fields: { file: 'Please choose a file.' } })
      const isCut = () => part.file.truncated
      const file = await addFile(request.ctx, id, { name: part.filename, bytes: part.file, isCut })
      return sendCreated(request, reply, toFileAnswer(file))
    },
  )

  app.get(
    '/Appointments/:id/files/:fileId',
    { schema: { tags, summary: 'The bytes of one document' } },
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
