import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { certificateInput, certificateUpdate, verificationSearch } from '#domain/certificates.ts'
import { paging } from '#domain/paging.ts'
import { basedOn, sendNothing, sendPage, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { created, download, ifMatch, nothing, page, record } from '#server/rest/operation.ts'
import { acceptForms, sendDocument, takeForm, uploadForm, uploadRoute } from '#server/rest/upload.ts'
import { FILE_TYPES } from '#server/storage/content.ts'
import { addCompanyDocument, openCompanyDocument } from './company-documents.ts'
import { listCertificates, listVerification, openCertificateDocument, summariseVerification } from './reading.ts'
import { certificateAnswer, companyDocumentAnswer, verificationAnswer, verificationSummaryAnswer } from './record.ts'
import {
  addCertificate,
  checkCertificate,
  deleteCertificate,
  setCertificateDocument,
  updateCertificate,
} from './writing.ts'

const tags = ['Verification']
const licence = {
  kind: 'operating_licence',
  number: '34-0712',
  issuer: 'Ministry of Health',
  issuedOn: '2026-01-15',
  expiresOn: '2031-01-14',
}

export async function certificateRoutes(app: FastifyInstance): Promise<void> {
  await acceptForms(app)

  app.get(
    '/Verification',
    {
      schema: {
        operationId: 'listVerification',
        access: 'admin',
        tags,
        summary: 'Verification status of hospitals, soonest licence expiry first',
        querystring: verificationSearch.extend(paging.shape).meta({ title: 'VerificationSearch' }),
        response: page(verificationAnswer),
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await listVerification(request.ctx, request.query, request.query)),
  )
  app.get(
    '/Verification/summary',
    {
      schema: {
        operationId: 'summariseVerification',
        access: 'admin',
        tags,
        summary: 'Number of hospitals that need attention',
        response: { 200: verificationSummaryAnswer },
      },
    },
    ({ ctx }) => summariseVerification(ctx),
  )
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
  app.post(
    '/Hospitals/:id/certificates',
    {
      schema: {
        operationId: 'addCertificate',
        access: 'admin',
        refuses: ['conflict'],
        tags,
        summary: 'Add a certificate, which counts once an administrator has checked it',
        body: certificateInput.meta({ title: 'CertificateInput' }),
        example: licence,
        response: created(certificateAnswer, ['ETag']),
      },
    },
    async ({ ctx, params, body }, reply) => {
      const certificate = await addCertificate(ctx, part(params), body)
      reply.code(201)
      return sendRecord(reply, certificate)
    },
  )
  app.put(
    '/Certificates/:id',
    {
      schema: {
        operationId: 'updateCertificate',
        access: 'admin',
        refuses: ['conflict'],
        headers: ifMatch,
        tags,
        summary: 'Edit a certificate, which must then be checked again. Omitted fields stay unchanged',
        body: certificateUpdate.meta({ title: 'CertificateUpdate' }),
        example: { expiresOn: licence.expiresOn },
        response: record(certificateAnswer),
      },
    },
    async (request, reply) => {
      const { ctx, params, body } = request
      return sendRecord(reply, await updateCertificate(ctx, part(params), body, { basedOn: basedOn(request) }))
    },
  )
  app.post(
    '/Certificates/:id/check',
    {
      schema: {
        operationId: 'checkCertificate',
        access: 'admin',
        tags,
        summary: 'Mark a certificate as checked against the register of its issuer',
        description: 'A checked operating licence makes the hospital verified as long as it is valid.',
        response: record(certificateAnswer),
      },
    },
    async ({ ctx, params }, reply) => sendRecord(reply, await checkCertificate(ctx, part(params))),
  )
  app.delete(
    '/Certificates/:id',
    {
      schema: {
        operationId: 'deleteCertificate',
        access: 'admin',
        tags,
        summary: 'Delete a certificate and its document',
        response: nothing,
      },
    },
    ({ ctx, params }, reply) => sendNothing(reply, deleteCertificate(ctx, part(params))),
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
