// The stage of a matter: what holds before a turning point is not quoted to somebody who is past it, nor the reverse.
import type { Locale } from '../i18n/locale.ts'

/**
 * `told`: pattern on folded text that shows that somebody has reached the stage. `parts`: the headings of the article
 * whose passages hold then, the one to quote first at the beginning; `''` is what stands before the first heading, and
 * three dots at the end name a paragraph by its first words.
 */
export type Stage = { told: RegExp; parts: readonly string[] }
type Words = Record<Locale, { told: string; parts: string }>

const stage = ({ fr, en }: Words): Record<Locale, Stage> => {
  const told = new RegExp(`(?<![a-z])(?:${fr.told}|${en.told})(?![a-z])`)
  const of = (parts: string): Stage => ({ told, parts: parts.split(' | ').map((part) => (part === '-' ? '' : part)) })
  return { fr: of(fr.parts), en: of(en.parts) }
}

const soon =
  '(?:veux|veut|voulons|voudrais|souhaite|souhaitons|vais|va|allons|compte|pense|envisage|cherche|hesite|avant (?:de|d)|peut-on|puis-je|comment|dois-je)'
const lately = '(?: (?:deja|hier|bien|enfin|tout juste|recemment|donc|aussi|tous les deux|toujours))*'

/** In chronological order; the last one that the text tells of counts. */
const stages: Readonly<Record<string, readonly Record<Locale, Stage>[]>> = {
  'entretien-prealable-licenciement': [
    stage({
      fr: {
        told: "convoque\\w*|convocation|entretien (?:prealable|de licenciement)|(?:risque|menace\\w*|peur) (?:de |d'|un )?(?:etre |me faire )?(?:licenci\\w+|vire\\w*)|(?:veut|va|vont|veulent|peut-il|peut) me (?:licencier|virer)|procedure de licenciement",
        parts:
          '- | La convocation | Qui peut vous accompagner | Pendant l’entretien | Préparer l’entretien | Les erreurs fréquentes',
      },
      en: {
        told: '(?:preliminary|dismissal|disciplinary) meeting|(?:wants?|going|threaten\\w*|about|may|might|can they|can my \\w+) (?:to )?(?:dismiss|fire|sack) me|called me to|(?:risk|fear|afraid) (?:of )?(?:being |getting )?(?:dismiss\\w+|fired|sacked)',
        parts: '- | The summons | Who may come with you | During the meeting | Preparing the meeting | Common mistakes',
      },
    }),
    stage({
      fr: {
        told: `entretien (?:prealable )?(?:a eu lieu|s.est (?:deja )?(?:passe|tenu|deroule)|est passe|date)|(?:apres|depuis) (?:l'|mon |cet )?entretien|(?:ai|suis)${lately} (?:eu|passe|alle a) (?:mon|l'|un) ?entretien`,
        parts: 'Après | Contester | Ce que l’on vous doit',
      },
      en: {
        told: '(?:meeting|interview) (?:was|took place|happened)|(?:after|since) (?:the|my) (?:preliminary |dismissal )?(?:meeting|interview)|had (?:the|my) (?:preliminary|dismissal) (?:meeting|interview)',
        parts: 'Afterwards | Contesting | What you are owed',
      },
    }),
    stage({
      fr: {
        told: `(?:ai|a|as|avons|ont|avez)${lately} ete${lately} (?:licencie|vire|renvoye|remercie)\\w*|(?:suis|sommes|est)${lately} (?:licenciee?s?|viree?s?)|(?:m'a|m'ont|nous a|nous ont|l'a|l'ont)${lately} (?:licencie|vire|renvoye|remercie)\\w*|(?:viens|vient|venons) d'etre (?:licencie|vire)\\w*|(?:vient|viennent) de (?:me|nous) (?:licencier|virer)|(?:me suis|s'est) fait (?:licencier|virer)|lettre de licenciement|depuis (?:mon|le) licenciement|(?:suite a|apres|contester) mon licenciement|mon licenciement (?:date|remonte|est|a ete)|licencie\\w* (?:hier|ce matin|lundi|mardi|mercredi|jeudi|vendredi|la semaine derniere|le mois dernier|il y a|sans|pour|apres)`,
        parts: 'Contester | Ce que l’on vous doit | Après',
      },
      en: {
        told: '(?:was|were|got|been|am|just)(?: just| recently| unfairly| wrongly)* (?:dismissed|fired|sacked|laid off|let go)|(?:dismissed|fired|sacked) (?:me|us)|dismissal letter|letter of dismissal|(?:since|after|contest|challenge) (?:my|the|a) dismissal|my dismissal (?:was|is|dates)|(?:dismissed|fired|sacked) (?:yesterday|last|without|for)',
        parts: 'Contesting | What you are owed | Afterwards',
      },
    }),
  ],
  'porter-plainte': [
    stage({
      fr: {
        told: `${soon}[^.?!]{0,25} (?:porter|deposer) plainte|refuse[^.?!]{0,25} plainte`,
        parts:
          '- | Où aller | Dans quel délai | Ce qu’il faut apporter | Raconter les faits | Plainte en ligne et pré-plainte',
      },
      en: {
        told: '(?:where|how|want|wish|should|can|may)[^.?!]{0,25} (?:file|report|press)|refused[^.?!]{0,25} complaint',
        parts: '- | Where to go | Time limits | What to bring | Telling what happened | Online complaints',
      },
    }),
    stage({
      fr: {
        told: `(?:ai|a|avons)${lately} (?:porte|depose) (?:une? )?plainte|depuis (?:ma|la|notre) plainte|(?:ma|notre|la) plainte (?:a ete|est|n'a|n'est)|plainte (?:classee|deposee|sans suite)|classement sans suite`,
        parts: 'Et après | Demander réparation',
      },
      en: {
        told: '(?:filed|made|lodged) (?:a|my|our|the) (?:police )?complaint|(?:reported|have reported) (?:it|the)|(?:my|our) complaint (?:was|has|is)|since (?:my|the) complaint',
        parts: 'What happens next | Claiming compensation',
      },
    }),
  ],
  'acheter-un-logement-etapes': [
    stage({
      fr: {
        told: `${soon}[^.?!]{0,30} (?:acheter|achat|offre|signer)|avant (?:de signer|la signature|le compromis|l'offre)|offre d'achat`,
        parts:
          '- | L’offre | Les conditions à faire écrire | Ce qu’il faut lire | Visiter pour acheter, pas pour rêver | Le budget complet | Les diagnostics, utilement | À deux, ou à plusieurs | L’avant-contrat | Le prêt',
      },
      en: {
        told: '(?:want|wish|going|plan|thinking|steps|looking|how|before)[^.?!]{0,30} (?:buy|buying|sign|signing|offer)',
        parts:
          '- | The offer | Conditions to have written | What to read | Visiting to buy, not to dream | The whole budget | Using the surveys | With a partner, or several | The preliminary contract | The loan',
      },
    }),
    stage({
      fr: {
        told: `(?:ai|a|avons|ont)${lately} signe[^.?!]{0,20} (?:compromis|promesse|avant-contrat)|(?:compromis|promesse)[^.?!]{0,20} (?:est|a ete|signee?)|(?:me|nous|se) retracter|depuis (?:le|la|mon|notre) (?:compromis|promesse)`,
        parts: 'L’avant-contrat | Le prêt | L’acte',
      },
      en: {
        told: '(?:signed|have signed)[^.?!]{0,30} (?:contract|compromis|promesse|agreement)|(?:may|can) i (?:still )?(?:withdraw|pull out)',
        parts: 'The preliminary contract | The loan | The deed',
      },
    }),
    stage({
      fr: {
        told: `(?:ai|avons)${lately} (?:achete|acquis)|(?:ai|avons)${lately} signe (?:l'acte|chez le notaire)|apres (?:la vente|l'achat|l'acte|la signature de l'acte)|depuis (?:l'achat|la vente|notre achat|mon achat|l'acte)`,
        parts: 'Après la vente…',
      },
      en: {
        told: '(?:bought|have bought|purchased)|(?:signed|after) the (?:final )?deed|(?:since|after) (?:the sale|the purchase|we bought|buying)',
        parts: 'After the sale…',
      },
    }),
  ],
  'acheter-voiture-occasion': [
    stage({
      fr: {
        told: `${soon}[^.?!]{0,25} (?:acheter|achat)|avant (?:d'acheter|l'achat|de payer)`,
        parts:
          '- | Les papiers | L’essai | Payer | Avant de se déplacer | L’inspection, en vingt minutes | Particulier ou professionnel | Une voiture électrique',
      },
      en: {
        told: '(?:want|wish|going|plan|thinking|before|how)[^.?!]{0,25} (?:buy|buying|paying)',
        parts:
          '- | The papers | The test drive | Paying | Before you go | The inspection, in twenty minutes | Private seller or trader | An electric car',
      },
    }),
    stage({
      fr: {
        told: `(?:ai|avons|a)${lately} achete\\w*|(?:m'a|nous a|m'ont)${lately} vendu\\w*|achetee? (?:le mois|la semaine|l'an|il y a|en|hier|a un)|vices? caches?|depuis (?:l'achat|que je l'ai)|apres l'achat`,
        parts: 'Après l’achat | Particulier ou professionnel',
      },
      en: {
        told: '(?:i|we)(?: have| just| recently)* bought|bought (?:last|a|two|three|in)|sold (?:me|us)|hidden (?:defect|fault)s?|since (?:i|we) bought|after buying',
        parts: 'After buying | Private seller or trader',
      },
    }),
  ],
  'corriger-declaration-revenus': [
    stage({
      fr: {
        told: '(?:avant|pas encore)[^.?!]{0,30} (?:date limite|avis|fin de la declaration|cloture)|declaration (?:est )?(?:encore |toujours )ouverte',
        parts: 'Avant la date limite | - | Les erreurs les plus courantes | L’erreur de bonne foi',
      },
      en: {
        told: '(?:before|not yet|still)[^.?!]{0,30} (?:deadline|assessment|open)',
        parts: 'Before the filing deadline | - | The commonest mistakes | Mistakes made in good faith',
      },
    }),
    stage({
      fr: {
        told: `(?:ai|a|avons)${lately} recu[^.?!]{0,20} avis|depuis (?:mon|l')avis|(?:mon|notre) avis d'imposition (?:est|dit|indique|comporte)|contester (?:mon|un|l')(?: ?avis| ?impot)`,
        parts:
          'Après la réception de l’avis | Quand le service est fermé | Écrire une bonne réclamation | Le sursis de paiement | Si l’administration ne répond pas | Difficultés à payer | L’erreur de bonne foi | Garder ses preuves | Les erreurs les plus courantes',
      },
      en: {
        told: '(?:received|got|have)[^.?!]{0,20} (?:tax notice|assessment)|contest (?:my|an|the)[^.?!]{0,12} (?:tax|notice|assessment)',
        parts:
          'After receiving the assessment | When the service is closed | Writing a good claim | Putting off payment | If the tax office does not answer | Mistakes made in good faith | Keeping your proof | The commonest mistakes | Two countries',
      },
    }),
    stage({
      fr: {
        told: '(?:service|correction|site)[^.?!]{0,25} (?:ferme|fermee|termine|cloture)e?',
        parts:
          'Quand le service est fermé | Écrire une bonne réclamation | Si l’administration ne répond pas | Le sursis de paiement | Difficultés à payer | L’erreur de bonne foi | Garder ses preuves',
      },
      en: {
        told: '(?:service|correction|site)[^.?!]{0,25} (?:is|has) (?:closed|ended)',
        parts:
          'When the service is closed | Writing a good claim | If the tax office does not answer | Putting off payment | Mistakes made in good faith | Keeping your proof',
      },
    }),
  ],
  'renouveler-titre-de-sejour': [
    stage({
      fr: {
        told: 'expire|quand (?:deposer|demander|renouveler)|comment (?:deposer|demander|renouveler)|pas encore (?:depose|demande)',
        parts:
          '- | Quand et où déposer | Le dossier | Avant de commencer | Une preuve du dépôt | Si votre situation est fragile',
      },
      en: {
        told: 'expires?|when (?:do|should|can|must) i (?:renew|apply)|how (?:do|should|can) i (?:renew|apply)|not (?:yet )?applied',
        parts:
          '- | When and where | The file | Before you begin | Proof that you applied | If your situation is fragile',
      },
    }),
    stage({
      fr: {
        told: `(?:ai|a|avons)${lately} (?:depose|envoye|demande)|recepisse|ne repond|sans reponse|pas de reponse|en attente|pendant le renouvellement|attends`,
        parts:
          'Pendant l’instruction | Si la réponse n’arrive pas | Travailler et voyager pendant l’attente | Une preuve du dépôt | Si votre situation est fragile',
      },
      en: {
        told: '(?:have|has|i)(?: already)? (?:applied|sent|filed)|does not answer|no answer|waiting|while[^.?!]{0,40} renewed|receipt',
        parts:
          'While you wait | If no answer comes | Working and travelling while you wait | Proof that you applied | If your situation is fragile',
      },
    }),
    stage({
      fr: {
        told: '(?:est|a ete|m.a ete|me) refusee?|refus|rejetee?',
        parts: 'En cas de refus | Si votre situation est fragile',
      },
      en: {
        told: '(?:is|was|been) (?:refused|rejected)|refusal',
        parts: 'If it is refused | If your situation is fragile',
      },
    }),
  ],
  'creer-micro-entreprise': [
    stage({
      fr: {
        told: `${soon}[^.?!]{0,25} (?:creer|ouvrir|lancer|devenir)|quelles etapes`,
        parts: '- | Avant | L’immatriculation',
      },
      en: {
        told: '(?:how|want|wish|going|plan|may|can)[^.?!]{0,25} (?:start|open|create|register)',
        parts: '- | Before | Registration',
      },
    }),
    stage({
      fr: {
        told: `(?:ai|avons)${lately} (?:cree|ouvert|immatricule|lance)|apres (?:la|ma) creation|depuis (?:la|ma) creation|viens de (?:creer|m'immatriculer|lancer)`,
        parts: 'Après',
      },
      en: {
        told: '(?:have|i|just) (?:created|opened|registered|started) (?:my|a|the)|after (?:registering|registration|starting)',
        parts: 'Afterwards',
      },
    }),
  ],
  'reception-travaux-garanties': [
    stage({
      fr: {
        told: 'avant la reception|reception (?:est |aura lieu |a lieu )?(?:demain|lundi|prochaine|la semaine prochaine)|(?:comment|dois-je)[^.?!]{0,30} reserves|jour de la reception',
        parts: 'Le jour de la réception | -',
      },
      en: {
        told: 'before (?:the )?handover|handover (?:is )?(?:tomorrow|next|on)|(?:how|should)[^.?!]{0,30} reserv\\w+|day of the handover',
        parts: 'On the day | -',
      },
    }),
    stage({
      fr: {
        told: 'apres la (?:reception|fin des travaux|construction|livraison)|depuis la reception|reception (?:a eu lieu|signee)|lever (?:les|des) reserves',
        parts: 'Trois garanties | Quand un défaut apparaît',
      },
      en: {
        told: 'after (?:the )?(?:handover|works|building)|since (?:the )?handover|handover (?:was|took place)',
        parts: 'Three guarantees | When a defect appears',
      },
    }),
  ],
}

/** Neighbouring matters that an article does not treat, though they share its words: nothing of it is quoted for them. */
const neighbours: Readonly<Record<string, Record<Locale, string>>> = {
  'entretien-prealable-licenciement': {
    fr: "(?:arret|conge) (?:de )?(?:maladie|maternite|parental|travail)|enceinte|economique|csp|inapt\\w*|periode d'essai|chomage|reclasse\\w*",
    en: 'sick leave|maternity|pregnant|redundan\\w*|economic|probation|unfit|unemployment',
  },
  'porter-plainte': { fr: 'retirer (?:une |ma |la )?plainte|fausse plainte', en: 'withdraw|drop (?:a|the|my|charges)' },
  'pension-alimentaire-impayee': { fr: 'prestation compensatoire|garde alternee', en: 'alimony|spousal|custody' },
  'depot-de-garantie-restitution': {
    fr: 'fuite|moisissures?|repar\\w+|chauffage|caution solidaire|se porter caution|garant|(?:me |nous )?demander|maximum',
    en: 'leak|mou?ld|repairs?|heating|guarantor|how (?:big|much|high)|ask for',
  },
  'fievre-enfant': { fr: 'sans fievre|pas de fievre|plus de fievre', en: '(?:no|without(?: a)?) fever' },
  'corriger-declaration-revenus': {
    fr: 'comment declarer|quand declarer|ou declarer|date limite',
    en: 'when do i (?:have to )?file|how (?:do|should) i declare',
  },
  'contester-trop-percu-caf': { fr: 'arrete (?:ma|mon|mes|de verser)|pas verse', en: 'stopped paying' },
  'renouveler-titre-de-sejour': {
    fr: 'chang\\w+ de statut|premiere demande|perdu|vole',
    en: 'chang\\w+ (?:of )?status|first permit|lost|stolen',
  },
  'acheter-voiture-occasion': {
    fr: '(?:je|nous|on) (?:vends|vendons|vend)|vendre ma',
    en: "(?:i am|i'm|we are) selling|sell my",
  },
  'acheter-un-logement-etapes': {
    fr: '(?:je|nous|on) (?:vends|vendons|vend)|vendre (?:ma|mon|notre)',
    en: "(?:i am|i'm|we are) selling|sell (?:my|our)",
  },
  'panne-internet-recours': {
    fr: 'panne (?:de )?(?:telephone|mobile|television|tele)',
    en: '(?:phone|mobile|tv) (?:fault|outage)',
  },
  'creer-micro-entreprise': { fr: 'fermer|cesser|radier|cessation|plafond', en: 'close|closing|threshold|ceiling' },
  'paiement-frauduleux-carte': { fr: 'carte refusee|paiement refuse', en: 'card (?:was )?declined' },
  'verifier-releve-de-carriere': { fr: 'reversion|cumul', en: "survivor'?s pension" },
  'reception-travaux-garanties': { fr: 'permis|declaration prealable', en: 'permit' },
}

const nowhere = ({ fr, en }: Record<Locale, string>): Stage => ({
  told: new RegExp(`(?<![a-z])(?:${fr}|${en})(?![a-z])`),
  parts: [],
})

/** The stages of a product article, in one language, and last the matters that it does not treat. */
export const stagesOf = (slug: string, locale: Locale): readonly Stage[] => [
  ...(stages[slug] ?? []).map((words) => words[locale]),
  ...(neighbours[slug] ? [nowhere(neighbours[slug])] : []),
]

export const stagedArticles = Object.keys(stages)
