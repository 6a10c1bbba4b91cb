import { accessibility } from '#domain/content/accessibility.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'
import { RequestForm } from '#web/features/site/content/request-form.tsx'

export function Page() {
  return <ContentPage content={accessibility} parts={{ form: <RequestForm kind="accessibility" /> }} />
}
