/** The list behind Combobox, loaded on demand and never imported directly. */

import { clsx } from 'clsx'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ComboBox, I18nProvider, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { fold } from '#domain/fold.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { useFormat } from '../i18n/format.ts'
import type { ComboboxInnerProps } from './combobox.tsx'
import styles from './combobox-list.module.css'
import { Marked } from './marked.tsx'
import { useRootClass } from './use-root-class.ts'

type SpellingsOf = NonNullable<ComboboxInnerProps['spellingsOf']>

/**
 * Returns the matching options. Those that begin with the text come before those that contain it or
 * match by another spelling.
 */
function matching(options: readonly string[], words: string, spellingsOf: SpellingsOf): string[] {
  const holding = options.filter((option) =>
    [option, ...spellingsOf(option)].some((spelling) => fold(spelling).includes(words)),
  )
  const begins = (option: string) => (fold(option).startsWith(words) ? 0 : 1)
  return holding.sort((a, b) => begins(a) - begins(b))
}

export function ComboboxList({
  aria,
  ariaLabel,
  options,
  spellingsOf = () => [],
  value,
  onChange,
  placeholder,
  name,
  className,
  takeFocus,
}: ComboboxInnerProps) {
  const { t } = useTranslation()
  const { locale } = useFormat()
  const input = useRef<HTMLInputElement>(null)
  // Refocusing a field moves its caret to the start. This moves it behind the typed word.
  useEffect(() => {
    if (takeFocus) input.current?.setSelectionRange(-1, -1)
  }, [takeFocus])
  // A modal dialog covers everything outside it, so the list of a field in a dialog is rendered
  // inside the dialog.
  const [dialog, setDialog] = useState<Element | null>(null)
  useLayoutEffect(() => setDialog(input.current?.closest('dialog') ?? null), [])
  const [isOpen, setOpen] = useState(false)
  useRootClass(isOpen && styles.listed)
  const words = fold(value).trim()
  const chosen = options.includes(value)
  // An exact match, in any letter case or accents, is the only option.
  const meant = options.find((option) => fold(option) === words)
  const shown = chosen ? options : meant ? [meant] : matching(options, words, spellingsOf)
  const chooseMeant = () => {
    if (meant && !chosen) onChange(meant)
  }
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        aria-label={ariaLabel}
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="focus"
        items={shown.map((option) => ({ id: option, name: option }))}
        inputValue={value}
        onInputChange={onChange}
        selectedKey={options.find((option) => option === value) ?? null}
        onSelectionChange={(key) => key !== null && onChange(String(key))}
        onBlur={chooseMeant}
        onOpenChange={setOpen}
      >
        <Input
          {...aria}
          ref={input}
          name={name}
          className={className}
          placeholder={placeholder}
          autoFocus={takeFocus}
          onKeyDown={(event) => event.key === 'Enter' && chooseMeant()}
        />
        <Popover className={styles.popover} offset={6} {...(dialog && { UNSTABLE_portalContainer: dialog })}>
          <ListBox<{ id: string; name: string }>
            className={styles.list}
            renderEmptyState={() => <div className={styles.option}>{t('No results found')}</div>}
          >
            {(option) => (
              <ListBoxItem
                id={option.id}
                textValue={option.name}
                className={clsx(styles.option, option.id === meant && styles.meant)}
              >
                {({ isSelected }) => (
                  <>
                    <Marked text={option.name} query={chosen ? '' : value} />
                    {isSelected && <Check aria-hidden="true" />}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}
