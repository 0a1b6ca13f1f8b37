// Short forms of messages, written out as the signs of the sheets have them.
import { fold } from '../fold.ts'

const written: readonly (readonly [short: string, whole: string])[] = [
  ['j ?suis?|chuis?|jss', 'je suis'],
  ['jetais|jete|gt', "j'etais"],
  ['(?<!\\d ?)g(?= )|jai', "j'ai"],
  ['jm', 'je me'],
  ['ct|cetait', "c'etait"],
  ['c|cest', "c'est"],
  [
    'ma(?= (?:dit|envoye|envoyer|demande|demander|repondu|fait|vendu|donne|vire|laisse|refuse|appele|facture|preleve)(?![a-z]))',
    "m'a",
  ],
  ['mon(?= (?:dit|envoye|demande|repondu|vendu|donne|vire|laisse|refuse|appele|facture|preleve)(?![a-z]))', "m'ont"],
  ['ils? mont', "ils m'ont"],
  ['ya', 'il y a'],
  ['pr', 'pour'],
  ['ds', 'dans'],
  ['avc', 'avec'],
  ['tt', 'tout'],
  ['tjrs|tjr|tjs', 'toujours'],
  ['ke', 'que'],
  ['ki', 'qui'],
  ['kil', "qu'il"],
  ['pa', 'pas'],
  ['di', 'dit'],
  ['resu|ressu', 'recu'],
  ['fe', 'fait'],
  ['peu(?= pas)', 'peux'],
  ['depui|dpuis|dps', 'depuis'],
  ['msg', 'message'],
  ['rdv', 'rendez-vous'],
  ['appart', 'appartement'],
  ['proprio', 'proprietaire'],
  ['ass', 'assurance'],
  ['im', "i'm"],
  ['ive', "i've"],
  ['dont', "don't"],
  ['cant', "can't"],
  ['didnt', "didn't"],
  ['wasnt', "wasn't"],
  ['havent', "haven't"],
  ['isnt', "isn't"],
  ['wont', "won't"],
  ['ur', 'your'],
  ['u', 'you'],
]
const forms = written.map(
  ([short, whole]) => [new RegExp(`(?<![a-z0-9'])(?:${short})(?![a-z0-9'])`, 'g'), whole] as const,
)

/** « jpaye », « jbosse ». */
const ownVerb =
  /(?<![a-z0-9'])j(?=(?:paye|paie|bosse|travaille|peux?|fais|veux?|pense|loue|habite|touche|gagne|dois?|sais|vis)(?![a-z]))/g

/** A folded text with its short forms written out: « gt flashé » is « j’étais flashé ». */
export const spelledOut = (text: string): string =>
  forms.reduce((plain, [short, whole]) => plain.replace(short, whole), fold(text).replace(ownVerb, 'je '))
