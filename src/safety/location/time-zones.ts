// Countries of a browser's time zones (IANA time zone database, https://www.iana.org/time-zones).
import type { EmergencyCountry } from '../numbers/emergency-line.ts'

const list = (words: string): readonly string[] => words.split(' ')

const zones: Partial<Record<EmergencyCountry, readonly string[]>> = {
  fr: list(
    'Europe/Paris Indian/Reunion Indian/Mayotte America/Martinique America/Guadeloupe America/Cayenne America/Miquelon America/St_Barthelemy America/Marigot',
  ),
  pf: list('Pacific/Tahiti Pacific/Marquesas Pacific/Gambier'),
  nc: ['Pacific/Noumea'],
  be: ['Europe/Brussels'],
  ch: ['Europe/Zurich'],
  ma: ['Africa/Casablanca', 'Africa/El_Aaiun'],
  gb: list('Europe/London Europe/Belfast Europe/Jersey Europe/Guernsey Europe/Isle_of_Man'),
  ie: ['Europe/Dublin'],
  ca: list(
    'America/Toronto America/Montreal America/Vancouver America/Edmonton America/Winnipeg America/Regina America/Halifax America/St_Johns America/Moncton America/Whitehorse America/Yellowknife America/Iqaluit America/Glace_Bay America/Goose_Bay America/Rankin_Inlet America/Resolute America/Inuvik America/Dawson America/Dawson_Creek America/Creston America/Fort_Nelson America/Swift_Current America/Thunder_Bay America/Nipigon America/Cambridge_Bay America/Atikokan America/Blanc-Sablon America/Rainy_River America/Pangnirtung',
  ),
  us: list(
    'America/New_York America/Detroit America/Chicago America/Menominee America/Denver America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Nome America/Yakutat America/Metlakatla America/Adak Pacific/Honolulu America/Puerto_Rico America/St_Thomas Pacific/Guam',
  ),
  eu: list(
    'Europe/Vienna Europe/Sofia Europe/Zagreb Asia/Nicosia Asia/Famagusta Europe/Prague Europe/Copenhagen Europe/Tallinn Europe/Helsinki Europe/Mariehamn Europe/Berlin Europe/Busingen Europe/Athens Europe/Budapest Europe/Rome Europe/Riga Europe/Vilnius Europe/Luxembourg Europe/Malta Europe/Amsterdam Europe/Warsaw Europe/Lisbon Atlantic/Madeira Atlantic/Azores Europe/Bucharest Europe/Bratislava Europe/Ljubljana Europe/Madrid Atlantic/Canary Africa/Ceuta Europe/Stockholm Atlantic/Reykjavik Europe/Vaduz Europe/Oslo Arctic/Longyearbyen',
  ),
}

const byZone = new Map(
  Object.entries(zones).flatMap(([country, names]) =>
    names.map((zone) => [zone, country as EmergencyCountry] as const),
  ),
)

/** The country of a time zone; `undefined` for a zone without a place (`UTC`), or an unknown one. */
export function countryOfTimeZone(zone: string | null | undefined): EmergencyCountry | null {
  if (!zone || !/^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//.test(zone))
    return null
  if (zone.startsWith('Australia/')) return 'au'
  if (/^America\/(?:Indiana|Kentucky|North_Dakota)\//.test(zone)) return 'us'
  return byZone.get(zone) ?? 'other'
}
