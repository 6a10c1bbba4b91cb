import { responsibleDisclosure } from '#domain/content/responsible-disclosure.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  return <ContentPage content={responsibleDisclosure} />
}
