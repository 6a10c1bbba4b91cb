import { contact } from '#domain/content/contact.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'
import { RequestForm } from '#web/features/site/content/request-form.tsx'

export function Page() {
  return <ContentPage content={contact} parts={{ form: <RequestForm kind="contact" /> }} />
}
