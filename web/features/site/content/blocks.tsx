import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Block, CardText, Point } from '#domain/content/content.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner, Medallion } from '#web/ui/banner.tsx'
import { Card, CardHeading, CardLink } from '#web/ui/card.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { Columns } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './blocks.module.css'
import type { Facts } from './facts.ts'
import { icons } from './icons.ts'
import { isSaid, Words } from './words.tsx'

type WithFacts = { facts: Facts }

function Cards({ cards, facts }: WithFacts & { cards: readonly CardText[] }) {
  const { t } = useTranslation()
  return (
    <Columns className={styles.cards}>
      {cards.map(({ icon, title, text: words, to }, place) => {
        const Icon = icons[icon]
        return (
          <Card key={title} pad hit={Boolean(to)} as="article" className={styles.card}>
            <Medallion tone={place} size="sm">
              <Icon aria-hidden="true" />
            </Medallion>
            <CardHeading as="h3">{to ? <CardLink to={to}>{t(title, facts)}</CardLink> : t(title, facts)}</CardHeading>
            <p>{t(words, facts)}</p>
            {to && <ArrowRight className={clsx(text.flip, styles.arrow)} aria-hidden="true" />}
          </Card>
        )
      })}
    </Columns>
  )
}

/** Shows the box with the key points in plain words. */
export function Points({ title, points, facts }: WithFacts & { title: string; points: readonly Point[] }) {
  const { t } = useTranslation()
  return (
    <div className={styles.points}>
      <h2>{t(title, facts)}</h2>
      <ul>
        {points.map(({ icon, title: what, text: words }) => {
          const Icon = icons[icon]
          return (
            <li key={what}>
              <Icon className={clsx(icon === 'undo' && text.flip)} aria-hidden="true" />
              <span>
                <b>{t(what, facts)}</b>
                {t(words, facts)}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Table({ head, rows, facts }: WithFacts & Extract<Block, { kind: 'table' }>) {
  const { t } = useTranslation()
  const names = head.map((name) => t(name, facts))
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, place) => (
                <td key={names[place]} data-label={place > 0 ? names[place] : undefined}>
                  {t(cell, facts)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function Fold({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        {question}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </details>
  )
}

type BlockProps = WithFacts & { of: Block; parts: Record<string, ReactNode> }

export function BlockView({ of: block, facts, parts }: BlockProps) {
  const { t } = useTranslation()
  switch (block.kind) {
    case 'text':
      return block.paragraphs
        .filter((paragraph) => isSaid(paragraph, facts))
        .map((paragraph) => (
          <p key={JSON.stringify(paragraph)} className={styles.text}>
            <Words of={paragraph} facts={facts} />
          </p>
        ))
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items
            .filter((item) => isSaid(item, facts))
            .map((item) => (
              <li key={JSON.stringify(item)}>
                <Words of={item} facts={facts} />
              </li>
            ))}
        </ul>
      )
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.steps.map(({ title, text: words }, place) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {place + 1}
              </span>
              <h3>{t(title, facts)}</h3>
              <p>{t(words, facts)}</p>
            </li>
          ))}
        </ol>
      )
    case 'cards':
      return <Cards cards={block.cards} facts={facts} />
    case 'points':
      return <Points title={block.title} points={block.points} facts={facts} />
    case 'folds':
      return (
        <div className={styles.folds}>
          {block.folds.map(({ question, answer }) => (
            <Fold key={question} question={t(question, facts)}>
              {answer.map((paragraph) => (
                <p key={JSON.stringify(paragraph)}>
                  <Words of={paragraph} facts={facts} />
                </p>
              ))}
            </Fold>
          ))}
        </div>
      )
    case 'table':
      return <Table {...block} facts={facts} />
    case 'note':
      return (
        <Banner quiet tone={block.tone} title={block.title && t(block.title, facts)}>
          <Words of={block.text} facts={facts} />
        </Banner>
      )
    case 'figures':
      return (
        <>
          <dl className={styles.figures}>
            {block.figures.map(({ fact, of: all, label }) => (
              <div key={label}>
                <dt>{t(label, facts)}</dt>
                <dd>
                  {facts[fact]} {all && <small>{t('of {{all}}', { all: facts[all] })}</small>}
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.source}>{t(block.source, facts)}</p>
        </>
      )
    case 'part':
      return parts[block.part]
  }
}
