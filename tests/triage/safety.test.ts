import { describe, expect, test } from 'vitest'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { sayIn } from '#server/features/site/assistant/words.ts'
import { guide } from '#triage/guide.ts'
import { SAFETY_QUESTIONS, SIGNS, wholeAnswer } from '#triage/safety.ts'
import { judge } from '#triage/triage.ts'

const [YES, NO] = SAFETY_QUESTIONS.safety.answers
const asked = (language: UiLanguage, ...turns: string[]) => guide(turns, { language, say: sayIn[language] })
const english = (...turns: string[]) => asked('en', ...turns)

describe('a call for help without a complaint', () => {
  test.each<[UiLanguage, string]>([
    ['en', 'help'],
    ['en', 'please help me!'],
    ['tr', 'imdat'],
    ['tr', 'yardım edin lütfen'],
    ['ru', 'помогите'],
    ['ar', 'النجدة'],
  ])('is answered with 112 and the question what happened (%s: %s)', (language, words) => {
    const { understanding, text, questions } = asked(language, words)
    expect(understanding.emergency).toBe(false)
    expect(text).toContain('112')
    expect(questions.map(({ id }) => id)).toEqual(['safety'])
  })
})

describe('chest pain without other facts', () => {
  test.each<[UiLanguage, string]>([
    ['en', 'I have chest pain'],
    ['tr', 'Göğsüm ağrıyor'],
    ['ru', 'Болит в груди'],
    ['ar', 'عندي ألم في الصدر'],
  ])('leads to a question about the signs of a heart attack (%s)', (language, words) => {
    const { understanding, questions, text } = asked(language, words)
    expect(understanding).toMatchObject({ emergency: false, isUnsure: true, urgency: 'urgent' })
    expect(questions.map(({ id }) => id)).toEqual(['safetyChest'])
    for (const sign of SIGNS.safetyChest) expect(text).toContain(sayIn[language](sign))
  })

  test.each([
    'I have chest pain and sweat a lot',
    'chest pain going down my left arm',
    'crushing pain in my chest',
    'sudden chest pain, cannot breathe',
  ])('is an emergency with any of them: %s', (words) => {
    expect(judge([words]).emergency).toBe(true)
  })
})

describe('the answer to a safety question', () => {
  test.each(UI_LANGUAGES)('makes an emergency if it is yes, and none if it is no (%s)', (language) => {
    const say = sayIn[language]
    const pain = say('I have chest pain')
    const yes = asked(language, pain, say(YES)).understanding
    expect(yes.redFlags).toMatchObject([{ id: 'said-yes', words: [say(YES)] }])
    const no = asked(language, pain, say(NO))
    expect(no.understanding).toMatchObject({ emergency: false, isUnsure: false, urgency: 'urgent' })
    expect(no.understanding.specialties).toContain('Cardiology')
    expect(no.questions.map(({ id }) => id)).not.toContain('safetyChest')
  })

  test('counts as last given', () => {
    expect(judge(['I have chest pain', NO, YES]).emergency).toBe(true)
    expect(judge(['I have chest pain', YES, NO]).emergency).toBe(false)
  })

  test('does not silence later signs', () => {
    expect(judge(['I have chest pain', NO, 'now it goes into my left arm and I am sweating']).emergency).toBe(true)
  })

  test('may be one word', () => {
    expect(['Yes.', 'evet', 'ДА!', 'نعم'].map(wholeAnswer)).toEqual([YES, YES, YES, YES])
    expect(['no', 'Hayır', 'нет', 'لا'].map(wholeAnswer)).toEqual([NO, NO, NO, NO])
    expect(
      ['No, nothing like that', 'yok öyle bir şey', 'нет, мыслей таких нет', 'لا ما في شي'].map(wholeAnswer),
    ).toEqual([NO, NO, NO, NO])
    expect(wholeAnswer('no, nothing but a tight chest')).toBe('no, nothing but a tight chest')
    expect(wholeAnswer('yes my arm hurts')).toBe('yes my arm hurts')
  })
})

describe('a doubt that no fact settles', () => {
  test.each<[UiLanguage, string]>([
    ['en', 'my toddler has breath holding spells and goes blue'],
    ['tr', 'oğlum ağlarken katılıyor morarıyor'],
    ['en', 'numb fingers at night when i wake up'],
    ['tr', 'sabah kalkınca ellerim uyuşuk oluyor'],
    ['ar', 'اصحى الصبح ويديني منملة'],
    // Messages with a word from which the table guesses a treatment.
    ['ru', 'со вчера не чувствую шевелений'],
    ['ar', 'زوجي يقول الجيران يسممونا وقاعد بالسكين'],
    ['tr', 'sesler bana atla diyor'],
    ['ru', 'слышу как они велят мне прыгнуть'],
    ['ar', 'اسمعهم يقولون لي اقفز'],
    // Bleeding that only a visit rule knows.
    ['ar', 'نزل دم من ورا ملى الحمام وراسي خفيف'],
    // A child and nothing else that is understood.
    ['ru', 'ребёнок разгрыз капсулу для посудомойки'],
  ])('leads to the question about signs of danger (%s: %s)', (language, words) => {
    const { emergency, isUnsure } = asked(language, words).understanding
    expect({ emergency, isUnsure }).toEqual({ emergency: false, isUnsure: true })
  })

  test.each<[UiLanguage, string]>([
    ['en', 'in a forum she wrote that she was pregnant and bleeding with bad pain, mine is like that'],
    ['tr', 'forumda okudum, hamileyken ağrıyla kanaması olmuş, benimki de öyle galiba'],
    ['ru', 'на форуме писала беременная, что у неё кровотечение и боль, у меня похоже'],
    ['ar', 'قريت بالمنتدى وحدة حامل عندها نزيف والم، وانا مثلها'],
  ])('never ignores a bleeding in pregnancy (%s: %s)', (language, words) => {
    const { emergency, isUnsure } = asked(language, words).understanding
    expect(emergency || isUnsure).toBe(true)
  })

  test.each<[UiLanguage, string]>([
    ['en', 'woke up this morning and my right arm is numb'],
    ['tr', 'sabah kalktım sağ kolum uyuşuk'],
    ['en', 'suddenly my left hand is numb'],
  ])('does not exist for sudden numbness of one side (%s: %s)', (language, words) => {
    expect(asked(language, words).understanding.redFlags.map(({ id }) => id)).toContain('stroke')
  })
})

test('ordinary requests and complaints get no safety question', () => {
  for (const words of [
    'hello',
    'how much is a hair transplant',
    'for two weeks my right knee hurts in Istanbul',
    'my heart skips beats now and then for weeks, i need a check-up',
    'I have a toothache',
    'i need new glasses',
  ])
    expect(english(words).understanding.isUnsure, words).toBe(false)
})
