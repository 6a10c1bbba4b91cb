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
            'A sum of weights, learned from {{messages}} labelled messages, stands beside the rules. It raises no alarm: it may only lead to the question about signs of danger, where no rule finds an emergency or where a long story may be only told. It also says how soon, and orders the specialties.',
            { messages: formatNumber(MEASURED.messages) },
          )}
        </p>
        <p>
          {t(
            'Where the sum comes near an emergency, or somebody only says that the chest hurts, the guide asks about the signs of danger before it advises anything.',
          )}
        </p>
        <p>
          {t('Rules and weights were tried on {{conversations}} conversations that nobody who built them had read:', {
            conversations: formatNumber(conversations),
          })}
        </p>
        <Facts
          items={[
            { term: t('Emergencies with neither an alarm nor a question'), value: of(missed, emergencies) },
            {
              term: t('Emergencies with the question about signs of danger only'),
              value: of(MEASURED.asked, emergencies),
            },
            { term: t('False alarms at what only sounds like an emergency'), value: of(falseAlarms, lookalikes) },
            { term: t('Alarms at ordinary complaints'), value: of(ordinaryAlarms, ordinary) },
            { term: t('A right specialty among the three named'), value: percent(rightSpecialty) },
            { term: t('An urgency that is high enough'), value: percent(safeUrgency) },
          ]}
        />
        <p className={text.note}>
          {t('The guide can be wrong. If you are worried, call 112 or your local emergency number, whatever it says.')}
        </p>
      </Stack>
    </Card>
  )
}
