/** Programs of the cluster: start, kill, and processor time. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ended } from '#tests/support/server-process.ts'

const run = promisify(execFile)

type Start = { args: string[]; log: string; env?: Record<string, string>; uid?: number; gid?: number }

export type Program = { pid: () => number; start: () => void; kill: (signal?: NodeJS.Signals) => Promise<void> }

/** Returns a program that can be killed and started again. Its output goes to the file `log`. */
export function program(command: string, { args, log, env = {}, uid, gid }: Start): Program {
  let child: ChildProcess | undefined
  return {
    pid: () => child?.pid ?? 0,
    start: () => {
      const out = openSync(log, 'a')
      child = spawn(command, args, {
        stdio: ['ignore', out, out],
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
        ...(uid !== undefined && { uid, gid }),
      })
    },
    kill: async (signal = 'SIGKILL') => {
      if (!child) return
      child.kill(signal)
      await ended(child)
    },
  }
}

/** Runs a program to its end and resolves to its output. */
export async function runToEnd(command: string, args: string[], account: { uid?: number; gid?: number } = {}) {
  const { stdout } = await run(command, args, { ...account, cwd: '/', maxBuffer: 64 * 1024 * 1024 })
  return stdout
}

/** Repeats `look` until it returns true. Fails after `seconds`, with `what`. */
export async function waitFor(what: string, look: () => Promise<boolean> | boolean, seconds = 60): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (!(await look())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} s`)
    await sleep(50)
  }
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

function statOf(pid: string): { parent: number; ticks: number; endedTicks: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name in brackets may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const at = (index: number) => Number(fields[index])
    return { parent: at(1), ticks: at(11) + at(12), endedTicks: at(13) + at(14) }
  } catch {
    return undefined
  }
}

/** Returns the processes that this one has started. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name)?.parent === parent)
    .map(Number)

/** Returns the processor time of a process and of all that it has started, in milliseconds. */
export function processorOf(pid: number): number {
  const own = statOf(String(pid))
  const children = childrenOf(pid).map((child) => statOf(String(child))?.ticks ?? 0)
  return [own?.ticks ?? 0, own?.endedTicks ?? 0, ...children].reduce((sum, ticks) => sum + ticks, 0) * TICK_MS
}
