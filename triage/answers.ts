/**
 * Turns that answer a question of the guide and name no sign: person, age, duration, mild course,
 * absent signs. Learned weights come from whole messages and read too much into such turns, so
 * these turns by themselves neither raise nor end an alarm.
 */
import { isAmount } from './measures.ts'
import { readTurns } from './reading.ts'
import { namesOnly } from './safety.ts'
import { plain, plainSetOf, setOf } from './text.ts'
import { CUES } from './words/cues.ts'

const WHO_AND_WHEN = setOf(`
  someone child childSick baby newborn elderly underAge under5Years under3Months over40 over60 mild days weeks chronic longerThanDays lately
  acute recent noneOrLess playful teething restHelps wellNow`)

/** Signs whose absence is good. Absent urine, kicks or pulse are signs of danger themselves. */
const GOOD_WITHOUT = setOf(`
  fever highFever shiver cough pain chestPain headache headacheWord abdominalPain vomiting diarrhoea bleeding rash skinRash swollen dizzy numb
  weak breathlessness cannotBreathe sweating seizure fainted pregnant fall hit accident injury headInjury throatPain backPain earPain red itchy hot
  bloodyStool blackStool bloodUrine bloodVomit bloodCough stiffNeck confused drowsy suicide weightLoss lump severe belly head chest throat back`)

const SMALL = plainSetOf(`
  i im ive am he hes she shes it its is are was were be been being has have had my me his her hers him they them their we our you your the a an of for
  few several couple since about around almost nearly maybe probably think say would approx roughly or and but so only just still already ago old age aged now also
  yes yeah ok okay well then that this there any at all in on with by to from man woman male female lady guy husband wife brother sister
  mother father mom mum dad parent friend adult grown ya years started starts start began begin
  evet tamam o bu su ben benim bana onun ona yasinda yas yasindayim beri dir yaklasik asagi yukari kadar gibi daha sadece once oldu oluyor var
  bir kac birkac ay annem annemin babam babamin esim kocam karim kardesim ablam abim icin erkek kadin yetiskin basladi artik su simdi
  да ей ему мне ему нам у меня нее него мой моя мое мама маме папа папе муж мужу жена жене брат сестра это уже около примерно где-то где то
  началось начался началась несколько пару пара наверное может почти только назад и а но ну с со в на лет год года для взрослый взрослая мужчина женщина он она оно я она
  نعم ايوه اي هو هي انا عمره عمرها عمري من منذ تقريبا حوالي يمكن بس و قبل صار صارله صارلها له لها امي ابوي والدي والدتي زوجي زوجتي اخوي اختي رجل
  امراه بدا بدات في فيه عنده عندها عندي مع كان كانت هذا هذه لل
`)

const DENIALS = plainSetOf(
  [CUES.denyBefore, CUES.denyAfter]
    .flatMap((cue) => Object.values(cue))
    .flatMap((words) => words.split(','))
    .join(' '),
)

/** Range of a temperature. Such a number may be a reading and not an age. */
const mayBeTemperature = (word: string) => /^(?:3[5-9]|4[0-3])(?:\.\d+)?$/.test(word)

export type Quiet = 'who and when' | 'denial'

/** Classifies a turn that names no sign. Undefined if any word may mean more. */
export function quietIn(turn: string): Quiet | undefined {
  const { present, denied, tokens, states } = readTurns([turn])
  if (tokens.length === 0) return undefined
  if (![...denied].every((name) => GOOD_WITHOUT.has(name) || WHO_AND_WHEN.has(name))) return undefined
  const said = new Map([...present].map(([name, words]) => [name, words.filter((raw) => !SMALL.has(plain(raw)))]))
  if (!namesOnly(said, WHO_AND_WHEN)) return undefined
  const known = new Set([...present].flatMap(([name, words]) => (WHO_AND_WHEN.has(name) ? words : [])))
  const isKnown = tokens.every(
    ({ word, raw }, index) =>
      known.has(raw) ||
      SMALL.has(word) ||
      DENIALS.has(word) ||
      isAmount(word) ||
      (denied.size > 0 && (states[index]?.deniedBy.length ?? 0) > 0),
  )
  const isAge = present.has('over40') || present.has('underAge') || present.has('over60')
  if (!isKnown || (!isAge && tokens.some(({ word }) => mayBeTemperature(word)))) return undefined
  return denied.size > 0 ? 'denial' : 'who and when'
}
