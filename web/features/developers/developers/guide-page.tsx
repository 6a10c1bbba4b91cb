/**
 * GuidePage({ title, lead, description?, children }) — a page for developers with breadcrumb, title
 * and purpose.
 */
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { paths } from '#web/routing/paths.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { Container } from '#web/ui/layout.tsx'
import styles from './guide-page.module.css'

type Props = {
  title: string
  lead: ReactNode
  /** Description for search engines. Pages that only developers see have none. */
  description?: string
  children: ReactNode
}

export function GuidePage({ title, lead, description, children }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {description && <DocumentFacts description={description} />}
      <PageHead
        title={title}
        lead={lead}
        back={<Breadcrumbs items={[{ label: t('Developers'), to: paths.developers }, { label: title }]} />}
      />
      <Container className={styles.body}>{children}</Container>
    </>
  )
}
