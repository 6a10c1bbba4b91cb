import { clsx } from 'clsx'
import type { RefObject } from 'react'
import type { UiLanguage } from '#domain/languages.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import type { Answer, Turn } from './answer.ts'
import styles from './answer-turn.module.css'
import { isForSafety } from './for-safety.ts'
import { Paragraphs } from './paragraphs.tsx'
import { Suggestions } from './suggestions.tsx'

type QuestionProps = { question: Answer['questions'][number]; onAnswer: (words: string) => void }

/**
 * Shows a question of the guide with its answers as buttons. Safety questions are part of the
 * answer and list their danger signs.
 */
function Question({ question, onAnswer }: QuestionProps) {
  const isSafety = isForSafety(question.id)
  return (
    <fieldset className={clsx(styles.question, isSafety && styles.safety)} dir="auto">
      <legend className={clsx(isSafety && text.visuallyHidden)}>{question.text}</legend>
      <div className={styles.replies}>
        {question.answers.map((words) => (
          <button type="button" key={words} className={styles.reply} onClick={() => onAnswer(words)}>
            {words}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type Props = {
  turn: Turn
  /** True for the last answer, the only one whose questions can be answered. */
  last: boolean
  hasCards: boolean
  onAnswer: (words: string, language: UiLanguage) => void
}

/** Shows an answer: its text, questions, matching records and source. */
export function AnswerTurn({ turn, last, hasCards, onAnswer }: Props) {
  const { t } = useTranslation()
  const { content, stopped, answer } = turn
  return (
    <>
      <Paragraphs text={content} />
      {stopped && <p className={text.note}>{t('You stopped this answer.')}</p>}
      {last &&
        answer?.questions.map((question) => (
          <Question key={question.id} question={question} onAnswer={(words) => onAnswer(words, answer.language)} />
        ))}
      {answer && hasCards && <Suggestions answer={answer} />}
      {answer && (
        <p className={text.note}>
          {answer.answeredBy === 'guide'
            ? t('Answered by the built-in guide.')
            : t('Answered by a language model, which can make mistakes.')}
        </p>
      )}
    </>
  )
}

export type CardRef = RefObject<HTMLElement | null>
