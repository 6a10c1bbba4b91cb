import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#server/config.ts'

/**
 * Returns the path of a Node.js executable. It is taken from the npm package `node` once and stored
 * beside the other package caches.
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
