// What a question asks for besides its subject: a passage on the same subject that answers something else is beside it.
import { fold } from '../fold.ts'

/** `asked`: pattern on the folded question; `heading`: on the folded heading of the passages that answer it. */
export type AskedFor = { asked: RegExp; heading: RegExp }

const kind = (asked: string, heading: string): AskedFor => ({
  asked: new RegExp(`(?<![a-z])(?:${asked})`),
  heading: new RegExp(`(?<![a-z])(?:${heading})`),
})

const kinds: readonly AskedFor[] = [
  // By when, how long.
  kind(
    'combien de (?:temps|jours|semaines|mois|d.annees)(?! de (?:salaire|loyer))|(?:quel|le|un|des|les) delais?|delai |trop tard|jusqu.a quand|how (?:long|many (?:days|weeks|months|years) (?:do|have|can))|time limit|too late|deadline for',
    "delais?|dans quel delai|combien de temps|changez d'avis|(?:ordinary )?time limits?|the time limit|how long|change your mind",
  ),
  // Remedies.
  kind(
    'contest(?!ation de)|prud.?hom|recours|attaquer|reclamation|challeng|dispute|appeal|tribunal|labour court|take (?:him|her|them|it) to court',
    'contest|recours|remed|bonne reclamation|good claim|apres la reception|after receiving',
  ),
  // Money due.
  kind(
    'indemni|dedommag|solde de tout compte|dommages|reparation du prejudice|severance|compensat|redundancy pay',
    "l'on vous doit|you are owed|demander reparation|claiming compensation|quand la panne dure|when it lasts|discuter l'offre|discussing the offer",
  ),
  // How a sum is set; a sum that cannot be paid.
  kind('calcul|worked out|comput|how much (?:is|should|must)', 'fixee|how it is set'),
  kind(
    '(?:ne )?peux? pas (?:la |le |les )?(?:payer|rembourser)|effac|can.?(?:no|.)?t (?:re)?pay|can.?not (?:re)?pay|written? off|waive',
    'remise|relief|difficultes a payer',
  ),
  // What arrived broken; what an insurer offers; what hangs over.
  kind(
    '(?:recu|arrive|livre)[^.?!]{0,20} (?:casse|abime)|(?:arrived?|came|delivered)[^.?!]{0,20} (?:damaged|broken)',
    'abime|damaged|quand un defaut|when a defect',
  ),
  kind('(?:assur|expert|insurer)[^.?!]{0,40}(?:offre|propose|offer)', 'discuter l.offre|discussing the offer'),
  kind('branches?|racines?|roots?', 'branches'),
  // Company at a meeting.
  kind(
    'accompagn|assister|venir avec|come with me|accompany|bring (?:someone|somebody|a colleague)',
    'accompagner|come with you',
  ),
  // More or less of something that was fixed.
  kind(
    '(?:baisser|diminuer|reduire|reviser|augmenter|modifier|changer)(?=[^.?!]{0,30} (?:pension|montant))|(?:lower|reduce|raise|increase|change)(?=[^.?!]{0,30} (?:maintenance|support|amount))',
    'faire changer|changing it',
  ),
  // What is due and does not come.
  kind(
    '(?:paie|paye|verse)(?:nt|r)? (?:plus|pas|rien)|impaye|(?:stopped|not|does ?n.?t|won.?t) pay|owes me|unpaid',
    'plus payee|no longer paid',
  ),
  kind(
    '(?:toujours|jamais|pas encore) (?:pas )?(?:rendu|recu|rembourse|eu|recupere|ma caution|mon depot|la caution)|(?:rend|rendu|rembourse|restitue)e? (?:pas|toujours pas|plus)|(?:still|not|never) (?:has|have|had|got|given|returned|come back)|has ?n.t (?:returned|come|given)|kept my deposit',
    'en cas de retard|when it is late|le delai|the time limit',
  ),
  kind(
    '(?:ne |n.)?repond(?:s|ent)? (?:pas|plus|jamais)|sans (?:reponse|nouvelles)|aucune (?:reponse|nouvelle)|pas de (?:reponse|nouvelles)|silen(?:ce|t)|(?:does|do|did)(?: ?n.t| not) (?:answer|reply|respond)|no (?:answer|reply)|ignores',
    'reponse n.arrive|ne repond|no answer|not answer|no longer answers|en cas de retard|when it is late|pendant l.instruction|while you wait',
  ),
  // Refusals.
  kind(
    '(?:re)?fus[aeé]|rejet|refus(?:ed|es|al)|reject|turned down',
    'refus|negligence|ou aller|where to go|que vous pouvez demander|what you may ask for|accepter ou non|accepting or not',
  ),
  // What is kept back from a sum.
  kind(
    'retien|retenu|deduit|dedui|peinture|moquette|deduct|repaint|faded|scratch|carpet',
    'peut etre retenu|may be deducted|usure|wear|les retenues|deductions',
  ),
  // What is missing or wrong in a record.
  kind('manqu|missing|ajouter|do(?:es)? not show', 'faire corriger|corrected|trous|gaps|quelles preuves|which proof'),
  // Who bears the cost.
  kind(
    'qui (?:paie|paye|doit payer|prend en charge)|(?:au|le) (?:locataire|proprietaire|bailleur) ou (?:au|le)|who (?:pays|must pay|has to pay)',
    'qui paie|who pays|en location|in a rented home|vient d.ailleurs|comes from elsewhere',
  ),
  // What to do while it lasts, and what to do first.
  kind(
    'calm|pendant (?:la|une) crise|during (?:a|the|my) ',
    'pendant la crise|during the attack|gestes simples|simple measures',
  ),
  kind(
    'premieres? (?:demarche|chose|etape)|en premier|d.abord|first (?:step|thing)|(?:do|tell|call) first',
    'premier jour|first day|tout de suite|at once|couper|shut off|appelez d.abord|call first',
  ),
  kind('recuperer|get (?:it|my account|them|access) back|recover', 'dans l.heure|within the hour'),
  // An end to a contract.
  kind('resili|partir sans frais|sans frais|leave without|cancel|end (?:my|the) contract', 'partir|leaving'),
  // Why something happens.
  kind(
    'pourquoi|(?:la|quelle|d.ou vient la) cause|why|the cause',
    'causes|four causes|pourquoi|why|lequel saute|which one trips',
  ),
  // Papers.
  kind(
    'papiers?|quels? (?:documents?|pieces?|justificatifs?)|(?:which|what) (?:papers|documents|proof)',
    'papiers|the papers|le dossier|the file|apporter|to bring|a reunir|to gather',
  ),
  kind('facture d.eau|water bill', 'facture d.eau|water bill|compteur|meter'),
  kind(
    'ou (?:aller|puis-je|dois-je|porter|trouver|deposer)|where (?:do|can|should|may)',
    'ou |where|quand et ou|when and where',
  ),
  kind('(?:dernier|last|final)(?:s)? (?:mois de )?(?:loyer|month.?s rent|rent)', 'dernier loyer|last rent'),
]

/** What the text asks for, of the kinds that are known. */
export const askedFor = (text: string): readonly AskedFor[] => {
  const folded = fold(text)
  return kinds.filter(({ asked }) => asked.test(folded))
}

/** How many of the things asked for a passage under this heading answers. */
export const answersUnder = (heading: string, asked: readonly AskedFor[]): number => {
  const folded = fold(heading)
  return asked.filter((one) => one.heading.test(folded)).length
}
