import { EditCard, EditColumn, EditColumns } from '#web/editing/edit-card.tsx'
import { TextStates } from '#web/editing/text-states.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Details } from '#web/ui/facts.tsx'
import { usePriceText } from '#web/ui/price.tsx'
import text from '#web/ui/text.module.css'
import { LinkedHospitalsCard } from './linked-hospitals.tsx'
import { type EditedService, visitTypeOptions } from './service.ts'

export function ServiceView({ service }: { service: EditedService }) {
  const { t } = useTranslation()
  const priceText = usePriceText()
  const { duration } = service
  return (
    <EditColumns>
      <EditColumn>
        <EditCard
          title={t('About the service')}
          action={
            <Badge tone={service.isActive ? 'ok' : 'done'}>{service.isActive ? t('Active') : t('Inactive')}</Badge>
          }
        >
          <p className={text.written} lang="en" dir="ltr">
            {service.settings.description}
          </p>
          <TextStates texts={service.settings.texts} />
          <Details>
            <div>
              <dt>{t('Category')}</dt>
              <dd>{t(service.category, { context: 'category' })}</dd>
            </div>
            <div>
              <dt>{t('Price')}</dt>
              <dd>{priceText(service)}</dd>
            </div>
            <div>
              <dt>{t('Duration')}</dt>
              <dd>{duration === null ? t('Not given') : t('{{count}} minutes', { count: duration })}</dd>
            </div>
            <div>
              <dt>{t('Visit type')}</dt>
              <dd>{visitTypeOptions(t).find(({ value }) => value === service.visitType)?.label}</dd>
            </div>
            <div>
              <dt>{t('Nights in hospital')}</dt>
              <dd>{service.nights ?? t('Not given')}</dd>
            </div>
            <div>
              <dt>{t('Days in Türkiye')}</dt>
              <dd>{service.stayDays ?? t('Not given')}</dd>
            </div>
            <div>
              <dt>{t('Hospitals')}</dt>
              <dd>{service.hospitalCount}</dd>
            </div>
          </Details>
        </EditCard>
      </EditColumn>
      <EditColumn>
        <LinkedHospitalsCard serviceId={service.id} isActive={service.isActive} />
      </EditColumn>
    </EditColumns>
  )
}
