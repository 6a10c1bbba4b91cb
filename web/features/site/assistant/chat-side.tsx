import { TileWall } from '#web/art/art.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Eyebrow } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './chat-side.module.css'
import { PROMPTS } from './prompts.ts'

type Props = {
  /** True during a conversation, which takes the whole screen of a phone. */
  begun: boolean
  disabled: boolean
  onPrompt: (prompt: string) => void
}

/** Introduces the assistant and suggests how to start. */
export function ChatSide({ begun, disabled, onPrompt }: Props) {
  const { t } = useTranslation()
  return (
    <aside className={styles.side} data-begun={begun}>
      <Eyebrow>{t('AI Health Assistant')}</Eyebrow>
      <h1>{t('Tell me how you feel, in your own words.')}</h1>
      <p>
        {t(
          'I suggest a specialty and where to find it in Türkiye. I do not replace medical advice. In an emergency call 112.',
        )}
      </p>
      <div className={styles.prompts}>
        <h2>{t('Start with')}</h2>
        {PROMPTS.map((prompt) => (
          <button
            key={prompt}
            type="button"
            className={styles.prompt}
            disabled={disabled}
            onClick={() => onPrompt(t(prompt))}
          >
            {t(prompt)}
          </button>
        ))}
      </div>
      <Link className={text.link} to={paths.ai()}>
        {t('How the assistant decides')}
      </Link>
      <TileWall seed="assistant" width={320} height={224} period={76} className={styles.wall} />
    </aside>
  )
}
