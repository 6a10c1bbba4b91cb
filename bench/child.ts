import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export type Child = {
  url: string
  /** Milliseconds of processor time it has used. */
  cpu: () => Promise<number>
  stop: () => Promise<void>
}

/** A server in a process of its own, so that the load does not share an event loop with what it measures. */
export async function startChild(file: string, settings: unknown, flags: string[] = []): Promise<Child> {
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: ['--import', 'tsx', ...flags],
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  const ask = async <T>(question: unknown): Promise<T> => {
    if (ended) throw new Error(`${file} ended`)
    child.send(question as object)
    const [answer] = await once(child, 'message')
    return answer as T
  }
  const { port } = await ask<{ port: number }>(settings)
  return {
    url: `http://127.0.0.1:${port}`,
    cpu: async () => (await ask<{ cpu: number }>('cpu')).cpu,
    stop: async () => {
      if (ended) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** The child's side: `serve` answers the port; afterwards questions about processor time are answered. */
export function beChild<Settings>(serve: (settings: Settings) => Promise<number>): void {
  process.once('message', async (settings) => {
    process.send?.({ port: await serve(settings as Settings) })
    process.on('message', () => {
      const { user, system } = process.cpuUsage()
      process.send?.({ cpu: (user + system) / 1000 })
    })
  })
  process.once('disconnect', () => process.exit(0))
}
