import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#server/config.ts'

/**
 * Builds the product into `dist` and resolves to the output of the build. Skips the build if `dist`
 * was built from the same sources, so all projects of a run share one.
 */
export async function buildProduct(): Promise<string> {
  const root = projectRoot()
  // vitest sets NODE_ENV=test, for which the build would use React's development version.
  const env = { ...process.env, NODE_ENV: 'production' }
  const arguments_ = ['--import', 'tsx', 'server/commands/build.ts']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, arguments_, { cwd: root, env })
  const output = stdout + stderr
  // tests/e2e/npm-start.test.ts fails if the build prints, so the next run must build again to
  // print it too.
  if (output) await rm(path.join(root, 'dist/built-from'), { force: true })
  return output
}
