import { clsx } from 'clsx'
import { Globe, Phone, PhoneCall } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { EMERGENCY_NUMBER, NUMBERS_ELSEWHERE } from '#domain/emergency-numbers.ts'
import { directionOf, type UiLanguage } from '#domain/languages.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/paths.ts'
import { Link } from '#web/router.tsx'
import { Button } from '#web/ui/button.tsx'
import text from '#web/ui/text.module.css'
import type { Triage } from './answer.ts'
import styles from './emergency-card.module.css'
import { emergencyWords } from './emergency-words.ts'
import { Paragraphs } from './paragraphs.tsx'

type Props = {
  triage: Pick<Triage, 'redFlags'>
  language: UiLanguage
  /** What the server says of it; nothing while that is on its way. */
  content: string
  /** What was written that the rules rest on. */
  phrases: readonly string[]
  onMistaken: () => void
  cardRef?: RefObject<HTMLElement | null> | undefined
}

function Elsewhere({ language, words }: { language: UiLanguage; words: ReturnType<typeof emergencyWords> }) {
  const { formatList } = useFormat()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return (
    <div className={styles.section}>
      <h3>{words.numbers}</h3>
      <ul className={styles.numbers}>
        {NUMBERS_ELSEWHERE.map(([number, countries]) => (
          <li key={countries.join()}>
            <a href={`tel:${number}`} className={text.link}>
              <bdi dir="ltr">{number}</bdi>
            </a>{' '}
            {formatList(countries.map((code) => names.of(code) ?? code))}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What stands first in an emergency: whom to call, what to do until then, and why this is shown. It offers nothing to book. */
export function EmergencyCard({ triage, language, content, phrases, onMistaken, cardRef }: Props) {
  const [elsewhere, setElsewhere] = useState(false)
  const [mistaken, setMistaken] = useState(false)
  const id = useId()
  const { redFlags } = triage
  const words = emergencyWords(language, redFlags)
  return (
    <section
      className={styles.card}
      lang={language}
      dir={directionOf(language)}
      aria-labelledby={id}
      ref={cardRef}
      tabIndex={-1}
    >
      <div className={styles.top} role="alert">
        <span className={styles.star}>
          <PhoneCall aria-hidden="true" />
        </span>
        <div>
          <h2 id={id}>{words.title}</h2>
          <Paragraphs text={content} />
        </div>
      </div>
      <div className={styles.calls}>
        <a className={styles.call} href={`tel:${EMERGENCY_NUMBER}`}>
          <Phone aria-hidden="true" />
          {words.call}
        </a>
        <Button
          variant="secondary"
          size="lg"
          icon={<Globe aria-hidden="true" />}
          aria-expanded={elsewhere}
          onClick={() => setElsewhere(!elsewhere)}
        >
          {words.elsewhere}
        </Button>
      </div>
      {elsewhere && <Elsewhere language={language} words={words} />}
      <div className={styles.section}>
        <h3>{words.until}</h3>
        <ol className={styles.steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      {phrases.length > 0 && (
        <div className={styles.section}>
          <h3>{words.because}</h3>
          <p className={styles.phrases}>
            {phrases.map((phrase) => (
              <mark key={phrase} dir="auto">
                {phrase}
              </mark>
            ))}
          </p>
        </div>
      )}
      <p className={styles.section}>{words.noBooking}</p>
      <div className={styles.foot}>
        <p>
          {redFlags.length > 0 ? words.fixed : words.byModel}{' '}
          {redFlags.map(({ id: rule }) => (
            <code key={rule} dir="ltr">
              {rule}
            </code>
          ))}{' '}
          <Link className={text.link} to={paths.ai({ rule: redFlags[0]?.id })}>
            {words.rules}
          </Link>
        </p>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            setMistaken(true)
            onMistaken()
          }}
        >
          {words.mistaken}
        </Button>
        <p role="status">{mistaken && words.explain}</p>
      </div>
    </section>
  )
}

/** An emergency in a conversation that was kept: what was said then, and the number again. */
export function KeptEmergency({ content }: { content: string }) {
  const { t } = useTranslation()
  return (
    <div className={clsx(styles.card, styles.kept)}>
      <Paragraphs text={content} />
      <a className={styles.call} href={`tel:${EMERGENCY_NUMBER}`}>
        <Phone aria-hidden="true" />
        {t('Call {{number}}', { number: EMERGENCY_NUMBER })}
      </a>
    </div>
  )
}
