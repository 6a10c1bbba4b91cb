import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { projectRoot, readConfig } from '#server/config.ts'
import { POOLER_SQL } from '#server/database/limited-role.ts'

type Service = {
  build?: unknown
  image?: string
  profiles?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  configs?: { source: string }[]
  depends_on?: string[] | Record<string, { condition: string }>
  read_only?: boolean
}
type Compose = {
  services: Record<string, Service>
  configs: Record<string, { content: string }>
  volumes: Record<string, unknown>
}

const read = (file: string) => readFileSync(path.join(projectRoot(), file), 'utf8')
const compose = parseYaml(read('docker-compose.yml')) as Compose
const { services, configs, volumes } = compose
const namesWith = (profile?: string) =>
  Object.entries(services)
    .filter(([, { profiles = [] }]) => (profile ? profiles.includes(profile) : profiles.length === 0))
    .map(([name]) => name)
const PROCESSES = ['worker', 'web1', 'web2', 'web3']

/** Returns values as compose fills them in: the given variable, or else the default behind `:-`. */
const filled = (environment: Record<string, string> = {}, given: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{(\w+):-(.*?)\}/g, (_, variable, usual) => given[variable] ?? usual),
    ]),
  )

test('without a profile the demo starts as before', () => {
  expect(namesWith()).toEqual(['app', 'database', 'mail'])
})

describe('the profile scale', () => {
  test('is a proxy, processes, a pooler, two database servers and a bucket', () => {
    expect(namesWith('scale').sort()).toEqual([...PROCESSES, 'proxy', 'pooler', 'primary', 'standby', 'objects'].sort())
    expect(PROCESSES.map((name) => services[name]?.environment?.ROLE)).toEqual(['worker', 'web', 'web', 'web'])
  })

  test('gives each process a configuration that it accepts, and no place to write but its volume', () => {
    for (const name of PROCESSES) {
      const service = services[name]
      expect(service?.read_only, name).toBe(true)
      const key = Buffer.alloc(32, 1).toString('base64')
      const settings = filled(service?.environment, { FILES_KEY: key, JWT_SECRET: 'x'.repeat(32) })
      const config = readConfig({ NODE_ENV: 'production', DATA_DIR: '/nowhere', ...settings })
      expect(config.files.place).toBe('s3')
      expect(config.databaseReplicaUrls).toHaveLength(1)
      expect(() => readConfig({ NODE_ENV: 'production', ...settings, FILES_KEY: '' })).toThrow(/FILES_KEY/)
    }
  })

  test('names only services, configurations and volumes that exist', () => {
    for (const [name, service] of Object.entries(services)) {
      const needed = service.depends_on ?? []
      for (const other of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(services, name).toHaveProperty(other)
      for (const { source } of service.configs ?? []) expect(configs, name).toHaveProperty(source)
      for (const volume of service.volumes ?? []) expect(volumes, name).toHaveProperty(volume.split(':')[0] ?? '')
      for (const address of Object.values(service.environment ?? {}).map(String)) {
        const [, host] = /(?:@|:\/\/)([a-z]\w*):\d+/.exec(address) ?? []
        if (host && host !== 'localhost') expect(services, `${name}: ${address}`).toHaveProperty(host)
      }
    }
  })

  test('leads the proxy to all web processes and limits the connections of the pooler', () => {
    const { haproxy, pgbouncer } = configs
    const targets = [...(haproxy?.content.matchAll(/^ *server \w+ (\w+):3000$/gm) ?? [])].map(([, name]) => name)
    expect(targets).toEqual(['web1', 'web2', 'web3'])
    expect(pgbouncer?.content).toContain(`connect_query='${POOLER_SQL}'`)
  })
})

test('the image runs as another user than root, with a health check', () => {
  const last =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/health\/ready/m)
})
