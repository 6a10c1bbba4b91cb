import { useState } from 'react'
import { DoctorArt, HospitalArt, Lattice, Niche, Panorama, ProvinceMap, ServiceArt, TileWall } from '#web/art/art.tsx'
import { BrandMark } from '#web/art/brand-mark.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { Banner, EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardLink, Disclosure, LoadMore } from '#web/ui/card.tsx'
import { ConfirmDialog, Drawer } from '#web/ui/dialog.tsx'
import { Dropdown, DropdownItem } from '#web/ui/dropdown.tsx'
import { SearchX } from '#web/ui/icons/search-x.ts'
import { Band, Row, Rule, Stack } from '#web/ui/layout.tsx'
import { ClockNote, NextTimes } from '#web/ui/next-times.tsx'
import { Price, RatesNote } from '#web/ui/price.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.tsx'
import styles from './gallery.module.css'
import { Shelf } from './shelf.tsx'

const refetch = async () => undefined

export function Surfaces() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const { formatDate, formatMoney, formatExact } = useFormat()
  const close = () => setOpen(null)
  return (
    <>
      <Shelf title="Banners">
        <Banner tone="ok">Changes saved successfully.</Banner>
        <Banner tone="warn" title="Using Demo Data" action={<button type="button">Retry</button>}>
          Could not connect to server. Showing sample appointments.
        </Banner>
        <Banner tone="stop" title="Sign in failed">
          Email or password is wrong.
        </Banner>
        <Banner>The hospital will contact you within 24–48 hours.</Banner>
      </Shelf>
      <Shelf title="Overlays">
        <Row wrap>
          <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
          <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
          <Button onClick={() => toast({ title: 'Booking sent', text: 'BK-2025AB' })}>Show toast</Button>
          <Dropdown
            label="More"
            trigger={(aria) => (
              <Button variant="secondary" {...aria}>
                Open menu
              </Button>
            )}
          >
            <DropdownItem>One</DropdownItem>
          </Dropdown>
        </Row>
        <ConfirmDialog
          open={open === 'dialog'}
          onClose={close}
          title="Cancel appointment?"
          cancelLabel="Keep it"
          confirmLabel="Cancel Appointment"
          danger
          onConfirm={close}
        >
          Are you sure you want to cancel your appointment at Firuze Park Hospital?
        </ConfirmDialog>
        <Drawer open={open === 'drawer'} onClose={close} title="Filters" footer={<Button block>Show Results</Button>}>
          <Disclosure title="Rating" open>
            4.5+
          </Disclosure>
        </Drawer>
        <Disclosure title="Is there a charge?">No.</Disclosure>
      </Shelf>
      <Shelf title="Loading, empty, error">
        <QueryView query={{ loading: true, refetch }} skeleton={<Skeleton size="control" />}>
          {() => null}
        </QueryView>
        <QueryView query={{ loading: false, error: new Error('no'), refetch }} skeleton={null}>
          {() => null}
        </QueryView>
        <EmptyState
          icon={<SearchX />}
          title="No results found"
          level={3}
          action={<Button variant="secondary">Clear Filters</Button>}
        >
          Try adjusting your search terms.
        </EmptyState>
        <Spinner label="Checking authentication..." />
        <LoadMore shown={20} total={41} onClick={() => undefined} />
      </Shelf>
      <Shelf title="Pictures">
        <div className={styles.pictures}>
          <EntityImage src="/missing.png" className={styles.picture}>
            <HospitalArt id="h-1" city="İstanbul" className={styles.picture} />
          </EntityImage>
          <HospitalArt id="h-2" city="Nevşehir" className={styles.picture} />
          <DoctorArt id="d-1" name="Prof. Dr. İpek Şahin" className={styles.portrait} />
          <ServiceArt id="s-1" className={styles.strip} />
          <TileWall seed="g" width={600} height={300} className={styles.strip} />
          <Niche seed="home" bare={false} className={styles.strip} />
          <ProvinceMap
            place={{ city: 'İzmir', latitude: 38.419, longitude: 27.129, locationApproximate: false }}
            className={styles.strip}
          />
          <Panorama seed="g" className={styles.strip} />
        </div>
        <Band className={styles.strip}>
          <Lattice className={styles.lines} />
        </Band>
        <BrandMark cross="var(--color-surface)" />
        <Card pad hit>
          <CardLink to="/hospitals/1">
            {formatDate('2026-12-15')}, {formatMoney(100, 'EUR')}, {formatExact(0, 'TRY')}
          </CardLink>
        </Card>
        <ClockNote />
        <NextTimes
          label="Firuze Park Hospital"
          times={[
            { date: '2031-03-03', time: '00:30' },
            { date: '2031-03-04', time: '14:00' },
          ]}
          addressOf={({ date, time }) => `/checkout?date=${date}&time=${time}`}
          more="/hospitals/1"
        />
        <NextTimes label="No one" times={[]} addressOf={() => '/'} />
        <Stack gap="small" as="section" aria-label="Prices">
          <Price price={2100} currency="USD" />
          <Price price={2100.5} currency="EUR" from />
          <Price price={null} currency="USD" />
          <RatesNote
            prices={[
              { price: null, currency: 'EUR' },
              { price: 2100, currency: 'USD' },
            ]}
          />
        </Stack>
        <Rule />
      </Shelf>
    </>
  )
}
