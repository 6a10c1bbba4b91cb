import type { ReactNode } from 'react'
import { Lattice } from '#web/art/art.tsx'
import { Container } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './browse-top.module.css'

type BrowseTopProps = {
  title: ReactNode
  /** Hides the title visually if the page makes its subject clear otherwise. */
  hideTitle?: boolean
  children: ReactNode
}

/** Shows the head of a catalogue list: its title, and the search bar as children. */
export function BrowseTop({ title, hideTitle = false, children }: BrowseTopProps) {
  return (
    <div className={styles.top}>
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
