/** Load generator: a separate process with autocannon. */
import autocannon, { type Request } from 'autocannon'
import { callOf, type Material, type Question } from './questions.ts'

export type Rush = { url: string; question: Question; from: number; connections: number; seconds: number }
export type LoadResult = {
  seconds: number
  answers: number
  requests: number
  failures: number
  latencies: number[]
  bytes: number
  /** Number of answers by status that is not 2xx. */
  refusals: Record<string, number>
}

let material: Material

function rush({ url, question, from, connections, seconds }: Rush): Promise<LoadResult> {
  let next = from
  const setupRequest = (): Request => ({ headers: {}, ...callOf(question, material, next++) })
  const rushed: LoadResult = { seconds, answers: 0, requests: 0, failures: 0, latencies: [], bytes: 0, refusals: {} }
  return new Promise((resolve, reject) => {
    const options = { url, connections, duration: seconds, timeout: 30, requests: [{ setupRequest }] }
    const running = autocannon(options, (error, result) => {
      if (error) return reject(error)
      const failures = result.errors + result.timeouts + result.non2xx
      resolve({ ...rushed, seconds: result.duration, answers: result['2xx'], requests: next - from, failures })
    })
    // autocannon's own histogram has a resolution of one millisecond.
    running.on('response', (_client, status: number, bytes: number, milliseconds: number) => {
      if (status >= 300) rushed.refusals[status] = (rushed.refusals[status] ?? 0) + 1
      rushed.latencies.push(milliseconds)
      rushed.bytes += bytes
    })
  })
}

process.once('message', (gathered) => {
  material = gathered as Material
  process.on('message', async (message) => process.send?.(await rush(message as Rush)))
  process.send?.('ready')
})
process.once('disconnect', () => process.exit(0))
