import { useMutation } from '@apollo/client/react'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { LANGUAGE_NAMES } from '#web/i18n/i18n.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Select } from '#web/ui/field.tsx'
import { type Account, AccountFields } from './account.ts'
import { Setting } from './setting.tsx'

const UpdateLanguage = graphql(
  `mutation UpdateLanguage($language: String!) { updateLanguage(language: $language) { ...AccountFields } }`,
  [AccountFields],
)

export function MailLanguage({ account }: { account: Account }) {
  const { t } = useTranslation()
  const [update] = useMutation(UpdateLanguage)
  const attempt = useAttempt()
  const choose = (language: string) =>
    attempt(() => update({ variables: { language }, optimisticResponse: { updateLanguage: { ...account, language } } }))
  return (
    <Setting>
      <Select
        label={t('Email language')}
        app
        value={account.language}
        options={UI_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        onChange={(event) => void choose(event.target.value)}
      />
    </Setting>
  )
}
