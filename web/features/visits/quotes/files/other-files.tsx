import type { ComponentProps } from 'react'
import { REPORT_CHOICE } from '#domain/quotes/files.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { FileField } from './file-field.tsx'
import { quoteFileAddress } from './quote-files.ts'

type Props = Omit<ComponentProps<typeof FileField>, 'addressOf' | 'accept' | 'hint'> & { requestId: string | null }

/** Reports and images of a request, with a button to add more. */
export function OtherFiles({ requestId, ...props }: Props) {
  const { t } = useTranslation()
  return (
    <FileField
      {...props}
      addressOf={(fileId) => quoteFileAddress(requestId ?? '', fileId)}
      accept={REPORT_CHOICE}
      hint={t('PDF, JPEG, PNG, DICOM or a zip of DICOM images, up to 20 MB each.')}
    />
  )
}
