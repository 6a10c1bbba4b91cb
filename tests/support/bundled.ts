import { rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { projectRoot } from '#server/config.ts'

async function bundle(): Promise<string> {
  const root = projectRoot()
  // Inside the project, where the packages are found.
  const outDir = path.join(root, `dist/tests-${process.pid}`)
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  const input = { rates: 'server/commands/rates.ts', 'dying-worker': 'tests/support/dying-worker.ts' }
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: true, outDir, sourcemap: false, rolldownOptions: { input } },
  })
  return outDir
}

let bundled: Promise<string> | undefined

/**
 * Returns the script of the server or of one of its commands, bundled as in a deployment and once
 * for all files of a worker. Starting from sources would take seconds each time.
 */
export async function bundledScript(name: 'main' | 'import' | 'rates' | 'dying-worker'): Promise<string> {
  bundled ??= bundle()
  return path.join(await bundled, `${name}.js`)
}
