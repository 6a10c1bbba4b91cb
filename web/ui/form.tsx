/**
 * Form({ onSubmit, ...form props }) — fields one under the other; what is wrong is said by the
 * fields, not by the browser. Refused({ children }) — why the server said no, beside the button;
 * nothing without a sentence.
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
