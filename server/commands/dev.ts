import { spawn } from 'node:child_process'
import { createServer as createProbe } from 'node:net'
import { createServer } from 'vite'
import { loadConfig } from '../config.ts'
import { openDatabase } from '../database/embedded.ts'
import { createLogger } from '../http/log.ts'

/**
 * Development server on one address. Vite serves the client with hot reload and forwards the rest
 * to the server, which restarts when one of its files changes. The database stays open in this
 * process.
 */
const config = loadConfig()
const log = createLogger(config.logLevel, true)
const database = await openDatabase(config, log)

const port = await new Promise<number>((resolve) => {
  const probe = createProbe().listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
  })
})

const server = spawn('npx', ['tsx', 'watch', '--clear-screen=false', '--include', 'schema.graphql', 'server/main.ts'], {
  cwd: config.root,
  // Own process group: Ctrl-C in the terminal reaches only this process, which then stops the
  // server in order.
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${config.port}`,
    // Vite is the proxy in front and sends the client's address.
    TRUST_PROXY: '127.0.0.1',
  },
})

/** Paths that are not pages. Vite draws the pictures under /art (vite/drawn-art.ts). */
const OF_SERVER =
  'api|graphql|health|pictures|og|mcp|oauth|sitemaps|\\.well-known|sitemap\\.xml|robots\\.txt|manifest\\.webmanifest'
const target = `http://127.0.0.1:${port}`
const vite = await createServer({
  root: config.root,
  server: {
    port: config.port,
    strictPort: true,
    host: config.host,
    proxy: { [`^/(${OF_SERVER})(/|$|\\?)`]: { target, changeOrigin: false, xfwd: true } },
  },
})
await vite.listen()

let ending = false
async function end(): Promise<void> {
  if (ending) return
  ending = true
  await vite.close()
  const ended = new Promise((resolve) => server.once('exit', resolve))
  if (server.exitCode === null && server.pid) {
    process.kill(-server.pid, 'SIGTERM')
    await ended
  }
  await database.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
server.once('exit', end)
