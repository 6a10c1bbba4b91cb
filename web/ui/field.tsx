/**
 * Field({ label, hint?, error?, optional?, hideLabel?, children: (aria) => control }) — wires label, hint, error and aria once.
 * Input({ label, hint?, error?, optional?, hideLabel?, icon?, app?, ...input props }) — e.g. <Input label={t('Email')} type="email" error={errors.email?.message} {...register('email')} />
 * Textarea({ same, rows=3, ...textarea props })
 * PasswordInput({ same, meter?: ReactNode }) — with a show button; put <PasswordMeter points label/> into `meter`.
 * PasswordMeter({ points, max=6, label }) — three bars; `label` is the translated Weak, Medium or Strong.
 * Select({ same, options: {value,label,disabled?}[], placeholder?, ...select props }) — a native select, so it is a sheet on phones.
 * Errors are English sentence keys and are translated here.
 */
import { ChevronDown, CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** An English sentence (the key of its translation). */
  error?: string | undefined
  /** Says "optional" beside the label; required fields are not starred. */
  optional?: boolean
  hideLabel?: boolean
  className?: string
}

export type FieldAria = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id: given,
  children,
}: FieldProps & { id?: string | undefined; children: (aria: FieldAria) => ReactNode }) {
  const { t } = useTranslation()
  const made = useId()
  const id = given ?? made
  const describedBy = [hint != null && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <label className={hideLabel ? 'sr-only' : 'lbl'} htmlFor={id}>
        {label}
        {optional && <span className="opt-note"> ({t('optional')})</span>}
      </label>
      {children({
        id,
        ...(error && { 'aria-invalid': true as const }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      })}
      {hint != null && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          {t(error)}
        </p>
      )}
    </div>
  )
}

/** Splits what the field needs from what the control gets. */
const parts = <T extends FieldProps>({ label, hint, error, optional, hideLabel, className, ...control }: T) => ({
  field: { label, hint, error, optional, hideLabel, className },
  control,
})

type Own = { /** Lower, for dense app pages. */ app?: boolean }
const look = (app?: boolean) => (app ? 'input app' : 'input')

export function Input(props: FieldProps & Own & { icon?: ReactNode } & Omit<ComponentProps<'input'>, 'className'>) {
  const { field, control } = parts(props)
  const { icon, app, id, ...rest } = control
  return (
    <Field {...field} id={id}>
      {(aria) => {
        const input = <input {...rest} {...aria} className={look(app)} />
        return icon ? (
          <span className="ic-in">
            {icon}
            {input}
          </span>
        ) : (
          input
        )
      }}
    </Field>
  )
}

export function Textarea(props: FieldProps & Own & Omit<ComponentProps<'textarea'>, 'className'>) {
  const { field, control } = parts(props)
  const { app, id, rows = 3, ...rest } = control
  return (
    <Field {...field} id={id}>
      {(aria) => <textarea {...rest} {...aria} rows={rows} className={look(app)} />}
    </Field>
  )
}

export function PasswordInput(
  props: FieldProps & Own & { meter?: ReactNode } & Omit<ComponentProps<'input'>, 'className' | 'type'>,
) {
  const { t } = useTranslation()
  const [shown, show] = useState(false)
  const { field, control } = parts(props)
  const { meter, app, id, ...rest } = control
  return (
    <Field {...field} id={id} hint={meter ?? field.hint}>
      {(aria) => (
        <span className="ic-in">
          <input {...rest} {...aria} type={shown ? 'text' : 'password'} className={look(app)} />
          <button
            type="button"
            className="icon-btn"
            aria-label={t('Show password')}
            aria-pressed={shown}
            onClick={() => show(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </button>
        </span>
      )}
    </Field>
  )
}

export function PasswordMeter({ points, max = 6, label }: { points: number; max?: number; label: string }) {
  const { t } = useTranslation()
  const level = points <= 0 ? 0 : Math.ceil((points / max) * 3)
  return (
    <>
      <span className="meter" data-level={level} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <i key={bar} className={bar <= level ? 'on' : ''} />
        ))}
      </span>
      <span className="block mt-1" aria-live="polite">
        {t('Password strength:')} <b className="strong">{label}</b>
      </span>
    </>
  )
}

export type Option = { value: string; label: string; disabled?: boolean }

export function Select(
  props: FieldProps &
    Own & { options: readonly Option[]; placeholder?: string } & Omit<
      ComponentProps<'select'>,
      'className' | 'children'
    >,
) {
  const { field, control } = parts(props)
  const { options, placeholder, app, id, ...rest } = control
  return (
    <Field {...field} id={id}>
      {(aria) => (
        <span className="ic-in">
          <select {...rest} {...aria} className={look(app)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="end" aria-hidden="true" />
        </span>
      )}
    </Field>
  )
}
