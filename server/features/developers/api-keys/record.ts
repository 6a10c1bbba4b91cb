import { z } from 'zod'
import { SCOPES } from '#domain/api-keys.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { apiKeys } from './table.ts'

/** Key as its owner sees it, without the secret. */
const apiKeyAnswer = z
  .object({
    id: z.uuid().meta({ description: 'also the `client_id` of `POST /oauth/token`' }),
    name: z.string(),
    prefix: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    createdAt: instantAnswer,
    lastUsedAt: instantAnswer.nullable(),
    expiresAt: instantAnswer.nullable(),
    revokedAt: instantAnswer.nullable(),
  })
  .meta({ title: 'ApiKey' })
export type ApiKey = z.output<typeof apiKeyAnswer>

export const apiKeyColumns = {
  id: apiKeys.id,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  createdAt: instantOf(apiKeys.createdAt),
  lastUsedAt: instantOf(apiKeys.lastUsedAt),
  expiresAt: instantOf(apiKeys.expiresAt),
  revokedAt: instantOf(apiKeys.revokedAt),
} satisfies ColumnsOf<ApiKey>

/** Response to the creation of a key, sent only once. */
const newApiKeyAnswer = z
  .object({ id: z.uuid(), secret: z.string(), apiKey: apiKeyAnswer })
  .meta({ title: 'NewApiKey' })
export type NewApiKey = z.output<typeof newApiKeyAnswer>
