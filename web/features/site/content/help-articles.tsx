import { useId } from 'react'
import type { Paragraph } from '#domain/content/content.ts'
import { HELP_ARTICLES, HELP_TOPICS, type HelpArticle } from '#domain/content/help-articles.ts'
import { fold } from '#domain/fold.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useAddress } from '#web/routing/use-address.ts'
import { EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { Search } from '#web/ui/icons/search.ts'
import text from '#web/ui/text.module.css'
import { Fold } from './blocks.tsx'
import { useFacts } from './facts.ts'
import styles from './help-articles.module.css'
import { Words } from './words.tsx'

const wordsIn = (paragraph: Paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.text)

const readWords = (params: URLSearchParams) => params.get('q') ?? ''

const writeWords = (q: string) => new URLSearchParams(q ? { q } : {})

/** Lists guides by topic. The search keeps those that contain every typed word. */
export function HelpArticles() {
  const { t } = useTranslation()
  const facts = useFacts()
  const id = useId()
  const [q, setWords] = useAddress(readWords, writeWords)
  const words = fold(q).split(/\s+/).filter(Boolean)
  const textOf = ({ question, answer, topic }: HelpArticle) =>
    fold([HELP_TOPICS[topic], question, ...answer.map(wordsIn)].map((text) => t(text, facts)).join(' '))
  const matches = HELP_ARTICLES.filter((article) => words.every((word) => textOf(article).includes(word)))
  const topics = Object.entries(HELP_TOPICS).map(([topic, name]) => ({
    topic,
    name,
    articles: matches.filter((article) => article.topic === topic),
  }))
  return (
    <div className={styles.center}>
      <search>
        {/* Without scripts the form loads the page with the words in its query. */}
        <form action="" onSubmit={(event) => event.preventDefault()}>
          <Input
            label={t('Search the guides')}
            name="q"
            type="search"
            icon={<Search aria-hidden="true" />}
            value={q}
            onChange={({ target }) => setWords(target.value)}
          />
        </form>
      </search>
      <p className={text.note} role="status">
        {q ? t('{{count}} guides found', { count: matches.length }) : null}
      </p>
      {matches.length === 0 && (
        <EmptyState
          level={3}
          icon={<Search aria-hidden="true" />}
          title={t('No guides match these words')}
          action={<Button onClick={() => setWords('')}>{t('Show all guides')}</Button>}
        >
          {t('Try fewer or other words, or write to us.')}
        </EmptyState>
      )}
      {topics
        .filter(({ articles }) => articles.length > 0)
        .map(({ topic, name, articles }) => (
          <section key={topic} aria-labelledby={`${id}-${topic}`}>
            <h3 id={`${id}-${topic}`}>{t(name)}</h3>
            {articles.map(({ id: article, question, answer }) => (
              <Fold key={article} question={t(question)}>
                {answer.map((paragraph) => (
                  <p key={wordsIn(paragraph)}>
                    <Words of={paragraph} facts={facts} />
                  </p>
                ))}
              </Fold>
            ))}
          </section>
        ))}
    </div>
  )
}
