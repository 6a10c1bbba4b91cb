/**
 * `npm run cluster:swift`: runs the tests of files and backups in a bucket on OpenStack Swift with
 * its S3 protocol, from Debian's packages. They are installed if they are missing.
 */
import { spawnSync } from 'node:child_process'
import { projectRoot } from '#server/config.ts'
import { hasSwift } from '#tests/support/swift.ts'
import { install } from './packages.ts'

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object']
const FILES = ['tests/server/storage.test.ts', 'tests/server/backup-bucket.test.ts']

if (!hasSwift()) await install(PACKAGES)
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'server', ...FILES], {
  cwd: projectRoot(),
  stdio: 'inherit',
  env: { ...process.env, TEST_S3_SERVICE: 'swift' },
})
process.exit(status ?? 1)
