/**
 * ContentPage({ content, parts? }) — renders a page from data: its head, then its sections as a
 * document (numbered, with a table of contents beside it) or at full width. `parts` fill the blocks
 * of the kind 'part'.
 */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Content, type Section, wordsOf } from '#domain/content/content.ts'
import { directionOf } from '#domain/languages.ts'
import { Lattice, Niche, Panorama, TileWall } from '#web/art/art.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Printer } from '#web/ui/icons/printer.ts'
import { Container, Eyebrow, Row, SectionHead } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import text from '#web/ui/text.module.css'
import { BlockView } from './blocks.tsx'
import styles from './content-page.module.css'
import { statementsOf } from './content-statements.ts'
import { ContentsList } from './contents-list.tsx'
import { type Facts, useFacts } from './facts.ts'
import { PageLink, Words } from './words.tsx'

type Parts = Record<string, ReactNode>
type ContentProps = { content: Content; facts: Facts; parts: Parts }

const WORDS_A_MINUTE = 220

/** Returns language attributes for texts that exist in only one language. */
const spokenIn = ({ language }: Content) => language && { lang: language, dir: directionOf(language) }

function Version({ content }: { content: Content }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { version, updated } = content
  if (!version && !updated) return null
  const minutes = Math.max(1, Math.round(wordsOf(content.sections) / WORDS_A_MINUTE))
  return (
    <div className={styles.meta}>
      {version && <span>{t('Version of {{day}}', { day: formatDate(version) })}</span>}
      {updated && <span>{t('Last updated on {{day}}', { day: formatDate(updated) })}</span>}
      {content.layout === 'document' && <span>{t('{{count}} minutes to read', { count: minutes })}</span>}
      {version && (
        <Button variant="ghost" size="sm" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      )}
    </div>
  )
}

function Head({ content, facts }: Omit<ContentProps, 'parts'>) {
  const { t } = useTranslation()
  const { eyebrow, title, lead, actions, picture } = content
  const centred = picture === 'panorama'
  return (
    <div className={clsx(styles.head, centred && styles.centred, picture === 'niche' && styles.withNiche)}>
      <Lattice period={84} className={styles.lattice} />
      <Container className={styles.headText}>
        <Eyebrow>{t(eyebrow, facts)}</Eyebrow>
        <h1>
          <bdi {...spokenIn(content)}>{t(title, facts)}</bdi>
        </h1>
        <p className={clsx(text.lead, styles.lead)}>
          <bdi {...spokenIn(content)}>
            <Words of={lead} facts={facts} />
          </bdi>
        </p>
        {actions && (
          <Row wrap className={styles.actions}>
            {actions.map(({ to, label }, place) => (
              <ButtonLink key={to} to={to} size="lg" variant={place === 0 ? 'primary' : 'secondary'}>
                {t(label, facts)}
              </ButtonLink>
            ))}
          </Row>
        )}
        <Version content={content} />
      </Container>
      {picture === 'niche' && <Niche seed={title} className={styles.niche} />}
      {picture === 'panorama' && <Panorama seed={title} height={280} className={styles.panorama} />}
      {picture === 'wall' && <TileWall seed={title} width={1440} height={170} className={styles.wall} />}
    </div>
  )
}

function Blocks({ section, facts, parts }: Omit<ContentProps, 'content'> & { section: Section }) {
  return section.blocks.map((block) => <BlockView key={JSON.stringify(block)} of={block} facts={facts} parts={parts} />)
}

/** Shows numbered sections, with the table of contents at the start and links at the end. */
function DocumentBody({ content, facts, parts }: ContentProps) {
  const { t } = useTranslation()
  const { sections, aside } = content
  return (
    <Container className={styles.document}>
      <ContentsList sections={sections.filter(({ title }) => title)} />
      <article className={styles.prose} {...spokenIn(content)}>
        {sections.map((section, place) => (
          <section key={section.id} id={section.id} className={styles.numbered}>
            <h2>
              <span aria-hidden="true">{place + 1}</span>
              {t(section.title, facts)}
            </h2>
            {section.lead && <p className={styles.sectionLead}>{t(section.lead, facts)}</p>}
            <Blocks section={section} facts={facts} parts={parts} />
          </section>
        ))}
      </article>
      <aside className={styles.aside}>
        {aside?.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2>{t(title)}</h2>
            {links.map(({ to, label }) => (
              <PageLink key={to} to={to}>
                {t(label)}
              </PageLink>
            ))}
          </nav>
        ))}
      </aside>
    </Container>
  )
}

/** Shows sections at full width, every second one on a darker background. */
function PageBody({ content, facts, parts }: ContentProps) {
  const { t } = useTranslation()
  return content.sections.map((section) => (
    <section key={section.id} id={section.id} className={styles.wide}>
      <Container section className={styles.inside}>
        <SectionHead
          className={styles.sectionHead}
          title={t(section.title, facts)}
          lead={section.lead && t(section.lead, facts)}
        />
        <Blocks section={section} facts={facts} parts={parts} />
      </Container>
    </section>
  ))
}

export function ContentPage({ content, parts = {} }: { content: Content; parts?: Parts }) {
  const { t } = useTranslation()
  const facts = useFacts()
  const { pathname } = useLocation()
  const Body = content.layout === 'document' ? DocumentBody : PageBody
  return (
    <>
      <PageTitle>{t(content.title, facts)}</PageTitle>
      <DocumentFacts
        description={t(content.inShort, facts)}
        statements={import.meta.env.SSR && statementsOf({ content, facts, t, address: pathname })}
      />
      <Head content={content} facts={facts} />
      <Body content={content} facts={facts} parts={parts} />
    </>
  )
}
