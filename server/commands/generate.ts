/**
 * Writes `schema.graphql` and the types made from it. With `--check` it writes nothing and fails
 * when a committed file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { generatedFiles } from './generated-files.ts'

const check = process.argv.includes('--check')
let stale = false
for (const [path, text] of await generatedFiles()) {
  const old = await readFile(path, 'utf8').catch(() => '')
  if (old === text) continue
  if (check) {
    console.error(`${path} is out of date: run "npm run generate".`)
    stale = true
  } else await writeFile(path, text)
}
process.exit(stale ? 1 : 0)
