import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conceptById, conceptsOfService } from '#domain/concepts/recognise.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import {
  QUESTIONNAIRES,
  type Question,
  questionnaireFor,
  questionnaireOf,
  refuseAnswers,
} from '#domain/quotes/questionnaires/index.ts'
import { inEnglish } from '#domain/sentences.ts'
import { DEMO_SERVICES } from '#server/seed/demo-services.ts'

const textsOf = ({ label, reason, ...question }: Question): string[] => {
  if (question.kind === 'photos')
    return [label, reason, ...question.views.flatMap((view) => [view.label, view.guidance])]
  return 'choices' in question ? [label, reason, ...question.choices.map((choice) => choice.label)] : [label, reason]
}

const hair = questionnaireFor(['hair-transplant'])
const bariatric = questionnaireFor(['gastric-sleeve'])

/** Returns the English sentences of refused answers. */
const refused = (questionnaire: typeof hair, answers: Record<string, string[]>, complete = false) =>
  Object.fromEntries(
    Object.entries(refuseAnswers(questionnaire, answers, { complete })).map(([id, text]) => [id, inEnglish(text)]),
  )

test('every questionnaire is short, has no duplicate question and gives its reasons', () => {
  for (const { id, name, questions } of QUESTIONNAIRES) {
    expect(name, id).not.toBe('')
    expect(questions.length, id).toBeGreaterThanOrEqual(6)
    expect(questions.length, id).toBeLessThanOrEqual(14)
    expect(new Set(questions.map((question) => question.id)).size, id).toBe(questions.length)
    expect(
      questions.some(({ required }) => required),
      id,
    ).toBe(true)
    for (const question of questions) {
      expect(question.reason.trim(), `${id}: ${question.id}`).not.toBe('')
      if ('choices' in question) expect(question.choices.length, `${id}: ${question.id}`).toBeGreaterThan(1)
    }
  }
})

test('questions with the same ID are equal in every questionnaire', () => {
  const seen = new Map<string, string>()
  for (const question of QUESTIONNAIRES.flatMap(({ questions }) => questions)) {
    if (question.kind === 'photos') continue
    const own = JSON.stringify(question)
    expect(seen.get(question.id) ?? own, question.id).toBe(own)
    seen.set(question.id, own)
  }
})

test.each(UI_LANGUAGES.filter((language) => language !== 'en'))('every text is translated to %s', (language) => {
  const file = `domain/sentences/${language}/questionnaires.json`
  const dictionary = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const texts = QUESTIONNAIRES.flatMap(({ name, questions }) => [name, ...questions.flatMap(textsOf)])
  expect(texts.filter((text) => !dictionary[text])).toEqual([])
})

test('every concept exists, and belongs to one questionnaire', () => {
  const concepts = QUESTIONNAIRES.flatMap(({ concepts }) => concepts)
  expect(concepts.filter((id) => !conceptById(id))).toEqual([])
  expect(new Set(concepts).size).toBe(concepts.length)
})

test('every demo service has a questionnaire', () => {
  const found = new Map(DEMO_SERVICES.map(({ name }) => [name, questionnaireFor(conceptsOfService(name)).id] as const))
  expect(found.size).toBe(DEMO_SERVICES.length)
  expect(Object.fromEntries(found)).toMatchObject({
    'Hair Transplant': 'hair-transplant',
    'Dental Implants': 'dental-implant',
    'Dental Veneers': 'dental-veneers',
    Rhinoplasty: 'rhinoplasty',
    'Gastric Sleeve Surgery': 'bariatric',
    'Knee Replacement': 'joint-replacement',
    'Hip Replacement': 'joint-replacement',
    'Spine Surgery': 'spine',
    'Cataract Surgery': 'eyes',
    'Laser Eye Surgery': 'eyes',
    'IVF Treatment': 'ivf',
    'Heart Bypass Surgery': 'cardiac',
    'Heart Valve Repair': 'cardiac',
    'Oncology Consultation': 'oncology',
    'Full Health Screening': 'check-up',
    'Hernia Repair': 'general',
  })
})

test('a heart treatment of a child has its own questions', () => {
  expect(questionnaireFor(['cardiology', 'pediatrics']).id).toBe('paediatric-cardiology')
  expect(questionnaireFor(['pediatrics']).id).toBe('general')
})

test('several treatments get one questionnaire without duplicate questions', () => {
  const joined = questionnaireFor(['rhinoplasty', 'liposuction'])
  const ids = joined.questions.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect(ids).toEqual(expect.arrayContaining(['nose-wish', 'body-areas', 'blood-thinners', 'photos']))
  const photos = joined.questions.find(({ id }) => id === 'photos')
  expect(photos?.kind === 'photos' && photos.views.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['nose-front', 'body-front']),
  )
  expect(questionnaireOf(joined.id)).toEqual(joined)
})

test('an unknown ID matches no questionnaire', () => {
  expect(questionnaireOf('unknown')).toBeUndefined()
  expect(questionnaireOf('spine+unknown')).toBeUndefined()
  expect(questionnaireOf('spine+spine')).toBeUndefined()
})

test('valid answers are accepted, and none at all in a draft', () => {
  expect(refused(hair, {})).toEqual({})
  expect(refused(hair, { 'hair-area': ['front', 'crown'], faint: ['no'], scalp: ['none'] }, true)).toEqual({})
  expect(refused(bariatric, { 'weight-highest': ['142,5'], alcohol: ['weekly'] }, true)).toEqual({})
})

test('an invalid answer has an error at its question', () => {
  expect(
    refused(hair, {
      'hair-area': ['front', 'front'],
      'hair-grade': ['norwood_2', 'norwood_3'],
      scalp: ['none', 'psoriasis'],
      faint: ['perhaps'],
      photos: ['me.jpg'],
      shoe: ['42'],
    }),
  ).toEqual({
    'hair-area': 'Please choose from the list',
    'hair-grade': 'Please give one answer',
    scalp: 'Choose either “None” or the others',
    faint: 'Please choose from the list',
    photos: 'Photos are sent as files',
    shoe: 'This question does not apply',
  })
  const weight = 'Please enter a number from 40 to 400'
  for (const value of ['39', '401', '-60', 'many', '1e2'])
    expect(refused(bariatric, { 'weight-highest': [value] }), value).toEqual({ 'weight-highest': weight })
  expect(refused(questionnaireFor([]), { problem: ['x'.repeat(1001)] })).toEqual({
    problem: 'Please write at most 1000 characters',
  })
})

test('a missing required answer is refused when the request is sent', () => {
  expect(refused(hair, { 'hair-area': [' '] }, true)).toEqual({ 'hair-area': 'Please answer this question' })
})
