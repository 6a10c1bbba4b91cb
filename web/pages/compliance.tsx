import { compliance } from '#domain/content/compliance.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'
import { OperatorCertificates } from '#web/features/site/content/operator-certificates.tsx'
import { RequestForm } from '#web/features/site/content/request-form.tsx'

export function Page() {
  return (
    <ContentPage
      content={compliance}
      parts={{ certificates: <OperatorCertificates />, form: <RequestForm kind="evidence" /> }}
    />
  )
}
