/** Verb of the assistant: answers a conversation. */

import { type ChatMessage, chatInput } from '#domain/chat.ts'
import { MAX_ANSWER } from '#domain/chat-limits.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { withoutWithheld } from '#domain/rules/fields.ts'
import type { Say } from '#domain/sentences.ts'
import { withTerms } from '#domain/taxonomy.ts'
import type { Context } from '#server/context.ts'
import { renamedTerms } from '#server/features/catalogue/taxonomy/reading.ts'
import { networkOf } from '#server/http/address.ts'
import { countOne, giveBackOne, type Limit, takeFrom } from '#server/limits.ts'
import {
  emergencyText,
  type GuideAnswer,
  guide,
  higher,
  isOfChild,
  languageOf,
  SAFETY_QUESTIONS,
  wholeAnswer,
} from '#triage/index.ts'
import { answerOfModel } from './model.ts'
import { isEmpty, narrowedTexts, type Wishes, wishesIn, withoutShown } from './narrowed.ts'
import { readAssistant } from './reading.ts'
import type { ChatAnswer } from './record.ts'
import { type CareNeed, findingsFor, NOTHING } from './suggestions.ts'
import { sayIn } from './words.ts'
import { keepAnswer } from './writing.ts'

const TOO_OFTEN = 'You have sent many requests. Please wait a while and try again.'
const HOUR = 3600

/** Counts a message against the limits per user and network. */
async function takeTurn(ctx: Context): Promise<void> {
  const network = { what: 'chat', who: networkOf(ctx.ip), most: 120, seconds: HOUR, sentence: TOO_OFTEN }
  await takeFrom(ctx, network)
  if (ctx.viewer)
    await takeFrom(ctx, { what: 'chat-person', who: ctx.viewer.id, most: 60, seconds: HOUR, sentence: TOO_OFTEN })
}

/** Returns the limit of the model's answers in 24 hours, for all callers together. */
const dailyAnswers = ({ config }: Context): Limit => ({
  what: 'chat-model',
  who: 'everybody',
  most: config.ai?.dailyAnswers ?? 0,
  seconds: 24 * HOUR,
})

/**
 * Counts an answer of the model against the daily budget. Returns false above it, and the guide
 * answers instead.
 */
async function withinBudget(ctx: Context): Promise<boolean> {
  const budget = dailyAnswers(ctx)
  return ctx.config.ai !== undefined && (await countOne(ctx, budget)) <= budget.most
}

export type Telling = {
  /** Ends the work when the reader has left. */
  signal?: AbortSignal
  /** Receives the triage as soon as it is known, and the text while it is written. */
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

/**
 * Returns the messages of the user. A one-word reply to a safety question is expanded to the whole
 * answer.
 */
const turnsOf = (messages: readonly ChatMessage[]): string[] =>
  messages.flatMap(({ role, content }, place) => {
    if (role !== 'user') return []
    const before = messages[place - 1]
    return before && asksForSafety(before) ? wholeAnswer(content) : content
  })

/** Maximum length, in words, of a reply that is too short to detect its language. */
const SHORT_REPLY = 2
const wordsIn = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0

/**
 * Returns the language of the last message, or of an earlier one if the last is as short as "no".
 */
function languageWritten(messages: readonly ChatMessage[]): UiLanguage {
  const written = messages.flatMap(({ role, content }) => (role === 'user' ? content : []))
  const last = written.at(-1) ?? ''
  const isShort =
    /^\P{Script=Cyrillic}*$/u.test(last) && !/\p{Script=Arabic}/u.test(last) && wordsIn(last) <= SHORT_REPLY
  const longer = isShort ? written.findLast((text) => wordsIn(text) > SHORT_REPLY) : undefined
  return languageOf(longer ?? last)
}

type ChatRequest = {
  history: ChatMessage[]
  language: UiLanguage
  guided: GuideAnswer
  wishes: Wishes
  /** Keys of the cards on the screen. */
  shown: ReadonlySet<string>
  say: Say
  telling: Telling
}

const needOf = ({ guided, wishes }: Pick<ChatRequest, 'guided' | 'wishes'>): CareNeed => ({
  ...guided.understanding,
  wish: guided.wish,
  isWish: guided.isWish,
  isOfChild: isOfChild(guided.understanding.reading),
  ...wishes,
})

type ComposedAnswer = Omit<ChatAnswer, 'language' | 'conversationId'>

async function modelsAnswer(ctx: Context, request: ChatRequest): Promise<ComposedAnswer> {
  const { history, language, guided, shown, telling, say } = request
  const { signal = new AbortController().signal, onText = () => undefined } = telling
  const answering = answerOfModel(ctx, history, { language, signal, onText })
  const { text, urgency, matches } = await answering.catch(async (error) => {
    // A failure of the provider does not count against the budget. An answer aborted by its reader
    // does.
    if (!signal.aborted) await giveBackOne(ctx, dailyAnswers(ctx))
    throw error
  })
  const triage = triageOf(guided)
  triage.urgency = higher(triage.urgency, urgency)
  triage.emergency ||= triage.urgency === 'immediate'
  const content = triage.emergency ? [...emergencyText(triage, say), text].join('\n\n') : text
  const { suggestions: own } = await findingsFor(ctx, { ...needOf(request), ...triage })
  const suggestions = {
    ...own,
    hospitals: firstOf([...matches.hospitals, ...own.hospitals]),
    doctors: firstOf([...matches.doctors, ...own.doctors]),
    services: firstOf([...matches.services, ...own.services]),
  }
  return {
    message: { role: 'assistant', content: content.slice(0, MAX_ANSWER) },
    triage,
    questions: triage.urgency === null ? guided.questions : [],
    suggestions: triage.emergency ? NOTHING : withoutShown(suggestions, shown),
    answeredBy: 'model',
  }
}

async function guidesAnswer(ctx: Context, request: ChatRequest): Promise<ComposedAnswer> {
  const { guided, history, wishes, shown, telling } = request
  const findings = guided.hasCards ? await findingsFor(ctx, needOf(request)) : undefined
  const suggestions = withoutShown(findings?.suggestions ?? NOTHING, shown)
  const last = history.at(-1)?.content ?? ''
  const narrowed = findings
    ? narrowedTexts(findings, {
        ...request,
        ...wishes,
        last,
        isFirst: history.length === 1,
        isKnown: isEmpty(suggestions),
      })
    : []
  const rest = guided.refines && narrowed.length > 0 ? guided.remainder : guided.text
  const content = [...narrowed, rest].filter(Boolean).join('\n\n')
  telling.onText?.(content)
  return {
    message: { role: 'assistant', content },
    triage: triageOf(guided),
    questions: guided.questions,
    suggestions,
    answeredBy: 'guide',
  }
}

async function answer(ctx: Context, request: ChatRequest, mayAskModel: boolean): Promise<ComposedAnswer> {
  const { guided, telling } = request
  const triage = triageOf(guided)
  telling.onTriage?.(triage)
  // The model is not used before it is known whether this is an emergency.
  const isSettled = !triage.emergency && !guided.understanding.isUnsure
  if (mayAskModel && isSettled && (await withinBudget(ctx))) return modelsAnswer(ctx, request)
  return guidesAnswer(ctx, request)
}

/**
 * Answers the last message of a conversation. It is never logged, and stored only for a viewer who
 * chose that. Red flags are checked before any model: in an emergency fixed sentences answer, and
 * no model can contradict them.
 */
export async function chat(ctx: Context, raw: unknown, telling: Telling = {}): Promise<ChatAnswer> {
  const { messages, language: requested, answerBy, conversationId, shown } = chatInput.parse(raw)
  await takeTurn(ctx)
  const turns = turnsOf(messages)
  const language = requested ?? languageWritten(messages)
  const say = withTerms(sayIn[language], await renamedTerms({ ...ctx, language }))
  const previousAnswers = messages.flatMap(({ role, content }) => (role === 'assistant' ? content : []))
  const guided = guide(turns, { language, say, said: previousAnswers })
  // Names in the answer use the language of the answer.
  const answered = await answer(
    { ...ctx, language },
    { history: messages, language, guided, wishes: wishesIn(turns), shown: new Set(shown), say, telling },
    answerBy !== 'guide',
  )
  const suggestions = withoutWithheld(ctx.withheld, answered.suggestions)
  const whole: ChatAnswer = { ...answered, suggestions, language, conversationId: null }
  const { keepsConversations } = await readAssistant(ctx)
  if (ctx.viewer && keepsConversations)
    whole.conversationId = await keepAnswer(ctx, ctx.viewer.id, {
      id: conversationId ?? undefined,
      messages,
      answer: whole,
    })
  return whole
}
