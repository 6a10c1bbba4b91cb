import type { ReactNode } from 'react'
import { Lattice } from '#web/art/art.tsx'
import { Container } from '#web/ui/layout.tsx'
import styles from './browse-top.module.css'

/** The head of a page that lists the catalogue: its title, and the search bar as children. */
export function BrowseTop({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.top}>
      <div className={styles.lattice} aria-hidden="true">
        <Lattice />
      </div>
      <Container className={styles.container}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </Container>
    </div>
  )
}
