import { LINE_KIND_LABELS } from '#domain/quotes/labels.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import type { Cell, CompareRow } from './cell.ts'
import { LineCell } from './line-cell.tsx'
import { NotStated } from './not-stated.tsx'
import type { ComparedQuote, QuoteLine } from './quote-fields.ts'

type Kind = QuoteLine['kind']
type Point = ComparedQuote['quote']['notStated'][number]

/** Kinds whose lines answer a point that every quote has to state. */
const POINT_OF: Partial<Record<Kind, Point>> = {
  test: 'tests_before',
  medicine: 'medicine_after',
  follow_up: 'follow_ups',
  interpreter: 'interpreter',
}

/** Rows of the lines of some kinds: one for each kind that a quote names or has to state. */
export function useLineRows(compared: readonly ComparedQuote[]) {
  const { t } = useTranslation()
  const cellOf = ({ quote }: ComparedQuote, kind: Kind): Cell => {
    const lines = quote.lines.filter((line) => line.kind === kind)
    const point = POINT_OF[kind]
    if (lines.length === 0)
      return point && quote.notStated.includes(point)
        ? { key: 'not stated', content: <NotStated /> }
        : { key: 'no line', content: <span className={text.muted}>{t('Not listed')}</span> }
    const isUnnamed = kind === 'implant' && quote.notStated.includes('implant')
    return {
      key: lines.map(({ label, quantity, net, status }) => [label, quantity, net, status].join(' ')).join('\n'),
      content: (
        <>
          {lines.map((line) => (
            <LineCell key={line.id} line={line} currency={quote.currency} />
          ))}
          {isUnnamed && <NotStated />}
        </>
      ),
    }
  }
  return (...kinds: Kind[]): CompareRow[] =>
    kinds
      .filter((kind) => POINT_OF[kind] || compared.some(({ quote }) => quote.lines.some((line) => line.kind === kind)))
      .map((kind) => ({ name: t(LINE_KIND_LABELS[kind]), cells: compared.map((quote) => cellOf(quote, kind)) }))
}
