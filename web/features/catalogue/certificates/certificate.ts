import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const CertificateFields = graphql(`
  fragment CertificateFields on HospitalCertificate {
    id kind number issuer issuedOn expiresOn documentName documentSize checkedAt checkedByName updatedAt
  }
`)
export type Certificate = ResultOf<typeof CertificateFields>
