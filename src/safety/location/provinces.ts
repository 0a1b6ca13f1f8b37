// The provinces of Canada whose help lines are known here.
import { fold } from '../detection/normalise.ts'
import type { Province } from '../numbers/emergency-line.ts'

/** `elsewhere`: every other province and territory. Names that are a country's or another province's too are left out. */
const named: readonly (readonly [Province, RegExp])[] = [
  [
    'quebec',
    /(?<![a-z])(?:quebec(?:ois(?:es?)?)?|montreal|laval|gatineau|sherbrooke|trois rivieres|saguenay|levis|longueuil|rimouski|abitibi|outaouais)(?![a-z])/,
  ],
  [
    'british-columbia',
    /(?<![a-z])(?:british columbia|colombie britannique|vancouver|burnaby|kelowna|nanaimo|kamloops|prince george)(?![a-z])/,
  ],
  ['nova-scotia', /(?<![a-z])(?:nova scotia|nouvelle ecosse|halifax|cape breton|cap breton|antigonish|truro)(?![a-z])/],
  ['manitoba', /(?<![a-z])(?:manitoba|winnipeg|saint boniface|st boniface|portage la prairie|steinbach)(?![a-z])/],
  [
    'elsewhere',
    /(?<![a-z])(?:ontario|toronto|ottawa|mississauga|brampton|sudbury|alberta|calgary|edmonton|saskatchewan|saskatoon|regina|new brunswick|nouveau brunswick|moncton|fredericton|newfoundland|terre neuve|prince edward island|ile du prince edouard|charlottetown|yukon|whitehorse|nunavut|iqaluit|yellowknife)(?![a-z])/,
  ],
]

/** Those that provinces share are not among them. */
const zones: Readonly<Record<string, Province>> = {
  'America/Montreal': 'quebec',
  'America/Blanc-Sablon': 'quebec',
  'America/Vancouver': 'british-columbia',
  'America/Fort_Nelson': 'british-columbia',
  'America/Dawson_Creek': 'british-columbia',
  'America/Creston': 'british-columbia',
  'America/Glace_Bay': 'nova-scotia',
}

/** Of somebody in Canada: what they name, then their clock; the one that Québec shares is Québec's for who writes French. */
export function provinceOf(text: string, timeZone: string | null | undefined, french: boolean): Province | undefined {
  const folded = fold(text).replaceAll('-', ' ')
  const told = named.filter(([, names]) => names.test(folded)).map(([province]) => province)
  if (told.length > 0) return told.length === 1 ? told[0] : undefined
  if (timeZone === 'America/Toronto') return french ? 'quebec' : undefined
  // Nova Scotia and Prince Edward Island share it.
  if (timeZone === 'America/Halifax') return undefined
  return timeZone?.startsWith('America/') ? (zones[timeZone] ?? 'elsewhere') : undefined
}
