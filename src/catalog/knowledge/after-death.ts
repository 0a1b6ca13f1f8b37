// What supposes that somebody has died is not asked of a person who plans what becomes of their own things.
import type { LocalizedLists, LocalizedText } from '../category.ts'

/** Whether a question or a paper is about a death: « Quel jour le décès a-t-il eu lieu ? », « L’acte de notoriété ». */
export const supposesDeath = ({ fr }: LocalizedText): boolean => /décès|décéd|défunt|notoriété/i.test(fr)

const kin = {
  fr: 'pere|mere|papa|maman|parents?|mari|femme|epoux|epouse|conjointe?|compagn(?:on|e)|frere|soeur|fils|fille|enfant|oncle|tante|grand-? ?(?:pere|mere)|mamie|papi|cousine?|neveu|niece',
  en: 'father|mother|dad|mum|mom|parents?|husband|wife|partner|brother|sister|son|daughter|child|uncle|aunt|grand(?:father|mother|parents?|ma|pa)|nan|cousin|nephew|niece',
}
const died = {
  fr: `(?<!ma )(?<!notre )(?<!personne n'est )(?<!pas )mort[es]?\\b|decedee?s?\\b|(?<!mon )(?<!notre )(?<!en cas de )(?<!en cas d'un )(?<!premier )(?<!avant le )deces\\b(?! de (?:l'un|chacun|celui|l'autre))|defunte?s?\\b|nous a quitt(?:e|ee|es|ees)\\b|perdu (?:mon|ma|mes|notre|nos) (?:${kin.fr})\\b|(?:m'a|nous a) (?:legue|desherite|laisse (?:un|une|la|le|sa|ses|tout|rien|\\d))|vien(?:s|t|nent) d'heriter|j'ai herite|veu(?:f|ve)s?\\b|(?<!mes )(?<!nos )obseques|enterrement (?:de|a)\\b|feue? (?:mon|ma)\\b`,
  en: `(?<!nobody )(?<!nobody has )(?<!no one has )(?<!no one )\\bdied\\b|passed (?:away|in\\b|last\\b|on \\d)|(?<!my )(?<!our )(?<!in case of )(?<!first )\\bdeath\\b(?! of (?:either|one|both|the first))|deceased|\\blate (?:${kin.en})|lost my (?:${kin.en})\\b|left (?:me|us) (?:a|an|the|his|her|their|some|everything|nothing|half|money|\\d)|inherited|widow(?:er|ed)?\\b|(?<!my )(?<!our )(?<!own )funeral|(?<!avoid )(?<!avoiding )probate|(?:i am|i'm|as|named|the) (?:the |an |an? co-?)?executor`,
}
const plans = {
  fr: "\\b(?:mon|notre) testament\\b|(?:rediger|ecrire|faire|etablir|modifier|changer) (?:un|mon|notre|le mien)(?: nouveau)? testament|(?<!m'a )\\bdesheriter\\b|de (?:mon|notre) vivant|(?:organiser|preparer|prevoir) (?:ma|notre) succession|apres (?:ma|notre) mort|a ma mort|quand je (?:ne )?serai (?:plus|mort)|testament chez le notaire|(?:veux|voudrais|souhaite|aimerais|puis-je|peut-on|comment|peux)\\b[^.?!\\n]{0,40}\\b(?:leguer|laisser|transmettre|donner|proteger|avantager)\\b",
  en: "\\b(?:my|our) (?:own )?will\\b|(?:make|write|draft|change|update|need) (?:a|my|our)(?: new)? (?:french |english )?will\\b|\\bdisinherit\\b|(?:after|on|when) (?:my death|our death|i die|we die|i'm gone)|(?:want|wish|would like|'d like|can i|can we|how do i|may i)\\b[^.?!\\n]{0,40}\\b(?:leave|bequeath|give|pass on|protect)\\b|alive and well|(?:french|english|uk) will or",
}

/** Said of whoever it is about, although another has died: « mon père, veuf, est toujours en vie ». */
const lives = '(?:toujours|encore|bien) (?:en vie|vivante?)\\b|(?:still|is) alive\\b|alive and well'
const dead = 'mort[es]?\\b|decedee?s?\\b|deces\\b|defunte?s?\\b|died\\b|death\\b|deceased|passed away'

/** On the whole folded text, as a pattern starts where a word does: no death anywhere, and a plan somewhere. */
const ofTheLiving = `(?<![\\s\\S])(?:(?![\\s\\S]*(?:${dead}))(?=[\\s\\S]*(?:${lives}))|(?![\\s\\S]*(?:${died.fr}|${died.en}))[\\s\\S]*(?:${plans.fr}|${plans.en}))`

type Conditional = { readonly unless?: LocalizedLists | undefined }

/** The same, not where the text is of somebody who plans while everybody lives. */
export const onlyAfterDeath = <T extends Conditional>(asked: T): T & { unless: LocalizedLists } => ({
  ...asked,
  unless: { fr: [...(asked.unless?.fr ?? []), ofTheLiving], en: asked.unless?.en ?? [] },
})
