/**
 * `npx tsx vite/lucide.ts search arrow-right` draws icons of Lucide (https://lucide.dev) as
 * components in web/ui/icons; without names it draws those that are there again. The package is
 * downloaded for it: it has 40 MB, and its file of all icons would bring the icons of every page
 * into the chunk of the first.
 */
import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

type Shape = [tag: string, attributes: Record<string, string>]
type IconModule = { __iconData: { node: Shape[] } }

const run = promisify(execFile)
const folder = path.resolve('web/ui/icons')
const download = await mkdtemp(path.join(tmpdir(), 'hekima-lucide-'))
await run('npm', ['install', '--prefix', download, 'lucide-react@1.75.0', 'react@19'], { cwd: download })
const lucide = path.join(download, 'node_modules/lucide-react')

const componentName = (file: string) =>
  file.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase())

async function draw(file: string): Promise<void> {
  const source = pathToFileURL(path.join(lucide, 'dist/esm/icons', `${file}.mjs`)).href
  const { __iconData } = (await import(source)) as IconModule
  const shapes = __iconData.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes])
  const code = `export const ${componentName(file)} = drawIcon(${JSON.stringify(shapes)})`
  await writeFile(path.join(folder, `${file}.ts`), `import { drawIcon } from '#web/ui/icon.ts'\n\n${code}\n`)
}

await mkdir(folder, { recursive: true })
const drawn = (await readdir(folder)).filter((name) => name.endsWith('.ts')).map((name) => path.parse(name).name)
for (const file of process.argv.length > 2 ? process.argv.slice(2) : drawn) await draw(file)
await copyFile(path.join(lucide, 'LICENSE'), path.join(folder, 'LICENSE.txt'))
await run('npx', ['biome', 'format', '--write', folder])
await rm(download, { recursive: true, force: true })
