import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followShared } from '#web/live/shared-stream.ts'

type StreamRequest = { lastId: string | null; signal: AbortSignal; send: (text: string) => void }

let asked: StreamRequest[]

/** Fakes a server whose streams the test writes. */
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
  })
  return new Response(body)
}

/** Fakes the locks of a browser: one holder, the others wait in line. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const turn = last.then(() => (signal.aborted ? Promise.reject(signal.reason) : work()))
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

const settle = async () => {
  for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve))
}

/** Opens a tab of the browser, with a document that can be hidden. */
function openTab() {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const follower = { onOpen: vi.fn(), onEvent: vi.fn(), onClose: vi.fn() }
  vi.stubGlobal('document', page)
  const stop = followShared('/stream', 'ada', follower)
  const show = (visible: boolean) => {
    page.hidden = !visible
    vi.stubGlobal('document', page)
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { ...follower, stop, show }
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('one tab reads for all, the next takes over when it is hidden, and no tab reads while all are', async () => {
  const [first, second] = [openTab(), openTab()]
  await settle()
  expect(asked).toHaveLength(1)
  for (const { onOpen } of [first, second]) expect(onOpen).toHaveBeenCalledOnce()

  asked[0]?.send('id: 7\nevent: message\ndata: {"appointmentId":"a"}\n\n')
  await settle()
  const heard = { event: 'message', data: { appointmentId: 'a' } }
  expect(first.onEvent.mock.calls).toEqual([[{ ...heard, own: true }]])
  expect(second.onEvent.mock.calls).toEqual([[{ ...heard, own: false }]])

  first.show(false)
  await settle()
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(asked).toHaveLength(2)
  // The other tab continues after the first one's last event.
  expect(asked[1]?.lastId).toBe('7')

  second.show(false)
  await settle()
  expect(asked[1]?.signal.aborted).toBe(true)
  expect(asked).toHaveLength(2)
  for (const { onClose } of [first, second]) expect(onClose).toHaveBeenCalled()

  first.show(true)
  await settle()
  expect(asked).toHaveLength(3)
  expect(asked[2]?.lastId).toBe('7')
  for (const { stop } of [first, second]) stop()
})

test('a later tab learns that the stream is open', async () => {
  const first = openTab()
  await settle()
  const late = openTab()
  await settle()
  expect(late.onOpen).toHaveBeenCalledOnce()
  expect(first.onOpen).toHaveBeenCalledOnce()
  expect(asked).toHaveLength(1)
  for (const { stop } of [first, late]) stop()
})
