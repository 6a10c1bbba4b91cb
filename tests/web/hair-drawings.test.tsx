/** Drawings of the questionnaire on hair. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { questionnaireOf } from '#domain/quotes/questionnaires/index.ts'
import { drawingOf } from '#web/features/visits/quotes/hair-drawings.tsx'

/** Returns the choices of a question that are drawn. */
function choicesOf(id: string): string[] {
  const question = questionnaireOf('hair-transplant')?.questions.find((candidate) => candidate.id === id)
  if (!question || !('choices' in question)) throw new Error(`There is no choice ${id}.`)
  return question.choices.map((choice) => choice.id).filter((choice) => choice !== 'unknown')
}
const markupOf = (id: string, values: readonly string[]) =>
  // Each drawing has its own mask.
  renderToStaticMarkup(drawingOf(id, values)).replaceAll(/_R_\w*_/g, '')

test.each(['hair-area', 'hair-grade'])('each choice of %s has a drawing of its own', (id) => {
  const drawings = choicesOf(id).map((choice) => markupOf(id, [choice]))
  for (const drawing of drawings) expect(drawing).toContain('<svg')
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('several areas are marked on one head and one face', () => {
  const drawing = markupOf('hair-area', choicesOf('hair-area'))
  expect(drawing.match(/<svg/g)).toHaveLength(2)
})

test('other answers have none', () => {
  expect(drawingOf('hair-grade', ['unknown'])).toBeNull()
  expect(drawingOf('joint', ['front'])).toBeNull()
  expect(drawingOf('hair-area', [])).toBeNull()
})
