import type { Block, Content, Paragraph } from '#domain/content/content.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { breadcrumbs } from '#web/rendering/statements.ts'
import { paths } from '#web/routing/paths.ts'
import type { Facts } from './facts.ts'

type Words = (sentence: string, facts: Facts) => string
type ContentInWords = { content: Content; facts: Facts; t: Words; address: string }

/** Returns a sentence without its link markup. */
const spoken = (paragraph: Paragraph, { facts, t }: Pick<ContentInWords, 'facts' | 't'>) =>
  t(typeof paragraph === 'string' ? paragraph : paragraph.text, facts).replace(/<\/?a>/g, '')

const foldsOf = (block: Block) => (block.kind === 'folds' ? block.folds : [])

/** Returns the structured data of a content page and its questions. */
export const statementsOf =
  ({ content, ...paragraphFacts }: ContentInWords) =>
  (origin: string): object[] => {
    const { facts, t, address } = paragraphFacts
    const questions = content.sections.flatMap(({ blocks }) => blocks.flatMap(foldsOf))
    return [
      breadcrumbs(origin, [
        { name: PRODUCT_NAME, address: paths.home },
        { name: t(content.title, facts), address },
      ]),
      ...(questions.length > 0
        ? [
            {
              '@type': 'FAQPage',
              mainEntity: questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: t(question, facts),
                acceptedAnswer: {
                  '@type': 'Answer',
                  text: answer.map((paragraph) => spoken(paragraph, paragraphFacts)).join(' '),
                },
              })),
            },
          ]
        : []),
    ]
  }
