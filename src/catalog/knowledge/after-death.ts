// What supposes that somebody has died is not asked of a person who plans what becomes of their own things.
import type { LocalizedLists, LocalizedText } from '../category.ts'

/** Whether a question or a paper is about a death: « Quel jour le décès a-t-il eu lieu ? », « L’acte de décès ». */
export const supposesDeath = ({ fr }: LocalizedText): boolean => /décès|décéd/i.test(fr)

const died = {
  fr: "(?<!ma )(?<!notre )mort[es]?\\b|decedee?s?\\b|(?<!mon )(?<!notre )deces\\b|defunte?s?\\b|nous a quitte|perdu (?:mon|ma|mes|notre)\\b|m'a (?:laisse|legue|desherite)|nous a (?:laisse|legue)|vien(?:s|t|nent) d'heriter|j'ai herite",
  en: '\\bdied\\b|passed away|(?<!my )(?<!our )\\bdeath\\b|deceased|\\blate (?:father|mother|husband|wife|aunt|uncle)|lost my|left (?:me|us)\\b|inherited',
}
const plans = {
  fr: "\\b(?:mon|notre) testament\\b|(?:rediger|ecrire|faire|etablir|modifier|changer) (?:un|mon|notre|le mien)(?: nouveau)? testament|(?<!m'a )\\bdesheriter\\b|de (?:mon|notre) vivant|(?:organiser|preparer|prevoir) (?:ma|notre) succession|apres (?:ma|notre) mort|a ma mort|quand je (?:ne )?serai (?:plus|mort)|testament chez le notaire|(?:veux|voudrais|souhaite|aimerais|puis-je|peut-on|comment|peux)\\b[^.?!\\n]{0,40}\\b(?:leguer|laisser|transmettre|donner|proteger|avantager)\\b",
  en: "\\b(?:my|our) (?:own )?will\\b|(?:make|write|draft|change|update|need) (?:a|my|our)(?: new)? (?:french |english )?will\\b|\\bdisinherit\\b|(?:after|on|when) (?:my death|our death|i die|we die|i'm gone)|(?:want|wish|would like|'d like|can i|can we|how do i|may i)\\b[^.?!\\n]{0,40}\\b(?:leave|bequeath|give|pass on|protect)\\b|alive and well|(?:french|english|uk) will or",
}

/** On the whole folded text, as a pattern starts where a word does: no death anywhere, and a plan somewhere. */
const ofTheLiving = `(?<![\\s\\S])(?![\\s\\S]*(?:${died.fr}|${died.en}))[\\s\\S]*(?:${plans.fr}|${plans.en})`

type Conditional = { readonly unless?: LocalizedLists | undefined }

/** The same, not where the text is of somebody who plans while everybody lives. */
export const onlyAfterDeath = <T extends Conditional>(asked: T): T & { unless: LocalizedLists } => ({
  ...asked,
  unless: { fr: [...(asked.unless?.fr ?? []), ofTheLiving], en: asked.unless?.en ?? [] },
})
