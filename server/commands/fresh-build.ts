import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Source folders of a build. In the root only the settings count. */
const FOLDERS = ['domain', 'triage', 'server', 'web', 'vite']
const isSetting = (name: string) => /\.(ts|json|html)$/.test(name)

/** Files that must exist before the product can start. */
const RESULTS = ['dist/server/main.js', 'dist/web/index.html']

/** Returns true if a build depends on this file, given by its path from the root. */
export function isBuildInput(file: string): boolean {
  const [folder = '', ...rest] = file.split(path.sep)
  return rest.length > 0 ? FOLDERS.includes(folder) : isSetting(folder)
}

async function inputsOf(root: string): Promise<string[]> {
  const settings = (await readdir(root, { withFileTypes: true })).filter(
    (entry) => entry.isFile() && isSetting(entry.name),
  )
  const sources = FOLDERS.filter((folder) => existsSync(path.join(root, folder))).map(async (folder) => {
    const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  })
  return [...settings.map(({ name }) => path.join(root, name)), ...(await Promise.all(sources)).flat()].sort()
}

/**
 * Returns a digest of the sources, the settings and the lock file. It changes whenever a build may
 * differ.
 */
async function digestOf(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await inputsOf(root)) {
    const content = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    hash.update(`${path.relative(root, file)} ${content}\n`)
  }
  return hash.digest('hex')
}

/**
 * Builds unless `dist` was built from the same digest. Returns true after a build. Files edited
 * during the build count as changed.
 */
export async function buildIfChanged(root: string, build: () => Promise<void>): Promise<boolean> {
  const note = path.join(root, 'dist/built-from')
  const digest = await digestOf(root)
  const builtFrom = await readFile(note, 'utf8').catch(() => '')
  if (builtFrom === digest && RESULTS.every((file) => existsSync(path.join(root, file)))) return false
  await rm(note, { force: true })
  await build()
  await mkdir(path.dirname(note), { recursive: true })
  await writeFile(note, digest)
  return true
}
