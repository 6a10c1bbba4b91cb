import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Button, I18nProvider, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useNavigate } from '#web/routing/router.tsx'
import { useFormat } from '../i18n/format.ts'
import styles from './menu.module.css'
import type { MenuButtonProps } from './menu.tsx'

/** Replaces the button, with its menu open. The first press loads this module. */
export function OpenedMenu({ label, items, children, className }: MenuButtonProps & { className: string | undefined }) {
  const { locale } = useFormat()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  // Focuses the opener before the menu takes the focus, so that it returns there.
  useEffect(() => {
    opener.current?.focus()
    setOpen(true)
  }, [])
  return (
    <I18nProvider locale={locale}>
      <MenuTrigger isOpen={open} onOpenChange={setOpen}>
        <Button ref={opener} aria-label={label} className={className}>
          {children}
        </Button>
        <Popover placement="bottom end" offset={4}>
          <Menu
            aria-label={label}
            className={styles.menu}
            disabledKeys={items.filter(({ disabled }) => disabled).map(({ id }) => id)}
          >
            {items.map((item) => (
              <MenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                className={clsx(styles.item, item.danger && styles.danger)}
                onAction={'to' in item ? () => void navigate(item.to) : item.onAction}
              >
                {item.icon}
                {item.label}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  )
}
