/** GuidePage({ title, lead, children }) — a page for developers: where it stands, its name, and what it is for. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { Container } from '#web/ui/layout.tsx'
import styles from './guide-page.module.css'

export function GuidePage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        back={<Breadcrumbs items={[{ label: t('Developers'), to: paths.developers }, { label: title }]} />}
      />
      <Container className={styles.body}>{children}</Container>
    </>
  )
}
