import type { SeedText } from './article.ts'

type City = { slug: string; commune: string; name: string; site: string; fr: string; en: string }

const cities: readonly City[] = [
  {
    slug: 'paris',
    commune: '75056',
    name: 'Paris',
    site: 'https://www.paris.fr',
    fr: 'Chaque arrondissement a sa mairie, où se font l’état civil et beaucoup de démarches. Les loyers y sont encadrés : un bail indique un loyer de référence, que l’on peut vérifier et contester.',
    en: 'Each arrondissement has its own town hall for civil records and many formalities. Rents are capped: a lease states a reference rent, which can be checked and contested.',
  },
  {
    slug: 'marseille',
    commune: '13055',
    name: 'Marseille',
    site: 'https://www.marseille.fr',
    fr: 'Les mairies de secteur reçoivent pour l’état civil et les écoles. Pour un immeuble dégradé, signalez-le à la Ville et gardez le numéro du signalement : il servira de preuve.',
    en: 'The sector town halls deal with civil records and schools. If a building is in bad repair, report it to the city and keep the report’s number: it will serve as proof.',
  },
  {
    slug: 'lyon',
    commune: '69123',
    name: 'Lyon',
    site: 'https://www.lyon.fr',
    fr: 'À Lyon et à Villeurbanne, les loyers sont encadrés. Les démarches se partagent entre la Ville, ses arrondissements et la Métropole : le site de la Ville dit laquelle s’en occupe.',
    en: 'In Lyon and Villeurbanne rents are capped. Formalities are shared between the city, its arrondissements and the Métropole: the city’s site says which deals with what.',
  },
  {
    slug: 'toulouse',
    commune: '31555',
    name: 'Toulouse',
    site: 'https://metropole.toulouse.fr',
    fr: 'La Ville et la Métropole partagent un même site pour les démarches. Les mairies de quartier évitent souvent de venir au Capitole.',
    en: 'The city and the Métropole share one site for formalities. The district town halls often save a trip to the Capitole.',
  },
  {
    slug: 'nice',
    commune: '06088',
    name: 'Nice',
    site: 'https://www.nice.fr',
    fr: 'Beaucoup de logements y sont loués pour de courtes durées : un changement d’usage peut demander une autorisation. Vérifiez avant de louer, et avant d’acheter pour louer.',
    en: 'Many homes are let for short stays: changing a home’s use may need a permit. Check before you let, and before you buy to let.',
  },
  {
    slug: 'nantes',
    commune: '44109',
    name: 'Nantes',
    site: 'https://metropole.nantes.fr',
    fr: 'Les mairies de quartier reçoivent pour les pièces d’identité et l’état civil, sur rendez-vous. Pour les travaux, le service de l’urbanisme est celui de la Métropole.',
    en: 'The district town halls deal with identity papers and civil records, by appointment. For building work, planning is the Métropole’s.',
  },
  {
    slug: 'bordeaux',
    commune: '33063',
    name: 'Bordeaux',
    site: 'https://www.bordeaux.fr',
    fr: 'Les loyers y sont encadrés. Le centre est en grande partie protégé : pour une façade, une fenêtre ou un volet, demandez avant de commander les travaux.',
    en: 'Rents are capped. Much of the centre is protected: for a façade, a window or a shutter, ask before you order the work.',
  },
  {
    slug: 'lille',
    commune: '59350',
    name: 'Lille',
    site: 'https://www.lille.fr',
    fr: 'Les loyers y sont encadrés, avec Hellemmes et Lomme. Dans certains quartiers, mettre un logement en location demande une autorisation préalable.',
    en: 'Rents are capped, with Hellemmes and Lomme. In some districts, letting a home needs a permit beforehand.',
  },
  {
    slug: 'strasbourg',
    commune: '67482',
    name: 'Strasbourg',
    site: 'https://www.strasbourg.eu',
    fr: 'Le droit local d’Alsace et de Moselle change plusieurs règles : associations, faillite personnelle, livre foncier, jours fériés. Dites toujours que votre affaire s’y passe.',
    en: 'The local law of Alsace and Moselle changes several rules: associations, personal insolvency, the land register, public holidays. Always say that your matter is there.',
  },
  {
    slug: 'rennes',
    commune: '35238',
    name: 'Rennes',
    site: 'https://metropole.rennes.fr',
    fr: 'La Ville et la Métropole ont un site commun. Pour un logement étudiant, commencez avant l’été : la demande y est forte à la rentrée.',
    en: 'The city and the Métropole share a site. For student housing, begin before the summer: demand is high in September.',
  },
]

/** Advice for the ten towns most asked about; the tribunal and the like are looked up where the law keeps them. */
export const cityTexts = cities.map(({ slug, commune, name, site, fr, en }): SeedText<'city'> => {
  const office = (label: string, what: string, url: string) => ({ name: label, what, url })
  return {
    kind: 'city',
    slug,
    category: null,
    fr: { title: `Vos démarches à ${name}`, summary: fr.split('. ')[0] ?? fr, body: fr },
    en: { title: `Formalities in ${name}`, summary: en.split('. ')[0] ?? en, body: en },
    facts: {
      fr: {
        commune,
        offices: [
          office(`Mairie, ${name}`, 'État civil, écoles, urbanisme, rendez-vous', site),
          office('Trouver son tribunal', 'Le tribunal et le point-justice de votre adresse', 'https://www.justice.fr'),
          office('CAF', 'Allocations et aide au logement', 'https://www.caf.fr'),
        ],
      },
      en: {
        commune,
        offices: [
          office(`Town hall, ${name}`, 'Civil records, schools, planning, appointments', site),
          office('Find your court', 'The court and legal help point for your address', 'https://www.justice.fr'),
          office('CAF', 'Family benefits and housing aid', 'https://www.caf.fr'),
        ],
      },
    },
  }
})
