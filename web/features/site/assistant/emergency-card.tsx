import { clsx } from 'clsx'
import { type RefObject, useId, useState } from 'react'
import { EMERGENCY_NUMBER, localNumberOf, NUMBERS_ELSEWHERE } from '#domain/emergency-numbers.ts'
import { directionOf, type UiLanguage } from '#domain/languages.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Globe } from '#web/ui/icons/globe.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import { PhoneCall } from '#web/ui/icons/phone-call.ts'
import text from '#web/ui/text.module.css'
import type { Triage } from './answer.ts'
import styles from './emergency-card.module.css'
import { emergencyWords } from './emergency-words.ts'
import { Paragraphs } from './paragraphs.tsx'

type Words = ReturnType<typeof emergencyWords>
type Props = {
  triage: Pick<Triage, 'redFlags' | 'sufferer'>
  language: UiLanguage
  /** Text from the server. Empty until it arrives. */
  content: string
  /** Phrases of the user that triggered the rules. */
  phrases: readonly string[]
  onMistaken: () => void
  cardRef?: RefObject<HTMLElement | null> | undefined
}

function Elsewhere({ language, words }: { language: UiLanguage; words: Words }) {
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

type CallsProps = { words: Words; elsewhere: boolean; onElsewhere: () => void }

/** Shows the number of the visitor's presumed country, then that of Türkiye, then others. */
function Calls({ words, elsewhere, onElsewhere }: CallsProps) {
  return (
    <div className={styles.calls}>
      <a className={styles.call} href={`tel:${words.number}`}>
        <Phone aria-hidden="true" />
        {words.call}
      </a>
      {words.place && <p className={styles.place}>{words.place}</p>}
      {words.callInTurkiye && (
        <a className={clsx(styles.call, styles.second)} href={`tel:${EMERGENCY_NUMBER}`}>
          <Phone aria-hidden="true" />
          {words.callInTurkiye}
        </a>
      )}
      <Button
        variant="secondary"
        size="lg"
        icon={<Globe aria-hidden="true" />}
        aria-expanded={elsewhere}
        onClick={onElsewhere}
      >
        {words.elsewhere}
      </Button>
    </div>
  )
}

/** Shows the rules and their sources on demand. */
function Reasons({ redFlags, words }: { redFlags: Triage['redFlags']; words: Words }) {
  return (
    <details className={styles.why}>
      <summary>{words.why}</summary>
      <p>{redFlags.length > 0 ? words.fixed : words.byModel}</p>
      {redFlags.length > 0 && (
        <ul className={styles.rules}>
          {redFlags.map(({ id: rule, source }) => (
            <li key={rule}>
              <Link className={text.link} to={paths.ai({ rule })}>
                <code dir="ltr">{rule}</code>
              </Link>{' '}
              <bdi>{source}</bdi>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

/**
 * Shows the emergency card: the number to call, first steps, and the reason. It offers no booking.
 */
export function EmergencyCard({ triage, language, content, phrases, onMistaken, cardRef }: Props) {
  const [elsewhere, setElsewhere] = useState(false)
  const [mistaken, setMistaken] = useState(false)
  const id = useId()
  const { zone } = useClock()
  const { redFlags } = triage
  const words = emergencyWords(language, { ...triage, local: localNumberOf(zone) })
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
        <h2 id={id}>{words.title}</h2>
      </div>
      <Calls words={words} elsewhere={elsewhere} onElsewhere={() => setElsewhere(!elsewhere)} />
      {elsewhere && <Elsewhere language={language} words={words} />}
      <div className={styles.told}>
        <Paragraphs text={content} />
      </div>
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
        <Reasons redFlags={redFlags} words={words} />
        <Link className={text.link} to={paths.ai({ rule: redFlags[0]?.id })}>
          {words.rules}
        </Link>
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

/** Shows an emergency in a stored conversation: the stored text, and the number again. */
export function KeptEmergency({ content }: { content: string }) {
  const { t } = useTranslation()
  return (
    <div className={clsx(styles.card, styles.kept)}>
      <a className={styles.call} href={`tel:${EMERGENCY_NUMBER}`}>
        <Phone aria-hidden="true" />
        {t('Call {{number}}', { number: EMERGENCY_NUMBER })}
      </a>
      <Paragraphs text={content} />
    </div>
  )
}
