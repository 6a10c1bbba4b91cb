/**
 * Form({ onSubmit, ...form props }) — stacked fields. The fields show errors, not the browser.
 * Refused({ children }) — the server's refusal beside the button. Renders nothing without a
 * message.
 */
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Banner } from './banner.tsx'
import { InForm } from './field.tsx'
import styles from './layout.module.css'

export function Form({ className, ...rest }: ComponentProps<'form'>) {
  return (
    <InForm value={true}>
      <form noValidate {...rest} className={clsx(styles.stack, className)} />
    </InForm>
  )
}

export function Refused({ children }: { children: string | null }) {
  return children && <Banner tone="stop">{children}</Banner>
}
