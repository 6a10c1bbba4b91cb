import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { DoctorArt, HospitalArt, Lattice, MapArt, Niche, Panorama, ServiceArt, TileWall } from '#web/art/art.tsx'
import { BrandMark } from '#web/art/brand-mark.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { Banner, EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Disclosure, LoadMore } from '#web/ui/card.tsx'
import { ConfirmDialog, Drawer } from '#web/ui/dialog.tsx'
import { Dropdown } from '#web/ui/dropdown.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.tsx'
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
        <Banner>The hospital makes contact within 24–48 hours.</Banner>
      </Shelf>
      <Shelf title="Overlays">
        <div className="row wrap">
          <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
          <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
          <Button onClick={() => toast({ title: 'Booking sent', text: 'BK-2025AB' })}>Show toast</Button>
          <Dropdown
            label="More"
            trigger={(aria) => (
              <button type="button" className="btn secondary" {...aria}>
                Open menu
              </button>
            )}
          >
            <button type="button" className="item">
              One
            </button>
          </Dropdown>
        </div>
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
        <QueryView query={{ loading: true, refetch }} skeleton={<Skeleton className="h-10" />}>
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
        <div className="grid grid-cols-2 gap-3">
          <EntityImage src="/missing.png" className="h-44 rounded-card">
            <HospitalArt id="h-1" city="İstanbul" className="h-44 rounded-card" />
          </EntityImage>
          <HospitalArt id="h-2" city="Nevşehir" className="h-44 rounded-card" />
          <DoctorArt id="d-1" name="Prof. Dr. İpek Şahin" className="size-20 rounded-control" />
          <ServiceArt id="s-1" className="h-24 rounded-card" />
          <TileWall seed="g" width={600} height={300} className="h-40" />
          <Niche seed="home" bare={false} className="h-56" />
          <MapArt id="h-1" className="h-40" />
          <Panorama seed="g" className="h-40" />
        </div>
        <div className="band h-24">
          <Lattice className="text-band-line" />
        </div>
        <span className="brand">
          <BrandMark cross="var(--color-surface)" />
          <b>Hekima</b>
        </span>
        <Card pad hit>
          <a className="cover" href="/hospitals/1">
            {formatDate('2026-12-15')}, {formatMoney(100, 'EUR')}, {formatExact(0, 'TRY')}
          </a>
        </Card>
        <div className="cetvel" />
      </Shelf>
    </>
  )
}
