/**
 * Texts of the emergency card in the language of the conversation, so patients in an emergency read
 * their own language.
 */

import { EMERGENCY_NUMBER, HOME_COUNTRY, type LocalNumber } from '#domain/emergency-numbers.ts'
import type { UiLanguage } from '#domain/languages.ts'
import ar from '#domain/sentences/ar/emergency.json' with { type: 'json' }
import ru from '#domain/sentences/ru/emergency.json' with { type: 'json' }
import tr from '#domain/sentences/tr/emergency.json' with { type: 'json' }
import { type Say, sentence } from '#domain/sentences.ts'
import type { Sufferer } from '#domain/sufferers.ts'
import { translator } from '#domain/translator.ts'
import { OF_THE_MIND } from '#triage/rules/rule.ts'

const sayIn: Record<UiLanguage, Say> = {
  en: translator({}, 'en'),
  tr: translator(tr, 'tr'),
  ru: translator(ru, 'ru'),
  ar: translator(ar, 'ar'),
}

/**
 * First steps for the patient, as ambulance services instruct callers. They apply to every physical
 * red flag.
 */
const OWN_STEPS = [
  sentence('Sit down, or lie down if you feel faint. Do not drive yourself.'),
  sentence('Unlock your door and call somebody to come to you.'),
  sentence('Keep the phone beside you, on loudspeaker. They guide you until help is there.'),
]
/** First steps for a person with the patient. */
const STEPS = [
  sentence('Stay with the person. Let them sit or lie as they find easiest.'),
  sentence('Unlock the door and send somebody to meet the ambulance.'),
  sentence(
    'If the person stops answering and does not breathe normally, say so on the phone at once and start chest compressions. They guide you.',
  ),
]
/** First steps for patients who are a danger to themselves or others. */
const OWN_STEPS_OF_THE_MIND = [
  sentence('Do not stay alone. Go to somebody you trust, or ask them to come.'),
  sentence('Move away from anything that could hurt you or others.'),
  sentence('Say on the phone what you have told me. They listen, and they help.'),
]
const STEPS_OF_THE_MIND = [
  sentence('Stay with the person and listen. Do not leave them alone.'),
  sentence('Take away anything they could hurt themselves or others with, if that is safe for you.'),
  sentence('Say on the phone what you have told me. They listen, and they help.'),
]
type Emergency = {
  redFlags: readonly { id: string }[]
  sufferer: Sufferer
  /** Number of the visitor's presumed country. */
  local: LocalNumber | undefined
}

function stepsFor({ redFlags, sufferer }: Emergency) {
  const mind = redFlags.some(({ id }) => OF_THE_MIND.has(id))
  if (sufferer === 'self') return mind ? OWN_STEPS_OF_THE_MIND : OWN_STEPS
  return mind ? STEPS_OF_THE_MIND : STEPS
}

/** Returns the first number to call, with its country if that is not Türkiye. */
function callsFor({ local }: Emergency, { language, say }: { language: UiLanguage; say: Say }) {
  const number = local?.number ?? EMERGENCY_NUMBER
  const isAbroad = local !== undefined && local.country !== HOME_COUNTRY
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(local?.country ?? HOME_COUNTRY)
  return {
    number,
    title: number === EMERGENCY_NUMBER ? say('Call 112 now') : say('Call {{number}} now', { number }),
    call: say('Call {{number}}', { number }),
    place: isAbroad ? say('You seem to be here: {{country}}', { country: country ?? '' }) : undefined,
    callInTurkiye:
      number === EMERGENCY_NUMBER ? undefined : say('In Türkiye: call {{number}}', { number: EMERGENCY_NUMBER }),
    elsewhere: isAbroad ? say('I am somewhere else') : say('I am not in Türkiye'),
  }
}

export function emergencyWords(language: UiLanguage, emergency: Emergency) {
  const say = sayIn[language]
  return {
    ...callsFor(emergency, { language, say }),
    numbers: say('Your local emergency number, for instance:'),
    until: say('Until help arrives'),
    steps: stepsFor(emergency).map((step) => say(step)),
    because: say('I show this because you wrote'),
    noBooking: say(
      'I cannot book appointments for emergencies. Once a doctor has seen this, I can help you find the right specialist for follow-up.',
    ),
    why: say('Why am I seeing this?'),
    rules: say('All rules and their sources'),
    fixed: say('Found by fixed rules, before any model is asked:'),
    byModel: say('The language model judges this as an emergency.'),
    mistaken: say('That is not what I meant'),
    explain: say('Then please say what is different, for instance that no one has these signs now. If in doubt, call.'),
  }
}
