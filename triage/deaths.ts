/** Deaths in the family: "my father died of a heart attack". */
import { cuesOf } from './cue-places.ts'
import type { Reading } from './reading.ts'
import { namesOnly } from './safety.ts'
import { setOf } from './text.ts'
import { TELLING } from './words/report-cues.ts'

const { died, now } = TELLING
const placesOfCue = cuesOf({ died, now })

const KIN =
  /^(?:(?:grand|step)?(?:father|mother|dad|daddy|mum|mom|mama|son|daughter|pa|ma)|brother|sister|husband|wife|uncle|aunt|cousin|friend|grand(?:parents?|ma|pa)|(?:babam|annem|abim|ablam|kardesim|amcam|dayim|halam|teyzem|dedem|ninem|nenem|babaannem|anneannem|esim|kocam|karim|oglum|kizim|kuzenim|arkadasim|kayinpederim|kayinvalidem)\p{L}*|отец|отца|папа|папу|мама|маму|мать|брат|брата|сестра|сестру|муж|мужа|жена|жену|дядя|дядю|тетя|тетю|дед|деда|дедушк\p{L}*|бабушк\p{L}*|сын|сына|дочь|друг|друга|و?(?:بابا|ابي|ابوي|ابويا|والدي|والدتي|امي|ماما|اخي|اخوي|اخويا|اختي|زوجي|زوجتي|عمي|عمتي|خالي|خالتي|جدي|جدتي|ابني|بنتي|صديقي|صاحبي))$/u

/** Findings that may accompany a reported death. */
const BESIDE = setOf(
  'partner elderly child baby someone over60 over40 underAge adult lately weeks days longerThanDays noneOrLess',
)

/** Whether a message reports a death in the family with its cause, and no present complaint. */
export const isOnlyDeath = ({ present, elsewhere, tokens }: Reading): boolean =>
  elsewhere.size > 0 &&
  tokens.some(({ word }) => KIN.test(word)) &&
  placesOfCue(tokens, 'died').length > 0 &&
  placesOfCue(tokens, 'now').length === 0 &&
  namesOnly(present, BESIDE)
