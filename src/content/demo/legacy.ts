import type { SeedText } from './article.ts'

const words = (title: string, summary: string, body = '') => ({ title, summary, body })

/** Three pages of an old site: one for each fate, so that every kind of response can be seen. */
export const legacy: readonly SeedText<'legacy'>[] = [
  {
    kind: 'legacy',
    slug: 'recuperer-sa-caution',
    category: 'logement',
    fr: words('Récupérer sa caution', 'A été remplacé par un article plus complet.'),
    en: words('Getting a deposit back', 'Has been replaced by a fuller article.'),
    facts: {
      fr: { fate: 'moved', to: '/fr/article/depot-de-garantie-restitution' },
      en: { fate: 'moved', to: '/en/article/depot-de-garantie-restitution' },
    },
  },
  {
    kind: 'legacy',
    slug: 'changer-un-fusible',
    category: 'electricite',
    fr: words(
      'Changer un fusible',
      'Les gestes sur un ancien tableau à fusibles.',
      `Coupez le courant au disjoncteur général avant d’ouvrir le tableau. Repérez le fusible du circuit en panne : son fil est rompu, ou son témoin a sauté.

Remplacez-le par une cartouche du même calibre, jamais plus forte : le fusible protège le fil. Refermez, puis remettez le courant.

S’il saute de nouveau, ne recommencez pas : un appareil ou un fil est en défaut.`,
    ),
    en: words(
      'Changing a fuse',
      'What to do on an old fuse board.',
      `Cut the power at the main breaker before you open the board. Find the fuse of the failed circuit: its wire is broken, or its marker has gone.

Replace it with a cartridge of the same rating, never a stronger one: the fuse protects the wire. Close the board, then put the power back.

If it goes again, do not try once more: an appliance or a wire is at fault.`,
    ),
    facts: {
      fr: { fate: 'kept', writtenOn: '2019-03-12', successor: '/fr/article/disjoncteur-qui-saute' },
      en: { fate: 'kept', writtenOn: '2019-03-12', successor: '/en/article/disjoncteur-qui-saute' },
    },
  },
  {
    kind: 'legacy',
    slug: 'simulateur-taxe-habitation',
    category: 'impots',
    fr: words('Simulateur de taxe d’habitation', 'Un calcul qui n’a plus lieu d’être pour la résidence principale.'),
    en: words('Residence tax calculator', 'A sum that no longer applies to a main home.'),
    facts: { fr: { fate: 'removed' }, en: { fate: 'removed' } },
  },
]
