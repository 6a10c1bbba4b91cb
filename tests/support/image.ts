/**
 * Builds the file tree of the container image by the steps of the Dockerfile, in a folder and
 * without Docker.
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#server/config.ts'

type Step = { instruction: string; rest: string }
export type Stage = { name: string; steps: Step[] }

/** Returns the stages of a Dockerfile. The last one has no name and is called `image`. */
export function readStages(dockerfile: string): Stage[] {
  const lines = dockerfile.replaceAll(/\\\n\s*/g, '').split('\n')
  const stages: Stage[] = []
  for (const line of lines) {
    const [, instruction, rest = ''] = /^([A-Z]+) (.*)$/.exec(line.trim()) ?? []
    if (!instruction || instruction === 'ARG') continue
    if (instruction === 'FROM') stages.push({ name: /\bAS (\S+)$/i.exec(rest)?.[1] ?? 'image', steps: [] })
    else stages.at(-1)?.steps.push({ instruction, rest })
  }
  return stages
}

/** Parses the words of an ENV line without quotes into an object. */
const readEnv = (rest: string) =>
  Object.fromEntries([...rest.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]))

export type Image = {
  /** Folder that replaces `/` of the container. */
  root: string
  workdir: string
  env: Record<string, string>
  user: string
  /** Command that ends with 0 while the container is healthy. */
  healthCheck: string[]
  command: string[]
}

/**
 * Runs the steps of the stages below `folder`. `made` has the folders of existing stages, which
 * replace their `/app`. Absolute paths of the image are resolved below the folder of their stage,
 * and owners are not changed.
 */
export async function buildImage(folder: string, stages: Stage[], made: Record<string, string>): Promise<Image> {
  const root = projectRoot()
  const image: Image = { root: '', workdir: '', env: {}, user: 'root', healthCheck: [], command: [] }
  for (const { name, steps } of stages) {
    if (made[name]) continue
    Object.assign(image, { root: path.join(folder, name), workdir: path.join(folder, name), env: {}, command: [] })
    await mkdir(image.root, { recursive: true })
    for (const { instruction, rest } of steps) await run(instruction, rest)
    made[name] = path.join(image.root, 'app')
  }
  return image

  async function run(instruction: string, rest: string): Promise<void> {
    if (instruction === 'WORKDIR') {
      image.workdir = path.join(image.root, rest)
      await mkdir(image.workdir, { recursive: true })
    } else if (instruction === 'ENV') Object.assign(image.env, readEnv(rest))
    else if (instruction === 'CMD') image.command = JSON.parse(rest)
    else if (instruction === 'USER') image.user = rest
    else if (instruction === 'HEALTHCHECK') image.healthCheck = JSON.parse(/ CMD (\[.*\])$/.exec(rest)?.[1] ?? '[]')
    else if (instruction === 'COPY') await copy(rest)
    else if (instruction === 'RUN') {
      const inside = rest.replaceAll(/(?<=\s)\//g, `${image.root}/`).replaceAll(/\bchown \S+ /g, ': ')
      // Keeps the cache of this machine.
      const command = inside.replaceAll('npm cache clean --force', ':')
      const env = { ...process.env, NODE_ENV: '', npm_config_prefer_offline: 'true' }
      await promisify(execFile)('sh', ['-c', command], { cwd: image.workdir, env })
    } else if (!['VOLUME', 'EXPOSE'].includes(instruction)) throw new Error(`There is no rule for ${instruction}.`)
  }

  async function copy(rest: string): Promise<void> {
    const words = rest.split(/\s+/)
    const stage = /^--from=(.+)$/.exec(words[0] ?? '')?.[1]
    const sources = stage ? words.slice(1, -1) : words.slice(0, -1)
    const target = words.at(-1) ?? ''
    for (const source of sources) {
      const from = stage ? path.join(made[stage] ?? '', path.relative('/app', source)) : path.join(root, source)
      const into = path.join(image.workdir, target)
      const to = target.endsWith('/') ? path.join(into, path.basename(source)) : into
      await mkdir(path.dirname(to), { recursive: true })
      // A stage that was built here is used once, so its packages can be moved cheaply.
      if (from.startsWith(folder)) await rename(from, to)
      // Other tests have put bundled scripts into dist, which no image contains.
      else await cp(from, to, { recursive: true, filter: (file) => !/\/dist\/tests-\w+/.test(file) })
    }
  }
}

/**
 * Returns the environment that docker compose gives the service `app`, without values from the
 * shell.
 */
export async function composeEnvironment(): Promise<Record<string, string>> {
  const compose = await readFile(path.join(projectRoot(), 'docker-compose.yml'), 'utf8')
  const [, block = ''] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(compose) ?? []
  const lines = [...block.matchAll(/^ {6}([A-Z_]+): "?(.*?)"?$/gm)]
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.replace(/^\$\{\w+:-\}$/, '')]))
}
