/**
 * EmptyPage({ icon, title, children?, action? }) — a page with only a message and a link. Sets the
 * tab title.
 */
import type { ReactNode } from 'react'
import { EmptyState } from './banner.tsx'
import { Container } from './layout.tsx'
import { PageTitle } from './page-title.tsx'

type Props = { icon: ReactNode; title: string; children?: ReactNode; action?: ReactNode }

export function EmptyPage({ title, ...rest }: Props) {
  return (
    <Container section>
      <PageTitle>{title}</PageTitle>
      <EmptyState level={1} title={title} {...rest} />
    </Container>
  )
}
