// On which side the client stands: what speaks to a tenant is not for a landlord, nor what speaks to an employee for an employer.
import { fold } from '../fold.ts'

/** `own`: the writer has such a party as well, and may be on either side: « mon locataire », and « mon propriétaire ». */
type Side = { writer: RegExp; own: RegExp; addresses: RegExp }

const mine = '(?:mon|ma|mes|notre|nos|my|our) (?:ancien(?:ne)?s? |future?s? |ex[- ]|former |old )?'

const sides: readonly Side[] = [
  {
    writer: new RegExp(
      `(?<![a-z])(?:${mine}(?:locataires?|tenants?)|(?:je suis|i am|i'm|nous sommes|we are) (?:le |la |les |the |an? )?(?:proprietaires? bailleurs?|bailleurs?|bailleresse|landlords?|landlady)|en tant que (?:bailleur|proprietaire)|as (?:a|the) landlord)(?![a-z])`,
    ),
    own: /(?<![a-z])(?:mon|ma|notre|my|our) (?:proprietaire|proprio|bailleur|bailleresse|landlord|landlady)(?![a-z])/,
    addresses:
      /(?<![a-z])(?:(?:votre|vos|your) (?:proprietaire|bailleur|bailleresse|landlord|landlady|preavis de depart)|(?:le|la|the) (?:proprietaire|bailleur|bailleresse|agence|landlord|owner) (?:ou l'agence |or the agency )?(?:vous|gave you|give you|has given you|told you)|au (?:proprietaire|bailleur)|(?:to|gave|give|given|tell|told) the landlord|did the landlord|avez-vous rendu les cles|(?:hand(?:ed)? back|did you return) the keys|rendez les cles|vous quittez|you move out)(?![a-z])/,
  },
  {
    writer: new RegExp(
      `(?<![a-z])(?:${mine}(?:salariee?s?|employee?s?|apprentie?s?|employees?|staff)|(?:je suis|i am|i'm|nous sommes|we are) (?:l'|le |un |the |an? )?(?:employeur|employers?)|en tant qu'employeur|as an employer)(?![a-z])`,
    ),
    own: /(?<![a-z])(?:mon|notre|my|our) (?:employeur|patron|employer|boss)(?![a-z])/,
    addresses:
      /(?<![a-z])(?:(?:votre|vos|your) (?:employeur|patron|boss|employer|salaire|bulletins? de paie|contrat de travail|payslips?|salary|anciennete)|(?:l'|the )(?:employeur|employer) (?:vous|gave you|told you)|(?:did|has) the employer|a l'employeur|travaillez-vous dans cette entreprise|(?:entreprise|company) (?:qui|that) (?:vous )?employ(?:ez|s you|e))(?![a-z])/,
  },
  {
    writer: new RegExp(
      `(?<![a-z])(?:${mine}(?:acheteu(?:r|se)s?|acquereurs?|buyers?|purchasers?)|(?:je suis|i am|i'm|nous sommes|we are) (?:le |la |les |the )?(?:vendeu(?:r|se)s?|sellers?) (?:d'|de|du|of)|j'ai vendu|i sold|we sold|nous avons vendu)(?![a-z])`,
    ),
    own: /(?<![a-z])(?:mon|ma|notre|my|our|le|la|the) (?:vendeu(?:r|se)|seller)(?![a-z])/,
    addresses:
      /(?<![a-z])(?:(?:votre|your) (?:vendeur|vendeuse|seller)|(?:le|la|the) (?:vendeur|vendeuse|seller) (?:vous|gave you|told you|refused you)|(?:avez-vous|have you) (?:ecrit|written) (?:au vendeur|to the seller)|(?:did|has) the seller|vous avez achete|avez-vous achete|(?:did|have) you (?:buy|bought))(?![a-z])/,
  },
]

/** Whether words speak to the other side than that of whoever wrote `said`. */
export function speaksToOtherSide(said: string, words: string): boolean {
  const [text, other] = [fold(said), fold(words)]
  return sides.some(({ writer, own, addresses }) => writer.test(text) && !own.test(text) && addresses.test(other))
}
