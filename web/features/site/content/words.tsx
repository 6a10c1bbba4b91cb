import type { ReactNode } from 'react'
import type { Paragraph } from '#domain/content/content.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { WithPart } from '#web/i18n/with-part.tsx'
import { Link, useHref } from '#web/routing/router.tsx'
import text from '#web/ui/text.module.css'
import type { Facts } from './facts.ts'

type PageLinkProps = { to: string; className?: string | undefined; children: ReactNode }

/** Shows a link to a page, an anchor, or another target such as a file or a mail address. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const place = useHref(to)
  if (/^\/[\w/-]*$/.test(to))
    return (
      <Link className={className} to={to}>
        {children}
      </Link>
    )
  return (
    <a className={className} href={/^\/[\w/-]*(#|\/feed\.xml$)/.test(to) ? place : to}>
      {children}
    </a>
  )
}

/**
 * Shows a sentence of a page with its link and the operator's values. Renders nothing if a required
 * value is missing.
 */
export function Words({ of: paragraph, facts }: { of: Paragraph; facts: Facts }) {
  const { t } = useTranslation()
  if (typeof paragraph === 'string') return t(paragraph, facts)
  const { text: words, to, needs, otherwise } = paragraph
  if (needs && !facts[needs]) return otherwise ? t(otherwise, facts) : null
  if (!to) return t(words, facts)
  const address = to === 'mailto:' ? `mailto:${facts.email}` : to
  return (
    <WithPart of={t(words, facts)}>
      {(part) => (
        <PageLink to={address} className={text.link}>
          {part}
        </PageLink>
      )}
    </WithPart>
  )
}

/** Returns whether a paragraph has all its values or an alternative. */
export const isSaid = (paragraph: Paragraph, facts: Facts): boolean =>
  typeof paragraph === 'string' || !paragraph.needs || Boolean(facts[paragraph.needs]) || Boolean(paragraph.otherwise)
