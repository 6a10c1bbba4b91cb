import { NewsletterLink } from '#web/features/site/content/newsletter-link.tsx'
import { Container } from '#web/ui/layout.tsx'

export function Page() {
  return (
    <Container section>
      <NewsletterLink />
    </Container>
  )
}
