import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#server/config.ts'

/**
 * Builds the product into `dist` and resolves with the output of the build. Nothing is built when
 * `dist` was built from the same sources, so all projects of a run share one build.
 */
export async function buildProduct(): Promise<string> {
  const root = projectRoot()
  // vitest sets NODE_ENV=test, and the build would take React's edition for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  const arguments_ = ['--import', 'tsx', 'server/commands/build.ts']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, arguments_, { cwd: root, env })
  const output = stdout + stderr
  // A build that prints is a fault of tests/e2e/npm-start.test.ts: the next run has to see it too.
  if (output) await rm(path.join(root, 'dist/built-from'), { force: true })
  return output
}
