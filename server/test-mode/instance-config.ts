import { createHmac } from 'node:crypto'
import path from 'node:path'
import type { Config } from '../config.ts'

/** Folder of uploads within the data folder. */
export const FOLDER = 'test-modes'

/** Settings of an instance: secrets and folders of its own, and nothing that sends. */
export const configOf = (config: Config, database: string): Config => ({
  ...config,
  isTestMode: true,
  dataDir: path.join(config.dataDir, FOLDER, database),
  jwtSecret: createHmac('sha256', config.jwtSecret).update(`test mode ${database}`).digest('base64url'),
  smtpUrl: undefined,
  ai: undefined,
  webPush: false,
  demoData: false,
  developerPages: false,
  catalogueBytes: 2 * 1024 * 1024,
  pagesBytes: 0,
  metrics: { port: undefined, token: undefined },
  traces: undefined,
  files: { place: 'local', s3: undefined, keys: config.files.keys },
})
