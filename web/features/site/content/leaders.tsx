import { LEADERS } from '#domain/content/leaders.ts'
import { DoctorArt } from '#web/art/art.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Columns } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './leaders.module.css'

/**
 * Returns the first two words. Most offices end in the same word, but their monograms must differ.
 */
const firstWords = (office: string) => office.split(' ').slice(0, 2).join(' ')

/** Shows the offices of the leadership, without names of people. */
export function Leaders() {
  const { t } = useTranslation()
  return (
    <Columns>
      {LEADERS.map(({ id, office, question, decides }) => (
        <Card key={id} pad as="article" className={styles.leader}>
          <DoctorArt id={id} name={firstWords(t(office))} className={styles.picture} />
          <CardHeading as="h3">{t(office)}</CardHeading>
          <p className={text.lead}>{t(question)}</p>
          <p>{t(decides)}</p>
        </Card>
      ))}
    </Columns>
  )
}
