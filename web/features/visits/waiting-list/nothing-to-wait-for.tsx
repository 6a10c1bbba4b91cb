import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout.tsx'

/** Shows that the address names no treatment or visit of the viewer. */
export function NothingToWaitFor() {
  const { t } = useTranslation()
  return (
    <Stack>
      <Banner>{t('Please choose a treatment first.')}</Banner>
      <ButtonLink size="lg" block to={paths.search({ type: 'hospitals' })}>
        {t('Browse Hospitals')}
      </ButtonLink>
    </Stack>
  )
}
