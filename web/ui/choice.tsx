/**
 * Checkbox({ label, count?, error?, ...input props }) · Radio({ same }) · Switch({ label, ...input
 * props }) — native inputs, ready for {...register()}.
 * RadioCard({ title, description?, lead?, end?, name, value, checked, onChange, disabled? }) — a
 * whole card that is one radio. Wrap several in <Choices>.
 * Choices({ legend, hideLegend?, className?, error?, children }) — fieldset with legend around
 * radios or checkboxes.
 * Segmented({ label, name?, value, onChange, options: {value,label,icon?}[] }) — Hospitals /
 * Doctors, a radio group.
 * Joined({ legend, value, onChange, options: {value,label,name?,note?}[] }) — a radio group of a
 * few joined buttons. `name` is the accessible name if the label is only a sign, `note` is shown
 * below it.
 * ViewToggle({ value: 'list'|'grid', onChange }) — two joined icon buttons.
 * Pill({ label, note?, type='checkbox'|'radio', ...input props }) — boxed choice, for instance
 * price bands.
 */
import { clsx } from 'clsx'
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { LayoutGrid } from '#web/ui/icons/layout-grid.ts'
import { List } from '#web/ui/icons/list.ts'
import styles from './choice.module.css'
import field from './field.module.css'
import { FieldError } from './field.tsx'
import layout from './layout.module.css'
import { Row } from './layout.tsx'
import card from './radio-card.module.css'
import segmented from './segmented.module.css'
import text from './text.module.css'

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'type'>

/** ID of the error message of the surrounding choices, which applies to each of them. */
const Wrong = createContext<string | undefined>(undefined)
const wrongAria = (id: string | undefined) => (id ? { 'aria-invalid': true, 'aria-describedby': id } : undefined)

export function Checkbox({
  label,
  count,
  error,
  ...input
}: { label: ReactNode; count?: ReactNode; error?: string | undefined } & InputProps) {
  const id = useId()
  const around = use(Wrong)
  return (
    <>
      <label className={styles.choice}>
        <input {...input} {...wrongAria(error ? id : around)} type="checkbox" className={styles.checkbox} />
        <span>{label}</span>
        {count != null && <span className={styles.count}>{count}</span>}
      </label>
      <FieldError id={id} error={error} />
    </>
  )
}

export function Radio({ label, count, ...input }: { label: ReactNode; count?: ReactNode } & InputProps) {
  const wrong = use(Wrong)
  return (
    <label className={styles.choice}>
      <input {...input} {...wrongAria(wrong)} type="radio" className={styles.radio} />
      <span>{label}</span>
      {count != null && <span className={styles.count}>{count}</span>}
    </label>
  )
}

export function Switch({ label, ...input }: { label: ReactNode } & InputProps) {
  return (
    <label className={styles.choice}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, as a switch too */}
      <input {...input} type="checkbox" role="switch" className={styles.switch} />
      <span>{label}</span>
    </label>
  )
}

type RadioCardProps = { title: ReactNode; description?: ReactNode; lead?: ReactNode; end?: ReactNode } & Omit<
  InputProps,
  'title'
>

export function RadioCard({ title, description, lead, end, ...input }: RadioCardProps) {
  return (
    <label className={card.card}>
      {lead}
      <span className={card.words}>
        <span className={card.title}>{title}</span>
        {description && <span className={card.description}>{description}</span>}
      </span>
      <Row as="span">
        {end}
        <input {...input} type="radio" className={styles.radio} />
      </Row>
    </label>
  )
}

export function Choices({
  legend,
  hideLegend,
  className,
  error,
  children,
}: {
  legend: ReactNode
  hideLegend?: boolean
  className?: string
  error?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <fieldset>
      <legend className={hideLegend ? text.visuallyHidden : field.label}>{legend}</legend>
      <Wrong value={error ? id : undefined}>
        <div className={className ?? layout.stack}>{children}</div>
      </Wrong>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

type SegmentedProps<T extends string> = {
  label: string
  name?: string
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: ReactNode; icon?: ReactNode }[]
  className?: string | undefined
}

export function Segmented<T extends string>({ label, name, value, onChange, options, className }: SegmentedProps<T>) {
  const generatedId = useId()
  return (
    <fieldset className={clsx(segmented.segmented, className)}>
      <legend className={text.visuallyHidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className={text.visuallyHidden}
            name={name ?? generatedId}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

type JoinedProps<T extends string> = {
  legend: string
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: ReactNode; name?: string; note?: ReactNode }[]
}

export function Joined<T extends string>({ legend, value, onChange, options }: JoinedProps<T>) {
  const group = useId()
  return (
    <fieldset className={segmented.joined}>
      <legend className={text.visuallyHidden}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className={text.visuallyHidden}
            name={group}
            aria-label={option.name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
          {option.note != null && <small>{option.note}</small>}
        </label>
      ))}
    </fieldset>
  )
}

type ViewToggleProps = {
  value: 'list' | 'grid'
  onChange: (value: 'list' | 'grid') => void
  className?: string | undefined
}

export function ViewToggle({ value, onChange, className }: ViewToggleProps) {
  const { t } = useTranslation()
  const name = useId()
  const options = [
    { value: 'list', label: t('List'), icon: <List className={text.flip} aria-hidden="true" /> },
    { value: 'grid', label: t('Grid'), icon: <LayoutGrid aria-hidden="true" /> },
  ] as const
  return (
    <fieldset className={clsx(segmented.toggle, className)}>
      <legend className={text.visuallyHidden}>{t('View')}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.label}>
          <input
            type="radio"
            className={text.visuallyHidden}
            name={name}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
        </label>
      ))}
    </fieldset>
  )
}

export function Pill({
  label,
  note,
  type = 'checkbox',
  ...input
}: { label: ReactNode; note?: ReactNode; type?: 'checkbox' | 'radio' } & InputProps) {
  const wrong = use(Wrong)
  return (
    <label className={styles.pill}>
      <input {...input} {...wrongAria(wrong)} type={type} className={text.visuallyHidden} />
      {label}
      {note && <small>{note}</small>}
    </label>
  )
}
