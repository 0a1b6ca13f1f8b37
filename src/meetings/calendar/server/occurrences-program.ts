/**
 * The program of the thread that expands a calendar, as text, because the built server is one file. A rule that never
 * matches makes the library search without end, so the thread can be stopped. It posts what occurs in the window, each
 * time as the calendar writes it; zones are resolved by whoever started it.
 */
export const occurrencesProgram = `
const { parentPort, workerData } = require('node:worker_threads')
const { library, text, from, to, most } = workerData

import(library).then(({ default: ICAL }) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const calendars = calendar.name === 'vcalendar' ? [calendar] : []
  if (calendars.length === 0) throw new Error('no calendar')
  const method = String(calendar.getFirstPropertyValue('method') ?? '').toUpperCase()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const tzid = zone.getFirstPropertyValue('tzid')
    if (tzid && !ICAL.TimezoneService.has(tzid)) ICAL.TimezoneService.register(zone)
  }
  const known = (time) => time.zone && time.zone !== ICAL.Timezone.localTimezone && time.zone !== ICAL.Timezone.utcTimezone
  const pad = (n) => String(n).padStart(2, '0')
  const moment = (time, tzid) => ({
    local: String(time.year).padStart(4, '0') + '-' + pad(time.month) + '-' + pad(time.day) + 'T'
      + (time.isDate ? '00:00' : pad(time.hour) + ':' + pad(time.minute)),
    day: time.isDate,
    zone: time.zone === ICAL.Timezone.utcTimezone ? 'UTC' : (tzid ?? null),
    // Where the file defines a zone itself.
    instant: !time.isDate && known(time) ? time.toUnixTime() * 1000 : null,
  })
  const found = []
  const add = (one) => {
    if (found.length >= most) throw new Error('too many')
    found.push(one)
  }
  const tzidOf = (component, name) => component.getFirstProperty(name)?.getParameter('tzid') ?? null
  const free = (component) => {
    const value = (name) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
    return value('transp') === 'TRANSPARENT' || value('status') === 'CANCELLED'
      || value('x-microsoft-cdo-busystatus') === 'FREE'
  }
  const occurrence = (component, start, end) => {
    if (free(component)) return
    const tzid = tzidOf(component, 'dtstart')
    add({
      uid: component.getFirstPropertyValue('uid'),
      start: moment(start, tzid),
      end: moment(end, tzidOf(component, 'dtend') ?? tzid),
    })
  }
  // A day more on each side, because wall clocks are compared here.
  const day = 86400000
  const wall = (time) => Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute)
  const begins = (time) => wall(time) < to + day
  const reaches = (time) => wall(time) > from - day

  // The library counts a zone that the file does not define as no zone: the end of a rule is given in UTC, and its times
  // on the wall clock.
  const onWallClock = (component) => {
    const tzid = tzidOf(component, 'dtstart')
    if (!tzid || ICAL.TimezoneService.has(tzid)) return
    for (const property of component.getAllProperties('rrule')) {
      const rule = property.getFirstValue()
      if (rule.until?.zone !== ICAL.Timezone.utcTimezone) continue
      try {
        const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: tzid, dateStyle: 'short', timeStyle: 'medium' })
        const shown = clock.format(new Date(rule.until.toUnixTime() * 1000)).replace(' ', 'T')
        rule.until = ICAL.Time.fromDateTimeString(shown)
      } catch {}
    }
  }

  const events = method === 'CANCEL' ? [] : calendar.getAllSubcomponents('vevent')
  const masters = new Map()
  const changed = []
  for (const component of events) {
    if (!component.hasProperty('dtstart')) continue
    const uid = component.getFirstPropertyValue('uid') ?? component
    if (component.hasProperty('recurrence-id')) changed.push([uid, component])
    else masters.set(uid, component)
  }
  const lonely = changed.filter(([uid]) => !masters.has(uid)).map(([, component]) => component)
  for (const [uid, component] of masters) {
    const exceptions = changed.filter(([of]) => of === uid).map(([, one]) => new ICAL.Event(one))
    const event = new ICAL.Event(component, { exceptions, strictExceptions: false })
    if (!event.isRecurring()) {
      if (begins(event.startDate) && reaches(event.endDate)) occurrence(component, event.startDate, event.endDate)
      continue
    }
    onWallClock(component)
    const iterator = event.iterator()
    for (let next = iterator.next(); next && begins(next); next = iterator.next()) {
      const { item, startDate, endDate } = event.getOccurrenceDetails(next)
      if (begins(startDate) && reaches(endDate)) occurrence(item.component, startDate, endDate)
    }
  }
  for (const component of lonely) {
    const event = new ICAL.Event(component)
    if (begins(event.startDate) && reaches(event.endDate)) occurrence(component, event.startDate, event.endDate)
  }
  for (const component of calendar.getAllSubcomponents('vfreebusy'))
    for (const property of component.getAllProperties('freebusy')) {
      if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue
      for (const period of property.getValues()) {
        const end = period.getEnd()
        if (begins(period.start) && reaches(end))
          add({ uid: null, start: moment(period.start, null), end: moment(end, null) })
      }
    }
  parentPort.postMessage(found)
}).catch((error) => parentPort.postMessage({ error: String(error.message ?? error) }))
`
