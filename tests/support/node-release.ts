import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#server/config.ts'

/**
 * Path of an executable of Node.js, taken from the npm package `node` the first time and kept
 * beside the other caches of the packages.
 */
export async function nodeRelease(version: string): Promise<string> {
  const folder = path.join(projectRoot(), 'node_modules/.cache/node', version)
  const executable = path.join(folder, 'node_modules/node/bin/node')
  if (!existsSync(executable)) {
    await mkdir(folder, { recursive: true })
    const options = ['--prefix', folder, '--no-save', '--no-package-lock']
    await promisify(execFile)('npm', ['install', ...options, `node@${version}`], { cwd: folder })
  }
  return executable
}
