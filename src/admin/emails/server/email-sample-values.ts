import type { Locale } from '../../../i18n/locale.ts'

const source = 'https://www.service-public.fr/particuliers/vosdroits/F31269'

type SampleWords = {
  title: string
  expert: string
  place: string
  preview: {
    title: string
    paragraphs: string[]
    quotations: { url: string; title: string; excerpt: string }[]
    limits: string[]
  }
  service: { title: string; scope: string; closed: string }
  reply: string
  review: string
  decision: string
  /** A bank's reason for a returned transfer. */
  bank: string
  sender: { name: string; email: string; message: string }
}

/** Texts that people would have written, for the emails in the tester. */
export const sampleValues: Record<Locale, SampleWords> = {
  fr: {
    title: 'Dépôt de garantie non rendu après l’état des lieux',
    expert: 'Hélène Carpentier',
    place: '4 rue des Halles, Nantes',
    preview: {
      title: 'Dépôt de garantie non rendu après l’état des lieux',
      paragraphs: [
        'Le propriétaire a un mois pour rendre le dépôt de garantie lorsque l’état des lieux de sortie ne montre aucune dégradation, deux mois sinon.',
        'Passé ce délai, la somme due augmente de 10\u00a0% du loyer mensuel hors charges par mois de retard commencé.',
      ],
      quotations: [
        {
          url: source,
          title: 'Dépôt de garantie, service-public.fr',
          excerpt: 'Le délai de restitution court à compter de la remise des clés.',
        },
      ],
      limits: ['Cet aperçu ne tient pas compte de votre bail, que personne n’a encore lu.'],
    },
    service: {
      title: 'Relecture d’un bail commercial',
      scope: 'Lecture du bail et de ses annexes, note de six pages, entretien d’une heure.',
      closed: 'Cette demande relève d’un avocat inscrit à un barreau étranger, et nous n’en connaissons pas.',
    },
    reply:
      'Bonjour Robin,\nvotre facture est dans votre espace, sous «\u00a0Mes factures\u00a0». Elle est aussi jointe au reçu du 12 novembre.',
    review: 'Il habite au 12, rue des Lilas et ne répond jamais.',
    bank: 'AC04, compte clos',
    decision: 'Ce texte donne l’adresse privée d’une personne. Nous l’avons retiré le 21 novembre.',
    sender: {
      name: 'Robin Lefèvre',
      email: 'robin@exemple.fr',
      message: 'Bonjour,\nje ne retrouve pas ma facture de novembre.\nMerci de votre aide.',
    },
  },
  en: {
    title: 'Deposit not returned after the inventory',
    expert: 'Hélène Carpentier',
    place: '4 rue des Halles, Nantes',
    preview: {
      title: 'Deposit not returned after the inventory',
      paragraphs: [
        'The landlord has one month to return the deposit where the inventory on leaving shows no damage, and two months otherwise.',
        'After that, the amount owed grows by 10% of the monthly rent without charges for each month of delay begun.',
      ],
      quotations: [
        {
          url: source,
          title: 'Security deposit, service-public.fr',
          excerpt: 'The time limit runs from the day on which the keys are handed over.',
        },
      ],
      limits: ['This preview does not know your lease, which nobody has read yet.'],
    },
    service: {
      title: 'Review of a commercial lease',
      scope: 'Reading of the lease and its annexes, a note of six pages, a conversation of one hour.',
      closed: 'This request needs a lawyer of a foreign bar, and we know of none.',
    },
    reply:
      'Hello Robin,\nyour invoice is in your account, under “My invoices”. It also came with the receipt of 12 November.',
    review: 'He lives at 12, rue des Lilas and never answers.',
    bank: 'AC04, account closed',
    decision: 'This text gives a person’s private address. We took it down on 21 November.',
    sender: {
      name: 'Robin Lefèvre',
      email: 'robin@example.org',
      message: 'Hello,\nI cannot find my invoice of November.\nThank you for your help.',
    },
  },
}
