import { MEDIA_KIT } from '#domain/content/media-kit.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { Columns } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './media-kit.module.css'

/** Lists files to download from this server. */
export function MediaKit() {
  const { t } = useTranslation()
  return (
    <Columns>
      {MEDIA_KIT.map(({ file, title, words, ground }) => (
        <Card key={file} clip as="article">
          {ground && (
            <div className={ground === 'dark' ? styles.dark : styles.light}>
              <img src={`/press/${file}`} alt="" width={220} height={64} loading="lazy" />
            </div>
          )}
          <div className={styles.words}>
            <CardHeading as="h3">{t(title)}</CardHeading>
            <p className={text.note}>{t(words)}</p>
            <a className={text.link} href={`/press/${file}`} download>
              <Download aria-hidden="true" className={styles.icon} /> <bdi dir="ltr">{file}</bdi>
            </a>
          </div>
        </Card>
      ))}
    </Columns>
  )
}
