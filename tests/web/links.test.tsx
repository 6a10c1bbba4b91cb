import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { RenderedRouter } from '#web/routing/rendered-router.tsx'
import { Link } from '#web/routing/router.tsx'

const hrefOf = (to: string, rest: object = {}) => {
  const html = renderToStaticMarkup(
    <RenderedRouter address="/my-appointments" language="tr">
      <Link to={to} {...rest}>
        there
      </Link>
    </RenderedRouter>,
  )
  return { href: /href="([^"]*)"/.exec(html)?.[1], rel: /rel="([^"]*)"/.exec(html)?.[1] }
}

describe('a link', () => {
  test.each([
    'https://www.google.com/maps/dir/?api=1',
    '//maps.example',
    'mailto:ada@example.org',
    'tel:+902120000000',
  ])('to %s stays complete and protects this page', (to) => {
    expect(hrefOf(to)).toEqual({ href: to, rel: 'noopener noreferrer' })
    expect(hrefOf(to, { target: '_blank', rel: 'nofollow' }).rel).toBe('noopener noreferrer nofollow')
  })

  test.each([
    ['/help', '/tr/help'],
    ['/help#data', '/tr/help#data'],
  ])('to %s leads to %s', (to, href) => {
    expect(hrefOf(to).href).toBe(href)
  })
})
