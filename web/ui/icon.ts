import { type ComponentType, createElement, type SVGProps } from 'react'

type Shape = readonly [tag: string, attributes: Record<string, string>]
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }
export type IconComponent = ComponentType<IconProps>

/** An icon of these shapes, 24 by 24, hidden from screen readers unless a label is given. */
export const drawIcon =
  (shapes: readonly Shape[]): IconComponent =>
  ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
