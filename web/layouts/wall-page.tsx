/**
 * WallPage({ sign?, fallen?, actions, children }) — a tile wall with a gap above a message and
 * links: Page Not Found, Access Denied.
 */
import type { ReactNode } from 'react'
import { artAddress } from '../art/address.ts'
import { Picture } from '../art/art.tsx'
import { Container, Row } from '../ui/layout.tsx'
import styles from './wall-page.module.css'

type WallPageProps = {
  /** Shown in the gap. */
  sign?: ReactNode
  /** Shows the missing tile beside the text. */
  fallen?: boolean
  actions: ReactNode
  children: ReactNode
}

export function WallPage({ sign, fallen, actions, children }: WallPageProps) {
  return (
    <>
      <div className={styles.picture} aria-hidden="true">
        <Picture src={artAddress('gap')} className={styles.wall} />
        {sign && <span className={styles.gap}>{sign}</span>}
      </div>
      <Container className={styles.text}>
        {fallen && <Picture src={artAddress('fallen')} className={styles.tile} />}
        {children}
        <Row wrap className={styles.actions}>
          {actions}
        </Row>
      </Container>
    </>
  )
}
