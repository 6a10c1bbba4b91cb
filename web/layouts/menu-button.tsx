/** MenuButton({ className? }) — opens the menu sheet of phones. */

import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { later } from '#web/routing/later.tsx'
import { Menu } from '#web/ui/icons/menu.ts'
import { IconButton } from '../ui/button.tsx'

const MenuSheet = later<{ open: boolean; onClose: () => void }>(() =>
  import('./menu-sheet.tsx').then((file) => file.MenuSheet),
)

export function MenuButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      <IconButton
        className={className}
        label={t('Menu')}
        aria-expanded={open}
        onClick={() => {
          setWasOpen(true)
          setOpen(true)
        }}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      {wasOpen && <MenuSheet open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
