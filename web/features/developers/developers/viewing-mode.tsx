/**
 * ModeSwitch({ mode }) — the switch between test mode and live data, for the head of a page.
 * useViewingMode(usual) — which of them the developer pages show, remembered for each user on this
 * device. `usual` holds until the user chooses.
 */
import { stored, useStored } from '#web/device/stored.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { Switch } from '#web/ui/choice.tsx'

type ViewingMode = { isTest: boolean; choose: (isTest: boolean) => void }

export function useViewingMode(usual: 'test' | 'live'): ViewingMode {
  const key = `hekima.view.developers.${useSession().user?.id ?? ''}`
  return {
    isTest: (useStored(key) ?? usual) === 'test',
    choose: (isTest) => stored.set(key, isTest ? 'test' : 'live'),
  }
}

export function ModeSwitch({ mode: { isTest, choose } }: { mode: ViewingMode }) {
  const { t } = useTranslation()
  return <Switch label={t('Test mode')} checked={isTest} onChange={({ target }) => choose(target.checked)} />
}
