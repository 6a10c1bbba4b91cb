/** ActionText({ activity }) — the action as a sentence that names the record. */

import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { Trans } from '#web/i18n/trans.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import { fieldsOf, reportIn, sentenceOf } from './action-words.ts'

export const ActionTextFields = graphql(`
  fragment ActionTextFields on Activity { action kind subjectId subjectName before after }
`)

export function ActionText({ activity }: { activity: ResultOf<typeof ActionTextFields> }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { action, kind, subjectName } = activity
  const after = fieldsOf(activity.after)
  const report = reportIn(kind, after ?? fieldsOf(activity.before))
  const name = report
    ? t(report.name, { from: formatDate(report.from), to: formatDate(report.to) })
    : (subjectName ?? (kind === 'user' ? t('a deleted account') : t('a record without a name')))
  return (
    <Trans
      i18nKey={sentenceOf(action, after)}
      values={{ name, action }}
      components={{ b: <b className={text.strong} /> }}
    />
  )
}
