/**
 * MenuButton({ label, items, children? }) — actions on one thing, for instance of a row of a table: opens with Enter, Space or the arrow keys, the
 * arrows move, a letter jumps. Without children the button is three dots. An item has `to` (leads there) or `onAction`.
 */
import { clsx } from 'clsx'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, I18nProvider, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useNavigate } from 'react-router-dom'
import { useFormat } from '../i18n/format.ts'
import button from './button.module.css'
import styles from './menu.module.css'

export type MenuEntry = {
  id: string
  label: string
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
} & ({ to: string } | { onAction: () => void })

type MenuButtonProps = { label: string; items: readonly MenuEntry[]; children?: ReactNode }

export function MenuButton({ label, items, children }: MenuButtonProps) {
  const { locale } = useFormat()
  const navigate = useNavigate()
  return (
    <I18nProvider locale={locale}>
      <MenuTrigger>
        <Button aria-label={label} className={children ? clsx(button.button, button.secondary) : button.iconButton}>
          {children ?? <Ellipsis aria-hidden="true" />}
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
