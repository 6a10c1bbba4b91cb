import { useTranslation } from 'react-i18next'
import { WallPage } from '../layouts/wall-page.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Eyebrow } from '../ui/layout.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import text from '../ui/text.module.css'

export function Page() {
  const { t } = useTranslation()
  return (
    <WallPage
      fallen
      actions={
        <>
          <ButtonLink size="lg" to={paths.home}>
            {t('Go to homepage')}
          </ButtonLink>
          <ButtonLink size="lg" variant="secondary" to={paths.services}>
            {t('Browse Services')}
          </ButtonLink>
        </>
      }
    >
      <PageTitle>{t('Page Not Found')}</PageTitle>
      <Eyebrow>404</Eyebrow>
      <h1>{t('Page Not Found')}</h1>
      <p className={text.lead}>
        {t("Sorry, we couldn't find the page you're looking for. The page may have been moved or deleted.")}
      </p>
    </WallPage>
  )
}
