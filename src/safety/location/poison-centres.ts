// The eight poison centres of France, by the place that a text names. Each answers for the whole country.
import { fold } from '../detection/normalise.ts'
import type { PoisonCentre } from '../numbers/emergency-line.ts'

/** Regions and large towns around each: names that stand for something else as well are left out. */
const around: Readonly<Record<PoisonCentre, string>> = {
  angers:
    'angers|nantes|le mans|cholet|saint nazaire|la roche sur yon|rennes|brest|quimper|lorient|vannes|saint malo|saint brieuc|bretagne|pays de la loire|maine et loire|loire atlantique|vendee|mayenne|finistere|morbihan|ille et vilaine|cotes d armor',
  bordeaux:
    'bordeaux|merignac|pessac|arcachon|libourne|bayonne|biarritz|poitiers|limoges|la rochelle|angouleme|perigueux|niort|dax|mont de marsan|nouvelle aquitaine|gironde|landes|dordogne|charente|charente maritime|lot et garonne|pyrenees atlantiques',
  lille:
    'lille|roubaix|tourcoing|dunkerque|calais|arras|amiens|valenciennes|lens|douai|boulogne sur mer|saint quentin|beauvais|compiegne|hauts de france|pas de calais|picardie|aisne',
  lyon: 'lyon|villeurbanne|grenoble|saint etienne|clermont ferrand|annecy|chambery|valence|bourg en bresse|roanne|vichy|auvergne|rhone alpes|isere|savoie|haute savoie|ardeche|puy de dome',
  marseille:
    'marseille|aix en provence|nice|toulon|cannes|antibes|avignon|arles|frejus|hyeres|ajaccio|bastia|corse|provence|paca|bouches du rhone|alpes maritimes|vaucluse',
  nancy:
    'nancy|metz|strasbourg|mulhouse|colmar|reims|troyes|epinal|thionville|charleville mezieres|grand est|lorraine|alsace|champagne ardenne|meurthe et moselle|moselle|vosges|bas rhin|haut rhin',
  paris:
    'paris|montreuil|saint denis|versailles|nanterre|creteil|bobigny|argenteuil|evry|meaux|melun|cergy|ile de france|seine saint denis|val de marne|hauts de seine|val d oise|essonne|yvelines|seine et marne',
  toulouse:
    'toulouse|colomiers|albi|castres|montauban|tarbes|auch|rodez|cahors|montpellier|nimes|beziers|perpignan|narbonne|carcassonne|occitanie|haute garonne|aveyron|herault|gers|ariege|tarn',
}

const patterns = Object.entries(around).map(
  ([centre, names]) => [centre as PoisonCentre, new RegExp(`(?<![a-z])(?:${names})(?![a-z])`)] as const,
)

/** The centre of the one place that a text names; of several, none. */
export function poisonCentreOf(text: string): PoisonCentre | undefined {
  const folded = fold(text).replace(/[-' ]+/g, ' ')
  const named = patterns.filter(([, names]) => names.test(folded))
  return named.length === 1 ? named[0]?.[0] : undefined
}
