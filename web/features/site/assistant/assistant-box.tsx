import { clsx } from 'clsx'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { MAX_MESSAGE } from '#domain/chat-limits.ts'
import { Lattice } from '#web/art/art.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link, useLocation, useNavigate } from '#web/routing/router.tsx'
import { Chip } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'
import { Sparkles } from '#web/ui/icons/sparkles.ts'
import { Band, Container, Eyebrow, Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import type { Turn } from './answer.ts'
import styles from './assistant-box.module.css'
import { onEnter } from './on-enter.ts'
import { Paragraphs } from './paragraphs.tsx'
import { PROMPTS } from './prompts.ts'
import { isToBegin } from './start-over.ts'
import { AssistantTurn, Failure, OwnTurn, Thinking } from './turns.tsx'
import { type Chat, useChat } from './use-chat.ts'

/** Introduces the assistant and offers a field to start. */
export function AssistantBox() {
  const { t } = useTranslation()
  return (
    <Band aria-labelledby="assistant">
      <div className={styles.lattice} aria-hidden="true">
        <Lattice period={120} />
      </div>
      <Container section className={styles.columns}>
        <div>
          <Eyebrow className={styles.eyebrow}>{t('AI Health Assistant')}</Eyebrow>
          <h2 id="assistant" className={styles.title}>
            {t('Not sure where to start? Describe how you feel.')}
          </h2>
          <p className={clsx(text.lead, styles.lead)}>
            {t(
              'Tell the assistant your symptoms in your own words. It suggests which specialty fits and which hospitals offer it.',
            )}
          </p>
          <p className={styles.note}>
            <ShieldCheck aria-hidden="true" />
            <span>{t('It does not replace medical advice. In an emergency call 112.')}</span>
          </p>
        </div>
        <Composer />
      </Container>
    </Band>
  )
}

const SHOWN = 2

const EmergencyCard = lazy(async () => ({ default: (await import('./emergency-card.tsx')).EmergencyCard }))

type EmergencyProps = { answer: NonNullable<Turn['answer']>; content: string; onMistaken: () => void }

function Emergency({ answer: { triage, language }, content, onMistaken }: EmergencyProps) {
  return (
    <Suspense fallback={<Paragraphs text={content} />}>
      <EmergencyCard triage={triage} language={language} content={content} phrases={[]} onMistaken={onMistaken} />
    </Suspense>
  )
}

type LastTurnsProps = { chat: Chat; onRetry: () => void; onMistaken: () => void }

/** Shows the end of the conversation and the state of the last question. */
function LastTurns({ chat: { turns, pending }, onRetry, onMistaken }: LastTurnsProps) {
  const { t } = useTranslation()
  if (turns.length === 0) return null
  const suggestions = turns.at(-1)?.answer?.suggestions
  const hasCards = (suggestions?.hospitals.length ?? 0) + (suggestions?.doctors.length ?? 0) > 0
  const shown = pending ? turns.slice(1 - SHOWN) : turns.slice(-SHOWN)
  return (
    <div className={styles.turns}>
      <ol aria-label={t('Conversation')} aria-live="polite">
        {shown.map(({ role, content, timestamp, isError, reason, answer }) =>
          role === 'user' ? (
            <OwnTurn key={`${role} ${timestamp}`} content={content} words={[]} />
          ) : (
            <AssistantTurn key={`${role} ${timestamp}`}>
              {isError ? (
                <Failure reason={reason} onRetry={pending ? undefined : onRetry} />
              ) : answer?.triage.emergency ? (
                <Emergency answer={answer} content={content} onMistaken={onMistaken} />
              ) : (
                <Paragraphs text={content} />
              )}
            </AssistantTurn>
          ),
        )}
        {pending && (
          <AssistantTurn>
            <Thinking />
          </AssistantTurn>
        )}
      </ol>
      {!pending && (
        <Link className={text.link} to={paths.aiChat}>
          {hasCards ? t('Open the conversation with its cards') : t('Open the conversation')}
        </Link>
      )}
    </div>
  )
}

/**
 * Sends a question and continues on the assistant's page with the answer. The tab's storage holds
 * the conversation, because health data must not appear in an address.
 */
function Composer() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const chat = useChat()
  const form = useRef<HTMLFormElement>(null)
  const [symptoms, setSymptoms] = useState('')
  const [isFocused, setIsFocused] = useState(false)
  const toBegin = isToBegin(useLocation().state)
  useEffect(() => {
    if (toBegin) form.current?.querySelector('textarea')?.focus()
  }, [toBegin])
  const message = symptoms.trim()
  const thinking = chat.pending !== null

  const focus = () => form.current?.querySelector('textarea')?.focus()
  const goOn = async (answering: Promise<boolean>) => {
    if (await answering) navigate(paths.aiChat)
    else focus()
  }
  const send = () => {
    if (thinking) return
    setIsFocused(message === '')
    if (!message) return focus()
    setSymptoms('')
    void goOn(chat.send(message))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const suggest = (prompt: string) => {
    setSymptoms(prompt)
    focus()
  }
  return (
    <form ref={form} className={styles.composer} onSubmit={onSubmit}>
      <LastTurns chat={chat} onRetry={() => void goOn(chat.retry())} onMistaken={focus} />
      <Textarea
        label={t('Your symptoms')}
        error={isFocused && !message ? 'Please describe how you feel' : undefined}
        rows={3}
        dir="auto"
        maxLength={MAX_MESSAGE}
        value={symptoms}
        disabled={thinking}
        onChange={(event) => setSymptoms(event.target.value)}
        onKeyDown={onEnter(send)}
        placeholder={t('For example: my right knee has hurt for two weeks when I climb stairs…')}
      />
      <div className={styles.prompts}>
        {PROMPTS.map((prompt) => (
          <Chip key={prompt} onClick={() => suggest(t(prompt))}>
            {t(prompt)}
          </Chip>
        ))}
      </div>
      <Row between className={styles.foot}>
        <span className={styles.engine}>
          {t('Powered by medical AI.')} {t('Each answer says where it comes from.')}
        </span>
        <Button type="submit" size="lg" disabled={thinking || message === ''} icon={<Sparkles aria-hidden="true" />}>
          {thinking ? t('Thinking...') : t('Get Recommendations')}
        </Button>
      </Row>
    </form>
  )
}
