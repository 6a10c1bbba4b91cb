/**
 * `npx tsx vite/lucide.ts search arrow-right` draws icons of Lucide (https://lucide.dev) as
 * components in web/ui/icons, each with one path. Without names it redraws the existing ones. It
 * downloads the packages: Lucide has 40 MB, and its file of all icons would put the icons of every
 * page into the first chunk.
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
await run('npm', ['install', '--prefix', download, 'lucide-react@1.75.0', 'react@19', 'svgo@4'], { cwd: download })
const lucide = path.join(download, 'node_modules/lucide-react')
const svgo = pathToFileURL(path.join(download, 'node_modules/svgo/lib/svgo-node.js')).href
const { optimize } = (await import(svgo)) as { optimize: (svg: string, config: object) => { data: string } }

/** Converts a rectangle with round corners to a path. svgo converts only sharp ones. */
function rectanglePath({ x = '0', y = '0', width, height, rx = '0' }: Record<string, string>): Shape {
  const r = Number(rx)
  const [across, down] = [Number(width) - 2 * r, Number(height) - 2 * r]
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const sides = [`h${across}${corner(r, r)}`, `v${down}${corner(-r, r)}`, `h${-across}${corner(-r, -r)}`]
  return ['path', { d: `M${Number(x) + r} ${y}${sides.join('')}v${-down}${corner(r, -r)}z` }]
}

/**
 * Joins the shapes of an icon into one path, because a page has dozens of icons and each element
 * costs memory and time.
 */
function onePath(shapes: readonly Shape[]): string {
  const elements = shapes.map(([shape, { key: _, fill: __, ...numbers }]) => {
    const [tag, attributes] = shape === 'rect' ? rectanglePath(numbers) : [shape, numbers]
    const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
    return `<${tag} ${pairs.join(' ')}/>`
  })
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${elements.join('')}</svg>`, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      'convertEllipseToCircle',
      { name: 'mergePaths', params: { force: true } },
      'convertPathData',
    ],
  })
  const paths = [...data.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
  if (paths.length !== 1 || !paths[0]) throw new Error(`One path was expected: ${data}`)
  return paths[0]
}

const componentName = (file: string) =>
  file.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase())

async function draw(file: string): Promise<void> {
  const source = pathToFileURL(path.join(lucide, 'dist/esm/icons', `${file}.mjs`)).href
  const { __iconData } = (await import(source)) as IconModule
  const code = `export const ${componentName(file)} = drawIcon('${onePath(__iconData.node)}')`
  await writeFile(path.join(folder, `${file}.ts`), `import { drawIcon } from '#web/ui/icon.ts'\n\n${code}\n`)
}

await mkdir(folder, { recursive: true })
const drawn = (await readdir(folder)).filter((name) => name.endsWith('.ts')).map((name) => path.parse(name).name)
for (const file of process.argv.length > 2 ? process.argv.slice(2) : drawn) await draw(file)
await copyFile(path.join(lucide, 'LICENSE'), path.join(folder, 'LICENSE.txt'))
await run('npx', ['biome', 'format', '--write', folder])
await rm(download, { recursive: true, force: true })
