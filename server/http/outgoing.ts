import { request as sendHttp } from 'node:http'
import { request as sendHttps } from 'node:https'
import type { Config } from '#server/config.ts'
import { addressesOf, type Going, isPublic, pinned, RefusedAddress, resolve } from './outgoing-addresses.ts'

/** Result of a delivery attempt. */
export type DeliveryResult = { status: number | null; fault: string | null; answer: string | null; durationMs: number }
export type Sending = Going & { timeoutMs: number }

/** Stored length of a response in bytes. The rest is not read. */
const MAX_ANSWER = 1000

/** Maximum response time of a webhook address. */
const TIMEOUT_MS = 10_000

export const sendingOf = ({ config }: { config: Config }): Sending => ({
  allows: config.privateWebhooks ? () => true : isPublic,
  resolve,
  timeoutMs: TIMEOUT_MS,
})

/** Keeps only text that PostgreSQL can store and a page can display. */
const printable = (bytes: Buffer): string => bytes.toString('utf8').replace(/[^\P{Cc}\n\t]/gu, ' ')

const FAULTS: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  ENOTFOUND: 'address not found',
  EAI_AGAIN: 'address not found',
  CERT_HAS_EXPIRED: 'certificate expired',
}

/**
 * Returns a short description of a failure. Messages of the network contain internal addresses, so
 * they are not used.
 */
function faultOf(error: unknown): string {
  if (error instanceof RefusedAddress) return 'private address'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/CERT|SSL|TLS|SELF_SIGNED/.test(code)) return FAULTS[code] ?? 'certificate not valid'
  return FAULTS[code] ?? 'connection failed'
}

/**
 * Sends one POST to the checked addresses: no redirects, `timeoutMs` for everything. Uses
 * node:http, because fetch cannot be given an address to connect to, and on Node 20 it may exceed
 * its own time limit.
 */
export async function post(
  url: string,
  { headers, body, timeoutMs, ...going }: Sending & { headers: Record<string, string>; body: string | Buffer },
): Promise<DeliveryResult> {
  const started = performance.now()
  const done = (outcome: Partial<DeliveryResult>): DeliveryResult => ({
    status: null,
    fault: null,
    answer: null,
    ...outcome,
    durationMs: Math.round(performance.now() - started),
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs)
  })
  const cut = new AbortController()
  try {
    const outcome = await Promise.race([late, exchange(new URL(url), { headers, body, signal: cut.signal, ...going })])
    return outcome === 'late' ? done({ fault: 'no answer in time' }) : done(outcome)
  } catch (error) {
    return done({ fault: faultOf(error) })
  } finally {
    clearTimeout(timer)
    cut.abort()
  }
}

type Exchange = Going & { headers: Record<string, string>; body: string | Buffer; signal: AbortSignal }

async function exchange(url: URL, { headers, body, signal, ...going }: Exchange): Promise<Partial<DeliveryResult>> {
  const addresses = await addressesOf(url, going)
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? sendHttps : sendHttp
    const request = send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: pinned(addresses),
      agent: false,
      maxHeaderSize: 8192,
      signal,
    })
    request.once('error', reject)
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      let read = 0
      const finish = () => {
        resolve({
          status: response.statusCode ?? null,
          answer: printable(Buffer.concat(chunks).subarray(0, MAX_ANSWER)),
        })
        response.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        read += chunk.length
        if (read >= MAX_ANSWER) finish()
      })
      response.once('end', finish)
      response.once('error', reject)
    })
    request.end(body)
  })
}
