import { clsx } from 'clsx'
import { type ComponentType, createElement, type SVGProps } from 'react'
import styles from './icon.module.css'

export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>

/** Attributes of every icon. */
const looks = (className: string | undefined) => ({ 'aria-hidden': true, className: clsx(styles.icon, className) })

/**
 * Returns an icon component for a path of 24 by 24, hidden from screen readers unless a label is
 * given.
 */
export const drawIcon = (path: string): IconComponent & { path: string } =>
  Object.assign(
    ({ className, ...rest }: SVGProps<SVGSVGElement>) =>
      createElement('svg', { viewBox: '0 0 24 24', ...looks(className), ...rest }, createElement('path', { d: path })),
    { path },
  )

/**
 * Returns an icon component for a drawing that `RepeatedIcons` adds to the document, with the size
 * and colours of its place.
 */
export const repeatIcon =
  (id: string): IconComponent =>
  ({ className, ...rest }) =>
    createElement('svg', { ...looks(className), ...rest }, createElement('use', { href: `#${id}` }))
