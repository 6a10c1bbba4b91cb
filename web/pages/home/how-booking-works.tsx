import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Container, Rule, SectionHead } from '#web/ui/layout.tsx'
import styles from './how-booking-works.module.css'

export function HowBookingWorks() {
  const { t } = useTranslation()
  const steps = [
    { title: t('Compare'), text: t('Filter by service, city and urgency. Read what other patients say.') },
    { title: t('Choose a service'), text: t('Pick a service at a hospital, then a date and time.') },
    { title: t('Confirm your details'), text: t('No upfront charge. You get a booking number right away.') },
    {
      title: t('Talk to the hospital'),
      text: t('The hospital will confirm your booking. Its page says how soon it usually answers.'),
    },
  ]
  return (
    <Container as="section" section className={styles.section} aria-labelledby="how">
      <Rule className={styles.rule} />
      <SectionHead id="how" title={t('How booking works')} />
      <ol className={styles.steps}>
        {steps.map(({ title, text }, position) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {position + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Container>
  )
}
