// Whether a text says enough to find an expert for it: a greeting does not, and neither does an advertisement.
import { fold } from '../fold.ts'
import { isStopWord, tokens } from './tokens.ts'

/** Words of asking itself, in both languages, that point to no field. */
const asking = new Set(
  'bonsoir salut coucou allo madame monsieur messieurs mesdames cher chere hey dear sir good morning evening afternoon day greetings probleme problemes souci soucis question questions aide aider aidez aidait conseil conseils conseiller renseignement renseignements information informations info infos expert experts assistant specialiste professionnel personne quelqu quelque chose besoin voudrais veux aimerais souhaite souhaiterais cherche demande demander poser pose posez parler parle dire dites savoir sais solution solutions situation cas urgent urgente urgence urgents vite rapide rapidement tres gros grosse grand grave important importante complique compliquee difficile plait secours possible accord ok oui non ne serait pourriez pourrait pouvais peu petit petite juste simplement ici maintenant ecrire reponse repondre repondez attends attente adresser idee problem problems trouble issue issues help helping assist assistance advice advise information something someone somebody anyone anybody people person professional specialist urgently emergency urgent quick quickly asap fast please kindly like want ask asking talk speak tell say know solution matter case situation complicated difficult hard serious big small important possible ok okay yes whom happened happen happens looking look hope really answer answers reply appreciate bit little thing things stuff everything anything today tomorrow aujourd hui demain hier soir matin heure heures semaine semaines week weeks yesterday tonight appelle nomme called give gives giving donner donnez donne aurais aurait avais test testing essai ceci allez bonne journee soiree nice thank bjr slt hola rappeler maitre docteur'.split(
    ' ',
  ),
)

/** Only greeting and asking words: « Bonjour, j'ai un problème », "help me please". */
export function hasNoContent(text: string): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return false
  return tokens(text).every(
    (token) => token.length < 3 || isStopWord(token) || asking.has(token) || /^\d+$/.test(token),
  )
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
  const long = said.filter(
    (token) => token.length >= 4 && !isStopWord(token) && !asking.has(token) && !/^\d+$/.test(token),
  )
  if (letters < 6 || said.length === 0) return true
  const bad = long.filter(mashed).length
  return bad > 0 && bad * 2 >= long.length
}

const repeats = (said: readonly string[]): boolean => said.length >= 4 && new Set(said).size * 3 <= said.length

const link =
  /(?:https?:\/\/|www\.|t\.me\/|bit\.ly\/|wa\.me\/)\S+|\b[a-z0-9-]+\.(?:com|net|xyz|top|shop|online|site|biz|info|ru|cn)\b\S*/gi

const offers = [
  'casino|1xbet|betting tips|jackpot|slot machines?|machines? a sous',
  'viagra|cialis|weight loss pills|penis|porn\\w*|sex cam|escort girls?|hot girls',
  'backlinks?|seo services?|guest posts?|first page of google|premiere page de google|increase (?:your )?traffic|buy followers|acheter des abonnes|web design services',
  "earn (?:up to |over )?[$€£]?\\d+|earn money|make money|gagnez (?:jusqu'a )?\\d+|gagnez de l'argent|revenus? passifs?|passive income|work from home|devenez riche",
  'crypto signals?|forex|guaranteed (?:profit|returns?)|profits? garantis?|rendement garanti|double your|doublez (?:votre|vos)',
  'click here|cliquez ici|visit (?:our|my) (?:site|website)|visitez (?:notre|mon) site|call now|appelez vite|contact us (?:now|today)|contactez(?:-| )(?:nous|moi) (?:vite|sur whatsapp|par whatsapp)',
  'limited (?:time )?offer|offre limitee|special offer|offre speciale|promo code|code promo|best prices?|meilleurs? prix|100 ?% (?:free|gratuit)|discount|free trial',
  'offre de pret|pret entre particuliers?|loan offer|we offer loans?|instant loans?|pret rapide',
  "marabout|voyance|retour (?:de l'etre aime|d'affection)|spell caster|love spell",
  'subscribe to (?:my|our)|abonnez-vous a ma|check out my|telegram channel|whatsapp group',
].map((words) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`))

/** A text that reports an advertisement, or asks whether something is one, is a question. */
const teller =
  /\?|(?<![a-z])(?:j'ai (?:recu|achete|paye|perdu|signe|clique|verse|ete|vu|donne)|on m'a|m'a (?:envoye|demande|appele|contacte)|je me suis|arnaqu\w*|mon |ma |mes |i (?:received|got|bought|paid|lost|signed|clicked|sent|was|have|saw)|scam\w*|my )/

function isAdvertisement(text: string, said: readonly string[]): boolean {
  const plain = fold(text)
  const links = plain.match(link) ?? []
  const without = tokens(plain.replace(link, ' ')).filter((token) => token.length > 2 && !isStopWord(token))
  if (links.length > 0 && without.length < 2) return true
  if (teller.test(plain.replace(link, ' '))) return false
  const found = offers.filter((offer) => offer.test(plain)).length
  return (
    found >= 2 ||
    (found === 1 && (links.length > 0 || /\+?\d[\d .-]{8,}|\S+@\S+|[!€$]{2}/.test(text) || said.length < 9))
  )
}

/** Keys pressed at random, one repeated word, punctuation without words, or an advertisement. */
export function isGibberishOrAdvert(text: string): boolean {
  const said = tokens(text)
  const letters = (text.match(/\p{L}/gu) ?? []).length
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return isAdvertisement(text, said)
  return isMash(said, letters) || repeats(said) || isAdvertisement(text, said)
}
