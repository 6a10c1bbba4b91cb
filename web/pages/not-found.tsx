import { useTranslation } from 'react-i18next'
import { FallenTile, WallWithGap } from '../art/wall-with-gap.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export function Page() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle>{t('Page Not Found')}</PageTitle>
      <WallWithGap />
      <div className="page nf-t">
        <FallenTile />
        <p className="eyebrow">404</p>
        <h1>{t('Page Not Found')}</h1>
        <p className="lead">
          {t("Sorry, we couldn't find the page you're looking for. The page may have been moved or deleted.")}
        </p>
        <div className="row wrap mt-7">
          <ButtonLink size="lg" to={paths.home}>
            {t('Go to homepage')}
          </ButtonLink>
          <ButtonLink size="lg" variant="secondary" to={paths.services}>
            {t('Browse Services')}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
