/** Answers to turns without health facts; see talk.ts. */
import type { Say } from '#domain/sentences.ts'
import type { PracticalQuestion } from './beside.ts'
import type { Talk } from './talk.ts'

/** Before anything is known of somebody, all leads to what bothers them. */
export function beginText(talk: Talk, say: Say): string[] {
  const invitation = say(
    'Tell me what bothers you or which treatment you are looking for, and I will name the right doctors and hospitals.',
  )
  switch (talk) {
    case 'practical':
      return [invitation]
    case 'hello':
      return [
        say(
          'Hello! Tell me what bothers you or which treatment you are looking for, and I will name the right doctors and hospitals.',
        ),
      ]
    case 'thanks':
      return [say('You are welcome. I wish you well.')]
    case 'who':
      return [say('I am a program, not a doctor.'), invitation]
    case 'medicine':
      return [say('I name no medicines. Please ask a doctor or a pharmacist.'), invitation]
    case 'joke':
      return [say('That made me smile. When you need a doctor or a hospital, I am here.')]
    case 'story':
      return [say('That sounds like a story. If something troubles you yourself, tell me what it is.')]
    case 'price':
      return [
        say(
          'Prices differ a lot from hospital to hospital. Name a treatment and, if you like, what you can spend, and I will show from which price hospitals offer it.',
        ),
      ]
    case 'rude':
      return [say('I am sorry that I was of no help.'), invitation]
    case 'else':
      return [say('I only know about doctors, hospitals, prices and free times.'), invitation]
    default:
      return [invitation]
  }
}

/** After an advice: it stays, and the cards that came with it are shown again. */
export function afterText(talk: Talk, say: Say): string {
  switch (talk) {
    case 'thanks':
      return say('You are welcome. I wish you well.')
    case 'price':
      return say(
        'The cards with this answer show what hospitals ask. Your own price may differ, and the hospital tells it to you.',
      )
    case 'joke':
      return say('That made me smile. When you need a doctor or a hospital, I am here.')
    case 'story':
      return say('That sounds like a story. If something troubles you yourself, tell me what it is.')
    case 'unknown':
      return say(
        'I am not sure what you mean. Tell me more about how you feel, or ask about doctors, hospitals, prices or free times.',
      )
    case 'time':
      return say('I do not choose by date. Each card shows the next free time, and its page the times of other days.')
    case 'medicine':
      return say('I name no medicines. Please ask a doctor or a pharmacist.')
    case 'who':
      return say('I am a program, not a doctor. Emergencies are found by fixed rules that everybody can read.')
    case 'rude':
      return say('I am sorry that I was of no help. Tell me in other words what you need.')
    case 'else':
      return say(
        'I only know about doctors, hospitals, prices and free times. The hospital can answer this; its page says how to reach it.',
      )
    default:
      return say('My advice stays the same, and the cards with this answer lead to where you can book.')
  }
}

/** Answers to practical questions: what is known here, and where the rest is found. */
export function practicalText(question: PracticalQuestion, say: Say): string {
  switch (question) {
    case 'who':
      return say('I am a program, not a doctor. Emergencies are found by fixed rules that everybody can read.')
    case 'stay':
      return say(
        'The prices here are for the treatment. I do not know whether a hotel, a flight or a transfer is included; ask the hospital, its page says how to reach it.',
      )
    case 'payment':
      return say(
        'You pay the hospital, never us. I do not know whether it takes cards, cash or instalments; ask the hospital, its page says how to reach it.',
      )
    case 'insurance':
      return say(
        'Whether an insurance pays, your insurer and the hospital tell you. The search can show only hospitals that accept insurance.',
      )
    case 'visa':
      return say('Ask the Turkish consulate of your country about a visa.')
    case 'interpreter':
      return say(
        'I can look for doctors who speak your language: tell me which. The hospital tells you whether it has an interpreter.',
      )
    case 'outcome':
      return say(
        'I do not know how it will turn out for you or what is guaranteed. Ask the doctor before you decide, and read the reviews on the page of the hospital.',
      )
    case 'recovery':
      return say('How long you have to stay and recover, the doctor tells you after looking at your case.')
    case 'length':
      return say(
        'How long it takes depends on your case. The hospital tells you before you book; its page says how to reach it.',
      )
    case 'hours':
      return say('You can write to me at any hour. The page of a hospital shows its free times and how to reach it.')
    case 'best':
      return say(
        'I do not judge which hospital or doctor is the best. The search sorts by rating and by price, and each page shows the reviews of patients.',
      )
    case 'compare':
      return say(
        'I do not compare cities or treatments. The search has a filter for the city, so that you can look at prices and free times in each.',
      )
    case 'womanDoctor':
      return say(
        'I cannot choose by whether a doctor is a woman or a man. The page of a hospital names its doctors, and you can ask it before you book.',
      )
  }
}
