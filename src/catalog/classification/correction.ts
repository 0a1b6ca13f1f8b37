// Which fields a text says it is not about: « ce n'est pas juridique », "it's not about health, it's my neighbour".

import { fold } from '../../i18n/fold.ts'
import { categories } from '../catalog.ts'
import type { Locale } from '../category.ts'
import { categoryNames, thingsOneMayLack } from './field-names.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const oneOf = (locale: Locale, fits: (name: string) => boolean = () => true): string =>
  categoryNames(locale)
    .flatMap(([name]) => (fits(name) ? [escaped(name)] : []))
    .join('|')

const own = (name: string) => !thingsOneMayLack.has(name)

/** What follows a name that names a field: « ce n'est pas le droit qui… » continues about something else. */
const ends = "(?![a-z'-])(?! (?:qui|que|who|that|of) )"
const contrast = '(?= *(?:$|[,.;:!)]|mais |but |c.est |cest |it.s |its |it is |plutot |rather |je |i ))'

const told: Record<Locale, readonly RegExp[]> = {
  fr: [
    new RegExp(
      `(?:(?:(?:ce|ca|cela) )?n'est|c'est|cest|c|il (?:ne )?s'agit|(?:ca|cela) (?:ne )?concerne|je (?:ne )?parle) (?:vraiment )?pas (?:du tout |vraiment )?(?:une? |d'une? |de la |de l'|du |des |de |d')?(?:(?:question|probleme|souci|affaire|sujet|histoire|domaine)s? (?:de la |de l'|du |des |de |d')?)?(${oneOf('fr')})${ends}`,
      'g',
    ),
    new RegExp(
      `(?:(?:ca|cela|ce) )?(?:n'a |a )?(?:rien a voir|aucun rapport|pas de rapport) avec (?:la |le |les |l'|une? |du )?(?:(?:question|probleme|domaine) (?:de |d')?)?(${oneOf('fr')})${ends}`,
      'g',
    ),
    new RegExp(
      `(?:(?:ce|ca|cela) )?(?:n'est|c'est|cest) pas (?:du tout |vraiment )?(?:la |le |l')(${oneOf('fr', own)})${ends}${contrast}`,
      'g',
    ),
  ],
  en: [
    new RegExp(
      `(?:(?:it|this|that)(?:'s| is)? |isn't |its )?(?:not |isn't )(?:really |at all )?(?:about |to do with |concerning |related to )(?:my |the |any |an? )?(${oneOf('en')})${ends}`,
      'g',
    ),
    new RegExp(`(?:has |have |got |is )?nothing to do with (?:my |the |any )?(${oneOf('en')})${ends}`, 'g'),
    new RegExp(
      `(?:(?:it|this|that)(?:'s| is)? |its )?(?:not |isn't )(?:really )?an? (${oneOf('en')}) (?:question|issue|problem|matter|thing|case)`,
      'g',
    ),
    new RegExp(`(?:it|this|that)(?:'s not|s not| is not| isn't) (${oneOf('en')})${ends}${contrast}`, 'g'),
  ],
}

const opening =
  "(?:^|(?<=[.!?;\\n] ?))(?:(?:non|no|mais|but|ah|euh|pardon|desole|sorry|attention|bonjour|hello|wait)[ ,.!]+)*(?:pas|not)(?: du tout| at all)? (?:une question de |un probleme de |de la |de l'|du |de |d'|la |le |l'|about |a |an )?"

/** Exclusions that stand alone: « non, pas de santé ». A thing that a person may lack needs a replacement. */
const short: Record<Locale, readonly RegExp[]> = {
  fr: [
    new RegExp(`${opening}(${oneOf('fr', own)})${contrast}`, 'g'),
    new RegExp(`${opening}(${oneOf('fr')})(?=,? *(?:mais|plutot|c'est|cest) )`, 'g'),
  ],
  en: [
    new RegExp(`${opening}(${oneOf('en', own)})${contrast}`, 'g'),
    new RegExp(`${opening}(${oneOf('en')})(?=,? *(?:but|rather|it's|its|it is) )`, 'g'),
  ],
}

const field = '(?:domaine|sujet|theme|field|category|topic|subject|department)'
const wrong = new RegExp(
  [
    `(?:mauvais|faux|pas le bon|pas dans le bon|wrong|not the right|incorrect) ${field}`,
    '(?:mauvaise|pas la bonne|pas dans la bonne) (?:categorie|rubrique)',
    `tromp(?:e|es|ez|ee) de (?:${field}|categorie|rubrique)`,
    `(?:changer|changez|change) (?:de |le |la |the )?(?:domaine|field|category|categorie|rubrique)(?![a-z])`,
    "(?:ce n'est|c'est) pas (?:du tout )?(?:le sujet|ca le sujet|de ca qu'il s'agit|mon probleme|ma question)(?![a-z ])",
    "(?:that's|that is|it's|this is) not (?:what it's about|what it is about|what i asked|my question|my problem)(?![a-z ])",
  ].join('|'),
)

const slugOf = (name: string, locale: Locale) => categoryNames(locale).find(([known]) => known === name)?.[1]

type Told = { refused: readonly string[]; rest: string }

function cut(text: string, patterns: Record<Locale, readonly RegExp[]>): Told {
  const refused = new Set<string>()
  let rest = fold(text)
  for (const locale of ['fr', 'en'] as const)
    for (const pattern of patterns[locale])
      rest = rest.replace(pattern, (whole: string, name: string) => {
        const slug = slugOf(name, locale)
        if (!slug) return whole
        refused.add(slug)
        return ' '
      })
  return { refused: [...refused], rest }
}

const kin: Readonly<Record<string, readonly string[]>> = { sante: ['psychologie'] }

/** Somebody who writes « pas de santé » is not asking a psychologist either, unless they name one. */
export const withRelatedCategories = (refused: readonly string[]): string[] => [
  ...new Set(refused.flatMap((slug) => [slug, ...(kin[slug] ?? [])])),
]

/** The fields that a text explicitly excludes, and the rest of the text, folded. */
export function excludedCategories(text: string): Told {
  const plain = cut(text, told)
  const bare = cut(plain.rest, short)
  return { refused: [...new Set([...plain.refused, ...bare.refused])], rest: bare.rest }
}

/**
 * What a message in a question about `current` corrects: the fields it excludes, `current` among them, and the rest of
 * the text. Null where it corrects nothing: in a housing question, « it is not about health » is an answer. `unnamed`: it
 * names no field: « mauvaise catégorie » may mean the sub-category only.
 */
export function detectCorrection(message: string, current: string): (Told & { unnamed: boolean }) | null {
  const { refused, rest } = excludedCategories(message)
  if (refused.includes(current)) return { refused, rest, unnamed: false }
  if (!wrong.test(fold(message))) return null
  return { refused: [...refused, current], rest: fold(message).replace(wrong, ' '), unnamed: true }
}

const leading =
  /^(?:(?:non|no|oui|yes|mais|but|et|alors|donc|c'est|cest|ce serait|it's|its|it is|plutot|rather|more|plus|dans|in|sur|about|le domaine|the field|une question de|a question of|an? )[ ,:]*)+/
const article = /^(?:de la |de l'|du |des |de |d'|la |le |les |l'|the )/

/** The field that a short message names, as an answer to "which one?": « plutôt du logement », "housing". */
export function detectNamedCategory(
  message: string,
  locale: Locale,
): { category: string; subCategory: string | null } | null {
  const said = fold(message)
    .replace(/[.,;:!?()«»"]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const forms = new Set([said, said.replace(leading, ''), said.replace(leading, '').replace(article, '')])
  for (const form of forms) {
    for (const language of [locale, locale === 'fr' ? 'en' : 'fr'] as const) {
      for (const category of categories) {
        if (fold(category.name[language]) === form) return { category: category.slug, subCategory: null }
        const sub = category.subCategories.find(({ name }) => fold(name[language]) === form)
        if (sub) return { category: category.slug, subCategory: sub.slug }
      }
      const slug = slugOf(form, language)
      if (slug) return { category: slug, subCategory: null }
    }
  }
  return null
}
