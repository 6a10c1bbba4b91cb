/**
 * What lists are made of: a card with a picture, and a row with a picture. Their name is a link that covers them (CardLink of card.tsx).
 * PictureCard({ picture?, foot?, corner?, children }) — in a grid (<PictureCards two?>): picture, text, actions at the foot, each as wide.
 * PictureRow({ picture, side, actions, corner?, children }) — in a list (<PictureRows>): picture, text, facts at the end with the actions below.
 * CardName({ children }) — the heading. Excerpt({ children }) — two lines of a description.
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
  /** Stands in the upper corner, above the link. */
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

type PictureRowProps = PictureCardProps & { side: ReactNode; actions?: ReactNode }

export function PictureRow({ picture, side, actions, corner, className, children }: Omit<PictureRowProps, 'foot'>) {
  return (
    <Card as="article" hit className={clsx(styles.row, className)}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.body}>{children}</div>
      <div className={styles.side}>
        {side}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {corner}
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

export function Excerpt({ className, children }: PartProps) {
  return <p className={clsx(styles.excerpt, className)}>{children}</p>
}
