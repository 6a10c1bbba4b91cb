import { describe, expect, test } from 'vitest'
import { markFormulas, markHiddenFormulas, withoutFormulaMarks } from '#domain/csv.ts'

const hidden = [
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x\t+1', "x\t'+1"],
  ['x\n@SUM(A1)', "x\n'@SUM(A1)"],
  ['x\r\n-1', "x\r\n'-1"],
  ['x; =1', "x;' =1"],
  ['x;"=1', `x;'"=1`],
  ['x;＝1;＋1', "x;'＝1;'＋1"],
] as const

describe('a text in a spreadsheet', () => {
  test.each(hidden)('%j starts no formula after any separator', (text, marked) => {
    expect(markHiddenFormulas(text)).toBe(marked)
    expect(markFormulas(text)).toBe(marked)
    expect(withoutFormulaMarks(marked)).toBe(text)
  })

  test.each([
    ['=1', "'=1"],
    ['+90 216', "'+90 216"],
    ['\t=1', "'\t'=1"],
  ])('%j starts with none', (text, marked) => expect(markFormulas(text)).toBe(marked))

  test.each(['a-b; c = d', "O'Brien; Ltd.", '1,5-2', 'x;y'])('%j stays unchanged', (text) => {
    expect(markFormulas(text)).toBe(text)
    expect(withoutFormulaMarks(text)).toBe(text)
  })
})
