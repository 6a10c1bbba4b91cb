import { STORED_ITEMS } from '#domain/content/browser-storage-items.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Details } from '#web/ui/facts.tsx'
import { Row, Stack } from '#web/ui/layout.tsx'
import styles from './browser-storage.module.css'

/** Lists the entries of the browser storage with purpose and duration. */
export function BrowserStorageList() {
  const { t } = useTranslation()
  return (
    <Stack>
      {STORED_ITEMS.map(({ name, where, purpose, lasts, necessary }) => (
        <Card key={name} pad as="article">
          <Row between wrap>
            <CardHeading as="h3" className={styles.name}>
              <bdi dir="ltr">{name}</bdi>
            </CardHeading>
            <Badge tone={necessary ? 'info' : 'done'}>{necessary ? t('Necessary') : t('Your choice')}</Badge>
          </Row>
          <p>{t(purpose)}</p>
          <Details>
            <div>
              <dt>{t('Where')}</dt>
              <dd>{t(where)}</dd>
            </div>
            <div>
              <dt>{t('How long')}</dt>
              <dd>{t(lasts)}</dd>
            </div>
          </Details>
        </Card>
      ))}
    </Stack>
  )
}
