import { describe, expect, test } from 'vitest'
import type { UiLanguage } from '#domain/languages.ts'
import { sayIn } from '#server/features/site/assistant/words.ts'
import { partBeside } from '#triage/beside.ts'
import { guide } from '#triage/guide.ts'
import { answersTo } from './conversation.ts'

const answer = (language: UiLanguage, ...turns: string[]) => guide(turns, { language, say: sayIn[language] })

describe('a joke or a story', () => {
  test.each<[UiLanguage, string]>([
    ['en', 'lol these prices are giving me a heart attack'],
    ['tr', 'bu fiyatlar adamı kalpten götürür yaa 😂'],
    ['ru', 'ахаха от ваших цен инфаркт схватить можно 😂'],
    ['ar', 'هههه اسعاركم تجيب الجلطة 😂'],
  ])('about prices gets an answer about prices (%s)', (language, text) => {
    const { text: said, understanding, questions } = answer(language, text)
    expect(understanding).toMatchObject({ urgency: null, emergency: false, specialties: [] })
    expect(said).toBe(
      sayIn[language](
        'Prices differ a lot between hospitals. Name a treatment and, if you like, your budget, and I will show the prices hospitals start from.',
      ),
    )
    expect(questions).toEqual([])
  })

  test.each<[UiLanguage, string]>([
    ['en', 'watched a movie where the guy gets shot in the chest and bleeds out, couldnt sleep after'],
    ['tr', 'dün filmde adam göğsünden vuruluyo kan kaybından ölüyo, sonra uyuyamadım'],
    ['ru', 'посмотрел фильм, там мужика подстрелили в грудь и он истек кровью, потом не мог уснуть'],
    ['ar', 'شفت فيلم واحد ينطخ بصدره وينزف لين مات، ما قدرت انام بعده'],
    ['en', 'i nearly died laughing at the comedy show last night couldnt breathe lol'],
    ['tr', 'gülmekten öldüm ya nefes alamıyodum dün akşam stand upta'],
    ['ru', 'вчера на стендапе чуть не умер со смеху, дышать не мог'],
    ['ar', 'متت من الضحك امبارح بالمسرحية ما كنت قادر اتنفس'],
  ])('names no specialty (%s: %s)', (language, text) => {
    const { understanding, questions } = answer(language, text)
    expect(understanding).toMatchObject({ urgency: null, emergency: false, isUnsure: false, specialties: [] })
    expect(questions).toEqual([])
  })

  test.each<[UiLanguage, string]>([
    ['en', 'i was watching a movie about war and now my chest is tight and my left arm hurts'],
    ['ru', 'смотрел фильм про войну, и у меня давит в груди и отдаёт в левую руку'],
    ['ru', 'смотрел фильм про войну, и давит в груди, отдаёт в левую руку'],
    ['en', 'watched a documentary and now my chest is tight and my left arm hurts'],
    ['ru', 'посмотрел фильм и стало плохо, давит в груди, отдаёт в левую руку'],
    ['tr', 'gülerken göğsüme baskı girdi sol koluma vuruyor şu an'],
    ['ar', 'كنت اشوف فيلم وفجأة صدري مضغوط وينزل على يدي اليسار'],
  ])('hides no emergency (%s: %s)', (language, text) => {
    const { understanding } = answer(language, text)
    expect(understanding.emergency || understanding.isUnsure).toBe(true)
  })
})

describe('a question about the assistant', () => {
  test.each<[UiLanguage, string]>([
    ['en', 'thx ur the best, who are you actually? a doctor?'],
    ['tr', 'sağolasın, sen robot musun doktor musun'],
    ['ru', 'спасибо, а вы кто? врач или робот?'],
    ['ar', 'انت دكتور ولا روبوت؟'],
  ])('gets its answer (%s)', (language, text) => {
    const given = answer(language, text)
    expect(given.text).toContain(
      sayIn[language]('I am a program, not a doctor. Emergencies are found by fixed rules that everybody can read.'),
    )
    expect(given.understanding.specialties).toEqual([])
    const [, later] = answersTo(language, 'my knee hurts for two months', text)
    expect(later?.text).toContain(
      sayIn[language]('I am a program, not a doctor. Emergencies are found by fixed rules that everybody can read.'),
    )
    expect(later?.understanding.specialties[0]).toBe('Orthopedics')
  })
})

describe('a practical question', () => {
  test.each<[UiLanguage, string, string]>([
    ['en', 'how much does a hip replacement cost with hotel included', 'stay'],
    ['tr', 'peki antalyada var mı, taksit oluyo mu', 'payment'],
    ['ru', 'сколько стоит эндопротез, можно в рассрочку?', 'payment'],
    ['ar', 'بكم زراعة الشعر وهل السعر شامل الفندق', 'stay'],
    ['en', 'do i need a visa', 'visa'],
    ['ru', 'а страховка покрывает?', 'insurance'],
    ['tr', 'ameliyattan sonra kaç gün kalmam lazım', 'recovery'],
    ['ar', 'في مترجم عندكم؟', 'interpreter'],
    ['en', 'what time do you open', 'hours'],
    ['tr', 'saat kaçta açılıyorsunuz', 'hours'],
    ['en', 'istanbul or antalya which is better', 'compare'],
    ['ru', 'какая больница лучшая', 'best'],
    ['ar', 'ابي دكتورة انثى', 'womanDoctor'],
    ['en', 'is it dangerous', 'outcome'],
    ['tr', 'ne kadar sürer', 'length'],
  ])('is recognised (%s: %s)', (_, turn, question) => {
    expect(partBeside(turn).questions).toContain(question)
  })

  test.each<[UiLanguage, string, string]>([
    ['en', 'what time do you open', 'You can write to me at any time.'],
    ['en', 'i want a female doctor', 'I cannot filter doctors by gender.'],
    ['en', 'is the operation dangerous', 'I cannot tell you how it will go for you'],
    ['tr', 'en iyi hastane hangisi', 'Hangi hastanenin ya da doktorun en iyi olduğuna ben karar veremem.'],
    ['ru', 'сколько это длится', 'Сколько это займёт, зависит от вашего случая.'],
    ['ar', 'كم تستغرق', 'تتوقف المدة على حالتك.'],
  ])('gets an answer without a specialty (%s: %s)', (language, turn, said) => {
    const { text, understanding } = answer(language, turn)
    expect(text).toContain(said)
    expect(understanding).toMatchObject({ urgency: null, emergency: false, isUnsure: false, specialties: [] })
  })

  test('is answered beside the price and by itself changes no advice', () => {
    const stay =
      'These prices are for the treatment. I do not know whether a hotel, flight or transfer is included. Ask the hospital; its page says how to contact it.'
    const first = answer('en', 'how much does a hip replacement cost with hotel included')
    expect(first.text).toContain(stay)
    expect(first).toMatchObject({ isWish: true, asksPrice: true })
    const [, later] = answersTo('en', 'i want a hip replacement', 'is the hotel included?')
    expect(later?.text).toBe(stay)
    expect(later?.understanding.specialties).toEqual(['Orthopedics'])
  })

  test('is not answered in an emergency', () => {
    const { text, understanding } = answer('en', 'my father has crushing chest pain and sweats, does insurance pay')
    expect(understanding.emergency).toBe(true)
    expect(text).not.toContain('insurer')
  })

  test('leaves the complaint of its turn', () => {
    expect(partBeside('do you have hotels, my knee hurts').rest).toContain('my knee hurts')
    expect(partBeside('my insurance ended and i feel very dizzy').rest).toContain('dizzy')
  })
})

describe('thanks in many words', () => {
  test.each<[UiLanguage, string]>([
    ['en', 'ok bye'],
    ['tr', 'teşekkürler çok yardımcı oldunuz'],
    ['ru', 'спасибо большое, очень помогли!'],
    ['ar', 'شكرا جزيلا ما قصرتوا'],
  ])('names no specialty (%s: %s)', (language, text) => {
    const given = answer(language, text)
    expect(given.text).toBe(sayIn[language]('You are welcome. Take care.'))
    expect(given.understanding.specialties).toEqual([])
  })
})

describe('a safety question beside an ordinary visit', () => {
  test.each<[UiLanguage, string, string]>([
    ['en', 'always tired even tho i sleep 8 hrs', 'Internal Medicine'],
    ['en', 'my 5yo has 38.1 since this morning but hes playing and drinking normally', 'Pediatrics'],
    ['en', 'been kinda down since the breakup, dont feel like doing anything', 'Psychiatry'],
    ['tr', 'dizimden çıt çıt ses geliyo', 'Orthopedics'],
  ])('comes with the advice (%s: %s)', (language, text, specialty) => {
    const { understanding, text: said } = answer(language, text)
    expect(understanding.specialties[0]).toBe(specialty)
    expect(understanding.isCalm || !understanding.isUnsure).toBe(true)
    expect(said).toContain(language === 'tr' ? 'Ortopedi' : specialty)
  })

  test.each<[UiLanguage, string, string]>([
    ['en', 'been kinda down since the breakup, dont feel like doing anything', 'soon'],
    ['tr', 'dizimden çıt çıt ses geliyo', 'routine'],
  ])('does not raise the urgency (%s: %s)', (language, text, urgency) => {
    expect(answer(language, text).understanding.urgency).toMatch(urgency === 'soon' ? /^soon$/ : /^(soon|routine)$/)
  })

  test('replaces the advice if the complaint may be a first sign of danger', () => {
    const { understanding } = answer('en', 'chest pain')
    expect(understanding).toMatchObject({ isUnsure: true, isCalm: false })
  })
})

describe('the first specialty', () => {
  test.each<[UiLanguage, string, string]>([
    ['ru', 'голова побаливает уже неделю, к вечеру сильнее, за компом сижу много', 'Neurology'],
    // Hair loss after a birth ends by itself (NHS: Hair loss). Dermatology looks for other causes.
    // No transplant is offered.
    ['en', 'my hair has been falling out a lot since I gave birth', 'Dermatology'],
    ['tr', 'doğumdan sonra saçlarım çok dökülüyor', 'Dermatology'],
    ['ru', 'после родов сильно выпадают волосы', 'Dermatology'],
    ['ar', 'شعري قاعد يتساقط بشكل كبير من بعد الولادة', 'Dermatology'],
    ['tr', 'geceleri uyuyamıyorum 3 e 4 e kadar dönüp duruyom', 'Psychiatry'],
    ['tr', 'burnumda kemer var aldırmak istiyom', 'Plastic Surgery'],
  ])('matches the complaint (%s: %s)', (language, text, specialty) => {
    const { understanding } = answer(language, text)
    expect(understanding.specialties[0]).toBe(specialty)
    expect(understanding.specialties).not.toContain('Obstetrics and Gynecology')
  })
})
