import { cpus, totalmem } from 'node:os'
import type { NextFree } from './database.ts'
import type { Size } from './fill.ts'
import type { Measurement } from './measure.ts'
import type { Aim } from './work.ts'

/** One line of the table: the product beside the floor and a peer. */
export type Row = { name: string; aim?: Aim; ours: Measurement; floor: Measurement; peer?: Measurement; alone?: number }

const whole = (value: number) => Math.round(value).toLocaleString('en')
const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 2 : 0))
const processor = ({ server, database }: Measurement) => server + database
const cost = (measured: Measurement) => `${ms(measured.server)} + ${ms(measured.database)}`

/** Returns a figure with its aim, in bold if it is missed. */
export function judged(figure: string, reached: boolean, aim?: string | number | false): string {
  if (!aim) return figure
  return reached ? `${figure} (${aim})` : `**${figure}** (${aim})`
}

function ratio(ours: Measurement, other: Measurement | undefined, aim: number | undefined): string {
  if (!other) return '–'
  const share = ours.perSecond / other.perSecond
  return aim === undefined ? share.toFixed(2) : judged(share.toFixed(2), share >= aim, `≥ ${aim}`)
}

const plansOf = ({ plans: { generic, custom } }: Measurement) =>
  generic + custom === 0 ? 'none' : `${whole(generic)} / ${whole(custom)}`

const HEAD = [
  'Work',
  'Hekima /s',
  'p50 ms',
  'p99 ms',
  'floor /s',
  'peer /s',
  'of floor (aim)',
  'of peer (aim)',
  'processor ms: server + database (aim)',
  'floor’s',
  'peer’s',
  'of floor by processor',
  'planning ms: Hekima, floor, peer',
  'plans generic / custom',
  'kB: Hekima, floor, peer',
]

function cells({ name, aim = {}, ours, floor, peer }: Row): string[] {
  const own =
    aim.processor === undefined
      ? cost(ours)
      : judged(cost(ours), processor(ours) <= aim.processor, `≤ ${aim.processor}`)
  const kilobytes = (measured: Measurement) => (measured.bytes / 1000).toFixed(1)
  const sides = peer ? [ours, floor, peer] : [ours, floor]
  return [
    name,
    whole(ours.perSecond),
    ms(ours.p50),
    ms(ours.p99),
    whole(floor.perSecond),
    peer ? whole(peer.perSecond) : '–',
    ratio(ours, floor, aim.floor),
    ratio(ours, peer, aim.peer),
    own,
    cost(floor),
    peer ? cost(peer) : '–',
    (processor(floor) / processor(ours)).toFixed(2),
    sides.map(({ planning }) => ms(planning)).join(', '),
    plansOf(ours),
    sides.map(kilobytes).join(', '),
  ]
}

export function table(rows: Row[]): string {
  const rule = HEAD.map((_, index) => (index === 0 ? '---' : '--:'))
  return [HEAD, rule, ...rows.map(cells)].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** Lists statements of the product that PostgreSQL kept planning. */
export function replanned(rows: Row[]): string {
  const lines = rows.flatMap(({ name, ours }) =>
    ours.plans.worst.map(({ text, custom }) => `- ${name}, ${whole(custom)} times: \`${text}\``),
  )
  return lines.length > 0
    ? `Planned for each call:\n\n${lines.join('\n')}`
    : 'Every statement that was prepared kept its plan.'
}

export function besides({ doctors, seconds, megabytes }: NextFree, memory: { idle: number; after: number }): string {
  const megabyte = (bytes: number) => Math.round(bytes / 1e6)
  const aims = { seconds: doctors / 10_000, megabytes: doctors / 2_000 }
  return [
    '| Besides | | aim |',
    '| --- | --: | --: |',
    `| Next free times of all ${whole(doctors)} doctors and their hospitals, recomputed | ${seconds.toFixed(1)} s | ≤ ${aims.seconds} s |`,
    `| … log written (WAL) | ${whole(megabytes)} MB | ≤ ${aims.megabytes} MB |`,
    `| Memory of the product (RSS): just started, after all of this | ${megabyte(memory.idle)} MB, ${megabyte(memory.after)} MB | |`,
  ].join('\n')
}

/** Returns date, machine and sizes, without the machine's name. */
export function circumstances(size: Size, postgres: string, connections: number): string {
  const sizes = Object.entries(size).map(([table, count]) => `${count.toLocaleString('en')} ${table}`)
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory`,
    `Node ${process.versions.node}, PostgreSQL ${postgres}`,
    `${connections} connections`,
    sizes.join(', '),
  ].join(' · ')
}
