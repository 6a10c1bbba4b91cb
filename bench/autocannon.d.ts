/** Types for the part of autocannon 9 that the benchmark uses. The package has none. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
  export type Result = {
    /** Duration in seconds. */
    duration: number
    errors: number
    timeouts: number
    non2xx: number
    '2xx': number
  }
  type Options = {
    url: string
    connections: number
    duration: number
    timeout?: number
    requests: { setupRequest: () => Request }[]
  }
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): EventEmitter
}
