/** ActionText({ activity }) — what somebody has done, in a sentence that names the record. */

import { useTranslation } from 'react-i18next'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { Trans } from '#web/i18n/trans.tsx'
import text from '#web/ui/text.module.css'
import { fieldsOf, sentenceOf } from './action-words.ts'

export const ActionTextFields = graphql(`
  fragment ActionTextFields on Activity { action kind subjectId subjectName after }
`)

export function ActionText({ activity }: { activity: ResultOf<typeof ActionTextFields> }) {
  const { t } = useTranslation()
  const { action, subjectName, after } = activity
  return (
    <Trans
      i18nKey={sentenceOf(action, fieldsOf(after))}
      values={{ name: subjectName ?? t('a record without a name'), action }}
      components={{ b: <b className={text.strong} /> }}
    />
  )
}
