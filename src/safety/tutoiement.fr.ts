// Le tutoiement de ce qui est dit à un enfant qui écrit. Chaque mot en « -ez » des messages est ici : un test le vérifie.

const pairs = (list: string): readonly (readonly [vous: string, tu: string])[] =>
  list
    .trim()
    .split(/\s*;\s*/)
    .map((pair) => pair.split('=') as [string, string])

/** De plusieurs personnes : ce « vous » reste. */
const plural =
  /combien vous êtes|Êtes-vous tous|Êtes-vous, elle et vous|rendez-vous|votre équipe|entre vous(?! et)|Restez ensemble[^.]*/g

/** Sujet et verbe, puis complément : dans cet ordre. */
const phrases = pairs(`
  vous n’êtes=tu n’es; vous ne pouvez=tu ne peux; vous ne voulez=tu ne veux; vous ne le savez=tu ne le sais; vous le savez=tu le sais;
  vous le pouvez=tu le peux; vous le connaissez=tu le connais; vous l’avez=tu l’as; vous en avez=tu en as; vous y arrivez=tu y arrives;
  vous êtes=tu es; vous avez=tu as; vous pouvez=tu peux; vous savez=tu sais; vous voulez=tu veux; vous restez=tu restes;
  vous voyez et entendez=tu vois et entends; vous voyez=tu vois; vous entendez=tu entends; vous pensez=tu penses;
  vous retrouvez=tu retrouves; vous respirez=tu respires; vous faites=tu fais;
  êtes-vous=es-tu; savez-vous=sais-tu; pouvez-vous=peux-tu;
  ne vous mettez=ne te mets; ne vous levez=ne te lève; ne vous lavez=ne te lave;
  asseyez-vous=assieds-toi; mettez-vous=mets-toi; éloignez-vous=éloigne-toi; allongez-vous=allonge-toi; tenez-vous=tiens-toi;
  montrez-vous=montre-toi;
  vous-même=toi-même; vous juger=te juger; vous force=te force; vous écoute=t’écoute; vous engage=t’engage; vous guide=te guide; vous soigne=te soigne;
  vous demander=te demander; vous dit=te dit; vous le dit=te le dit; vous le demande=te le demande; vous répond=te répond;
  vous aide=t’aide; vous recevoir=te recevoir; vous exposer=t’exposer; vous montrer=te montrer; vous interposer=t’interposer;
  vous entendre=t’entendre; vous entende=t’entende; vous écrire=t’écrire; vous semble=te semble; vous être=t’être;
  vous conseille=te conseille; vous chasse=te chasse; battez-vous=bats-toi; vous=toi;
  votre porte=ta porte; votre maternité=ta maternité; votre faute=ta faute; votre=ton; vos=tes;
  parlez-en=parles-en; restez-y=restes-y; restez-en=restes-en; n’y allez=n’y va; n’allez=ne va
`)

/** Les impératifs dont la forme change ; les autres perdent leur « z ». */
const irregular = new Map(
  pairs(`
  allez=va; appelez=appelle; appuyez=appuie; attendez=attends; ayez=aie; buvez=bois; conduisez=conduis; couvrez=couvre; criez=crie;
  croyez=crois; dites=dis; envoyez=envoie; faites=fais; libérez=libère; mettez=mets; ouvrez=ouvre; partez=pars; payez=paie;
  prenez=prends; prévenez=préviens; rappelez=rappelle; rejoignez=rejoins; relevez=relève; répondez=réponds; répétez=répète;
  sortez=sors; soulevez=soulève; soutenez=soutiens; séchez=sèche; écrivez=écris; éloignez=éloigne
`),
)
const noVerb: ReadonlySet<string> = new Set(['chez', 'nez', 'assez', 'rez'])

const cased = (like: string, word: string) =>
  like[0] === like[0]?.toUpperCase() ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word

const oneOf = new RegExp(`(?<![\\p{L}-])(?:${phrases.map(([vous]) => vous).join('|')})(?![\\p{L}-])`, 'giu')
const said = new Map(phrases)

function imperative(word: string): string {
  const lower = word.toLowerCase()
  const tu = irregular.get(lower) ?? (lower.endsWith('ez') && !noVerb.has(lower) ? lower.slice(0, -1) : lower)
  return tu === lower ? word : cased(word, tu)
}

/** « Appelez le 15, restez où vous êtes » : « Appelle le 15, reste où tu es ». */
export function tutoie(text: string): string {
  const kept: string[] = []
  const masked = text.replace(plural, (found) => `⟦${kept.push(found) - 1}⟧`)
  return masked
    .replace(oneOf, (found) => cased(found, said.get(found.toLowerCase()) ?? found))
    .replace(/\p{L}+/gu, imperative)
    .replace(/⟦(\d+)⟧/g, (_, at: string) => kept[Number(at)] ?? '')
}
