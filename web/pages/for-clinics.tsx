import { forClinics } from '#domain/content/for-clinics.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'
import { RequestForm } from '#web/features/site/content/request-form.tsx'

export function Page() {
  return <ContentPage content={forClinics} parts={{ form: <RequestForm kind="clinic" /> }} />
}
