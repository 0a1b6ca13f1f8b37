import { de } from '../../i18n/elision.ts'

export type Place = { city: string; department: string }

const cities = `Paris 75, Marseille 13, Lyon 69, Toulouse 31, Nice 06, Nantes 44, Montpellier 34, Strasbourg 67,
  Bordeaux 33, Lille 59, Rennes 35, Toulon 83, Reims 51, Saint-Étienne 42, Le Havre 76, Dijon 21, Angers 49, Grenoble 38,
  Nîmes 30, Aix-en-Provence 13, Saint-Denis 974, Clermont-Ferrand 63, Le Mans 72, Brest 29, Tours 37, Amiens 80, Annecy 74,
  Limoges 87, Metz 57, Perpignan 66, Besançon 25, Rouen 76, Orléans 45, Caen 14, Mulhouse 68, Nancy 54, Avignon 84,
  Poitiers 86, Versailles 78, Pau 64, La Rochelle 17, Créteil 94, Bobigny 93, Nanterre 92, Ajaccio 2A, Bastia 2B,
  Saint-Nazaire 44, Valence 26, Colmar 68, Quimper 29, Bourges 18, Montauban 82, Troyes 10, Chambéry 73, Niort 79, Lorient 56,
  Narbonne 11, Meaux 77, Vannes 56, Beauvais 60, La Roche-sur-Yon 85, Bayonne 64, Albi 81, Fort-de-France 972, Laval 53,
  Évreux 27, Blois 41, Belfort 90, Agen 47, Tarbes 65, Pontoise 95, Évry-Courcouronnes 91, Périgueux 24, Épinal 88`

export const places: readonly Place[] = cities.split(/,\s+/).map((line) => {
  const at = line.lastIndexOf(' ')
  return { city: line.slice(0, at), department: line.slice(at + 1) }
})

/** « de Nantes », « d’Angers », « du Havre ». */
export function ofCity(city: string): string {
  if (city.startsWith('Le ')) return `du ${city.slice(3)}`
  return de(city)
}

/** Around Paris a bar is named after its department. */
const bars: Record<string, string> = {
  Nanterre: 'des Hauts-de-Seine',
  Créteil: 'du Val-de-Marne',
  Bobigny: 'de Seine-Saint-Denis',
  Pontoise: 'du Val-d’Oise',
  'Évry-Courcouronnes': 'de l’Essonne',
  Niort: 'des Deux-Sèvres',
}
export const barOf = (place: Place) => bars[place.city] ?? ofCity(place.city)

/** Cities with universities and school districts, with the departments around them. */
const seats = `Paris 75, Aix-Marseille 13 84, Lyon 69 42, Toulouse 31 81 82 65, Nice 06 83, Nantes 44 49 72 85 53,
  Montpellier 34 30 66 11, Strasbourg 67 68, Bordeaux 33 64 24 47, Lille 59, Rennes 35 29 56, Reims 51 10, Dijon 21,
  Rouen 76 27, Grenoble 38 26 73 74, Clermont-Ferrand 63, Orléans 45 37 18 41, Amiens 80 60, Limoges 87, Nancy 54 57 88,
  Besançon 25 90, Caen 14, Poitiers 86 17 79, Versailles 78 91 92 95, Créteil 94 93 77, Corse 2A 2B, La Réunion 974,
  Martinique 972`
const seatOf = new Map(
  seats.split(/,\s+/).flatMap((line) => {
    const [seat, departments] = [line.replace(/( \w{2,3})+$/, ''), line.match(/\b(\d\w\d?)\b/g) ?? []]
    return departments.map((department) => [department, seat] as const)
  }),
)
export const schoolOf = (place: Place) => ofCity(seatOf.get(place.department) ?? place.city)

/** « à Nantes », « au Havre ». */
export function inCity(city: string): string {
  return city.startsWith('Le ') ? `au ${city.slice(3)}` : `à ${city}`
}
