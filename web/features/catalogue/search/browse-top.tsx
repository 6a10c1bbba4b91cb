import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Lattice } from '#web/art/art.tsx'
import { Container } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './browse-top.module.css'

type BrowseTopProps = {
  title: ReactNode
  /** Hides the title visually if the page makes its subject clear otherwise. */
  hideTitle?: boolean
  /** Keeps no room for a search bar on a narrow screen, which has it in the header. */
  isSlim?: boolean
  children: ReactNode
}

/** Shows the head of a catalogue list: its title, and the search bar as children. */
export function BrowseTop({ title, hideTitle = false, isSlim, children }: BrowseTopProps) {
  return (
    <div className={clsx(styles.top, isSlim && styles.slim)}>
      <div className={styles.lattice} aria-hidden="true">
        <Lattice />
      </div>
      <Container className={styles.container}>
        <h1 className={hideTitle ? text.visuallyHidden : styles.title}>{title}</h1>
        {children}
      </Container>
    </div>
  )
}
