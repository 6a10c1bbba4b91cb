import { cpus, totalmem } from 'node:os'
import type { Size } from './fill.ts'
import type { Comparison, Measured } from './rounds.ts'

export type Row = Comparison & { name: string; aim: number; aimP50?: number }

const whole = (value: number) => Math.round(value).toLocaleString('en')
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)

export const ratioOf = ({ ours, floor }: Comparison): number => ours.perSecond / floor.perSecond

/** Server and database. */
const cost = ({ cpu, databaseCpu }: Measured) => `${cpu.toFixed(2)} + ${databaseCpu.toFixed(2)}`

/** The floor's work for a request as a share of ours: the ratio that two fully used cores would come to. */
const workOf = ({ ours, floor }: Comparison): number => (floor.cpu + floor.databaseCpu) / (ours.cpu + ours.databaseCpu)

export function table(rows: Row[]): string {
  const lines = rows.map((row) => {
    const ratio = ratioOf(row)
    const verdict = ratio >= row.aim ? '' : ' (below)'
    const slow = row.aimP50 !== undefined && row.alone.p50 > row.aimP50 ? ' (above)' : ''
    return [
      row.name,
      whole(row.ours.perSecond),
      ms(row.ours.p50),
      ms(row.ours.p99),
      whole(row.floor.perSecond),
      ms(row.floor.p50),
      ms(row.floor.p99),
      `${ratio.toFixed(2)}${verdict}`,
      row.aim.toFixed(2),
      `${ms(row.alone.p50)}${slow}`,
      cost(row.ours),
      cost(row.floor),
      workOf(row).toFixed(2),
    ]
  })
  const measures = ['per second', 'p50 ms', 'p99 ms']
  const head = ['Work', ...measures, ...measures.map((name) => `floor ${name}`), 'ratio', 'aim', 'alone p50 ms']
  head.push('cpu ms', 'floor cpu ms', 'cpu ratio')
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Date, machine and sizes, without its name. */
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
