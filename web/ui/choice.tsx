/**
 * Checkbox({ label, count?, error?, ...input props }) · Radio({ same }) · Switch({ label, ...input props }) — native inputs, ready for {...register()}.
 * RadioCard({ title, description?, lead?, end?, name, value, checked, onChange, disabled? }) — a whole card that is one radio; wrap several in <Choices>.
 * Choices({ legend, hideLegend?, className?, error?, children }) — fieldset with legend around radios or checkboxes.
 * Segmented({ label, name?, value, onChange, options: {value,label,icon?}[] }) — Hospitals / Doctors, a radio group.
 * ViewToggle({ value: 'list'|'grid', onChange }) — two joined icon buttons.
 * Pill({ label, note?, type='checkbox'|'radio', ...input props }) — boxed choice, e.g. price bands.
 */
import { CircleAlert, LayoutGrid, List } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'type'>

export function Checkbox({
  label,
  count,
  error,
  ...input
}: { label: ReactNode; count?: ReactNode; error?: string | undefined } & InputProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <label className="check">
        <input
          {...input}
          type="checkbox"
          className="box"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
        {count != null && <span className="n">{count}</span>}
      </label>
      {error && (
        <p className="err" id={id}>
          <CircleAlert aria-hidden="true" />
          {t(error)}
        </p>
      )}
    </>
  )
}

export function Radio({ label, count, ...input }: { label: ReactNode; count?: ReactNode } & InputProps) {
  return (
    <label className="check">
      <input {...input} type="radio" className="radio" />
      <span>{label}</span>
      {count != null && <span className="n">{count}</span>}
    </label>
  )
}

export function Switch({ label, ...input }: { label: ReactNode } & InputProps) {
  return (
    <label className="check">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, as a switch too */}
      <input {...input} type="checkbox" role="switch" className="switch" />
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
    <label className="rcard">
      {lead ?? <span />}
      <span>
        <span className="t">{title}</span>
        {description && <span className="d">{description}</span>}
      </span>
      <span className="row">
        {end}
        <input {...input} type="radio" className="radio" />
      </span>
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
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'lbl'}>{legend}</legend>
      <div className={className ?? 'stack'}>{children}</div>
      {error && (
        <p className="err" id={id}>
          <CircleAlert aria-hidden="true" />
          {t(error)}
        </p>
      )}
    </fieldset>
  )
}

type SegmentedProps<T extends string> = {
  label: string
  name?: string
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: ReactNode; icon?: ReactNode }[]
}

export function Segmented<T extends string>({ label, name, value, onChange, options }: SegmentedProps<T>) {
  const made = useId()
  return (
    <fieldset className="seg">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="sr-only"
            name={name ?? made}
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

export function ViewToggle({
  value,
  onChange,
}: {
  value: 'list' | 'grid'
  onChange: (value: 'list' | 'grid') => void
}) {
  const { t } = useTranslation()
  const name = useId()
  const options = [
    { value: 'list', label: t('List'), icon: <List aria-hidden="true" /> },
    { value: 'grid', label: t('Grid'), icon: <LayoutGrid aria-hidden="true" /> },
  ] as const
  return (
    <fieldset className="tog">
      <legend className="sr-only">{t('View')}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.label}>
          <input
            type="radio"
            className="sr-only"
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
  return (
    <label className="pill">
      <input {...input} type={type} className="sr-only" />
      {label}
      {note && <small>{note}</small>}
    </label>
  )
}
