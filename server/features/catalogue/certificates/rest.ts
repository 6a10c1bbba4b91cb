import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { created, download, record } from '#server/rest/operation.ts'
import { acceptForms, sendDocument, takeForm, uploadForm, uploadRoute } from '#server/rest/upload.ts'
import { FILE_TYPES } from '#server/storage/content.ts'
import { addCompanyDocument, openCompanyDocument } from './company-documents.ts'
import { listCertificates, openCertificateDocument } from './reading.ts'
import { certificateAnswer, companyDocumentAnswer } from './record.ts'
import { setCertificateDocument } from './writing.ts'

const tags = ['Verification']

export async function certificateRoutes(app: FastifyInstance): Promise<void> {
  await acceptForms(app)

  app.get(
    '/Hospitals/:id/certificates',
    {
      schema: {
        operationId: 'listCertificates',
        access: 'staff',
        tags,
        summary: 'Certificates of a hospital',
        response: { 200: z.array(certificateAnswer) },
      },
    },
    ({ ctx, params }) => listCertificates(ctx, part(params)),
  )
  app.put(
    '/Certificates/:id/document',
    {
      ...uploadRoute,
      schema: {
        operationId: 'setCertificateDocument',
        access: 'admin',
        tags,
        summary:
          'Upload the document of a certificate: one PDF, JPEG, PNG or DICOM file of at most 20 MB as multipart/form-data',
        consumes: ['multipart/form-data'],
        body: uploadForm,
        response: record(certificateAnswer),
      },
    },
    async (request, reply) => {
      const { ctx, params } = request
      const certificate = await takeForm(request, reply, (open) => setCertificateDocument(ctx, part(params), open))
      return sendRecord(reply, certificate)
    },
  )
  app.get(
    '/Certificates/:id/document',
    {
      schema: {
        operationId: 'getCertificateDocument',
        access: 'admin',
        tags,
        summary: 'Content of the document',
        response: download(...FILE_TYPES),
      },
    },
    async ({ ctx, params }, reply) => sendDocument(reply, await openCertificateDocument(ctx, part(params))),
  )
  app.post(
    '/CompanyDocuments',
    {
      ...uploadRoute,
      schema: {
        operationId: 'addCompanyDocument',
        access: 'admin',
        tags,
        summary:
          'Upload the document of a certificate of the operator: one PDF, JPEG, PNG or DICOM file of at most 20 MB',
        description: 'The settings refer to it by its `url`.',
        consumes: ['multipart/form-data'],
        body: uploadForm,
        response: created(companyDocumentAnswer),
      },
    },
    async (request, reply) => {
      const document = await takeForm(request, reply, (open) => addCompanyDocument(request.ctx, open))
      return reply.code(201).header('location', document.url).send(document)
    },
  )
  app.get(
    '/CompanyDocuments/:id',
    {
      schema: {
        operationId: 'getCompanyDocument',
        access: 'anyone',
        tags,
        summary: 'Content of the document of a certificate of the operator',
        response: download(...FILE_TYPES),
      },
    },
    async ({ ctx, params }, reply) => sendDocument(reply, await openCompanyDocument(ctx, part(params))),
  )
}
