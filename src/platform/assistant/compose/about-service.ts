import { brand } from '../../../brand.ts'
import { fold, sentences } from '../fold.ts'

const name = fold(brand.name).replace(/[^a-z0-9]+/g, '.?')

/** Words that refer to the service itself: its site, its prices, its charges. */
const ofTheHouse = new RegExp(
  [
    `(?<![a-z])${name}(?![a-z])`,
    '(?<![a-z])(?:votre|vos) (?:site|sites|plateforme|application|appli|tarifs?|prix|offre|experts?|assistant|abonnement|garantie(?: satisfait)?|conditions|reponses?)(?! (?:decennale|de parfait|constructeur|loyers?|medical))(?![a-z])',
    "(?<![a-z])vous m'avez (?:preleve|debite|facture|rembourse|pris)",
    "(?<![a-z])(?:resilier|annuler|arreter|suspendre|payer|rembourser|abonnement|compte|facture|prelevement|remboursement|donnees)[a-z ,']{0,30} (?:chez vous|ici|avec vous|a votre service)(?![a-z])",
    '(?<![a-z])your (?:ai |own )?(?:site|website|platform|app|prices?|fees?|experts?|assistant|subscription|plan|guarantee|answers?)(?![a-z])',
    '(?<![a-z])(?:coute|cout|prix|tarif|paye|payer)[a-z ,]{0,40} (?:chez vous|ici)(?![a-z])',
    "(?<![a-z])(?:l'expert|un expert|mon expert|the expert|my expert) (?:[a-z']+ ){0,2}(?:nul|nulle|inutile|useless|no use|n'a servi a rien|ne (?:m'a |me )?servi a rien|did not help|didn't help)(?![a-z])",
    '(?<![a-z])(?:mes|les|my|the) 3 ?(?:euros|eur|€)(?![a-z])',
    '(?<![a-z])you (?:have )?(?:charged|billed|debited|refunded) (?:me|my)',
    "(?<![a-z])(?:cancel|stop|pause|pay|refund|subscription|plan|account|invoice|data)[a-z ,']{0,30} (?:with you|here|your service)(?![a-z])",
  ].join('|'),
)
/** A quotation from another company's letter is not about the service. */
const ofAnother =
  /(?:operateur|assureur|banque|fournisseur|salle de sport|operator|insurer|bank|gym|provider|landlord|bailleur|proprietaire|avocat|notaire|employeur|vendeur|garage)(?![a-z])/

/** The sentences of a text that ask about the service: its features, prices, account, cancellation or refunds. */
export const sentencesAboutService = (text: string): string[] =>
  sentences(text).filter((sentence) => {
    const plain = fold(sentence)
    return ofTheHouse.test(plain) && !ofAnother.test(plain)
  })

const namedService = `(?:${name}|(?:votre|ce|your|this) (?:site|service|website|platform)|(?:chez )?vous|you)`
const notOfTheHouse = new RegExp(
  `(?<![a-z])(?:n'est|c'est|cest|concerne|s'agit|parle|not|isn't)(?: pas| du tout| really)* ?(?:a propos de|au sujet de|de|d'|about|concerning|with|sur)? ?(?:mon abonnement |my subscription )?${namedService}(?![a-z])|(?:rien a voir avec|nothing to do with) ${namedService}(?![a-z])`,
)

/** « ça ne concerne pas Clairavis », "this is not about Clairavis". */
export const deniesService = (text: string): boolean => notOfTheHouse.test(fold(text))

/** What is no question by itself: a greeting, thanks. */
const courtesy = /^(?:bonjour|bonsoir|salut|hello|hi|merci|thanks|thank you|please|svp)[^a-z]*(?:[a-z]+[^a-z]*){0,2}$/

/** Whether a text asks about the service and about nothing else. */
export function isAboutServiceOnly(text: string): boolean {
  const all = sentences(text).filter((sentence) => !courtesy.test(fold(sentence)))
  const house = sentencesAboutService(text)
  return house.length > 0 && all.every((sentence) => house.includes(sentence) || isShort(sentence))
}

/** « Je ne veux plus payer. » after a question about the service goes on with it. */
const isShort = (sentence: string): boolean => sentence.split(/\s+/).length <= 8

/** The entry of the FAQ that does what is asked, where words alone would find another. */
const entries: readonly (readonly [slug: string, asked: RegExp])[] = [
  ['moyens-de-paiement', /(?<![a-z])(?:virement|cheque|paypal|bank transfer|par carte|by card)(?![a-z])/],
  ['facture-et-tva', /(?<![a-z])(?:facture|invoice|tva|vat)(?![a-z])/],
  ['mettre-en-pause', /(?<![a-z])(?:en pause|pause|suspend[a-z]*)(?![a-z])/],
  [
    'garantie-satisfait-ou-rembourse',
    /(?<![a-z])(?:rembours[a-z]*|refund[a-z]*|money back|euros back|back my|guarantee|garantie|useless|inutile|nul)(?![a-z])/,
  ],
  [
    'comment-resilier',
    /(?<![a-z])(?:resili[a-z]*|cancel[a-z]*|desabonn[a-z]*|unsubscribe|arreter|stop|annuler)(?![a-z])/,
  ],
  ['combien-ca-coute', /(?<![a-z])(?:coute[a-z]*|cout|prix|tarifs?|costs?|prices?|fees?|combien)(?![a-z])/],
  ['qui-voit-ma-question', /(?<![a-z])(?:confidenti[a-z]*|prives?|private|secret)(?![a-z])/],
  [
    'machine-ou-personne',
    /(?<![a-z])(?:robots?|machine|chatgpt|vrais? (?:avocats?|experts?)|real (?:lawyers?|experts?|people))(?![a-z])/,
  ],
]

/** The slug of that entry; undefined where the search decides. */
export const entryFor = (text: string): string | undefined => entries.find(([, asked]) => asked.test(fold(text)))?.[0]
