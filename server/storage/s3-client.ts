import { S3Client } from '@aws-sdk/client-s3'
import { traced } from '../http/tracing.ts'

/** Service with the S3 protocol, and its credentials. */
export type S3Access = { endpoint: string | undefined; region: string; accessKey: string; secretKey: string }

/** Opens a client. `silentMs` is the time after which a silent connection is given up. */
export function s3Client({ endpoint, region, accessKey, secretKey }: S3Access, silentMs = 15_000): S3Client {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3000, socketTimeout: silentMs },
    // Files are authenticated in pieces anyway, and not every service supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    (next, { commandName }) =>
      (request) =>
        traced('outgoing', `bucket ${commandName}`, () => next(request)),
    { step: 'initialize' },
  )
  return client
}
