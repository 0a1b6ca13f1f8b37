import type { Dossier, ScriptQuestion } from '../port.ts'

/** Categories as the evaluation needs them: smaller than the catalogue's, of the same shape. */
export type GoldenScript = { category: Dossier['category']; script: readonly ScriptQuestion[] }

const ask = (
  key: string,
  kind: ScriptQuestion['kind'],
  required: boolean,
  words: string,
  why: string,
  detect: readonly string[],
): ScriptQuestion => ({ key, kind, required, ask: words, why, detect })

const byWhenFr = ask(
  'by-when',
  'deadline',
  false,
  'Pour quand avez-vous besoin de la réponse ?',
  'La date commande l’ordre des démarches.',
  [
    'avant (le|la|lundi|mardi|mercredi|jeudi|vendredi|demain|fin)',
    "d'ici",
    'urgent',
    'demain',
    "aujourd'hui",
    'sous \\d+ jours',
    'audience',
    'rien ne presse',
    'pas presse',
    'au plus tard',
    "jusqu'au",
  ],
)
const byWhenEn = ask(
  'by-when',
  'deadline',
  false,
  'By when do you need the answer?',
  'The date decides the order of the steps.',
  [
    'before (the|monday|tuesday|wednesday|thursday|friday|tomorrow|\\d)',
    'by (the|monday|friday|tomorrow|next|\\d)',
    'urgent',
    'tomorrow',
    'today',
    'within \\d+ days',
    'hearing',
    'no rush',
    'no hurry',
    'deadline',
    'asap',
  ],
)
const partyFr = (words: string): ScriptQuestion =>
  ask('other-party', 'party', true, words, 'L’expert vérifie qu’il ne connaît pas la partie adverse.', [
    "s'appelle",
    'agence [a-z]+',
    'foncia',
    'nexity',
  ])
const partyEn = (words: string): ScriptQuestion =>
  ask('other-party', 'party', true, words, 'The expert checks for a conflict of interest.', [
    'is called',
    "'s name is",
    'named',
    'foncia',
    'nexity',
  ])

const lawFr = ['Ceci est une information juridique générale, pas une consultation.']
const lawEn = ['This is general legal information, not legal advice.']

export const scripts = {
  logement: {
    category: {
      slug: 'logement',
      name: 'Logement',
      profession: 'Juriste en droit du logement',
      policyLines: lawFr,
      regulated: 'law',
    },
    script: [
      ask(
        'lease',
        'choice',
        true,
        'Le logement est-il loué vide ou meublé ?',
        'Les délais et le préavis changent selon le bail.',
        ['meuble', 'vide', 'hlm', 'logement social', 'bail mobilite'],
      ),
      ask(
        'since',
        'date',
        true,
        'Depuis quand la situation dure-t-elle ?',
        'Les recours se comptent à partir de cette date.',
        ['depuis', 'il y a', 'le \\d+', 'hier', 'en (19|20)\\d\\d', 'la semaine derniere'],
      ),
      partyFr('Qui est l’autre partie, et son nom ?'),
      ask(
        'papers',
        'document',
        false,
        'Avez-vous l’état des lieux ou les courriers échangés ?',
        'La preuve est souvent dans ces pièces.',
        ['etat des lieux', 'courriers?', 'lettre recommandee', 'bail(?![a-z])'],
      ),
      byWhenFr,
    ],
  },
  travail: {
    category: {
      slug: 'travail',
      name: 'Travail',
      profession: 'Juriste en droit du travail',
      policyLines: lawFr,
      regulated: 'law',
    },
    script: [
      ask(
        'contract',
        'choice',
        true,
        'Quel est votre contrat : CDI, CDD, intérim, apprentissage ?',
        'Les règles de rupture dépendent du contrat.',
        ['cdi', 'cdd', 'interim', 'apprenti', 'alternance', 'stage'],
      ),
      ask('seniority', 'date', true, 'Quelle est votre ancienneté ?', 'Les indemnités se calculent sur l’ancienneté.', [
        'depuis',
        'anciennete',
        'embauche',
        '\\d+ ans de',
      ]),
      partyFr('Quel est le nom de votre employeur ?'),
      ask(
        'letter',
        'document',
        false,
        'Avez-vous reçu un écrit de l’employeur ?',
        'Les motifs écrits fixent la discussion.',
        ['courrier', 'lettre', 'mail', 'convocation', 'convoqu'],
      ),
      byWhenFr,
    ],
  },
  sante: {
    category: {
      slug: 'sante',
      name: 'Santé',
      profession: 'Médecin généraliste',
      policyLines: ['Cette réponse ne remplace pas un examen.', 'En cas d’urgence, appelez le 15 ou le 112.'],
      regulated: 'health',
    },
    script: [
      ask(
        'who',
        'text',
        true,
        'De qui s’agit-il, et quel âge a cette personne ?',
        'Les conseils changent avec l’âge.',
        ['\\d+ ans', '\\d+ mois', 'bebe', 'nourrisson'],
      ),
      ask('since', 'date', true, 'Depuis quand ?', 'La durée oriente la lecture des signes.', [
        'depuis',
        'hier',
        'il y a',
        'ce matin',
      ]),
      ask(
        'treatment',
        'text',
        true,
        'Y a-t-il un traitement en cours ou une allergie ?',
        'Certains remèdes ne se mélangent pas.',
        ['traitement', 'allergi', 'medicament', 'doliprane', 'prends', 'anticoagulant'],
      ),
      byWhenFr,
    ],
  },
  consommation: {
    category: {
      slug: 'consommation',
      name: 'Consommation',
      profession: 'Juriste en droit de la consommation',
      policyLines: lawFr,
      regulated: 'law',
    },
    script: [
      ask('bought', 'date', true, 'Quand avez-vous acheté ?', 'Les garanties courent depuis l’achat.', [
        'achete',
        'commande',
        'le \\d+',
        'depuis',
      ]),
      partyFr('Quel est le nom du vendeur ?'),
      ask('invoice', 'document', false, 'Avez-vous la facture ?', 'La facture prouve la date et le prix.', [
        'facture',
        'bon de commande',
        'ticket',
      ]),
      byWhenFr,
    ],
  },
  informatique: {
    category: {
      slug: 'informatique',
      name: 'Informatique',
      profession: 'Technicien informatique',
      policyLines: ['Sauvegardez vos fichiers avant toute manipulation.'],
      regulated: 'none',
    },
    script: [
      ask(
        'device',
        'text',
        true,
        'Quel appareil, quelle marque, quel modèle ?',
        'Les gestes changent selon le modèle.',
        ['windows', 'mac', 'iphone', 'android', 'hp', 'dell', 'lenovo', 'asus', 'samsung'],
      ),
      ask('message', 'text', false, 'Quel message s’affiche exactement ?', 'Le message désigne souvent la cause.', [
        'message',
        'affiche',
        'erreur',
        'ecran (bleu|noir)',
      ]),
      byWhenFr,
    ],
  },
  housing: {
    category: { slug: 'logement', name: 'Housing', profession: 'Housing lawyer', policyLines: lawEn, regulated: 'law' },
    script: [
      ask(
        'lease',
        'choice',
        true,
        'Is the home let furnished or unfurnished?',
        'Time limits and notice depend on the lease.',
        ['furnished', 'unfurnished', 'social housing', 'holiday let'],
      ),
      ask('since', 'date', true, 'Since when has this been going on?', 'Claims are counted from that date.', [
        'since',
        'ago',
        'on \\d',
        'yesterday',
        'last (week|month|year)',
        'for (two|three|\\d+) (weeks|months|years)',
      ]),
      partyEn('Who is the other party, and their name?'),
      ask(
        'papers',
        'document',
        false,
        'Do you have the inventory or the letters exchanged?',
        'The proof is often in these papers.',
        ['inventory', 'letters?', 'lease'],
      ),
      byWhenEn,
    ],
  },
  work: {
    category: { slug: 'travail', name: 'Work', profession: 'Employment lawyer', policyLines: lawEn, regulated: 'law' },
    script: [
      ask(
        'contract',
        'choice',
        true,
        'What is your contract: permanent, fixed-term, temporary?',
        'The rules for ending it depend on the contract.',
        ['permanent', 'fixed[- ]term', 'temp', 'cdi', 'cdd', 'apprentice'],
      ),
      ask('seniority', 'date', true, 'How long have you worked there?', 'Compensation depends on it.', [
        'since',
        'for (\\d+|two|three|four|five|ten) years',
        'years of service',
        'hired',
      ]),
      partyEn('What is the name of your employer?'),
      ask(
        'letter',
        'document',
        false,
        'Did you receive anything in writing?',
        'The written reasons fix the discussion.',
        ['letter', 'email', 'e-mail', 'in writing'],
      ),
      byWhenEn,
    ],
  },
  health: {
    category: {
      slug: 'sante',
      name: 'Health',
      profession: 'General practitioner',
      policyLines: ['This answer does not replace an examination.', 'In an emergency, call 15 or 112.'],
      regulated: 'health',
    },
    script: [
      ask('who', 'text', true, 'Who is it about, and how old are they?', 'Advice changes with age.', [
        '\\d+[- ]years?[- ]old',
        '\\d+[- ]months?[- ]old',
        'i am \\d+',
        'baby',
      ]),
      ask('since', 'date', true, 'Since when?', 'How long it has lasted guides the reading of the signs.', [
        'since',
        'yesterday',
        'ago',
        'this morning',
        'for (two|three|\\d+) (days|weeks)',
      ]),
      ask(
        'treatment',
        'text',
        true,
        'Is any medicine being taken, or any allergy known?',
        'Some medicines do not mix.',
        ['taking', 'medicine', 'allerg', 'paracetamol', 'ibuprofen', 'blood thinner'],
      ),
      byWhenEn,
    ],
  },
  shopping: {
    category: {
      slug: 'consommation',
      name: 'Consumer rights',
      profession: 'Consumer lawyer',
      policyLines: lawEn,
      regulated: 'law',
    },
    script: [
      ask('bought', 'date', true, 'When did you buy it?', 'Guarantees run from the purchase.', [
        'bought',
        'ordered',
        'on \\d',
        'since',
      ]),
      partyEn('What is the name of the seller?'),
      ask('invoice', 'document', false, 'Do you have the invoice?', 'The invoice proves the date and the price.', [
        'invoice',
        'receipt',
        'order confirmation',
      ]),
      byWhenEn,
    ],
  },
  computing: {
    category: {
      slug: 'informatique',
      name: 'Computing',
      profession: 'Computer technician',
      policyLines: ['Back up your files before trying anything.'],
      regulated: 'none',
    },
    script: [
      ask('device', 'text', true, 'Which device, make and model?', 'The steps depend on the model.', [
        'windows',
        'mac',
        'macbook',
        'iphone',
        'android',
        'hp',
        'dell',
        'lenovo',
        'samsung',
      ]),
      ask('message', 'text', false, 'What does the message say exactly?', 'The message often names the cause.', [
        'message',
        'says',
        'error',
        '(blue|black) screen',
      ]),
      byWhenEn,
    ],
  },
} as const satisfies Record<string, GoldenScript>

export type ScriptName = keyof typeof scripts
