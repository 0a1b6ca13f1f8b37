// On which side the client stands: what speaks to a tenant is not for a landlord, nor what speaks to an employee for an employer.
import { fold } from '../fold.ts'

/** Whoever faces the tenant, the employee, the buyer, the parent who is owed maintenance, or the creditor. */
export const sideNames = ['landlord', 'employer', 'seller', 'payer', 'debtor'] as const
export type SideName = (typeof sideNames)[number]

/**
 * `own`: the writer has such a party as well, and may be on either side: « mon locataire », and « mon propriétaire ».
 * `addresses`: words that speak to the other side.
 */
type Side = { name: SideName; writer: RegExp; own?: RegExp; addresses?: RegExp }

const mine =
  '(?:mon|ma|mes|notre|nos|une? de (?:mes|nos)|my|our|one of (?:my|our)) (?:ancien(?:ne)?s? |future?s? |ex[- ]|former |old |new |nouvel(?:le)? )?'

/** « Je loue un studio à un étudiant »: « à une agence », « à une dame » may be said by a tenant. */
const lets =
  "(?:je|nous) lou(?:e|ons) (?:[a-z0-9']+ ){1,5}a (?:une?|des|mon|ma|notre) (?:etudiante?s?|couple|famille|jeune|locataires?)|(?:i|we) (?:let|rent) out|(?:i|we) let (?:my|our|an?)|(?:couple|family|famille|students?|etudiante?s?|people|gens|person|personne|man|woman|dame|monsieur) (?:who rents? (?:my|our)|renting (?:my|our)|a qui (?:je|nous) lou(?:e|ons))"
const tenantOf =
  '(?:the tenants?|le locataire|la locataire|les locataires) (?:de|du|in|of) (?:mon|ma|mes|notre|nos|my|our)'
const trader =
  "(?:je suis|nous sommes|i am|i'm|we are) (?:un |une |a |an )?(?:(?:petite? |small )?(?:commercante?s?|e-commercante?s?|artisane?s?|auto-entrepreneu(?:r|se)s?|vendeu(?:r|se)s? (?:professionnel(?:le)?|en ligne|sur)|shopkeepers?|traders?|online sellers?|retailers?))"
const trade =
  "(?:je tiens|nous tenons|je gere|j'ai|nous avons|i run|we run|i own|we own|i have) (?:une?|an?|the|my|ma|mon|notre|our) (?:petite? |small |online )?(?:boutique|commerce|magasin|e-commerce|site (?:de vente|marchand)|shop|store)"
const customer =
  "(?:une? (?:client|cliente|acheteu(?:r|se))|(?:mon|ma|notre|le|la|l') ?(?:client|cliente|acheteu(?:r|se))|an?(?:other)? (?:customer|buyer)|(?:my|our|the) (?:customer|buyer))"

const sides: readonly Side[] = [
  {
    name: 'landlord',
    writer: new RegExp(
      `(?<![a-z])(?:${mine}(?:locataires?|tenants?)|(?:je suis|i am|i'm|nous sommes|we are) (?:le |la |les |the |an? )?(?:proprietaires? bailleurs?|bailleurs?|bailleresse|landlords?|landlady)|en tant que (?:bailleur|proprietaire)|as (?:a|the) landlord|${tenantOf}|${lets})(?![a-z])`,
    ),
    own: /(?<![a-z])(?:mon|ma|notre|my|our) (?:proprietaire|proprio|bailleur|bailleresse|landlord|landlady)(?![a-z])/,
    addresses:
      /(?<![a-z])(?:(?:votre|vos|your) (?:proprietaire|bailleur|bailleresse|landlord|landlady|preavis de depart)|(?:le|la|the) (?:proprietaire|bailleur|bailleresse|agence|landlord|owner) (?:ou l'agence |or the agency )?(?:vous|gave you|give you|has given you|told you)|au (?:proprietaire|bailleur)|(?:to|gave|give|given|tell|told) the landlord|did the landlord|avez-vous rendu les cles|(?:hand(?:ed)? back|did you return) the keys|rendez les cles|vous quittez|you move out)(?![a-z])/,
  },
  {
    name: 'employer',
    writer: new RegExp(
      `(?<![a-z])(?:${mine}(?:[a-z]+ )?(?:salariee?s?|employee?s?|apprentie?s?|employees?|staff)|(?:je suis|i am|i'm|nous sommes|we are) (?:l'|le |un |the |an? )?(?:employeur|employeuse|employers?)|en tant qu'employeu(?:r|se)|as (?:an|the|their|his|her) employer|${mine}(?:femme de menage|aide (?:menagere|a domicile)|nounou|nourrice|cleaner|nanny|housekeeper)|que (?:j'emploie|nous employons)|whom (?:i|we) employ)(?![a-z])`,
    ),
    own: /(?<![a-z])(?:mon|notre|my|our) (?:employeur|patron|employer|boss)(?![a-z])/,
    addresses:
      /(?<![a-z])(?:(?:votre|vos|your) (?:employeur|patron|boss|employer|salaire|bulletins? de paie|contrat de travail|payslips?|salary|anciennete)|(?:l'|the )(?:employeur|employer) (?:vous|gave you|told you)|(?:did|has) the employer|a l'employeur|travaillez-vous dans cette entreprise|(?:entreprise|company) (?:qui|that) (?:vous )?employ(?:ez|s you|e))(?![a-z])/,
  },
  {
    name: 'seller',
    writer: new RegExp(
      `(?<![a-z])(?:${mine}(?:acheteu(?:r|se)s?|acquereurs?|buyers?|purchasers?)|(?:je suis|i am|i'm|nous sommes|we are) (?:le |la |les |the )?(?:vendeu(?:r|se)s?|sellers?) (?:d'|de|du|of)|j'ai vendu|(?:i|we|i've|we've) (?:have )?sold|nous avons vendu|${trader}|${trade}|${customer} (?:[a-z']+ ){0,3}(?:veu(?:t|lent)|demandew*|exigew*|reclamew*|souhaitew*|refusew*|wants?|asks?|claims?|demands?|refuses?))(?![a-z])`,
    ),
    own: /(?<![a-z])(?:mon|ma|notre|my|our|le|la|the) (?:vendeu(?:r|se)|seller)(?![a-z])/,
    addresses:
      /(?<![a-z])(?:(?:votre|your) (?:vendeur|vendeuse|seller)|(?:le|la|the) (?:vendeur|vendeuse|seller) (?:vous|gave you|told you|refused you)|(?:avez-vous|have you) (?:ecrit|written) (?:au vendeur|to the seller)|(?:did|has) the seller|vous avez achete|avez-vous achete|(?:did|have) you (?:buy|bought))(?![a-z])/,
  },
  {
    name: 'payer',
    writer:
      /(?<![a-z])(?:(?:je|nous|i|we) (?:ne )?(?:lui |leur |me |peux (?:pas |plus )?|dois |suis condamnee? a |have to |must |can(?:not|'t)? |no longer )*(?:verse|verser|paie|paye|payer|pay)(?: plus| pas| still)?[^.;!?]{0,45}(?:pension|contribution|child support|maintenance|alimony)|(?:pension|maintenance|child support)(?: alimentaire)?[^.;!?]{0,30}(?:que je (?:verse|paie|paye|dois)|(?:that )?i (?:pay|owe)))(?![a-z])/,
  },
  {
    name: 'debtor',
    own: /(?<![a-z])(?:j'ai prete|(?:me|nous) doi(?:t|vent)|(?:i|we) (?:lent|loaned)|owes? (?:me|us))(?![a-z])/,
    writer:
      /(?<![a-z])(?:(?:on|il|elle|ils|une? [a-z]+|mon [a-z]+|ma [a-z]+) (?:me|nous) (?:reclame\w*|demande\w* de (?:le |la |les |lui )?(?:payer|rembourser|rendre)|poursuit|assigne)|(?:j'ai recu|nous avons recu|m'a (?:remis|signifie|apporte)) (?:une? )?(?:injonction|ordonnance|mise en demeure)|(?:i|we) (?:was|were|have been|got|received|am|are) (?:being )?(?:an? |the )?(?:sued|payment order|formal demand|order to pay)|(?:claims?|demands?|wants?) [^.;!?]{0,25}from (?:me|us))(?![a-z])/,
  },
]

/** The sides on which the writer of a text stands; not one whose opponent is the writer's own as well. */
export function sidesOf(said: string): SideName[] {
  const text = fold(said)
  return sides.filter(({ writer, own }) => writer.test(text) && !own?.test(text)).map(({ name }) => name)
}

/** Whether words speak to the other side than that of whoever wrote `said`. */
export function speaksToOtherSide(said: string, words: string): boolean {
  const [names, other] = [sidesOf(said), fold(words)]
  return sides.some(({ name, addresses }) => names.includes(name) && addresses?.test(other))
}
