import { useMutation } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { graphql } from '#web/graphql.ts'
import { LANGUAGE_NAMES } from '#web/i18n/i18n.ts'
import { refusalOf } from '#web/refusal.ts'
import { Select } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type Account, AccountFields } from './account.ts'

const UpdateLanguage = graphql(
  `mutation UpdateLanguage($language: String!) { updateLanguage(language: $language) { ...AccountFields } }`,
  [AccountFields],
)

export function MailLanguage({ account }: { account: Account }) {
  const { t } = useTranslation()
  const [update] = useMutation(UpdateLanguage)
  const choose = async (language: string) => {
    try {
      await update({
        variables: { language },
        optimisticResponse: { updateLanguage: { ...account, language } },
      })
    } catch (error) {
      toast({ tone: 'stop', text: t(refusalOf(error).message) })
    }
  }
  return (
    <div className="setting">
      <Select
        label={t('Language of mails')}
        app
        value={account.language}
        options={UI_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(event) => void choose(event.target.value)}
      />
    </div>
  )
}
