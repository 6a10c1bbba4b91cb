/** Answers to turns without health facts, see `talk.ts`. */
import type { Say } from '#domain/sentences.ts'
import type { PracticalQuestion } from './beside.ts'
import type { Talk } from './talk.ts'

/** Returns the answer before any complaint is known. It leads to the complaint. */
export function beginText(talk: Talk, say: Say): string[] {
  const invitation = say(
    'Tell me what is troubling you or which treatment you are looking for, and I will find you the right doctors and hospitals.',
  )
  switch (talk) {
    case 'practical':
      return [invitation]
    case 'hello':
      return [
        say(
          'Hello! Tell me what is troubling you or which treatment you are looking for, and I will find you the right doctors and hospitals.',
        ),
      ]
    case 'thanks':
      return [say('You are welcome. Take care.')]
    case 'who':
      return [say('I am a program, not a doctor.'), invitation]
    case 'medicine':
      return [say('I do not recommend medicines. Please ask a doctor or a pharmacist.'), invitation]
    case 'joke':
      return [say('That made me smile. When you need a doctor or a hospital, I am here.')]
    case 'story':
      return [say('That sounds like a story. If something is bothering you, tell me what it is.')]
    case 'price':
      return [
        say(
          'Prices differ a lot between hospitals. Name a treatment and, if you like, your budget, and I will show the prices hospitals start from.',
        ),
      ]
    case 'rude':
      return [say('I am sorry I could not help.'), invitation]
    case 'else':
      return [say('I only know about doctors, hospitals, prices and available times.'), invitation]
    default:
      return [invitation]
  }
}

/** Returns the answer after advice. The advice stays and its cards are shown again. */
export function afterText(talk: Talk, say: Say): string {
  switch (talk) {
    case 'thanks':
      return say('You are welcome. Take care.')
    case 'price':
      return say('The cards below show what hospitals charge. Your own price may differ; the hospital will tell you.')
    case 'joke':
      return say('That made me smile. When you need a doctor or a hospital, I am here.')
    case 'story':
      return say('That sounds like a story. If something is bothering you, tell me what it is.')
    case 'unknown':
      return say(
        'I am not sure what you mean. Tell me more about how you feel, or ask about doctors, hospitals, prices or available times.',
      )
    case 'time':
      return say('I do not filter by date. Each card shows the next available time, and its page shows other days.')
    case 'medicine':
      return say('I do not recommend medicines. Please ask a doctor or a pharmacist.')
    case 'who':
      return say('I am a program, not a doctor. Emergencies are found by fixed rules that everybody can read.')
    case 'rude':
      return say('I am sorry I could not help. Tell me in other words what you need.')
    case 'else':
      return say(
        'I only know about doctors, hospitals, prices and available times. The hospital can answer this; its page says how to contact it.',
      )
    default:
      return say('My advice is the same. Use the cards below to book.')
  }
}

/** Returns answers to practical questions: known facts, and the place to find the rest. */
export function practicalText(question: PracticalQuestion, say: Say): string {
  switch (question) {
    case 'who':
      return say('I am a program, not a doctor. Emergencies are found by fixed rules that everybody can read.')
    case 'stay':
      return say(
        'These prices are for the treatment. I do not know whether a hotel, flight or transfer is included. Ask the hospital; its page says how to contact it.',
      )
    case 'payment':
      return say(
        'You pay the hospital, never us. I do not know whether it takes cards, cash or instalments. Ask the hospital; its page says how to contact it.',
      )
    case 'insurance':
      return say(
        'Your insurer and the hospital can tell you whether you are covered. Search can show only hospitals that accept insurance.',
      )
    case 'visa':
      return say('Ask the Turkish consulate in your country about a visa.')
    case 'interpreter':
      return say(
        'I can look for doctors who speak your language. Tell me which one. The hospital can tell you whether it has an interpreter.',
      )
    case 'outcome':
      return say(
        'I cannot tell you how it will go for you, and nobody can guarantee it. Ask the doctor before you decide, and read the reviews on the hospital’s page.',
      )
    case 'recovery':
      return say('The doctor will tell you how long to stay and recover after looking at your case.')
    case 'length':
      return say(
        'How long it takes depends on your case. The hospital will tell you before you book; its page says how to contact it.',
      )
    case 'hours':
      return say(
        'You can write to me at any time. Each hospital’s page shows its available times and how to contact it.',
      )
    case 'best':
      return say(
        'I do not judge which hospital or doctor is best. Search can sort by rating or price, and each page shows patient reviews.',
      )
    case 'compare':
      return say(
        'I do not compare cities or treatments. Use the city filter in search to see prices and available times in each.',
      )
    case 'womanDoctor':
      return say(
        'I cannot filter doctors by gender. Each hospital’s page lists its doctors, and you can ask before you book.',
      )
  }
}
