import { general } from '#domain/quotes/questionnaires/general.ts'
import { questionnaireOf } from '#domain/quotes/questionnaires/index.ts'
import type { ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Disclosure } from '#web/ui/card.tsx'
import text from '#web/ui/text.module.css'
import { type AccountDraftFields, valuesOf } from '../ask/account-draft.ts'
import { useRequestFacts } from '../ask/request-facts.ts'
import styles from './sent-facts.module.css'

/** The sent request as hospitals read it. */
export function SentFacts({ request }: { request: ResultOf<typeof AccountDraftFields> }) {
  const { t } = useTranslation()
  const groups = useRequestFacts(valuesOf(request).values, questionnaireOf(request.questionnaireId) ?? general)
  const facts = groups.filter(({ step }) => step !== 'hospitals').flatMap((group) => group.facts)
  return (
    <Disclosure title={t('What you sent')}>
      <dl className={styles.facts}>
        {facts
          .filter(({ open }) => !open)
          .map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className={text.written}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
    </Disclosure>
  )
}
