import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { URGENCIES } from '#domain/search-choices.ts'
import { QUESTIONS } from '#triage/questions.ts'
import { judge, judgeByRules, judgeLiterally, RULES } from '#triage/triage.ts'
import { labelledMessages } from './messages.ts'

const height = (urgency: (typeof URGENCIES)[number] | null) =>
  urgency === null ? URGENCIES.length : URGENCIES.indexOf(urgency)

describe('learned weights', () => {
  const unknown = 'swallowed a razor blade'

  test('lead to the question about signs of danger without a fixed rule, and to no alarm', () => {
    expect(judgeByRules([unknown]).emergency).toBe(false)
    expect(judge([unknown])).toMatchObject({ emergency: false, isUnsure: true, redFlags: [] })
  })

  test('add no alarm to the fixed rules in any labelled message', async () => {
    const messages = (await labelledMessages()).filter((_, place) => place % 20 === 0)
    const raised = messages
      .filter(({ turns }) => judge(turns).emergency)
      .filter(({ turns }) => ![turns, ...turns.map((turn) => [turn])].some((some) => judgeLiterally(some).emergency))
    expect(raised.map(({ turns }) => turns)).toEqual([])
  })

  test('name no guidance as their source', () => {
    const learned = RULES.filter(({ when }) => /learned/.test(when))
    expect(learned.filter(({ urgency, source }) => urgency === 'immediate' || /NHS|NICE/.test(source))).toEqual([])
  })

  test('raise nothing after a retraction', () => {
    expect(judge([unknown, 'sorry, wrong chat, that was meant for somebody else']).emergency).toBe(false)
  })

  test('silence rules for a report and not for an experience', () => {
    const told =
      'My insurer asks: any chest pain, fainting, seizures, blood in stool? I answer no to all, where do I sign?'
    expect(judgeLiterally([told]).emergency).toBe(true)
    expect(judge([told]).emergency).toBe(false)
    expect(judge(['my husband clutches his chest, cannot breathe and is grey, what do I do']).emergency).toBe(true)
  })

  test("raise no alarm at answers that the guide's own questions offer", () => {
    const { where, duration } = QUESTIONS
    const alarming = where.answers
      .filter((answer) => answer !== 'I have chest pain')
      .filter((answer) =>
        [[answer], ...duration.answers.map((when) => [answer, when])].some((turns) => judge(turns).emergency),
      )
    expect(alarming).toEqual([])
  })

  test('never lower the urgency', async () => {
    const messages = (await labelledMessages()).filter((_, place) => place % 40 === 0)
    expect(messages.length).toBeGreaterThan(100)
    const lowered = messages
      .filter(({ turns }) => height(judge(turns).urgency) > height(judgeByRules(turns).urgency))
      .map(({ turns }) => turns)
    expect(lowered).toEqual([])
  })

  test('keep the first specialty of the rules if it is among the three', () => {
    const { specialties } = judge(['ركبتي تؤلمني منذ أسبوعين في اسطنبول'])
    expect(specialties[0]).toBe('Orthopedics')
    expect(specialties.length).toBeGreaterThan(1)
  })

  test('find nothing in a greeting', () => {
    for (const greeting of ['hello', 'merhaba', 'привет', 'مرحبا'])
      expect(judge([greeting]).urgency, greeting).toBeNull()
  })

  test('fit into 300 kB, and those of specialties, which stay on the server, into 1.4 MB', () => {
    const sizeOf = (file: string) => statSync(new URL(`../../triage/${file}`, import.meta.url)).size
    expect(sizeOf('learned-weights.gen.ts')).toBeLessThan(300_000)
    expect(sizeOf('specialty-weights.gen.ts')).toBeLessThan(1_400_000)
  })
})
