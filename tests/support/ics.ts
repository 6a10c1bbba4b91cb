import ICAL from 'ical.js'

/** Reads a calendar file with ical.js, the parser of Thunderbird. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(zone)
  return {
    method: calendar.getFirstPropertyValue('method') as string | null,
    zone: zone?.getFirstPropertyValue('tzid') as string | undefined,
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      return {
        uid: event.uid,
        sequence: event.sequence,
        summary: event.summary,
        location: event.location,
        description: event.description,
        status: component.getFirstPropertyValue('status') as string,
        organizer: component.getFirstPropertyValue('organizer') as string | null,
        attendees: event.attendees.map((attendee) => attendee.getFirstValue() as string),
        zone: event.startDate.zone.tzid,
        start: event.startDate.toJSDate(),
        end: event.endDate.toJSDate(),
      }
    }),
  }
}
