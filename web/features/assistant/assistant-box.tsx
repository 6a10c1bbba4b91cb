import { clsx } from 'clsx'
import { ShieldCheck, Sparkles } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Lattice } from '#web/art/art.tsx'
import { paths } from '#web/paths.ts'
import { Chip } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { Band, Container, Eyebrow, Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './assistant-box.module.css'

const PROMPTS = ['I have headaches and dizziness', 'I need a health checkup', 'My child has fever and cough'] as const
const LONGEST = 2000

/** What the assistant does, and a field to begin with. */
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

/** Takes the symptoms to the assistant's page, in navigation state: health data has no place in an address. */
function Composer() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [symptoms, setSymptoms] = useState('')
  const [asked, setAsked] = useState(false)
  const message = symptoms.trim()

  const send = () => {
    setAsked(true)
    if (message) navigate(paths.aiChat, { state: { message } })
    else form.current?.querySelector('textarea')?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that only confirms a composed character is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const suggest = (prompt: string) => {
    setSymptoms(prompt)
    form.current?.querySelector('textarea')?.focus()
  }
  return (
    <form ref={form} className={styles.composer} onSubmit={onSubmit}>
      <Textarea
        label={t('Your symptoms')}
        error={asked && !message ? 'Please describe how you feel' : undefined}
        rows={3}
        maxLength={LONGEST}
        value={symptoms}
        onChange={(event) => setSymptoms(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={t('For example: for two weeks my right knee hurts when I climb stairs…')}
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
          {t('Powered by medical AI')} {t('Each answer says who gives it.')}
        </span>
        <Button type="submit" size="lg" icon={<Sparkles aria-hidden="true" />}>
          {t('Get Recommendations')}
        </Button>
      </Row>
    </form>
  )
}
