/** The assistant's one verb: a conversation in, an answer out. */
import { type ChatMessage, chatInput } from '#domain/assistant/chat.ts'
import { type Budget, budgetIn } from '#domain/assistant/budget.ts'
import { citiesIn, leavesCity } from '#domain/assistant/city.ts'
import { MAX_ANSWER } from '#domain/assistant/limits.ts'
import { emergencyText, type GuideAnswer, guide } from '#domain/assistant/guide.ts'
import { anywhereText, budgetText, elsewhereText, inCityText } from '#domain/assistant/kept-to.ts'
import { SAFETY_QUESTIONS, wholeAnswer } from '#domain/assistant/safety.ts'
import { languageOf } from '#domain/assistant/text.ts'
import { higher } from '#domain/assistant/triage.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { withTerms } from '#domain/terms.ts'
import type { Say } from '#domain/sentences.ts'
import type { Context } from '#server/context.ts'
import { renamedTerms } from '#server/features/terms/reading.ts'
import { networkOf } from '#server/http/address.ts'
import { countOne, giveBackOne, type Limit, takeFrom } from '#server/limits.ts'
import { answerOfModel } from './model.ts'
import { readAssistant } from './reading.ts'
import type { ChatAnswer } from './record.ts'
import { NOTHING, suggestionsFor } from './suggestions.ts'
import { sayIn } from './words.ts'
import { keepAnswer } from './writing.ts'

const TOO_OFTEN = 'You have asked very often. Please wait a while and try again.'
const HOUR = 3600

/** So often for one person and for one network. */
async function takeTurn(ctx: Context): Promise<void> {
  const network = { what: 'chat', who: networkOf(ctx.ip), most: 120, seconds: HOUR, sentence: TOO_OFTEN }
  await takeFrom(ctx, network)
  if (ctx.viewer)
    await takeFrom(ctx, { what: 'chat-person', who: ctx.viewer.id, most: 60, seconds: HOUR, sentence: TOO_OFTEN })
}

/** Answers of the model in 24 hours, for all callers together. */
const dailyAnswers = ({ config }: Context): Limit => ({
  what: 'chat-model',
  who: 'everybody',
  most: config.ai?.dailyAnswers ?? 0,
  seconds: 24 * HOUR,
})

/** Whether the model may be asked once more today. What is over the budget is answered by the guide. */
async function withinBudget(ctx: Context): Promise<boolean> {
  const budget = dailyAnswers(ctx)
  return ctx.config.ai !== undefined && (await countOne(ctx, budget)) <= budget.most
}

export type Telling = {
  /** Ends the work when the reader has left. */
  signal?: AbortSignal
  /** Hears the triage as soon as it is known, and the text as it is written. */
  onTriage?: (triage: ChatAnswer['triage']) => void
  onText?: (text: string) => void
}

const triageOf = ({ understanding, sufferer }: GuideAnswer): ChatAnswer['triage'] => ({
  urgency: understanding.urgency,
  emergency: understanding.emergency,
  redFlags: understanding.redFlags.map(({ id, words, source }) => ({ id, words, source })),
  sufferer,
  specialties: understanding.specialties,
})

const FEW = 3
const firstOf = <Item extends { id: string }>(items: Item[]): Item[] =>
  [...new Map(items.map((item) => [item.id, item])).values()].slice(0, FEW)

const asksForSafety = ({ role, content }: ChatMessage) =>
  role === 'assistant' && Object.values(sayIn).some((say) => content.includes(say(SAFETY_QUESTIONS.safety.text)))

/** What the person wrote; one word that answers a question for safety stands for the whole answer. */
const turnsOf = (messages: readonly ChatMessage[]): string[] =>
  messages.flatMap(({ role, content }, place) => {
    if (role !== 'user') return []
    const before = messages[place - 1]
    return before && asksForSafety(before) ? wholeAnswer(content) : content
  })

type Asked = {
  history: ChatMessage[]
  language: UiLanguage
  guided: GuideAnswer
  /** The cities that were named last. */
  cities: readonly string[]
  budget: Budget | undefined
  say: Say
  telling: Telling
}

type Answered = Omit<ChatAnswer, 'language' | 'conversationId'>

async function modelsAnswer(
  ctx: Context,
  { history, language, guided, cities, budget, telling }: Asked,
): Promise<Answered> {
  const { signal = new AbortController().signal, onText = () => undefined } = telling
  const answering = answerOfModel(ctx, history, { language, signal, onText })
  const { text, urgency, found } = await answering.catch(async (error) => {
    // A fault of the provider costs no answer of the day. A reader who leaves has had theirs.
    if (!signal.aborted) await giveBackOne(ctx, dailyAnswers(ctx))
    throw error
  })
  const triage = triageOf(guided)
  triage.urgency = higher(triage.urgency, urgency)
  triage.emergency ||= triage.urgency === 'immediate'
  const say = sayIn[language]
  const content = triage.emergency ? [...emergencyText(triage, say), text].join('\n\n') : text
  const own = await suggestionsFor(ctx, {
    ...guided.understanding,
    ...triage,
    wish: guided.wish,
    isWish: guided.isWish,
    cities,
    budget,
  })
  const suggestions = {
    hospitals: firstOf([...found.hospitals, ...own.hospitals]),
    doctors: firstOf([...found.doctors, ...own.doctors]),
    services: firstOf([...found.services, ...own.services]),
    location: own.location,
    priceTo: own.priceTo,
    priceCurrency: own.priceCurrency,
  }
  return {
    message: { role: 'assistant', content: content.slice(0, MAX_ANSWER) },
    triage,
    questions: triage.urgency === null ? guided.questions : [],
    suggestions: triage.emergency ? NOTHING : suggestions,
    answeredBy: 'model',
  }
}

/** Whether there is something in the city: said when it is named, and with each new advice while it has nothing. */
function aboutCity({ cities, history, guided, language, say }: Asked, found: ChatAnswer['suggestions']): string {
  const [city] = cities
  const last = history.at(-1)?.content ?? ''
  if (leavesCity(last) && found.hospitals.length > 0) return anywhereText(say)
  if (!city || found.hospitals.length === 0) return ''
  const isNamed = citiesIn([last]).includes(city)
  if (found.location) return isNamed && history.length > 1 ? inCityText(found.location, { language, say }) : ''
  return isNamed || !guided.isAgain ? elsewhereText(city, { language, say }) : ''
}

/** Whether the budget was kept to: said when it is named. */
function aboutBudget({ budget, history, guided, language, say }: Asked, found: ChatAnswer['suggestions']): string {
  const isNamed = budgetIn([history.at(-1)?.content ?? '']) !== undefined
  if (!budget || !isNamed || found.hospitals.length === 0) return ''
  return budgetText(budget, { language, say, isKept: found.priceTo !== null, isWish: guided.isWish })
}

async function answer(ctx: Context, asked: Asked, mayAskModel: boolean): Promise<Answered> {
  const { guided, cities, budget, telling } = asked
  const triage = triageOf(guided)
  telling.onTriage?.(triage)
  // No model stands between somebody and the question whether this is an emergency.
  const isSettled = !triage.emergency && !guided.understanding.isUnsure
  if (mayAskModel && isSettled && (await withinBudget(ctx))) return modelsAnswer(ctx, asked)
  const suggestions = await suggestionsFor(ctx, {
    ...guided.understanding,
    wish: guided.wish,
    isWish: guided.isWish,
    cities,
    budget,
  })
  const content = [aboutCity(asked, suggestions), aboutBudget(asked, suggestions), guided.text]
    .filter(Boolean)
    .join('\n\n')
  telling.onText?.(content)
  return {
    message: { role: 'assistant', content },
    triage,
    questions: guided.questions,
    suggestions,
    answeredBy: 'guide',
  }
}

/**
 * Answers the last message of a conversation. Nothing of it is logged, and it is kept only for a viewer who asked for that. Red flags come
 * before any model: in an emergency the fixed sentences answer, and no model can say otherwise.
 */
export async function chat(ctx: Context, raw: unknown, telling: Telling = {}): Promise<ChatAnswer> {
  const { messages, language: wanted, answerBy, conversationId } = chatInput.parse(raw)
  await takeTurn(ctx)
  const turns = turnsOf(messages)
  const language = wanted ?? languageOf(turns.at(-1) ?? '')
  const say = withTerms(sayIn[language], await renamedTerms({ ...ctx, language }))
  const said = messages.flatMap(({ role, content }) => (role === 'assistant' ? content : []))
  const guided = guide(turns, { language, say, said })
  // What it names is named in the language that it answers in.
  const answered = await answer(
    { ...ctx, language },
    { history: messages, language, guided, cities: citiesIn(turns), budget: budgetIn(turns), say, telling },
    answerBy !== 'guide',
  )
  const whole: ChatAnswer = { ...answered, language, conversationId: null }
  const { keepsConversations } = await readAssistant(ctx)
  if (ctx.viewer && keepsConversations)
    whole.conversationId = await keepAnswer(ctx, ctx.viewer.id, {
      id: conversationId ?? undefined,
      messages,
      answer: whole,
    })
  return whole
}
