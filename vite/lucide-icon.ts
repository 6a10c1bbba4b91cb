/**
 * All that we use of lucide-react's `createLucideIcon`: a size, a stroke, and what else an svg has.
 */
import { createElement, type SVGProps } from 'react'

type Node = [tag: string, attributes: Record<string, string>]
type Props = SVGProps<SVGSVGElement> & { size?: number | string }

const createLucideIcon =
  ({ node }: { node: Node[] }) =>
  ({ size = 24, ...rest }: Props) =>
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
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )

export default createLucideIcon
