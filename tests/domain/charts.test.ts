import { describe, expect, test } from 'vitest'
import { stepFor } from '#domain/charts.ts'
import { chartsOf } from '#domain/report-charts.ts'
import { factsInRow, tellContent } from '#domain/report-tables.ts'

test.each([
  [0, 1],
  [4, 1],
  [37, 10],
  [1234.5, 350],
  [96_195, 25_000],
])('a scale up to %d has steps of %d', (most, step) => {
  expect(stepFor(most)).toBe(step)
})

test.each([
  [0, 0],
  [1, 1],
  [4, 4],
  [5, 3],
  [7, 4],
  [9, 3],
])('%i key figures stand in rows of %i', (count, inRow) => {
  expect(factsInRow(count)).toBe(inRow)
})

describe('the chart of a report', () => {
  const statuses = { pending: 1, confirmed: 2, completed: 3, cancelled: 4, noShows: 5 }
  const days = { from: '2026-11-01', to: '2026-11-01' }

  test('draws each state in its own look, and no total', () => {
    const content = { total: 15, moved: 0, ...statuses, buckets: [{ ...days, ...statuses }], services: [] }
    const [chart] = chartsOf(tellContent('appointments', { appointments: content } as never, 'day')?.tables ?? [], '')
    expect(chart?.series).toEqual([
      { label: 'Completed', look: 'deep' },
      { label: 'Confirmed', look: 'solid' },
      { label: 'Pending', look: 'striped' },
      { label: 'Cancelled', look: 'dotted' },
      { label: 'No-show', look: 'hatched' },
    ])
    expect(chart?.bars).toEqual([{ days, values: [3, 2, 1, 4, 5] }])
  })

  test('marks amounts of days that were not over when it was counted', () => {
    const amounts = [{ currency: 'USD', amount: 7 }]
    const bucket = (day: string) => ({ from: day, to: day, completed: 1, onRequest: 0, amounts })
    const content = {
      completed: 2,
      onRequest: 0,
      amounts: [{ currency: 'USD', amount: 14 }],
      buckets: [bucket('2026-11-01'), bucket('2026-11-02')],
      services: [],
    }
    const [chart] = chartsOf(tellContent('revenue', { revenue: content } as never, 'day')?.tables ?? [], '2026-11-02')
    expect(chart?.series.map(({ look }) => look)).toEqual(['solid', 'hatched'])
    expect(chart?.bars.map(({ values }) => values)).toEqual([
      [7, 0],
      [0, 7],
    ])
  })
})
