import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followEvents } from '#web/live/event-stream.ts'

type StreamRequest = { lastId: string | null; signal: AbortSignal; send: (text: string) => void; end: () => void }

const page = Object.assign(new EventTarget(), { hidden: false })
let asked: StreamRequest[]

/** Fakes a server whose streams the test writes and ends. */
async function answer(_address: string, { headers, signal }: { headers: HeadersInit; signal: AbortSignal }) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started
    },
  })
  signal.addEventListener('abort', () => controller?.error(signal.reason))
  asked.push({
    lastId: new Headers(headers).get('last-event-id'),
    signal,
    send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  })
  return new Response(body)
}

const show = (visible: boolean) => {
  page.hidden = !visible
  page.dispatchEvent(new Event('visibilitychange'))
}
/** Waits until sent data has arrived. */
const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

const follower = () => ({ onOpen: vi.fn(), onEvent: vi.fn(), onClose: vi.fn() })

beforeEach(() => {
  asked = []
  page.hidden = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', answer)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('followers of one address share its stream', async () => {
  const [one, other] = [follower(), follower()]
  const stops = [followEvents('/a', one), followEvents('/a', other)]
  await settle()
  asked[0]?.send('event: message\ndata: hello\n\n')
  await settle()
  const late = follower()
  stops.push(followEvents('/a', late))
  expect(asked.length).toBe(1)
  for (const each of [one, other]) expect(each.onEvent.mock.calls[0]?.[0]).toMatchObject({ data: 'hello' })
  expect(late.onOpen).toHaveBeenCalledOnce()
  for (const stop of stops) {
    expect(asked[0]?.signal.aborted).toBe(false)
    stop()
  }
  expect(asked[0]?.signal.aborted).toBe(true)
})

test('a stream that ends is reopened after a pause, from the last event on', async () => {
  const one = follower()
  const stop = followEvents('/a', one)
  await settle()
  asked[0]?.send('id: 7\nevent: message\ndata: hello\n\n')
  await settle()
  asked[0]?.end()
  await settle()
  expect(one.onClose).toHaveBeenCalledOnce()
  expect(asked.length).toBe(1)
  vi.advanceTimersByTime(1000)
  await settle()
  expect(asked.map(({ lastId }) => lastId)).toEqual([null, '7'])
  expect(one.onOpen).toHaveBeenCalledTimes(2)
  stop()
})

test('a hidden tab closes its stream and reopens it when it is visible again', async () => {
  const one = follower()
  page.hidden = true
  const stop = followEvents('/a', one)
  expect(asked.length).toBe(0)
  show(true)
  await settle()
  expect(one.onOpen).toHaveBeenCalledOnce()
  show(false)
  await settle()
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(one.onClose).toHaveBeenCalledOnce()
  show(true)
  await settle()
  expect(asked.length).toBe(2)
  expect(one.onOpen).toHaveBeenCalledTimes(2)
  stop()
  show(false)
  show(true)
  expect(asked.length).toBe(2)
})
