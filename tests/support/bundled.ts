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
 * The script of the server or of one of its commands, bundled as a deployment has it and once for
 * all files of a worker: from its sources each start would take seconds.
 */
export async function bundledScript(name: 'main' | 'import' | 'rates' | 'dying-worker'): Promise<string> {
  bundled ??= bundle()
  return path.join(await bundled, `${name}.js`)
}
