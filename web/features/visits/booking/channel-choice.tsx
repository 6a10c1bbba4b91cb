import type { Channel } from '#domain/visit-types.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Choices, RadioCard } from '#web/ui/choice.tsx'
import { BookingSection } from './booking-section.tsx'
import styles from './channel-choice.module.css'

type Props = { channels: readonly Channel[]; chosen: Channel; onChoose: (channel: Channel) => void }

/** Shows the choice of channel if the hospital offers more than one. */
export function ChannelChoice({ channels, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const words: Record<Channel, [title: string, description: string]> = {
    in_person: [t('In person'), t('You go to the hospital.')],
    video: [t('By video'), t('The link appears on your appointment page 15 minutes before it starts.')],
    phone: [t('By phone'), t('The hospital calls the number you give below.')],
  }
  if (channels.length < 2) return null
  return (
    <BookingSection title={t('How would you like to talk?')}>
      <Choices legend={t('How would you like to talk?')} hideLegend className={styles.choices}>
        {channels.map((channel) => (
          <RadioCard
            key={channel}
            name="channel"
            value={channel}
            checked={channel === chosen}
            onChange={() => onChoose(channel)}
            title={words[channel][0]}
            description={words[channel][1]}
          />
        ))}
      </Choices>
    </BookingSection>
  )
}
