import { Introduction } from '#web/features/developers/developers/reference/introduction.tsx'
import { ReferenceFrame } from '#web/features/developers/developers/reference/reference-frame.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'

/** Overview of the REST API: its rules, and the groups of its operations. */
export function Page() {
  const { t } = useTranslation()
  return (
    <ReferenceFrame
      title={t('API reference')}
      lead={t(
        'Generated from the schemas the server validates with, so it is always accurate. Its descriptions are in English.',
      )}
      description={t('All operations of Hekima’s REST API with fields, errors and code to copy.')}
    >
      <Introduction />
    </ReferenceFrame>
  )
}
