import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import executable from '@sparticuz/chromium'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { projectRoot } from '#server/config.ts'
import { buildProduct } from './build.ts'
import { makeDataFolder } from './data-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The running product: its address, its data folder, the address of its browser for playwright,
     * hospitals to book at in an order that no test changes, and the output of its build.
     */
    product: { url: string; dataDir: string; browser: string; hospitals: string[]; buildOutput: string }
  }
}

/** Resolves to the address that the product prints on start. */
function announced(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (chunk: Buffer) => {
      said += chunk
      const address = /^ {2}(http:\/\/localhost:\d+)$/m.exec(said)?.[1]
      if (address) resolve(address)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${said}`)))
  })
}

/**
 * Starts the built product on a free port. Several on one folder share its database, like
 * instances.
 */
export async function startProduct(dataDir: string) {
  const { DATABASE_URL: _, ...environment } = process.env
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      // Development settings, except that a busy machine refuses no request.
      // tests/server/overload.test.ts covers that.
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO_DATA: 'true',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000',
      PAGES_PER_MINUTE: '1000000',
    },
  })
  const url = await announced(server)
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
  return { url, stop }
}

/** Returns hospitals with services, in the order of the list before any review or new record. */
async function hospitalsToBook(url: string): Promise<string[]> {
  const query = '{ hospitals(limit: 40) { items { id services(limit: 2) { service { id } } } } }'
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  const { data } = (await answer.json()) as { data: { hospitals: { items: { id: string; services: object[] }[] } } }
  return data.hospitals.items.filter(({ services }) => services.length > 1).map(({ id }) => id)
}

/**
 * Builds the product if its sources changed, starts it with the demo data on a free port, and
 * starts one browser.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const buildOutput = await buildProduct()
  const dataDir = await makeDataFolder()
  const { url, stop } = await startProduct(dataDir)
  const browser = await chromium.launchServer({
    executablePath: await executable.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--font-render-hinting=none',
      // Pages live for seconds here, so optimising compilation costs more than it saves: 0.15 of
      // 0.9 s of processor time per page.
      '--js-flags=--no-opt --no-maglev',
    ],
  })
  const hospitals = await hospitalsToBook(url)
  project.provide('product', { url, dataDir, browser: browser.wsEndpoint(), hospitals, buildOutput })

  return async () => {
    await browser.close()
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
