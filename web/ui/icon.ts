import { clsx } from 'clsx'
import { type ComponentType, createElement, type SVGProps } from 'react'
import styles from './icon.module.css'

export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>

/**
 * Returns an icon component for a path of 24 by 24, hidden from screen readers unless a label is
 * given.
 */
export const drawIcon =
  (path: string): IconComponent =>
  ({ className, ...rest }) =>
    createElement(
      'svg',
      { viewBox: '0 0 24 24', 'aria-hidden': true, className: clsx(styles.icon, className), ...rest },
      createElement('path', { d: path }),
    )
