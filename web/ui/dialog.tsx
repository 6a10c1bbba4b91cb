/**
 * Dialog({ open, onClose, title, children, actions }) — modal; Esc and the backdrop close it. On
 * phones a bottom sheet.
 * DialogActions() — the buttons at the end of a form in a dialog. SubmitActions({ label, busy,
 * onCancel }) — the standard pair of buttons.
 * ConfirmDialog({ open, onClose, title, children, confirmLabel, cancelLabel, onConfirm, busy?,
 * danger? }) — safe action first.
 * Drawer({ open, onClose, title, side='end'|'start'|'full', footer?, children }) — filters, menus.
 * NativeDialog({ open, onClose, className, labelledBy }) — base of the others.
 * All are native <dialog> elements: the browser traps the focus, makes the page inert and restores
 * the focus if the opener still exists.
 */
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { X } from '#web/ui/icons/x.ts'
import { Button, IconButton } from './button.tsx'
import styles from './dialog.module.css'
import { wayBack } from './way-back.ts'

type Modal = { open: boolean; onClose: () => void; children: ReactNode }

export function NativeDialog({
  open,
  onClose,
  className,
  labelledBy,
  children,
}: Modal & { className: string | undefined; labelledBy: string }) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const goBack = wayBack()
    if (!dialog.open) dialog.showModal()
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
      dialog.close()
      // By then the result of the dialog is rendered, or another page has taken the focus.
      requestAnimationFrame(goBack)
    }
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape by itself, through onCancel
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !insideOf(event.currentTarget, event)) onClose()
      }}
    >
      {open && children}
    </dialog>
  )
}

/**
 * Returns whether a press is inside the dialog. A press on its padding has the dialog as its target
 * too, but only the backdrop closes it.
 */
function insideOf(element: Element, { clientX: x, clientY: y }: { clientX: number; clientY: number }) {
  const box = element.getBoundingClientRect()
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

export function Dialog({ open, onClose, title, children, actions }: Modal & { title: ReactNode; actions?: ReactNode }) {
  const id = useId()
  return (
    <NativeDialog open={open} onClose={onClose} className={styles.dialog} labelledBy={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {actions && <DialogActions>{actions}</DialogActions>}
    </NativeDialog>
  )
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

type SubmitActionsProps = { label: ReactNode; busy: boolean; onCancel: () => void }

export function SubmitActions({ label, busy, onCancel }: SubmitActionsProps) {
  const { t } = useTranslation()
  return (
    <DialogActions>
      <Button variant="secondary" onClick={onCancel}>
        {t('Cancel')}
      </Button>
      <Button type="submit" busy={busy}>
        {label}
      </Button>
    </DialogActions>
  )
}

type Confirm = Modal & {
  title: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  onConfirm: () => void
  busy?: boolean
  danger?: boolean
}

export function ConfirmDialog({ confirmLabel, cancelLabel, onConfirm, busy, danger, children, ...modal }: Confirm) {
  return (
    <Dialog
      {...modal}
      actions={
        <>
          <Button variant="secondary" onClick={modal.onClose}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy ?? false} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
    </Dialog>
  )
}

type DrawerProps = Modal & {
  title: ReactNode
  side?: 'end' | 'start' | 'full'
  footer?: ReactNode
  className?: string | undefined
}

export function Drawer({ open, onClose, title, side = 'end', footer, className, children }: DrawerProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <NativeDialog
      open={open}
      onClose={onClose}
      className={clsx(styles.drawer, side !== 'end' && styles[side], className)}
      labelledBy={id}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton label={t('Close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </NativeDialog>
  )
}
