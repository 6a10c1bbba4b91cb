import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { PRODUCT_NAME } from '#domain/product.ts'
import { findSecret } from './database/secret.ts'
import { headerList } from './http/header-list.ts'
import { headerName, trustProxy } from './http/proxy-settings.ts'
import { readKey } from './storage/sealing.ts'
import type { S3Access } from './storage/s3-client.ts'
import type { FileSettings } from './storage/store.ts'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsUnset, schema)
const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((text) => text === 'true' || text === '1')
const databaseAddress = z.string().regex(/^postgres(ql)?:\/\/./, 'must start with postgres:// or postgresql://')
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })

const sealingKey = z.string().transform((text, ctx) => {
  try {
    return readKey(text)
  } catch {
    ctx.addIssue('must be 32 random bytes in base64 or hexadecimal')
    return z.NEVER
  }
})

const environment = z.object({
  NODE_ENV: setting(z.enum(['development', 'production', 'test']).default('development')),
  ROLE: setting(z.enum(['all', 'web', 'worker'], 'must be web, worker or all').default('all')),
  LEAVE_SECONDS: setting(z.coerce.number('must be a number').int().min(0).max(60).optional()),
  PORT: setting(z.coerce.number('must be a number').int().min(0).max(65535).default(3000)),
  HOST: setting(z.string().default('0.0.0.0')),
  PUBLIC_URL: setting(webAddress.optional()),
  DATA_DIR: setting(z.string().default('.data')),
  DATABASE_URL: setting(databaseAddress.optional()),
  DATABASE_DIRECT_URL: setting(databaseAddress.optional()),
  DATABASE_REPLICA_URLS: setting(
    z
      .string()
      .transform((text) => text.split(',').map((address) => address.trim()))
      .pipe(z.array(databaseAddress))
      .optional(),
  ),
  DATABASE_PREPARE: setting(flag.optional()),
  DATABASE_POOL: setting(z.coerce.number('must be a number').int().min(2).max(100).default(10)),
  MEMORY_MB: setting(z.coerce.number('must be a number').int().min(256).default(512)),
  CATALOGUE_MB: setting(z.coerce.number('must be a number').int().min(0).optional()),
  JWT_SECRET: setting(
    z
      .string()
      .refine((text) => Buffer.byteLength(text) >= 32, 'must be at least 32 bytes long')
      .optional(),
  ),
  GENERATE_JWT_SECRET: setting(flag.optional()),
  DEMO_DATA: setting(flag.optional()),
  DEVELOPER_PAGES: setting(flag.optional()),
  TEST_MODES: setting(z.coerce.number('must be a number').int().min(0).max(1000).default(50)),
  TEST_MODES_OPEN: setting(z.coerce.number('must be a number').int().min(1).max(20).default(3)),
  LOG_LEVEL: setting(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional()),
  REQUESTS_PER_MINUTE: setting(z.coerce.number('must be a number').int().min(1).default(1200)),
  PAGES_PER_MINUTE: setting(z.coerce.number('must be a number').int().min(1).default(300)),
  WEBHOOKS_TO_PRIVATE_ADDRESSES: setting(flag.optional()),
  WEB_PUSH: setting(flag.optional()),
  MIN_FREE_DISK_MB: setting(z.coerce.number('must be a number').int().min(0).default(1024)),
  FILES_PLACE: setting(z.enum(['local', 's3'], 'must be local or s3').optional()),
  FILES_KEY: setting(sealingKey.optional()),
  FILES_OLD_KEYS: setting(
    z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(sealingKey))
      .optional(),
  ),
  S3_ENDPOINT: setting(webAddress.optional()),
  S3_REGION: setting(z.string().default('us-east-1')),
  S3_BUCKET: setting(z.string().optional()),
  S3_ACCESS_KEY: setting(z.string().optional()),
  S3_SECRET_KEY: setting(z.string().optional()),
  METRICS_PORT: setting(z.coerce.number('must be a number').int().min(0).max(65535).optional()),
  METRICS_TOKEN: setting(z.string().min(16, 'must have at least 16 characters').optional()),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(webAddress.optional()),
  OTEL_EXPORTER_OTLP_HEADERS: setting(headerList.optional()),
  OTEL_SERVICE_NAME: setting(z.string().default('hekima')),
  OTEL_TRACES_SAMPLER_ARG: setting(z.coerce.number('must be a number').min(0).max(1).default(1)),
  SLOW_STATEMENT_MS: setting(z.coerce.number('must be a number').int().min(0).default(500)),
  TRUST_PROXY: setting(trustProxy.optional()),
  COUNTRY_HEADER: setting(headerName.optional()),
  SMTP_URL: setting(
    z
      .string()
      .regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps://')
      .optional(),
  ),
  AI_API_KEY: setting(z.string().optional()),
  AI_BASE_URL: setting(webAddress.default('https://api.openai.com/v1')),
  AI_MODEL: setting(z.string().default('gpt-4o-mini')),
  AI_TIME_LIMIT_SECONDS: setting(z.coerce.number('must be a number').int().min(1).max(120).default(30)),
  AI_DAILY_ANSWERS: setting(z.coerce.number('must be a number').int().min(0).default(2000)),
  MAIL_FROM: setting(
    z
      .string()
      .regex(/^[^\r\n<>@]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an e-mail address, with or without a name before it')
      .default('Hekima <no-reply@hekima.example>'),
  ),
})

const MB = 1024 * 1024

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: string[]

  constructor(faults: string[]) {
    super(`The configuration has faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/** Reads the credentials of the bucket service. */
function s3AccessOf(data: z.output<typeof environment>): S3Access | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = data
  return accessKey && secretKey ? { endpoint, region, accessKey, secretKey } : undefined
}

/** Reads the settings of the file store. A bucket is used if it is named. */
function filesOf(data: z.output<typeof environment>, access: S3Access | undefined): FileSettings {
  const { S3_BUCKET: bucket } = data
  return {
    place: data.FILES_PLACE ?? (bucket ? 's3' : 'local'),
    s3: bucket && access ? { ...access, bucket } : undefined,
    keys: [...(data.FILES_KEY ? [data.FILES_KEY] : []), ...(data.FILES_OLD_KEYS ?? [])],
  }
}

/** Returns the folder of package.json, from the sources as well as from the bundle in dist. */
export function projectRoot(): string {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error('package.json was not found above the server')
    folder = parent
  }
  return folder
}

/** Reads settings from `env`. All faults are reported at once. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(env)
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const production = env.NODE_ENV === 'production'
  // Instances that share a database would each generate their own secret, and refuse each other's
  // sessions.
  const mayGenerate = parsed.success && parsed.data.GENERATE_JWT_SECRET === true
  if (production && env.DATABASE_URL && !env.JWT_SECRET && !mayGenerate)
    faults.push(
      'JWT_SECRET: is required in production (at least 32 random bytes); a single instance may set GENERATE_JWT_SECRET=true',
    )
  if (env.COUNTRY_HEADER && !env.TRUST_PROXY)
    faults.push('COUNTRY_HEADER: is sent by a proxy in front, which TRUST_PROXY describes')
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    faults.push('DATABASE_DIRECT_URL: is the way past a pooler, whose address is DATABASE_URL')
  if (env.DATABASE_REPLICA_URLS && !env.DATABASE_URL)
    faults.push('DATABASE_REPLICA_URLS: replicas follow a server, whose address is DATABASE_URL')
  // Health data leave our own machines only encrypted.
  for (const name of ['S3_ACCESS_KEY', 'S3_SECRET_KEY', 'FILES_KEY'])
    if (env.S3_BUCKET && !env[name]) faults.push(`${name}: is required with S3_BUCKET`)
  if (env.FILES_PLACE === 's3' && !env.S3_BUCKET) faults.push('S3_BUCKET: is required with FILES_PLACE=s3')
  if (production && env.SMTP_URL && !env.PUBLIC_URL)
    faults.push('PUBLIC_URL: is required in production with SMTP_URL: the links in mails start with it')
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults)

  const { data } = parsed
  const s3 = s3AccessOf(data)
  const root = projectRoot()
  const dataDir = path.resolve(root, data.DATA_DIR)
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return {
    root,
    version,
    webDir: path.join(root, 'dist/web'),
    environment: data.NODE_ENV,
    production,
    /** `web` answers requests, `worker` runs the background jobs, `all` does both. */
    role: data.ROLE,
    /** Time between failing `/health/ready` and the end of service, in milliseconds. */
    leaveMs: (data.LEAVE_SECONDS ?? (production ? 1 : 0)) * 1000,
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    /** Address of the server itself if `databaseUrl` is a pooler in transaction mode. */
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    /** Addresses of hot standbys of that server, for reads. */
    databaseReplicaUrls: data.DATABASE_REPLICA_URLS ?? [],
    /** True to prepare statements under names, which live as long as their connection. */
    databasePrepare: data.DATABASE_PREPARE ?? true,
    databasePool: data.DATABASE_POOL,
    /**
     * Memory limit of the catalogue in bytes: a quarter each for hospitals, doctors, services with
     * counts, and whole responses.
     */
    catalogueBytes: (data.CATALOGUE_MB ?? data.MEMORY_MB / 4) * MB,
    /** Memory limit of compressed page documents, in bytes. */
    pagesBytes: (data.MEMORY_MB / 16) * MB,
    /** Memory limit of each rendering thread, in megabytes. It needs about 60. */
    renderThreadMb: Math.max(96, Math.floor(data.MEMORY_MB / 4)),
    jwtSecret: data.JWT_SECRET ?? findSecret(dataDir),
    demoData: data.DEMO_DATA ?? !production,
    developerPages: data.DEVELOPER_PAGES ?? !production,
    testModes: data.TEST_MODES,
    /** Maximum number that this process serves at once. */
    openTestModes: data.TEST_MODES_OPEN,
    /** True for the instance of a test mode. */
    isTestMode: false,
    // In development the terminal shows only the address and the demo accounts.
    logLevel: data.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    /** Maximum number of pages rendered for one network. Cached pages are free. */
    pagesPerMinute: data.PAGES_PER_MINUTE,
    /**
     * True for tests and for a receiver on the same machine. In production it would let callers
     * reach our network.
     */
    privateWebhooks: data.WEBHOOKS_TO_PRIVATE_ADDRESSES ?? false,
    /**
     * True to offer push messages through the services of browsers, which need access to the
     * internet.
     */
    webPush: data.WEB_PUSH ?? true,
    /** Bytes that uploads leave free on the disk of the data folder. */
    minFreeDisk: data.MIN_FREE_DISK_MB * MB,
    /** Metrics are collected if one of the two is set. */
    metrics: { port: data.METRICS_PORT, token: data.METRICS_TOKEN },
    files: filesOf(data, s3),
    /** Service of buckets, for files and backups. */
    s3,
    /** Receiver of traces. Nothing is traced without one. */
    traces: data.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: data.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          service: data.OTEL_SERVICE_NAME,
          /** Share of the requests and jobs that are traced. */
          share: data.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    /** Minimum duration of logged statements, in milliseconds. Zero logs none. */
    slowStatementMs: data.SLOW_STATEMENT_MS,
    trustProxy: data.TRUST_PROXY ?? false,
    /** Lower-case name of the header in which the proxy sends the caller's country. */
    countryHeader: data.COUNTRY_HEADER,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    /**
     * Settings of the language model behind the assistant. Without them its built-in guide answers.
     */
    ai: data.AI_API_KEY
      ? {
          key: data.AI_API_KEY,
          baseUrl: data.AI_BASE_URL,
          model: data.AI_MODEL,
          dailyAnswers: data.AI_DAILY_ANSWERS,
          timeLimitMs: data.AI_TIME_LIMIT_SECONDS * 1000,
        }
      : undefined,
  }
}

/**
 * Returns the public address of the product, without a trailing slash. Links in mails start with
 * it.
 */
export const publicUrlOf = (config: Pick<Config, 'publicUrl' | 'port'>): string =>
  (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, '')

/** Returns the sender of mails and invitations. */
export function senderOf({ mailFrom }: Pick<Config, 'mailFrom'>): { name: string; email: string } {
  const [, name, email] = /^"?(.*?)"?\s*<(.+)>$/.exec(mailFrom) ?? []
  return { name: name || PRODUCT_NAME, email: email ?? mailFrom }
}

/**
 * Reads the environment, which a `.env` file beside package.json may complete. No other function
 * reads it. Ends the process on faults.
 */
export function loadConfig(): Config {
  const file = path.join(projectRoot(), '.env')
  try {
    if (existsSync(file)) process.loadEnvFile(file)
    return readConfig(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
