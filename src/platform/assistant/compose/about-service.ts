import { brand } from '../../../brand.ts'
import { fold, sentences } from '../fold.ts'

const name = fold(brand.name).replace(/[^a-z0-9]+/g, '.?')

/** Words that name the service itself: its site, its prices, its charges. */
const ofTheHouse = new RegExp(
  [
    `(?<![a-z])${name}(?![a-z])`,
    '(?<![a-z])(?:votre|vos) (?:sites?|plateforme|application|appli|tarifs?|prix|experts?|assistant|abonnement|garantie|reponses?)(?![a-z])',
    "(?<![a-z])vous m'avez (?:preleve|debite|facture|rembourse)",
    '(?<![a-z])(?:chez|avec) vous(?![a-z])',
    '(?<![a-z])your (?:ai |own )?(?:site|website|platform|app|prices?|fees?|experts?|assistant|subscription|plan|guarantee|answers?)(?![a-z])',
    '(?<![a-z])you (?:have )?(?:charged|billed|debited|refunded) me(?![a-z])',
    '(?<![a-z])with you(?![a-z])',
    // The price of a first answer, with whoever gave it.
    '^(?=.*(?<![a-z])expert(?![a-z])).*(?<![\\d.,])3 ?(?:euros|eur|€)',
  ].join('|'),
)

/** « Clairavis, mon voisin… » speaks to the service, and not of it. */
const address = new RegExp(
  `^(?:(?:bonjour|bonsoir|salut|hello|hi|dear|cher|chere)[ ,]+)?${name} ?[,:;!–-]|, ?${name} ?[.?!]*$`,
)

/** Expressions of which one word alone may mean something else. */
const expressions = /(?<![a-z])(?:vrais? avocats?|real lawyers?|carte bancaire|bank transfer|no use)(?![a-z])/g

/**
 * Every word that a sentence about the service may have. One other word, and it may tell of a person, of a contract with
 * somebody else or of a matter of law.
 */
const ownWords: ReadonlySet<string> = new Set(
  [
    'a ai apres as au aux aimerais avant avec avez avoir avons bonjour c ca ce cela ces cette chez combien comment d dans de des dois doit donc du elle en encore est et etait etes etre eu fait faire faites faut il ils j je l la le les leur m ma mais me merci mes moi mon n ne non nous on ont ou par pas peut peux plus pour pouvez puis qu quand que quel quelle quelles quels qui quoi s se si son sont souhaite suis sur t tous tout un une veut veux vos votre voudrais vous y',
    'about after all am an and any anymore are be been before by can could did didn do does doesn don for from get give had has have hello hi how i if in is isn it its like me more my need no not of on once or please s should so still t thank thanks that the their them there they this to until was wasn were what when where which who why will wish with without would you your want',
    'abonnement application appli argent assistant becom carte cheque chatgpt compte conversation cout couvre couvrir devenir donnees eur euro expert fonctionne garantie gratuit gratuite humain ia inutile machine marche mensuel mettre mois nul nulle obtenir paie paiement pause payer paye paypal personne plateforme prix question recevoir recuperer reponse robot satisfait service site tarif titre trouver tva utiliser verifiez verifie virement vrai',
    'annee dernier derniere hier jour jours pris prise prendre semaine seul seule seulement souscrit last only signed subscribed took up week yesterday',
    'account ai answer app back card cheque confidential cost cover covered data fee find free guarantee human invoice machine money month monthly own paid pay payment people person plan platform price private real secret service subscription useless vat website work become',
  ].flatMap((words) => words.split(' ')),
)
const ownForms =
  /^(?:\d{1,2}|(?:rembours|resili|annul|arret|suspend|prelev|debit|factur|desabonn|confidentiel|prive|coute|refund|cancel|stop|unsubscrib|charg|bill|paus)[a-z]*)$/
const isOwnWord = (word: string): boolean =>
  ownForms.test(word) || ownWords.has(word) || (word.endsWith('s') && ownWords.has(word.slice(0, -1)))

const asksOrWants =
  /\?|(?<![a-z])(?:je|j'|i|comment|combien|quand|quel|quelle|qui|how|what|when|where|who|which)(?![a-z])/

const saysNothingElse = (plain: string): boolean =>
  plain
    .replace(new RegExp(name, 'g'), ' ')
    .replace(expressions, ' ')
    .split(/[^a-z0-9]+/)
    .every((word) => word === '' || isOwnWord(word))

/** The sentences of a text that ask about the service, and tell nothing else: its features, prices, account, cancellation or refunds. */
export const sentencesAboutService = (text: string): string[] =>
  sentences(text).filter((sentence) => {
    const plain = fold(sentence).replace(address, ' ')
    return ofTheHouse.test(plain) && asksOrWants.test(plain) && saysNothingElse(plain)
  })

const namedService = `(?:${name}|(?:votre|ce|your|this) (?:site|service|website|platform)|(?:chez )?vous|you)`
const notOfTheHouse = new RegExp(
  `(?<![a-z])(?:n'est|c'est|cest|concerne|s'agit|parle|not|isn't)(?: pas| du tout| really)* ?(?:a propos de|au sujet de|de|d'|about|concerning|with|sur)? ?(?:mon abonnement |my subscription )?${namedService}(?![a-z])|(?:rien a voir avec|nothing to do with) ${namedService}(?![a-z])`,
)

/** « ça ne concerne pas Clairavis », "this is not about Clairavis". */
export const deniesService = (text: string): boolean => notOfTheHouse.test(fold(text))

/** What is no question by itself: a greeting, thanks. */
const courtesy = /^(?:bonjour|bonsoir|salut|hello|hi|merci|thanks|thank you|please|svp)[^a-z]*(?:[a-z]+[^a-z]*){0,2}$/

/** « Je ne veux plus payer. » after a question about the service goes on with it. */
const goesOn =
  /^(?:je (?:ne |n')?(?:veux|souhaite) plus (?:payer|continuer)|i (?:do not|don't|no longer) want to (?:pay|continue)(?: any ?more)?)[ .!]*$/

/** Whether every sentence of a text, courtesies apart, asks about the service. */
export function isAboutServiceOnly(text: string): boolean {
  const all = sentences(text).filter((sentence) => !courtesy.test(fold(sentence)))
  const house = sentencesAboutService(text)
  return house.length > 0 && all.every((sentence) => house.includes(sentence) || goesOn.test(fold(sentence)))
}

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
    /(?<![a-z])(?:resili[a-z]*|cancel[a-z]*|desabonn[a-z]*|unsubscribe|arret[a-z]*|stop|annuler)(?![a-z])/,
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
