import { clsx } from 'clsx'
import { sentence } from '#domain/sentences.ts'
import { MeasuredFacts } from '#web/features/site/assistant/measured-facts.tsx'
import { RuleList } from '#web/features/site/assistant/rule-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { paths } from '#web/routing/paths.ts'
import { useSearchParams } from '#web/routing/router.tsx'
import { Medallion } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, PageHead } from '#web/ui/card.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import { Database } from '#web/ui/icons/database.ts'
import { HeartHandshake } from '#web/ui/icons/heart-handshake.ts'
import { ListChecks } from '#web/ui/icons/list-checks.ts'
import { LockKeyhole } from '#web/ui/icons/lock-keyhole.ts'
import { Columns, Container, SectionHead } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './ai.module.css'

const FACTS = [
  {
    Icon: ListChecks,
    title: sentence('Emergencies by fixed rules'),
    words: sentence(
      'Fixed rules with public sources read everything you write in English, Turkish, Russian or Arabic first. A red flag shows the emergency number and offers nothing to book. No model can undo that.',
    ),
  },
  {
    Icon: HeartHandshake,
    title: sentence('A guide that asks first'),
    words: sentence(
      'The built-in guide asks the few questions that matter, then names one to three specialties and how soon to go. It never gives a diagnosis or a dose.',
    ),
  },
  {
    Icon: Database,
    title: sentence('Only what really exists'),
    words: sentence(
      'Hospitals, doctors, treatments, prices and available times come from our own records. A language model, if the operator has set one up, can raise the urgency but never lower it, and names that do not exist here are removed from its answers.',
    ),
  },
  {
    Icon: LockKeyhole,
    title: sentence('Your words stay yours'),
    words: sentence(
      'No account is needed and nothing is saved unless you ask. Nothing is sent to an outside model before you agree, and you can keep using the guide.',
    ),
  },
] as const

/** Shows information about the assistant, with all its rules. */
export function Page() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  return (
    <>
      <DocumentFacts
        description={t(
          'How Hekima’s assistant works: fixed rules with public sources for emergencies, questions before answers, hospitals from our records.',
        )}
      />
      <PageHead
        eyebrow={t('AI Health Assistant')}
        title={t('AI Hospital Finder')}
        lead={t(
          'Describe how you feel or which treatment you want. The assistant tells you how soon to go, which specialty you need, and where in Türkiye.',
        )}
      >
        <ButtonLink className={styles.start} size="lg" to={paths.aiChat}>
          {t('Start a conversation')}
          <ArrowRight className={text.flip} aria-hidden="true" />
        </ButtonLink>
      </PageHead>
      <Container section>
        <Columns className={styles.facts}>
          {FACTS.map(({ Icon, title, words }, place) => (
            <Card key={title} pad as="section" className={styles.fact}>
              <Medallion tone={place} size="sm">
                <Icon className={clsx(Icon === ListChecks && text.flip)} aria-hidden="true" />
              </Medallion>
              <h2>{t(title)}</h2>
              <p>{t(words)}</p>
            </Card>
          ))}
        </Columns>
      </Container>
      <Container section className={styles.rules}>
        <SectionHead title={t('What is learned')} />
        <MeasuredFacts />
      </Container>
      <Container section className={styles.rules}>
        <SectionHead
          title={t('The rules')}
          lead={t('Each rule with the words it looks for, its source and its version. No model can overrule a rule.')}
        />
        <RuleList shown={params.get('rule')} />
      </Container>
    </>
  )
}
