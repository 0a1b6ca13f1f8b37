// A letter of farewell that has been written, by the writer or by somebody who was found gone.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrLongAgo } from './fiction-or-past.ts'
import type { Language } from './normalise.ts'

const letter: Record<Language, RegExp> = {
  fr: / (?:(?:ecri\w*|laiss\w*|trouv\w*|poste\w*|envoy\w*|publi\w*|fini\w*|prepar\w*|redig\w*|recu\w*) (?:[a-z]+ ){0,4}(?:lettres?|mots?|messages?|sms|textos?|video|videos|mails?|post) (?:de )?(?:adieux?|suicide)|(?:fait|faits|dit|dis) (?:[a-z]+ ){0,3}adieux?) /,
  en: / (?:(?:wrote|written|write|writing|left|leaving|found|sent|posted|recorded|made|finished|got) (?:[a-z]+ ){0,4}(?:(?:goodbye|goodbyes|good bye|suicide|farewell|final) (?:letters?|notes?|texts?|messages?|videos?|posts?)|letters? for (?:my|our) (?:kids|children|family|parents|mum|mom|dad|wife|husband|son|daughter)))|said (?:my|his|her|their) (?:goodbyes|last goodbyes)|(?:friend|brother|sister|mother|father|mum|mom|dad|son|daughter|cousin|husband|wife|mate|girlfriend|boyfriend) (?:[a-z]+ ){0,4}?(?:says|is saying|(?:just )?(?:texted|wrote|messaged)) (?:me |us )?good ?bye /,
}
/** Farewells of a working life, of the dead, or of something that is not a life. */
const ordinary: Record<Language, RegExp> = {
  fr: / (?:collegues?|equipe|clients?|patron|employeur|demission\w*|retraite|depart|poste|entreprise|boite|obseques|enterrement|funerailles|cimetiere|deuil|eulogie|defunte?|maitresse|instit\w*|tabac|cigarette|alcool|allaitement|gardienne|nounou|classe|ecole|mariage|concert|tournee|roman|modele|exemple|comment (?:rediger|ecrire)|soiree|fete|demenag\w*|voyage|testament|notaire|heritage|succession) /,
  en: / (?:colleagues?|coworkers?|team|clients?|boss|employer|resign\w*|retir\w*|leaving (?:party|do|work)|job|company|funeral|eulogy|wake|grave|memorial|teacher|class|school|smoking|cigarettes?|drinking|breast ?feeding|nanny|wedding|concert|tour|novel|template|example|how (?:to|do i) (?:write|word)|party|moving|trip|will|lawyer|solicitor|probate|estate|inheritance|deployment|santa|tooth fairy) /,
}

/** « J’ai écrit une lettre d’adieu », "she left a goodbye note and she's not answering". */
export function tellsOfFarewellLetter(evidence: Evidence): boolean {
  const { language } = evidence
  const said = saidBy(evidence)
  return letter[language].test(said) && !ordinary[language].test(said) && !tellsOfFictionOrLongAgo(evidence)
}
