/**
 * MenuButton({ label, items, children? }) — actions on one record, for instance a row of a table.
 * It opens with Enter, Space or the arrow keys, arrows move, and a letter jumps. Without children
 * the button shows three dots. An item has `to` (a link) or `onAction`.
 */
import { clsx } from 'clsx'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Ellipsis } from '#web/ui/icons/ellipsis.ts'
import button from './button.module.css'

export type MenuEntry = {
  id: string
  label: string
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
} & ({ to: string } | { onAction: () => void })

export type MenuButtonProps = { label: string; items: readonly MenuEntry[]; children?: ReactNode }

const load = () => import('./menu-opened.tsx')
const OpenedMenu = lazy(async () => ({ default: (await load()).OpenedMenu }))

export function MenuButton({ label, items, children }: MenuButtonProps) {
  const [isWanted, setIsWanted] = useState(false)
  const className = children ? clsx(button.button, button.secondary) : button.iconButton
  const face = children ?? <Ellipsis aria-hidden="true" />
  const opener = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded="false"
      className={className}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsWanted(true)}
      onKeyDown={({ key }) => (key === 'ArrowDown' || key === 'ArrowUp') && setIsWanted(true)}
    >
      {face}
    </button>
  )
  if (!isWanted) return opener
  return (
    <Suspense fallback={opener}>
      <OpenedMenu label={label} items={items} className={className}>
        {face}
      </OpenedMenu>
    </Suspense>
  )
}
