import { useState } from 'react'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Disclosure } from '#web/ui/card.tsx'
import { Checkbox, Choices } from '#web/ui/choice.tsx'
import styles from './filters.module.css'
import { toggled } from './search-state.ts'

type NamesFilterProps<Name extends string> = {
  title: string
  open: boolean
  names: readonly Name[]
  /** Translation context of the names, if they have one. */
  context?: 'specialty'
  counts: Readonly<Record<string, number>> | undefined
  chosen: readonly Name[] | undefined
  onChange: (chosen: Name[] | undefined) => void
  /** Requests the counts. */
  onUnfold: () => void
}

/** Shows a collapsible list of checkboxes, which are rendered once it is open. */
export function NamesFilter<Name extends string>({
  title,
  open,
  names,
  context,
  counts,
  chosen,
  onChange,
  onUnfold,
}: NamesFilterProps<Name>) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const [wasOpen, setWasOpen] = useState(false)
  const unfold = () => {
    setWasOpen(true)
    onUnfold()
  }
  const labelOf = (name: string) => (context ? t(name, { context }) : t(name))
  const countOf = (name: string) => {
    const count = counts?.[name]
    return count === undefined ? undefined : formatNumber(count)
  }
  return (
    <Disclosure title={title} open={open} onToggle={unfold}>
      {(open || wasOpen) && (
        <Choices legend={title} hideLegend className={styles.list}>
          {names.map((name) => (
            <Checkbox
              key={name}
              label={labelOf(name)}
              count={countOf(name)}
              checked={chosen?.includes(name) ?? false}
              onChange={({ target }) => onChange(toggled(chosen, name, target.checked))}
            />
          ))}
        </Choices>
      )}
    </Disclosure>
  )
}
