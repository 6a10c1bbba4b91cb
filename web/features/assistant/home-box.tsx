import './home-box.css'
import { ShieldCheck, Sparkles } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Lattice } from '#web/art/art.tsx'
import { paths } from '#web/paths.ts'
import { Chip } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/field.tsx'

const PROMPTS = ['I have headaches and dizziness', 'I need a health checkup', 'My child has fever and cough'] as const
const LONGEST = 2000

/** Takes the symptoms to the assistant's page, in navigation state: health data has no place in an address. */
export function AssistantBox() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const message = text.trim()

  const send = () => {
    if (message) navigate(paths.aiChat, { state: { message } })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that only confirms a composed character is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const suggest = (prompt: string) => {
    setText(prompt)
    form.current?.querySelector('textarea')?.focus()
  }
  return (
    <section className="band section" aria-labelledby="assistant">
      <div className="lat" aria-hidden="true">
        <Lattice period={120} />
      </div>
      <div className="page assist">
        <div>
          <p className="eyebrow">{t('AI Health Assistant')}</p>
          <h2 id="assistant">{t('Not sure where to start? Describe how you feel.')}</h2>
          <p className="lead">
            {t(
              'Tell the assistant your symptoms in your own words. It suggests which specialty fits and which hospitals offer it.',
            )}
          </p>
          <p className="note">
            <ShieldCheck aria-hidden="true" />
            <span>{t('It does not replace medical advice. In an emergency call 112.')}</span>
          </p>
        </div>
        <form
          ref={form}
          className="composer"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <Textarea
            label={t('Your symptoms')}
            rows={3}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            placeholder={t('For example: for two weeks my right knee hurts when I climb stairs…')}
          />
          <div className="prompts">
            {PROMPTS.map((prompt) => (
              <Chip key={prompt} onClick={() => suggest(t(prompt))}>
                {t(prompt)}
              </Chip>
            ))}
          </div>
          <div className="between">
            <span className="mute text-xs">{t('Powered by medical AI')}</span>
            <Button type="submit" size="lg" disabled={!message} icon={<Sparkles aria-hidden="true" />}>
              {t('Get Recommendations')}
            </Button>
          </div>
        </form>
      </div>
    </section>
  )
}
