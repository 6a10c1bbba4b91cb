import { useQuery } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import text from '#web/ui/text.module.css'
import { useModelChoice } from './model-choice.ts'
import styles from './model-consent.module.css'

const Assistant = graphql(`query Assistant { assistant { answeredBy service keepsConversations } }`)

/** Reads the source of answers and whether the viewer's conversations are stored. */
export const useAssistant = () => useQuery(Assistant, { fetchPolicy: 'cache-and-network' })

/**
 * Requests consent before anything is sent to a model. Until then, and without consent, the guide
 * answers.
 */
export function ModelConsent() {
  const { t } = useTranslation()
  const { choice, choose } = useModelChoice()
  const assistant = useAssistant().data?.assistant
  if (choice !== null || assistant?.answeredBy !== 'model') return null
  return (
    <section className={styles.box} aria-labelledby="model-consent">
      <h2 id="model-consent">{t('May a language model answer?')}</h2>
      <p>
        {t(
          'The built-in guide is answering now. A language model from {{service}} can answer more freely. It is an outside service and would receive this conversation from now on. Fixed rules detect emergencies either way.',
          { service: assistant.service },
        )}
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => choose('guide')}>
          {t('Stay with the guide')}
        </Button>
        <Button onClick={() => choose('model')}>{t('I agree, let it answer')}</Button>
      </div>
    </section>
  )
}

/** Shows the source of the next answer, with a link to change it if there is a choice. */
export function Engine() {
  const { t } = useTranslation()
  const { choice, choose } = useModelChoice()
  const assistant = useAssistant().data?.assistant
  const hasModel = assistant?.answeredBy === 'model'
  const isModel = hasModel && choice === 'model'
  return (
    <p className={styles.engine}>
      {isModel ? t('Powered by medical AI.') : t('The built-in guide answers.')}{' '}
      {t('Do not share names or document numbers.')}{' '}
      {hasModel && choice !== null && (
        <button type="button" className={text.link} onClick={() => choose(isModel ? 'guide' : 'model')}>
          {isModel
            ? t('Use the built-in guide')
            : t('Let the language model from {{service}} answer', { service: assistant.service })}
        </button>
      )}
    </p>
  )
}
