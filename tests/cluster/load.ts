/** Clients that book and read through HAProxy and record all responses. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Patient, SlotRequest, World } from './world.ts'

/** Pause of a client after a booking, in milliseconds. */
const PAUSE_MS = 1000
/** Pause after a failed request, in milliseconds. */
const RETRY_MS = 200
const READ_PAUSE_MS = 100
const READERS = 6
const TIME_LIMIT_MS = 15_000

export type BookingReceipt = { id: string; patientId: string; wish: SlotRequest; sentAt: number; at: number }

/** Kinds of reads. Each reader sends them in turn. */
const KINDS = ['search', 'hospital', 'free times', 'search of a signed-in patient'] as const
type Kind = (typeof KINDS)[number]
type Read = { kind: Kind; sentAt: number; at: number }
/** Reads of one kind: number, those that failed, and the slowest one in milliseconds. */
export type ReadFigures = { kind: Kind; count: number; failed: number; slowest: number }

export type Load = ReturnType<typeof startLoad>

export function startLoad(front: number, world: World, clients: number) {
  const address = `http://127.0.0.1:${front}`
  const acknowledged: BookingReceipt[] = []
  const refusals = new Map<string, number>()
  /** Numbers of 5xx responses and broken connections. */
  const failures = { bookings: 0, reads: 0 }
  /** Answered reads of each reader. */
  const reads: Read[][] = []
  const failedReads: Read[] = []
  let turn = 0
  let isBooking = true
  let isReading = true

  const get = (path: string, token?: string) =>
    fetch(address + path, {
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })

  /** Repeats a booking with the same key until it is answered. */
  async function book(wish: SlotRequest, patient: Patient): Promise<void> {
    const key = randomUUID()
    for (;;) {
      const sentAt = Date.now()
      const answer = await fetch(`${address}/api/Appointments`, {
        method: 'POST',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${patient.token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({
          hospitalId: wish.hospitalId,
          serviceId: wish.serviceId,
          appointmentDate: wish.date,
          appointmentTime: wish.time,
          patientInfo: { firstName: 'Ada', lastName: 'Söğüt', email: 'ada@mail.example', phone: '+44 20 7946 0100' },
        }),
      })
        .then(async (response) => ({
          status: response.status,
          body: (await response.json()) as Record<string, string>,
        }))
        .catch(() => undefined)
      if (answer?.status === 201) {
        acknowledged.push({ id: answer.body.id ?? '', patientId: patient.id, wish, sentAt, at: Date.now() })
        return
      }
      if (answer && answer.status < 500) {
        const code = `${answer.status} ${answer.body.code ?? ''}`
        refusals.set(code, (refusals.get(code) ?? 0) + 1)
        return
      }
      failures.bookings++
      await sleep(RETRY_MS)
    }
  }

  async function bookOn(): Promise<void> {
    await sleep(Math.random() * PAUSE_MS)
    while (isBooking) {
      // Two clients request each time at nearly the same moment.
      const wish = world.wishes[Math.floor(turn / 2)]
      const patient = world.patients[turn % world.patients.length]
      turn++
      if (!wish || !patient) throw new Error('there are no free times left: run fewer rounds')
      await book(wish, patient)
      await sleep(PAUSE_MS)
    }
  }

  async function readOn(reader: number): Promise<void> {
    const own: Read[] = []
    reads.push(own)
    const token = world.patients[reader]?.token
    for (let count = 0; isReading; count++) {
      const { hospitalId = '', date = '' } = world.wishes[count * READERS + reader] ?? world.wishes[0] ?? {}
      // Searches never repeat, so the cache answers none.
      const search = `/api/Hospitals/search?q=${encodeURIComponent(`Söğüt ${reader}x${count}`)}`
      const paths: Record<Kind, string> = {
        search,
        hospital: `/api/Hospitals/${hospitalId}`,
        'free times': `/api/Hospitals/${hospitalId}/availability?from=${date}&to=${date}`,
        'search of a signed-in patient': search,
      }
      const kind = KINDS[count % KINDS.length] ?? 'search'
      const sentAt = Date.now()
      const isAnswered = await get(paths[kind], kind === 'search of a signed-in patient' ? token : undefined)
        .then(async (response) => {
          await response.arrayBuffer()
          return response.status < 500
        })
        .catch(() => false)
      const read = { kind, sentAt, at: Date.now() }
      if (isAnswered) own.push(read)
      else {
        failures.reads++
        failedReads.push(read)
      }
      await sleep(READ_PAUSE_MS)
    }
  }

  const readers = Array.from({ length: READERS }, (_, reader) => readOn(reader))
  const bookers = Array.from({ length: clients }, bookOn)

  return {
    acknowledged,
    refusals,
    failures,
    /** Milliseconds from `from` to the first receipt of a booking that was sent after it. */
    writingBackAfter: (from: number) => {
      const first = acknowledged.filter(({ sentAt }) => sentAt >= from).map(({ at }) => at)
      return first.length > 0 ? Math.min(...first) - from : undefined
    },
    /** Longest time without an answer to a repeating reader, in milliseconds. */
    longestReadGap: (from: number, to = Date.now()) =>
      Math.max(
        ...reads.map((own) => {
          const times = [from, ...own.map(({ at }) => at).filter((at) => at >= from && at <= to), to]
          return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)))
        }),
      ),
    /** Figures of each kind of read since an instant. */
    readFigures: (from: number): ReadFigures[] =>
      KINDS.map((kind) => {
        const isOne = (read: Read) => read.kind === kind && read.at >= from
        const answered = reads.flat().filter(isOne)
        return {
          kind,
          count: answered.length,
          failed: failedReads.filter(isOne).length,
          slowest: Math.max(0, ...answered.map(({ sentAt, at }) => at - sentAt)),
        }
      }),
    readsBetween: (from: number, to: number) => reads.flat().filter(({ at }) => at >= from && at <= to).length,
    stopBooking: async () => {
      isBooking = false
      await Promise.all(bookers)
    },
    stop: async () => {
      isBooking = false
      isReading = false
      await Promise.all([...bookers, ...readers])
    },
  }
}
