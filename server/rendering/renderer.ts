/**
 * Worker threads that run the renderer built from web/. React never runs on the event loop that
 * serves requests: it takes milliseconds at a time, and its server build slows every promise of its
 * thread on Node 20.
 */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { MessageChannel, type Transferable } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type {
  DrawnPicture,
  GraphqlRequest,
  PageTask,
  PortAnswer,
  PortQuery,
  RenderedPage,
  Renderer,
} from '#domain/page-document.ts'
import type { Dependencies } from '../context.ts'
import { countEvent } from '../http/counters.ts'

/** One core is left to the event loop. */
const THREADS = Math.max(1, availableParallelism() - 1)
/**
 * Pages that a thread renders concurrently. While one waits for the database, another continues.
 */
const AT_ONCE_IN_THREAD = 3
/** Number of pages rendered concurrently by all threads. */
export const RENDERED_AT_ONCE = THREADS * AT_ONCE_IN_THREAD
/** Time after which a page is given up and its thread is ended. */
const TIME_LIMIT_MS = 20_000

type AnswerQuery = (request: GraphqlRequest) => Promise<string>

export type RenderThreads = {
  /** Renders a page. `answer` answers its queries as JSON. */
  renderPage: (task: PageTask, answer: AnswerQuery) => Promise<RenderedPage>
  drawPicture: (drawn: DrawnPicture) => Promise<string>
  drawArt: (kind: string, query: string) => Promise<string | undefined>
  /** Returns the number of threads, and of tasks that wait for them. */
  state: () => { threads: number; waiting: number }
  close: () => Promise<void>
}

/**
 * Starts the threads. Returns undefined if the web client is not built. Browsers then render the
 * pages.
 */
export function startRenderThreads(
  folder: string,
  { config, log }: Pick<Dependencies, 'config' | 'log'>,
): RenderThreads | undefined {
  const filename = path.join(folder, 'entry-server.js')
  if (!existsSync(filename)) {
    log.warn('public pages are sent empty, for browsers to fill: their renderer was not built')
    return undefined
  }
  const pool = new Piscina({
    filename,
    minThreads: 1,
    maxThreads: THREADS,
    concurrentTasksPerWorker: AT_ONCE_IN_THREAD,
    // A thread that needs more memory ends and is replaced. Small young generations return memory.
    resourceLimits: { maxOldGenerationSizeMb: config.renderThreadMb, maxYoungGenerationSizeMb: 16 },
    recordTiming: false,
    // The threads run built files, so they need no loader.
    execArgv: [],
  })
  // Tasks report their own errors. This thread ended between tasks and was replaced.
  pool.on('error', (err) => log.warn({ err }, 'a thread that renders pages has ended'))

  const run = (name: keyof Renderer, task: unknown, transferList: Transferable[] = []) =>
    pool.run(task, { name, transferList, signal: AbortSignal.timeout(TIME_LIMIT_MS) })

  return {
    async renderPage(task, answer) {
      const { port1, port2 } = new MessageChannel()
      const began = performance.now()
      let result: 'rendered' | 'failed' = 'failed'
      const reply = ({ id, request }: PortQuery): Promise<PortAnswer> =>
        answer(request).then(
          (json) => ({ id, json }),
          (error) => ({ id, fault: error instanceof Error ? error.message : String(error) }),
        )
      port1.on('message', async (queries: PortQuery[]) => port1.postMessage(await Promise.all(queries.map(reply))))
      try {
        const page = await run('renderPage', { ...task, port: port2 }, [port2])
        result = 'rendered'
        return page
      } finally {
        port1.close()
        countEvent('rendered_pages', [result])
        countEvent('rendering_seconds', [], (performance.now() - began) / 1000)
      }
    },
    drawPicture: (drawn) => run('drawPicture', drawn),
    drawArt: (kind, query) => run('drawArt', { kind, query }),
    state: () => ({ threads: pool.threads.length, waiting: pool.queueSize }),
    close: () => pool.destroy(),
  }
}
