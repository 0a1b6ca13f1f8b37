import { brand } from '../../../brand.ts'
import { fold, sentences } from '../fold.ts'

const name = fold(brand.name).replace(/[^a-z0-9]+/g, '.?')

/** Words that refer to the service itself: its site, its prices, its charges. */
const ofTheHouse = new RegExp(
  [
    `(?<![a-z])${name}(?![a-z])`,
    '(?<![a-z])(?:votre|vos) (?:site|sites|plateforme|application|appli|tarifs?|prix|offre|experts?|assistant|abonnement)(?![a-z])',
    "(?<![a-z])vous m'avez (?:preleve|debite|facture|rembourse|pris)",
    "(?<![a-z])(?:resilier|annuler|arreter|suspendre|payer|rembourser|abonnement|compte|facture|prelevement|remboursement|donnees)[a-z ,']{0,30} (?:chez vous|ici|avec vous|a votre service)(?![a-z])",
    '(?<![a-z])your (?:site|website|platform|app|prices?|fees?|experts?|assistant|subscription|plan)(?![a-z])',
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
