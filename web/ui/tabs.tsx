/**
 * Tabs({ label, value, onChange, tabs: {value,label,count?}[], children }) — a tab list over one
 * panel (the children), operated with arrow keys.
 * Stepper({ steps: string[], current, label?, skipped? }) — star numerals joined by the double
 * rule; `current` counts from 0. Earlier steps are done unless they are `skipped`.
 */
import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Check } from '#web/ui/icons/check.ts'
import stepper from './stepper.module.css'
import styles from './tabs.module.css'
import text from './text.module.css'

type TabsProps<T extends string> = {
  label: string
  value: T
  onChange: (value: T) => void
  tabs: readonly { value: T; label: ReactNode; count?: ReactNode }[]
  children: ReactNode
}

export function Tabs<T extends string>({ label, value, onChange, tabs, children }: TabsProps<T>) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const back = event.currentTarget.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft'
    const forth = back === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const at = tabs.findIndex((tab) => tab.value === value)
    const to = { [back]: at - 1, [forth]: at + 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label} {tab.count != null && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}

type StepperProps = { steps: readonly string[]; current: number; label?: string; skipped?: readonly number[] }

export function Stepper({ steps, current, label, skipped = [] }: StepperProps) {
  const { t } = useTranslation()
  const isDone = (at: number) => at < current && !skipped.includes(at)
  return (
    <>
      <ol className={stepper.stepper} aria-label={label ?? t('Steps')}>
        {steps.map((step, at) => (
          <li
            key={step}
            className={clsx(isDone(at) && stepper.done, at === current && stepper.now)}
            aria-current={at === current ? 'step' : undefined}
          >
            <span className={stepper.count} aria-hidden="true">
              {isDone(at) ? <Check /> : at + 1}
            </span>
            <span className={stepper.title}>
              {step}
              {isDone(at) && <span className={text.visuallyHidden}> ({t('done')})</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className={stepper.words} aria-hidden="true">
        {t('Step {{step}} of {{all}}', { step: current + 1, all: steps.length })}: <b>{steps[current]}</b>
      </p>
    </>
  )
}
