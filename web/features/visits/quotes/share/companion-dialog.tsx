import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { SecretText } from '#web/ui/secret-text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LinkForm } from './link-form.tsx'
import { LinkList } from './link-list.tsx'
import { QuoteLinks } from './quote-links.ts'

function Links({ id }: { id: string }) {
  const { t } = useTranslation()
  const [url, setUrl] = useState<string | null>(null)
  const query = useQuery(QuoteLinks, { variables: { id }, fetchPolicy: 'cache-and-network' })
  return (
    <Stack>
      <p>{t('Your companion needs no account. The link shows what you choose, and you can end it at any time.')}</p>
      {url && (
        <>
          <Banner tone="ok">{t('The link is ready. Copy it now: we do not store it and cannot show it again.')}</Banner>
          <SecretText copyLabel={t('Copy the link')} value={url}>
            {url}
          </SecretText>
        </>
      )}
      <LinkForm id={id} onMade={setUrl} />
      <QueryView query={query} skeleton={<Skeleton size="row" />}>
        {({ quoteRequest }) => <LinkList links={quoteRequest?.links ?? []} />}
      </QueryView>
    </Stack>
  )
}

/** Dialog for links that share the comparison with a companion. */
export function CompanionDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('Show a companion')}>
      <Links id={id} />
    </Dialog>
  )
}
