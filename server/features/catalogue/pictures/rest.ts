import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { altText, MAX_PICTURE_SIZE, PICTURE_MESSAGES } from '#domain/pictures.ts'
import { AppError } from '#server/errors.ts'
import { created } from '#server/rest/operation.ts'
import { giveUpForm } from '#server/rest/upload.ts'
import { readPicture } from './reading.ts'
import { pictureAnswer } from './record.ts'
import { addPicture, type PictureForm } from './writing.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

const uploadForm = z.object({
  file: z.file().meta({ description: 'Content of the picture: JPEG, PNG or WebP.' }),
  alt: altText.meta({ description: 'Text alternative for people who cannot see the picture.' }),
})

/** Reads the whole form, with its parts in any order. */
async function readForm(request: FastifyRequest): Promise<PictureForm> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data.')
  let bytes: Buffer | undefined
  let alt: unknown = ''
  for await (const part of request.parts()) {
    if (part.type === 'file') bytes = await part.toBuffer()
    else if (part.fieldname === 'alt') alt = part.value
  }
  if (!bytes?.length)
    throw new AppError('bad_input', PICTURE_MESSAGES.missing, { fields: { file: PICTURE_MESSAGES.missing } })
  return { bytes, alt }
}

/** Translates the parser's errors about a form into our own. */
function refusalOf(error: unknown): unknown {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('payload_too_large', PICTURE_MESSAGES.tooLarge)
  return new AppError('bad_input', PICTURE_MESSAGES.broken)
}

export async function pictureRoutes(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: MAX_PICTURE_SIZE, files: 1, fields: 5, fieldSize: 2000, parts: 6, headerPairs: 20 },
  })
  app.post(
    '/Pictures',
    {
      bodyLimit: MAX_PICTURE_SIZE + 100_000,
      handlerTimeout: 60_000,
      schema: {
        operationId: 'uploadPicture',
        access: 'staff',
        tags: ['Pictures'],
        summary: 'Upload one JPEG, PNG or WebP picture of at most 10 MB as multipart/form-data',
        description: 'It is re-encoded in three sizes and its metadata is removed. A record refers to it by its `url`.',
        consumes: ['multipart/form-data'],
        body: uploadForm,
        response: created(pictureAnswer),
      },
    },
    async (request, reply) => {
      const open = () =>
        readForm(request).catch((error) => {
          throw refusalOf(error)
        })
      const picture = await addPicture(request.ctx, open).catch(async (error) => {
        await giveUpForm(request, reply)
        throw error
      })
      reply.code(201).header('location', picture.url)
      return picture
    },
  )
}

/** Serves the bytes, outside the APIs. The content of an address never changes. */
export async function pictureFiles(app: FastifyInstance): Promise<void> {
  app.get('/pictures/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params as { name: string }
    const { bytes, size, type } = await readPicture(request.ctx, name)
    return reply
      .headers({
        'content-type': type,
        'content-length': size,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': FOR_EVER,
        etag: `"${name}"`,
      })
      .send(bytes)
  })
}
