/**
 * Field({ label, hint?, error?, optional?, hideLabel?, children: (aria) => control }) — connects
 * label, hint, error and aria attributes.
 * Input({ label, hint?, error?, optional?, hideLabel?, icon?, app?, ...input props }) — e.g. <Input
 * label={t('Email')} type="email" error={errors.email?.message} {...register('email')} />
 * Textarea({ same, rows=3, ...textarea props })
 * PasswordInput({ same, meter?: ReactNode }) — with a show button; put <PasswordMeter points
 * label/> into `meter`.
 * PasswordMeter({ points, max=6, label }) — three bars; `label` is the translated Weak, Medium or
 * Strong.
 * Select({ same, options: {value,label,disabled?}[], placeholder?, ...select props }) — a native
 * select, so it is a sheet on phones.
 * FieldError({ id?, error, alert? }) — for controls without a Field; `alert` announces it at once.
 * FieldLabel, FieldHint, FieldBox (an icon in a field) too. Errors are English sentence keys and
 * are translated here.
 */
import { clsx } from 'clsx'
import { type ComponentProps, createContext, type ReactNode, use, useId, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { CircleExclamationPoint as CircleAlert } from '#web/ui/icons/circle-exclamation-point.ts'
import { Eye } from '#web/ui/icons/eye.ts'
import { EyeOff } from '#web/ui/icons/eye-off.ts'
import { IconButton } from './button.tsx'
import styles from './field.module.css'
import meterStyles from './password-meter.module.css'
import text from './text.module.css'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** An English sentence (the key of its translation). */
  error?: string | undefined
  /** Shows "optional" beside the label. Required fields have no star. */
  optional?: boolean
  /** Marks the value as unsaved. */
  changed?: boolean
  hideLabel?: boolean
  className?: string
}

export type FieldAria = { id: string; 'aria-required'?: true; 'aria-invalid'?: true; 'aria-describedby'?: string }

/** Context that is true inside a form, where all fields are required unless marked as optional. */
export const InForm = createContext(false)

export function Field({
  label,
  hint,
  error,
  optional,
  changed,
  hideLabel,
  className,
  id: given,
  children,
}: FieldProps & { id?: string | undefined; children: (aria: FieldAria) => ReactNode }) {
  const { t } = useTranslation()
  const inForm = use(InForm)
  const generatedId = useId()
  const id = given ?? generatedId
  const described = [hint != null && `${id}-hint`, error && `${id}-error`, changed && `${id}-changed`]
  const describedBy = described.filter(Boolean).join(' ')
  return (
    <div className={clsx(styles.field, changed && styles.changed, className)}>
      <label className={hideLabel ? text.visuallyHidden : styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({t('optional')})</span>}
      </label>
      {changed && (
        <span className={styles.mark} id={`${id}-changed`}>
          {t('changed')}
        </span>
      )}
      {children({
        id,
        ...(inForm && !optional && { 'aria-required': true as const }),
        ...(error && { 'aria-invalid': true as const }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      })}
      {hint != null && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

export function FieldLegend({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <legend className={clsx(styles.label, className)}>{children}</legend>
}

export function FieldHint({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <div className={clsx(styles.hint, className)} id={id}>
      {children}
    </div>
  )
}

type FieldErrorProps = { id?: string; error: string | undefined; alert?: boolean; className?: string }

export function FieldError({ id, error, alert, className }: FieldErrorProps) {
  const { t } = useTranslation()
  return (
    error && (
      <p className={clsx(styles.error, className)} id={id} role={alert ? 'alert' : undefined}>
        <CircleAlert aria-hidden="true" />
        {t(error)}
      </p>
    )
  )
}

/** Shows a control with an icon before it, or with a button or arrow at its end. */
export function FieldBox({ children }: { children: ReactNode }) {
  return <span className={styles.box}>{children}</span>
}

/** Splits the props of the field from those of the control. */
const parts = <T extends FieldProps>({
  label,
  hint,
  error,
  optional,
  changed,
  hideLabel,
  className,
  ...control
}: T) => ({
  field: { label, hint, error, optional, changed, hideLabel, className },
  control,
})

type Own = { /** Smaller height, for dense app pages. */ app?: boolean }
export const inputLook = (app?: boolean) => clsx(styles.input, app && styles.low)

/**
 * Attributes that make input follow the direction of its first letter. The placeholder lets
 * styles.css detect an empty field.
 */
const written = { dir: 'auto', placeholder: ' ' } as const

export function Input(props: FieldProps & Own & { icon?: ReactNode } & Omit<ComponentProps<'input'>, 'className'>) {
  const { field, control } = parts(props)
  const { icon, app, id, ...rest } = control
  return (
    <Field {...field} id={id}>
      {(aria) => {
        const own = rest.type && rest.type !== 'text' ? {} : written
        const input = <input {...own} {...rest} {...aria} className={inputLook(app)} />
        return icon ? (
          <FieldBox>
            {icon}
            {input}
          </FieldBox>
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
      {(aria) => <textarea {...written} {...rest} {...aria} rows={rows} className={inputLook(app)} />}
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
        <FieldBox>
          <input {...rest} {...aria} type={shown ? 'text' : 'password'} className={inputLook(app)} />
          <IconButton
            label={t('Show password')}
            className={styles.reveal}
            aria-pressed={shown}
            onClick={() => show(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        </FieldBox>
      )}
    </Field>
  )
}

export function PasswordMeter({ points, max = 6, label }: { points: number; max?: number; label: string }) {
  const { t } = useTranslation()
  const level = points <= 0 ? 0 : Math.ceil((points / max) * 3)
  return (
    <>
      <span className={meterStyles.meter} data-level={level} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <i key={bar} className={clsx(bar <= level && meterStyles.on)} />
        ))}
      </span>
      <span className={meterStyles.label} aria-live="polite">
        {t('Password strength:')} <b className={text.strong}>{label}</b>
      </span>
    </>
  )
}

export type Option = { value: string; label: string; disabled?: boolean; lang?: string }

export function Select(
  props: FieldProps &
    Own & { icon?: ReactNode; options: readonly Option[]; placeholder?: string } & Omit<
      ComponentProps<'select'>,
      'className' | 'children'
    >,
) {
  const { field, control } = parts(props)
  const { icon, options, placeholder, app, id, ...rest } = control
  return (
    <Field {...field} id={id}>
      {(aria) => (
        <FieldBox>
          {icon}
          <select {...rest} {...aria} className={inputLook(app)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.end} aria-hidden="true" />
        </FieldBox>
      )}
    </Field>
  )
}
