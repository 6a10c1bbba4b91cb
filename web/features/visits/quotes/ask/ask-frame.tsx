import { type ReactNode, useEffect, useRef } from 'react'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { BackLink } from '#web/ui/button.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Stepper } from '#web/ui/tabs.tsx'
import styles from './ask-frame.module.css'
import { STEPS, type Step } from './request-form.ts'

type Props = {
  step: Step
  title: string
  lead?: ReactNode
  savedAt: string | null
  /** Address and name of the previous step. Null on the first one. */
  back: { to: string; label: string } | null
  aside: ReactNode
  children: ReactNode
}

/** Names of the steps in the progress bar and on buttons. */
export function useStepNames(): Record<Step, string> {
  const { t } = useTranslation()
  return {
    treatment: t('Treatment'),
    situation: t('Your situation'),
    files: t('Photos and files'),
    trip: t('Your trip'),
    hospitals: t('Hospitals'),
    review: t('Review', { context: 'step' }),
  }
}

/** Heading, progress and summary around each step of a request. */
export function AskFrame({ step, title, lead, savedAt, back, aside, children }: Props) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const names = useStepNames()
  const at = STEPS.indexOf(step)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <Container className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.head}>
        <div className={styles.top}>
          {back ? <BackLink to={back.to}>{back.label}</BackLink> : <span />}
          <p className={styles.saved} role="status">
            {savedAt && (
              <>
                <Check aria-hidden="true" />
                {t('Draft saved {{time}}', { time: formatOwn(savedAt, { timeStyle: 'short' }) })}
              </>
            )}
          </p>
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.steps}>
          <Stepper label={t('Steps of your request')} current={at} steps={STEPS.map((name) => names[name])} />
        </div>
        <div className={styles.progress} aria-hidden="true">
          <p>
            <b>{names[step]}</b>
            <span>{t('{{step}} of {{all}}', { step: at + 1, all: STEPS.length })}</span>
          </p>
          <div className={styles.bars}>
            {STEPS.map((name, index) => (
              <i key={name} data-state={index < at ? 'done' : index === at ? 'now' : undefined} />
            ))}
          </div>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        {aside}
      </div>
    </Container>
  )
}
