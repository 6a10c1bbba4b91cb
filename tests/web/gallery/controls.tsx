import { useState } from 'react'
import { provinceNames } from '#domain/provinces.ts'
import { ServiceEmoji, ServiceIcon } from '#web/art/service-icon.tsx'
import { Badge, Chip, Chips, Meta, Rating, Verified } from '#web/ui/badge.tsx'
import { Medallion } from '#web/ui/banner.tsx'
import { BellDropdown } from '#web/ui/bell-dropdown.tsx'
import { BackLink, Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { Checkbox, Choices, Pill, Radio, RadioCard, Segmented, Switch, ViewToggle } from '#web/ui/choice.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { DatePicker, SlotGrid } from '#web/ui/date-picker.tsx'
import { Input, PasswordInput, PasswordMeter, Select, Textarea } from '#web/ui/field.tsx'
import { Calendar } from '#web/ui/icons/calendar.ts'
import { HeartPulse } from '#web/ui/icons/heart-pulse.ts'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { Band, Row } from '#web/ui/layout.tsx'
import { Stepper, Tabs } from '#web/ui/tabs.tsx'
import styles from './gallery.module.css'
import { Shelf } from './shelf.tsx'

const VARIANTS = ['primary', 'secondary', 'tonal', 'ghost', 'danger', 'danger-quiet'] as const

export function Controls() {
  const [city, setCity] = useState('')
  const [date, setDate] = useState<string | null>('2026-12-15')
  const [time, setTime] = useState<string | null>('10:00')
  const [tab, setTab] = useState('all')
  const [type, setType] = useState('hospitals')
  const [view, setView] = useState<'list' | 'grid'>('list')
  const [service, setService] = useState('a')
  return (
    <>
      <Shelf title="Buttons">
        <Row wrap>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button busy>Search</Button>
          <Button disabled>Disabled</Button>
          <Button size="sm" variant="secondary">
            Small
          </Button>
          <Button size="lg" icon={<Calendar />}>
            Book Appointment
          </Button>
          <ButtonLink to="/services" variant="secondary">
            Link
          </ButtonLink>
          <IconButton label="Edit">
            <Pencil />
          </IconButton>
        </Row>
        <Band className={styles.onBand}>
          <Row wrap>
            <Button variant="on-band">On band</Button>
            <Button variant="on-band-quiet">Quiet on band</Button>
          </Row>
        </Band>
        <BackLink>Back</BackLink>
      </Shelf>
      <Shelf title="Marks">
        <Row wrap>
          <Badge tone="ok">Confirmed</Badge>
          <Badge tone="warn">Pending Confirmation</Badge>
          <Badge tone="done">Completed</Badge>
          <Badge tone="stop">Cancelled</Badge>
          <Badge tone="info">New</Badge>
        </Row>
        <Chips>
          <Chip>Cardiology</Chip>
          <Chip onClick={() => undefined}>I need a health checkup</Chip>
          <Chip tone="plain" onRemove={() => undefined} removeLabel="Remove İstanbul">
            İstanbul
          </Chip>
          <Chip tone="quiet">Surgery</Chip>
          <Chip tone="more">+3 more</Chip>
          <Chip tone="on">Selected</Chip>
        </Chips>
        <Meta>
          <Rating value={4.8} count={412} />
          <Rating value={null} />
          <span>
            Firuze Park <Verified />
          </span>
        </Meta>
        <Row wrap>
          <Medallion>
            <ServiceEmoji iconKey="tooth" />
          </Medallion>
          <Medallion tone={1} size="sm">
            <ServiceIcon iconKey="tooth" />
          </Medallion>
          <Medallion tone={2}>
            <HeartPulse />
          </Medallion>
          <BellDropdown title="Needs you" label="Needs you: 1240" count={1240}>
            Appointments
          </BellDropdown>
        </Row>
      </Shelf>
      <Shelf title="Fields">
        <Input label="Email" type="email" placeholder="you@example.com" hint="We send the confirmation here." />
        <PasswordInput label="Password" error="Password must be at least 6 characters" defaultValue="12345" />
        <PasswordInput label="New password" meter={<PasswordMeter points={4} label="Medium" />} />
        <Textarea label="Notes" optional placeholder="Anything the hospital should know" />
        <Select
          label="Urgency"
          placeholder="Any time"
          options={[
            { value: 'urgent', label: 'Urgent (24h)' },
            { value: 'soon', label: 'Soon (3 days)' },
          ]}
        />
        <Combobox
          label="City"
          icon={<MapPin />}
          options={provinceNames}
          value={city}
          onChange={setCity}
          placeholder="Any of 81 provinces"
        />
        <Input label="Disabled" disabled defaultValue="cannot change" />
      </Shelf>
      <Shelf title="Date and time">
        <DatePicker
          label="Date"
          value={date}
          onChange={setDate}
          today="2026-12-03"
          min="2026-12-03"
          max="2027-12-03"
          isBlocked={(day) => new Date(day).getUTCDay() === 0}
        />
        <SlotGrid
          label="Time"
          value={time}
          onChange={setTime}
          slots={['09:00', '10:00', '11:00', '14:00', '15:00'].map((one) => ({
            time: one,
            available: one !== '11:00',
          }))}
        />
      </Shelf>
      <Shelf title="Choices">
        <Segmented
          label="Type"
          value={type}
          onChange={setType}
          options={[
            { value: 'hospitals', label: 'Hospitals' },
            { value: 'doctors', label: 'Doctors' },
          ]}
        />
        <ViewToggle value={view} onChange={setView} />
        <Choices legend="Rating">
          <Radio label="4.5+ stars" name="rating" count="12" defaultChecked />
          <Radio label="4+ stars" name="rating" count="31" />
        </Choices>
        <Checkbox label="I agree to the terms" defaultChecked />
        <Checkbox label="Wrong" error="Please agree to the terms and conditions" />
        <Switch label="Email Notifications" defaultChecked />
        <Switch label="Off" />
        <Choices legend="Price" className={styles.pictures}>
          <Pill label="$" note="under 100" defaultChecked />
          <Pill label="$$" note="100-300" />
        </Choices>
        <Choices legend="Select a Service">
          {['a', 'b'].map((one) => (
            <RadioCard
              key={one}
              name="service"
              title={`Cardiology ${one}`}
              description="Heart check and treatment"
              lead={
                <Medallion>
                  <ServiceIcon iconKey="heart" />
                </Medallion>
              }
              checked={service === one}
              onChange={() => setService(one)}
            />
          ))}
        </Choices>
      </Shelf>
      <Shelf title="Tabs and steps">
        <Tabs
          label="Appointments"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'all', label: 'All Appointments', count: 4 },
            { value: 'upcoming', label: 'Upcoming' },
            { value: 'past', label: 'Past' },
          ]}
        >
          <p>{tab}</p>
        </Tabs>
        <Stepper steps={['Review', 'Details', 'Payment', 'Done']} current={1} />
      </Shelf>
    </>
  )
}
