/** What the emergency card says, in the language of the conversation: people in need read their own. */

import type { UiLanguage } from '#domain/languages.ts'
import ar from '#domain/sentences/ar/emergency.json' with { type: 'json' }
import ru from '#domain/sentences/ru/emergency.json' with { type: 'json' }
import tr from '#domain/sentences/tr/emergency.json' with { type: 'json' }
import { type Say, sentence } from '#domain/sentences.ts'
import { translator } from '#domain/translator.ts'

const sayIn: Record<UiLanguage, Say> = {
  en: translator({}, 'en'),
  tr: translator(tr, 'tr'),
  ru: translator(ru, 'ru'),
  ar: translator(ar, 'ar'),
}

/** As ambulance services tell callers; they hold for every red flag. */
const STEPS = [
  sentence('Stay with the person. Let them sit or lie as they find easiest.'),
  sentence('Unlock the door and send somebody to meet the ambulance.'),
  sentence(
    'If the person stops answering and does not breathe normally, tell 112 at once and start chest compressions. They guide you on the phone.',
  ),
]
/** For those who are in danger from their own thoughts, or for others. */
const STEPS_OF_THE_MIND = [
  sentence('Do not stay alone. Go to somebody you trust, or ask them to come.'),
  sentence('Move away from anything that could hurt you or others.'),
  sentence('Say on the phone what you have told me. They listen, and they help.'),
]
const OF_THE_MIND = ['suicide', 'harm-others']

export function emergencyWords(language: UiLanguage, redFlags: readonly { id: string }[]) {
  const say = sayIn[language]
  const mind = redFlags.some(({ id }) => OF_THE_MIND.includes(id))
  return {
    title: say('Call 112 now'),
    call: say('Call {{number}}', { number: '112' }),
    elsewhere: say('I am not in Türkiye'),
    numbers: say('Your local emergency number, for instance:'),
    until: say('Until help arrives'),
    steps: (mind ? STEPS_OF_THE_MIND : STEPS).map((step) => say(step)),
    because: say('I show this because you wrote'),
    noBooking: say(
      'I offer no appointment for this. When doctors have seen it, I can help to find the right ones for the time after.',
    ),
    rules: say('All rules and their sources'),
    fixed: say('Found by fixed rules, before any model is asked:'),
    byModel: say('The language model judges this as an emergency.'),
    mistaken: say('That is not what I meant'),
    explain: say('Then please write what is not so, for instance that nobody has these signs now. If in doubt, call.'),
  }
}
