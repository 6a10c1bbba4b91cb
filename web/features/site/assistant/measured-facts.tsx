import { MEASURED } from '#triage/measured.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './measured-facts.module.css'

const { conversations, emergencies, missed, lookalikes, falseAlarms, ordinary, ordinaryAlarms } = MEASURED
const { rightSpecialty, safeUrgency } = MEASURED

/** Shows the measured results of the learned weights, with and without the rules. */
export function MeasuredFacts() {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const of = (part: number, whole: number) =>
    t('{{part}} of {{whole}}', { part: formatNumber(part), whole: formatNumber(whole) })
  const percent = (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <Card pad>
      <Stack className={styles.told}>
        <p>
          {t(
            'A learned model, a sum of weights from {{messages}} labelled messages, works beside the rules. It never raises an alarm: it can only lead to the question about signs of danger, when no rule finds an emergency or when a long message may be just a story. It also estimates urgency and orders the specialties.',
            { messages: formatNumber(MEASURED.messages) },
          )}
        </p>
        <p>
          {t(
            'When the score comes close to an emergency, or someone only says that their chest hurts, the guide asks about signs of danger before giving any advice.',
          )}
        </p>
        <p>
          {t('Rules and weights were tested on {{conversations}} conversations that no one who built them had read:', {
            conversations: formatNumber(conversations),
          })}
        </p>
        <Facts
          items={[
            { term: t('Emergencies with no alarm and no question'), value: of(missed, emergencies) },
            {
              term: t('Emergencies that only get the question about signs of danger'),
              value: of(MEASURED.asked, emergencies),
            },
            {
              term: t('False alarms for messages that only sound like an emergency'),
              value: of(falseAlarms, lookalikes),
            },
            { term: t('Alarms for ordinary complaints'), value: of(ordinaryAlarms, ordinary) },
            { term: t('The right specialty is among the three named'), value: percent(rightSpecialty) },
            { term: t('Urgency high enough'), value: percent(safeUrgency) },
          ]}
        />
        <p className={text.note}>
          {t('The guide can be wrong. If you are worried, call 112 or your local emergency number, whatever it says.')}
        </p>
      </Stack>
    </Card>
  )
}
