import { type ChildProcess, spawn } from 'node:child_process'
import { projectRoot } from '#server/config.ts'
import type { SystemAccount } from './system-account.ts'

/** Resolves to the exit code of a process once it has ended. */
export const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
    else child.once('exit', (code) => resolve(code))
  })

/**
 * Most servers of tests end before optimised code pays: compiling it took a fifth of the processor
 * time of a start.
 */
const FLAGS = ['--no-opt']

/**
 * Starts a built server as a separate process. `ready` resolves to its address, or rejects with its
 * output if it ends. The surrounding run's database and secret are not passed on.
 */
export function startServerProcess(
  main: string,
  env: Record<string, string>,
  {
    cwd = projectRoot(),
    executable = process.execPath,
    account = {},
  }: { cwd?: string; executable?: string; account?: SystemAccount } = {},
) {
  const { DATABASE_URL: _, JWT_SECRET: __, ...environment } = process.env
  const child = spawn(executable, [...FLAGS, main], {
    cwd,
    ...account,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      NODE_ENV: 'development',
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO_DATA: 'false',
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  const state = { said: '' }
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      state.said += chunk
      const address = /^ {2}(http:\/\/localhost:\d+)$/m.exec(state.said)?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${state.said}`)))
  })
  ready.catch(() => undefined)
  return { child, ready, state }
}

/** Stops a server and returns its exit code. */
export function stopServerProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  child.kill(signal)
  return ended(child)
}
