/**
 * Tabs({ label, value, onChange, tabs: {value,label,count?}[], children }) — a tab list over one panel (the children); arrow keys move.
 * Stepper({ steps: string[], current, label? }) — star numerals joined by the double rule; `current` counts from 0.
 */
import { Check } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

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
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
            {tab.label} {tab.count != null && <span className="n">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}

export function Stepper({ steps, current, label }: { steps: readonly string[]; current: number; label?: string }) {
  const { t } = useTranslation()
  return (
    <ol className="stepper" aria-label={label ?? t('Steps')} style={{ '--steps': steps.length } as CSSProperties}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={at < current ? 'done' : at === current ? 'now' : ''}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className="n" aria-hidden="true">
            {at < current ? <Check /> : at + 1}
          </span>
          <span className="t">
            {step}
            {at < current && <span className="sr-only"> ({t('done')})</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
