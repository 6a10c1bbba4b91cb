/** The assistant's one verb: a conversation in, an answer out. */
import { chatInput } from '#domain/assistant/chat.ts'
import { guide } from '#domain/assistant/guide.ts'
import { languageOf } from '#domain/assistant/text.ts'
import type { Context } from '#server/context.ts'
import { networkOf } from '#server/http/address.ts'
import { takeFrom } from '#server/limits.ts'
import type { ChatAnswer } from './record.ts'
import { suggestionsFor } from './suggestions.ts'
import { sayIn } from './words.ts'

const TOO_OFTEN = 'You have asked very often. Please wait a while and try again.'

/** So often for one person and for one network. */
async function takeTurn(ctx: Context): Promise<void> {
  const network = { what: 'chat', who: networkOf(ctx.ip), most: 120, seconds: 3600, sentence: TOO_OFTEN }
  await takeFrom(ctx, network)
  if (ctx.viewer)
    await takeFrom(ctx, { what: 'chat-person', who: ctx.viewer.id, most: 60, seconds: 3600, sentence: TOO_OFTEN })
}

/** Answers the last message of a conversation. Nothing of it is kept or logged. */
export async function chat(ctx: Context, raw: unknown): Promise<ChatAnswer> {
  const { messages, language: wanted } = chatInput.parse(raw)
  await takeTurn(ctx)
  const turns = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const language = wanted ?? languageOf(turns.at(-1) ?? '')
  const { text, questions, understanding } = guide(turns, { language, say: sayIn[language] })
  const { urgency, emergency, redFlags, specialties } = understanding
  return {
    message: { role: 'assistant', content: text },
    triage: {
      urgency,
      emergency,
      redFlags: redFlags.map(({ id, words, source }) => ({ id, words, source })),
      specialties,
    },
    questions,
    suggestions: await suggestionsFor(ctx, understanding, turns),
    answeredBy: 'guide',
  }
}
