import { bothDoors, type Verb } from './doors.ts'
import type { TestApp } from './server.ts'

const CERTIFICATE =
  '{ id hospitalId kind number issuer issuedOn expiresOn documentName documentSize checkedAt checkedByName createdAt updatedAt }'
const STANDING = '{ id hospital { id name city isActive isVerified } state validUntil certificates unchecked }'

const verbs = {
  list: {
    rest: 'GET /api/Hospitals/:id/certificates',
    graphql: `query ($id: ID!) { certificates(hospitalId: $id) ${CERTIFICATE} }`,
  },
  add: {
    graphql: `mutation ($id: ID!, $input: CertificateInput!) { addCertificate(hospitalId: $id, input: $input) ${CERTIFICATE} }`,
    success: 201,
  },
  update: {
    graphql: `mutation ($id: ID!, $input: CertificateUpdate!) { updateCertificate(id: $id, input: $input) ${CERTIFICATE} }`,
    headers: { 'if-match': 'basedOn' },
  },
  check: {
    graphql: `mutation ($id: ID!) { checkCertificate(id: $id) ${CERTIFICATE} }`,
  },
  remove: {
    graphql: 'mutation ($id: ID!) { deleteCertificate(id: $id) }',
    success: 204,
  },
  hospitals: {
    graphql: `query ($search: VerificationSearch, $page: Int, $limit: Int) {
      verification(search: $search, page: $page, limit: $limit) { items ${STANDING} } }`,
    shape: ({ items }: { items: unknown[] }) => items,
  },
  summary: {
    graphql: '{ verificationSummary { missing unchecked ending30 ending90 lapsed } }',
  },
} satisfies Record<string, Verb>
export type CertificateVerb = keyof typeof verbs

/** Returns administrators' actions on certificates through both interfaces, for `describe.each`. */
export const certificateDoors = (app: () => TestApp) => bothDoors<CertificateVerb>(app, verbs)
