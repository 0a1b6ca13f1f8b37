// Whether a text says enough to find an expert for it: a greeting does not, and neither does an advertisement.
import { fold } from '../../i18n/fold.ts'
import { learntAdvertisements } from './learnt-advertisements.data.ts'
import { createTextLikelihood } from './text-likelihood.ts'
import { isStopWord, tokens } from './tokens.ts'

/** Words of asking itself, in both languages, that point to no field. */
const asking = new Set(
  'bonsoir salut coucou allo madame monsieur messieurs mesdames cher chere hey dear sir good morning evening afternoon day greetings probleme problemes souci soucis question questions aide aider aidez aidait conseil conseils conseiller renseignement renseignements information informations info infos expert experts assistant specialiste professionnel personne quelqu quelque chose besoin voudrais veux aimerais souhaite souhaiterais cherche demande demander poser pose posez parler parle dire dites savoir sais solution solutions situation cas urgent urgente urgence urgents vite rapide rapidement tres gros grosse grand grave important importante complique compliquee difficile plait secours possible accord ok oui non ne serait pourriez pourrait pouvais peu petit petite juste simplement ici maintenant ecrire reponse repondre repondez attends attente adresser idee problem problems trouble issue issues help helping assist assistance advice advise information something someone somebody anyone anybody people person professional specialist urgently emergency urgent quick quickly asap fast please kindly like want ask asking talk speak tell say know solution matter case situation complicated difficult hard serious big small important possible ok okay yes whom happened happen happens looking look hope really answer answers reply appreciate bit little thing things stuff everything anything today tomorrow aujourd hui demain hier soir matin heure heures semaine semaines week weeks yesterday tonight appelle nomme called give gives giving donner donnez donne aurais aurait avais test testing essai ceci allez bonne journee soiree nice thank bjr slt hola rappeler maitre docteur guidance opinion opinions avis lumieres renseigner eclairer eclairez orientez avance svp urgemment grateful'.split(
    ' ',
  ),
)

const contentWords = (said: readonly string[]): string[] =>
  said.filter((token) => token.length > 2 && !isStopWord(token) && !asking.has(token) && !/^\d+$/.test(token))

/** Only greeting and asking words: « Bonjour, j'ai un problème », "help me please". */
export function hasNoContent(text: string): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return false
  return contentWords(tokens(text)).length === 0
}

/** The same with at least one word: « Bonjour », "hello", "test". Punctuation alone is no greeting. */
export const isOnlyGreeting = (text: string): boolean => /\p{L}{2}/u.test(text) && hasNoContent(text)

const rows = ['qwertyuiop', 'azertyuiop', 'asdfghjkl', 'qsdfghjklm', 'zxcvbnm', 'wxcvbn'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
])
/** Runs of neighbouring keys that also occur in words: property, dessert, Azerbaijan. */
const inWords = new Set(['erty', 'wert', 'azer', 'reza', 'trez', 'ytre', 'zert', 'rewq'])
const runs = rows
  .flatMap((row) => Array.from({ length: row.length - 3 }, (_, at) => row.slice(at, at + 4)))
  .filter((run) => !inWords.has(run))
const onTheKeyboard = (token: string) => runs.some((run) => token.includes(run))

/** A token typed at random. Digits are left alone: file and article numbers may look like anything. */
const mashed = (token: string): boolean =>
  /^[a-z]+$/.test(token) &&
  (/(.)\1{3}|^(..)\2{2,}$/.test(token) ||
    onTheKeyboard(token) ||
    /[bcdfghjklmnpqrstvwxz]{6}/.test(token) ||
    token.length > 28)

function isMash(said: readonly string[], letters: number): boolean {
  const long = contentWords(said).filter((token) => token.length >= 4)
  if (letters < 6 || said.length === 0) return true
  const bad = long.filter(mashed).length
  return bad > 0 && bad * 2 >= long.length
}

const repeats = (said: readonly string[]): boolean => said.length >= 4 && new Set(said).size * 3 <= said.length

const link =
  /(?:https?:\/\/|www\.|t\.me\/|bit\.ly\/|wa\.me\/)\S+|\b[a-z0-9-]+\.(?:com|net|xyz|top|shop|online|site|biz|info|ru|cn)\b\S*/gi

const anyOf = (...words: string[]) => new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`)

/** What is advertised to everybody. A question may be about any of it. */
const wares = [
  anyOf(
    'seo|referencement|backlinks?|guest posts?|organic traffic|digital marketing|web ?design|creation de sites?',
    '(?:page 1|page one|first page|top|premiere page|1ere page)(?: of| on| de| sur)? google|rank(?:ing|s)? (?:\\w+ )?(?:on|in) google',
    'visibilite (?:en ligne|sur internet|sur google|sur le web)|boostez votre visibilite|increase (?:your )?(?:traffic|sales)',
  ),
  anyOf('bitcoins?|btc|crypto\\w*|forex|trading|trader|usdt|ethereum|binary options?|options? binaires?'),
  anyOf(
    "offres? de (?:prets?|credits?)|prets? (?:entre particuliers?|rapides?|d'argent|de \\d[\\d ]*)|accord(?:e|ons) des (?:prets?|credits?)",
    'loans?|offre de financement|credit rapide',
  ),
  anyOf(
    'casinos?|1xbet|betting tips?|jackpot|slot machines?|machines? a sous|free spins?|tours gratuits|pronostics?|paris sportifs',
  ),
  anyOf(
    "marabouts?|voyance|voyante?s?|mediums?|desenvoutements?|envoutements?|guerisseurs?|retour (?:de l'etre aime|d'affection|d'amour)",
    'spell casters?|love spells?|bring(?:s|ing)? back (?:your )?(?:ex|lover|husband|wife)|psychic readings?',
  ),
  anyOf(
    'viagra|cialis|kamagra|levitra|ozempic|tramadol|xanax|weight loss pills?|sans ordonnance|(?:without|no) (?:a )?prescription',
    '(?:gelules?|pilules?) (?:miracles?|minceur|pour maigrir)|perdez \\d+ ?(?:kilos?|kg)|lose \\d+ ?(?:kilos?|kg|pounds|lbs)',
  ),
  anyOf(
    '(?:real|fake|registered|genuine) (?:passports?|driving licen[cs]es?|documents?|id cards?)|registered documents?',
    'permis de conduire (?:enregistre|authentique|sans)|faux (?:papiers|passeports?|permis)|passeports? authentiques?',
  ),
  anyOf('buy (?:\\w+ )?(?:followers|likes)|acheter des (?:abonnes|likes)|abonnes (?:instagram|tiktok|facebook)'),
  anyOf('penis|porn\\w*|sex cams?|escorts?|(?:hot|single) (?:\\w+ )?(?:girls|women)|rencontres? coquines?'),
  anyOf(
    "earn (?:up to |over )?[$€£]?\\d+|earn money|make money|gagn(?:ez|er) (?:jusqu'a )?\\d+|gagnez de l'argent|revenus? passifs?",
    'passive income|work from home|travaillez (?:a domicile|de chez vous|depuis chez vous)|devenez riche|double your|doublez (?:votre|vos)',
  ),
  anyOf('recovery (?:expert|agent|hacker)s?|recover your (?:lost|stolen|funds|money|bitcoin)'),
]

/** How somebody speaks who sells: to the reader, about their own offer. */
const pitches = [
  anyOf(
    "we (?:can|will|offer|provide|help|guarantee|grant|are a)|we'll|our (?:team|agency|company|services?|packages?|experts?|platform)",
    'notre (?:agence|equipe|societe|plateforme|offre|groupe)|nous (?:proposons|offrons|accordons|garantissons|aidons)|nos (?:experts|services|gelules|produits|offres)',
    "j'accorde|je (?:propose|fais fructifier|vous (?:aide|propose|offre))|i (?:can|will) (?:help|recover)|i am an? (?:\\w+ )?(?:expert|hacker|agent|lender)",
  ),
  anyOf(
    'contact(?:ez)?(?:-| )(?:us|me|moi|nous|la|le|dr|her|him)|ecrivez(?:-| )(?:moi|nous)|contact par (?:mail|whatsapp)|appelez vite|call now',
    '(?:apply|play|order|buy|join|click|book|sign up|register|invest|reply|subscribe) (?:now|here|today|with us|for a quote|to (?:my|our))',
    'jouez|commandez|achetez|inscrivez[ -]vous|cliquez ici|profitez|rejoignez|investissez|boostez|perdez \\d+|travaillez|abonnez-vous',
    'invest in|visit (?:our|my)|visitez (?:notre|mon)|check out my|buy (?:real|cheap|\\w+ online)|acheter des (?:abonnes|likes)',
  ),
  anyOf(
    'guaranteed?|garantie?s?|(?:gains?|profits?|resultats?|rendements?) (?:assures?|rapides?|immediats?)|gagnants? a \\d+ ?%?|100 ?% (?:free|gratuit)',
    'best|cheap|pas cher|low prices?|meilleurs? prix|devis gratuit|free (?:quote|trial|spins?)|welcome bonus|bonus de bienvenue|offre limitee|limited (?:time )?offer|special offer|offre speciale|promo code|code promo|discount|\\d+ ?% off',
    "livraison (?:discrete|immediate|rapide)|fast delivery|worldwide|today only|no credit check|at \\d+ ?%|taux (?:de )?\\d|sans effort|sans passer l'examen",
    '(?:in|en) (?:\\d+|quelques) ?(?:h|hours?|heures?|days?|jours?|semaines?|weeks?)|serieu(?:x|se)|grand (?:marabout|voyant|maitre)|powerful|in your area',
  ),
  anyOf(
    'dear (?:site |website )?owner|your (?:website|site)|votre site|(?:are you|if you are) interested|do you (?:need|want)|(?:avez-vous|besoin) (?:besoin )?(?:de|d.un) prets?',
    'whatsapp|telegram channel|canal (?:vip|telegram)|vip|grace a (?:madame|monsieur|mme|mr|m\\.)',
  ),
]

/** A text that reports an advertisement, or asks whether something is one, is a question. */
const teller = new RegExp(
  [
    "(?<![a-z])(?:j'ai (?:recu|achete|paye|perdu|signe|clique|verse|ete|vu|donne|place|mis)|on m'a|on me|m'a (?:envoye|demande|appele|contacte|promis|vendu|pris)|je me suis|je veux|arnaqu\\w*|mon |ma |mes ",
    "(?:me|nous|m'a|m'ont|nous a|nous ont) (?:dit|disent|repond\\w*)|dit que|(?:told|tells) (?:me|us)|says (?:it|that|the|i |we )|depuis (?:le |la |mon |ma |hier|\\d)|s'allume|en panne|claque",
    'refus\\w*|perdue?s?|pirat\\w*|plainte|litige|rembours\\w*|en retard|livree? |disparu\\w*|ferme |bloque\\w*|menace\\w*|annuler|malade|bankrupt',
    'lost|hacked|blocks|blocked|refuses?|refused|vanished|disappeared|closed|late|broken|ill|fake|without a licence|refund',
    'i (?:received|got|bought|paid|lost|signed|clicked|sent|was|have|saw|want|put|run)|someone|somebody|scam\\w*|my |they ',
    'comment |quels? |quelles? |pourquoi |puis-je|est-ce|dois-je|faut-il|peut-on|ai-je|how |what |why |can i|should i|is it|do i|does |are they)',
  ].join('|'),
)

/** Questions by which a seller addresses the reader, and words for their own channel: they tell and ask nothing. */
const sellersOwn =
  /(?:are you (?:interested|in need)|do you (?:need|want)|(?:besoin|envie) (?:de |d')|want (?:to|more)|can i send you|shall i send|interested|interesse)[^.!?]*\?|(?:my|mon|ma|our|notre) (?:telegram|whatsapp|channel|canal|chaine|website|site|page|group|groupe)/g

/** A promise of gain to the reader; beside a link it is an advertisement, whatever else the text throws in. */
const promiseOfGain =
  /(?<![a-z])(?:gagnez|touchez|empochez|encaissez|recevez|earn|win|make|get)(?: (?:jusqu'a|plus de|facilement|vite|up to|over|at least))? ?[$€£]? ?\d[\d .,]*(?:[$€£k]|euros?|dollars?|pounds|eur|usd|par |per |a )/
/** Who tells of it themselves reports what they saw. */
const ownStory =
  /(?<![a-z])(?:j'|je |on m'|on me |on nous|nous (?:a|av)|i |i'|we |(?:mon|ma|my) (?:pere|mere|fils|fille|mari|femme|ami|father|mother|son|daughter|husband|wife|friend)|(?:sms|mail|e-mail|email|message|site|appel|text|call|ad|pub) )/

const promisesGain = (told: string): boolean => promiseOfGain.test(told) && !ownStory.test(told)

const likelihood = createTextLikelihood(learntAdvertisements)
/** An offer speaks to its reader; a statement of fact may only use the same words. */
const toReader = /(?<![a-z])(?:you|your|yours|vous|votre|vos|ton|tes|toi|us|him|her|we|nous|nos)(?![a-z])/

/** How surely a text must be like known advertisements where no pattern of them tells. */
const likeKnown = 0.9
/** Fewer words that tell something resemble anything. */
const leastContent = 4

function isAdvertisement(text: string, said: readonly string[]): boolean {
  const plain = fold(text)
  const links = plain.match(link) ?? []
  const without = tokens(plain.replace(link, ' ')).filter((token) => token.length > 2 && !isStopWord(token))
  if (links.length > 0 && without.length < 2) return true
  const told = plain
    .replace(link, ' ')
    .replace(/recover(?:y)? (?:expert|agent|hacker|your)\w*(?: \w+){0,2}/g, ' ')
    .replace(sellersOwn, ' ')
  if (told.includes('?')) return false
  if (links.length > 0 && promisesGain(told)) return true
  if (teller.test(told)) return false
  const sold = wares.filter((one) => one.test(plain)).length
  const pitched = pitches.filter((one) => one.test(plain)).length
  const reachable = links.length > 0 || /\+?\d[\d .-]{8,}|\S+@\S+|[!€$]{2}/.test(text)
  if (sold > 0 && (pitched > 0 || sold > 1 || reachable)) return true
  if (pitched > 1 && (reachable || said.length < 9)) return true
  if (contentWords(said).length < leastContent) return false
  return (sold + pitched > 0 || toReader.test(plain)) && (likelihood(text).get('advertisement') ?? 0) >= likeKnown
}

/** Keys pressed at random, one repeated word, punctuation without words, or an advertisement. */
export function isGibberishOrAdvert(text: string): boolean {
  const said = tokens(text)
  const letters = (text.match(/\p{L}/gu) ?? []).length
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return isAdvertisement(text, said)
  return isMash(said, letters) || repeats(said) || isAdvertisement(text, said)
}
