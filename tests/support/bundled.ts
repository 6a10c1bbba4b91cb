import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'vite'
import { inject } from 'vitest'
import { projectRoot } from '#server/config.ts'
import { bundleFolder } from './bundle-folder.ts'

const root = projectRoot()

async function bundleInto(outDir: string): Promise<void> {
  const input = { rates: 'server/commands/rates.ts', 'dying-worker': 'tests/support/dying-worker.ts' }
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: true, outDir, sourcemap: false, rolldownOptions: { input } },
  })
}

/** Bundles in the first worker of the run that needs it. The others wait. */
async function bundle(): Promise<string> {
  const outDir = bundleFolder(inject('databaseServer').prefix)
  const finished = path.join(outDir, 'finished')
  await mkdir(path.dirname(outDir), { recursive: true })
  while (!existsSync(finished)) {
    const isFirst = await mkdir(outDir).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
        return false
      },
    )
    if (!isFirst) await pause(50)
    else
      await bundleInto(outDir)
        .then(() => writeFile(finished, ''))
        .catch(async (error: Error) => {
          await rm(outDir, { recursive: true, force: true })
          throw error
        })
  }
  return outDir
}

let bundled: Promise<string> | undefined

/**
 * Returns the script of the server or of one of its commands, bundled as in a deployment and once
 * for all files of a run. Starting from sources would take seconds each time.
 */
export async function bundledScript(name: 'main' | 'import' | 'rates' | 'dying-worker'): Promise<string> {
  bundled ??= bundle()
  return path.join(await bundled, `${name}.js`)
}
