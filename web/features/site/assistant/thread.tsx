import type { RefObject } from 'react'
import type { UiLanguage } from '#domain/languages.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { Triage, Turn } from './answer.ts'
import { AnswerTurn, type CardRef } from './answer-turn.tsx'
import { EmergencyCard, KeptEmergency } from './emergency-card.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { piecesOf } from './phrases.ts'
import styles from './thread.module.css'
import { AssistantTurn, Failure, OwnTurn, Thinking, Unanswered } from './turns.tsx'
import type { Chat } from './use-chat.ts'

const wordsOf = (triage: Triage | null | undefined) => triage?.redFlags.flatMap(({ words }) => words) ?? []

/** Returns the phrases in all messages that triggered the rules. */
const phrasesIn = (turns: readonly Turn[], triage: Triage) => {
  const pieces = turns
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) => piecesOf(content, wordsOf(triage)))
  return [...new Set(pieces.filter(({ marked }) => marked).map(({ text }) => text))]
}

const cardsOf = ({ answer }: Turn): string => {
  const { hospitals = [], doctors = [], treatments = [] } = answer?.suggestions ?? {}
  return [...hospitals, ...doctors, ...treatments].map(({ id }) => id).join(' ')
}

/** Returns whether the next answer has the same cards, which are then shown only there. */
const areShownAgain = (turns: readonly Turn[], place: number): boolean => {
  const [turn, next] = [turns[place], turns.slice(place + 1).find(({ role }) => role === 'assistant')]
  return turn !== undefined && next !== undefined && cardsOf(turn) === cardsOf(next)
}

/** Returns a key by position, so an emergency keeps the focus once its answer is complete. */
const keyOf = (place: number) => `turn ${place}`

type Props = {
  chat: Chat
  card: CardRef
  /** Latest message of the user. */
  questionRef: RefObject<HTMLLIElement | null>
  onMistaken: () => void
}

/**
 * Shows the conversation, ending with the answer in progress. An emergency is shown as soon as it
 * is known.
 */
export function Thread({ chat, card, questionRef, onMistaken }: Props) {
  const { t } = useTranslation()
  const { turns, pending, send, retry } = chat
  const lastOwn = turns.findLastIndex(({ role }) => role === 'user')
  const isLast = (place: number) => place === turns.length - 1 && !pending
  const emergency = pending?.triage?.emergency ? pending : null
  const cardOf = (
    place: number,
    { triage, language, content }: { triage: Triage; language: UiLanguage; content: string },
  ) => (
    <EmergencyCard
      triage={triage}
      language={language}
      content={content}
      phrases={phrasesIn(turns.slice(0, place), triage)}
      onMistaken={onMistaken}
      cardRef={place >= turns.length - 1 ? card : undefined}
    />
  )
  const elementOf = (turn: Turn, place: number) => {
    const { isError, reason, answer, content } = turn
    if (isError) return <Failure reason={reason} onRetry={isLast(place) ? () => void retry() : undefined} />
    if (answer?.triage.emergency) return cardOf(place, { triage: answer.triage, language: answer.language, content })
    if (turn.kept?.emergency) return <KeptEmergency content={content} />
    return (
      <AnswerTurn
        turn={turn}
        last={isLast(place)}
        hasCards={!areShownAgain(turns, place)}
        onAnswer={(words, language) => void send(words, language)}
      />
    )
  }
  return (
    <ol className={styles.thread} aria-label={t('Conversation')}>
      {turns.map((turn, place) => {
        const next = turns[place + 1]?.answer?.triage ?? (place === turns.length - 1 ? pending?.triage : null)
        return turn.role === 'user' ? (
          <OwnTurn
            key={keyOf(place)}
            content={turn.content}
            words={wordsOf(next)}
            ref={place === lastOwn ? questionRef : null}
          />
        ) : (
          <AssistantTurn key={keyOf(place)}>{elementOf(turn, place)}</AssistantTurn>
        )
      })}
      {pending && (
        <AssistantTurn key={keyOf(turns.length)}>
          {emergency?.triage ? (
            cardOf(turns.length, { triage: emergency.triage, language: pending.language, content: pending.text })
          ) : (
            <>
              <Paragraphs text={pending.text} />
              <Thinking />
            </>
          )}
        </AssistantTurn>
      )}
      {!pending && turns.at(-1)?.role === 'user' && <Unanswered onRetry={() => void retry()} />}
    </ol>
  )
}
