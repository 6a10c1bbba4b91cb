/**
 * Building blocks of lists: a card with a picture, and a row with a picture. Their name is a link
 * that covers them (CardLink of card.tsx).
 * PictureCard({ picture?, foot?, corner?, children }) — in a grid (<PictureCards two?>): picture,
 * text, actions at the foot, each of full width.
 * PictureRow({ picture, corner?, children, line?, chips?, side? }) — in a list (<PictureRows>):
 * picture with its corner, text and chips, and `side` at the end on wide screens. On narrow screens
 * the picture is small and `line` replaces `side`. The name is the first stop of the keyboard.
 * CardName({ children }) — the heading.
 */
import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode } from 'react'
import { Card } from './card.tsx'
import styles from './picture-card.module.css'

type PartProps = { className?: string | undefined; children: ReactNode }

export function PictureCards({ two, className, children }: PartProps & { two?: boolean }) {
  return <div className={clsx(styles.cards, two && styles.two, className)}>{children}</div>
}

export function PictureRows({ className, children }: PartProps) {
  return <div className={clsx(styles.list, className)}>{children}</div>
}

type PictureCardProps = PartProps & {
  picture?: ReactNode
  foot?: ReactNode
  /** Shown in the upper corner, above the link. */
  corner?: ReactNode
}

export function PictureCard({ picture, foot, corner, className, children }: PictureCardProps) {
  return (
    <Card as="article" hit className={clsx(styles.card, className)}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      {corner}
    </Card>
  )
}

type PictureRowProps = Omit<PictureCardProps, 'foot'> & { line?: ReactNode; chips?: ReactNode; side?: ReactNode }

export function PictureRow({ picture, corner, line, chips, side, className, children }: PictureRowProps) {
  return (
    <Card as="article" hit data-row className={clsx(styles.row, className)}>
      <div className={styles.head}>{children}</div>
      {line && <div className={styles.line}>{line}</div>}
      {chips && <div className={styles.chips}>{chips}</div>}
      {side && <div className={styles.side}>{side}</div>}
      <div className={styles.thumb}>
        <div className={styles.picture}>{picture}</div>
        {corner}
      </div>
    </Card>
  )
}

export function CardName({ className, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
  return (
    <h3 {...rest} className={clsx(styles.name, className)}>
      {rest.children}
    </h3>
  )
}
