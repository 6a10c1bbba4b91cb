/**
 * Combobox({ label, options: string[], spellingsOf?, value, onChange, placeholder?, icon?, hint?,
 * error?, optional?, hideLabel?, name?, app? })
 * A text field with suggestions. The typed text is the value, so it also works before its list has
 * loaded. `spellingsOf` returns other spellings that match an option. Letters compare by the
 * product's folding (İ ı i, ş s …). The list (react-aria-components) is a separate chunk, loaded at
 * the first focus or hover.
 */
import { type ComponentType, useId, useRef, useState } from 'react'
import { Field, type FieldAria, FieldBox, type FieldProps, inputLook } from './field.tsx'

export type ComboboxInnerProps = {
  aria: FieldAria
  ariaLabel: string
  options: readonly string[]
  spellingsOf?: ((option: string) => readonly string[]) | undefined
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
  name?: string | undefined
  className: string
  /** True if the plain field that this one replaces had the focus. */
  takeFocus: boolean
}

type ComboboxProps = FieldProps & {
  label: string
  options: readonly string[]
  spellingsOf?: ((option: string) => readonly string[]) | undefined
  value: string
  onChange: (value: string) => void
  placeholder?: string
  icon?: React.ReactNode
  name?: string
  app?: boolean
  id?: string
}

let List: ComponentType<ComboboxInnerProps> | null = null
const load = async () => {
  List ??= (await import('./combobox-list.tsx')).ComboboxList
  return List
}

export function Combobox({
  options,
  spellingsOf,
  value,
  onChange,
  placeholder,
  icon,
  name,
  app,
  ...field
}: ComboboxProps) {
  const id = useId()
  const plain = useRef<HTMLInputElement>(null)
  const [list, setList] = useState<{ Inner: ComponentType<ComboboxInnerProps>; takeFocus: boolean } | null>(
    List && { Inner: List, takeFocus: false },
  )
  const wake = () => {
    if (!list)
      void load().then(
        (Inner) => setList({ Inner, takeFocus: document.activeElement === plain.current }),
        () => undefined,
      )
  }
  const className = inputLook(app)
  return (
    <Field {...field} id={field.id ?? id}>
      {(aria) => (
        <FieldBox>
          {icon}
          {list ? (
            <list.Inner
              {...{ aria, options, spellingsOf, value, onChange, placeholder, name, className }}
              ariaLabel={field.label}
              takeFocus={list.takeFocus}
            />
          ) : (
            <input
              {...aria}
              ref={plain}
              name={name}
              className={className}
              placeholder={placeholder}
              autoComplete="off"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onFocus={wake}
              onPointerEnter={wake}
            />
          )}
        </FieldBox>
      )}
    </Field>
  )
}
