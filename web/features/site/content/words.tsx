import type { ReactNode } from 'react'
import type { Paragraph } from '#domain/content/content.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { WithPart } from '#web/i18n/with-part.tsx'
import { Link, useHref } from '#web/routing/router.tsx'
import text from '#web/ui/text.module.css'
import type { Facts } from './facts.ts'

type PageLinkProps = { to: string; className?: string | undefined; children: ReactNode }

/** A link to a page of ours, to a place on one, or to what is none: a file, a mail. */
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
 * A sentence of a page, with its link and what the operator has entered; nothing where it cannot be
 * said.
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

/** Whether there is something to say. */
export const isSaid = (paragraph: Paragraph, facts: Facts): boolean =>
  typeof paragraph === 'string' || !paragraph.needs || Boolean(facts[paragraph.needs]) || Boolean(paragraph.otherwise)
