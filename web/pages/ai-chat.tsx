import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CardRef } from '#web/features/site/assistant/answer-turn.tsx'
import { carriedIn } from '#web/features/site/assistant/carried.ts'
import { ChatSide } from '#web/features/site/assistant/chat-side.tsx'
import { Composer } from '#web/features/site/assistant/composer.tsx'
import { readConversation, writeConversation } from '#web/features/site/assistant/conversation.ts'
import { ConversationBar } from '#web/features/site/assistant/conversation-bar.tsx'
import { History } from '#web/features/site/assistant/history.tsx'
import { Engine, ModelConsent } from '#web/features/site/assistant/model-consent.tsx'
import { START_OVER } from '#web/features/site/assistant/start-over.ts'
import { TakeAlong } from '#web/features/site/assistant/take-along.tsx'
import { Thread } from '#web/features/site/assistant/thread.tsx'
import { useChat } from '#web/features/site/assistant/use-chat.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { paths } from '#web/routing/paths.ts'
import { useLocation, useNavigate } from '#web/routing/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { PenLine } from '#web/ui/icons/pen-line.ts'
import text from '#web/ui/text.module.css'
import styles from './ai-chat.module.css'

/** Returns whether the device has a touch screen, whose keyboard would cover the answer. */
const onTouchScreen = () => matchMedia('(pointer: coarse)').matches

export function Page() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state } = useLocation()
  const chat = useChat()
  const field = useRef<HTMLTextAreaElement>(null)
  const questionRef = useRef<HTMLLIElement>(null)
  const card: CardRef = useRef(null)
  const { turns, pending, fresh } = chat
  const thinking = pending !== null
  const last = turns.at(-1)
  const emergency = (pending ? pending.triage : last?.answer?.triage)?.emergency ?? false

  const [unfolded, setUnfolded] = useState(false)
  // On a phone the field collapses to make room for the emergency number.
  const folded = emergency && !unfolded

  // Navigation state is used once, so neither Back nor a reload repeats it.
  const takeCarried = useEffectEvent(() => {
    const carried = carriedIn(state)
    if (!carried) return
    navigate(paths.aiChat, { replace: true, state: null })
    if ('turns' in carried) writeConversation({ id: null, turns: carried.turns })
    else void chat.send(carried.message)
  })
  useEffect(() => takeCarried(), [])

  // Restores the focus, which the disabled field has lost. An emergency takes it before further
  // input.
  useEffect(() => {
    if (!fresh && !emergency) return
    if (emergency) {
      card.current?.focus({ preventScroll: true })
      card.current?.scrollIntoView({ block: 'start' })
    } else if (!thinking && !onTouchScreen()) {
      field.current?.focus({ preventScroll: true })
    }
    // Scrolls to the question, so the answer is read from its beginning.
    if (!emergency) questionRef.current?.scrollIntoView({ block: 'start' })
  }, [fresh, thinking, emergency])

  useEffect(() => {
    if (unfolded) field.current?.focus()
  }, [unfolded])

  const unfold = () => {
    setUnfolded(true)
    field.current?.focus()
  }
  const send = (words: string) => {
    setUnfolded(false)
    void chat.send(words)
  }
  const startOver = () => {
    chat.stop()
    writeConversation(null)
    navigate(paths.home, { state: START_OVER })
  }
  const forget = (ids: 'all' | string) => {
    const { id, turns: storedTurns } = readConversation()
    if (ids === 'all' || ids === id) writeConversation({ id: null, turns: storedTurns })
  }
  return (
    <div className={styles.page}>
      <DocumentFacts
        description={t(
          'Describe your symptoms in your own words and find out how soon to go, which specialty you need, and where in Türkiye. No account needed.',
        )}
      />
      <ChatSide begun={turns.length > 0} disabled={thinking} onPrompt={(prompt) => void chat.send(prompt)} />
      <section className={styles.main} aria-label={t('Conversation')}>
        <ConversationBar turns={turns} onNew={startOver}>
          <History current={chat.id} onOpen={writeConversation} onDeleted={forget} />
        </ConversationBar>
        <div className={styles.log}>
          <Thread chat={chat} card={card} questionRef={questionRef} onMistaken={unfold} />
          {!thinking && last?.role === 'assistant' && !last.isError && <TakeAlong />}
          <ModelConsent />
        </div>
        <p className={text.visuallyHidden} role="status">
          {thinking ? t('Thinking...') : emergency || !fresh ? '' : last?.content}
        </p>
        <div className={styles.write} data-folded={folded}>
          <Button variant="secondary" className={styles.unfold} icon={<PenLine aria-hidden="true" />} onClick={unfold}>
            {t('Write more')}
          </Button>
          <div className={styles.field}>
            <Composer field={field} begun={turns.length > 0} thinking={thinking} onSend={send} onStop={chat.stop} />
            <Engine />
          </div>
        </div>
      </section>
    </div>
  )
}
