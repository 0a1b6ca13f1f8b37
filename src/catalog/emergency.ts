// The numbers that a subject's pages show, and the patterns that bring up a help line.

import { fold } from '../i18n/fold.ts'
import { type Locale, languageTag } from '../i18n/locale.ts'
import { sentence } from '../i18n/text.ts'
import type { EmergencyLine, EmergencyService } from '../safety/numbers/emergency-line.ts'
import { inCountry, lines } from '../safety/numbers/lines-by-country.ts'
import { healthAdvice } from '../safety/numbers/lines-world.ts'
import type { LocalizedText } from './category.ts'
import {
  countriesWithNumbers,
  type DangerKind,
  dangerKinds,
  type EmergencyKind,
  type HelplineKind,
  helplineKinds,
} from './emergency-kinds.ts'
import { helplineSigns } from './emergency-signs.ts'

export type { EmergencyKind, HelplineKind } from './emergency-kinds.ts'

export interface EmergencyNumber {
  number: string
  /** The digits to dial, for a `tel:` link; `sms` where the number only takes messages. */
  dial: string
  way: 'call' | 'sms'
  who: LocalizedText
}

const number = (shown: string, fr: string, en: string, way: 'call' | 'sms' = 'call'): EmergencyNumber => ({
  number: shown,
  dial: shown.replace(/\s/g, ''),
  way,
  who: { fr, en },
})

/** Free from any French telephone, except the veterinary poison lines and the Paris poison centre (ordinary calls). */
export const numbers = {
  samu: number('15', 'Samu, urgences médicales', 'Ambulance and medical emergencies (Samu)'),
  police: number('17', 'Police et gendarmerie', 'Police'),
  fire: number('18', 'Pompiers', 'Fire and rescue'),
  britain: number('999', 'Toutes les urgences, au Royaume-Uni et en Irlande', 'Any emergency, in the UK and Ireland'),
  america: number('911', 'Toutes les urgences, au Canada et aux États-Unis', 'Any emergency, in Canada and the US'),
  europe: number('112', 'Toutes les urgences, partout en Europe', 'Any emergency, anywhere in Europe, English spoken'),
  silent: number(
    '114',
    'Par message, si vous ne pouvez ni parler ni entendre',
    'By text message, if you cannot speak or hear',
    'sms',
  ),
  shelter: number('115', 'Samu social, hébergement d’urgence', 'Emergency shelter'),
  child: number('119', 'Allô enfance en danger, jour et nuit', 'Child in danger helpline, day and night'),
  suicide: number(
    '3114',
    'Prévention du suicide, un soignant répond jour et nuit',
    'Suicide prevention, a carer answers day and night',
  ),
  women: number('3919', 'Violences faites aux femmes, anonyme', 'Violence against women, anonymous'),
  rape: number('0 800 05 95 95', 'Viols Femmes Informations, anonyme', 'Rape and sexual assault helpline, anonymous'),
  victims: number('116 006', 'France Victimes, tous les jours', 'Help for victims, every day'),
  elder: number('3977', 'Maltraitance d’une personne âgée ou handicapée', 'Abuse of an elderly or disabled person'),
  bullying: number('3018', 'Harcèlement scolaire et violences en ligne', 'Bullying at school and online abuse'),
  train: number('3117', 'Sécurité dans les trains et les gares', 'Safety on trains and in stations'),
  gas: number('0 800 47 33 33', 'Urgence sécurité gaz (GRDF)', 'Gas leaks (GRDF)'),
  poison: number('01 45 42 59 59', 'Centres antipoison, numéro national', 'Poison centres, national number'),
  petPoison: number('04 78 87 10 40', 'Centre antipoison vétérinaire de Lyon', 'Veterinary poison centre, Lyon'),
  petPoisonWest: number('02 40 68 77 40', 'Centre antipoison animal de Nantes', 'Animal poison centre, Nantes'),
} as const

export interface Emergency {
  title: LocalizedText
  /** What to do now, worded for a person who may be frightened. */
  advice: LocalizedText
  numbers: readonly EmergencyNumber[]
}

const n = numbers

/** Who answers for each danger, besides the general numbers. */
const servicesFor: Record<DangerKind, readonly EmergencyService[]> = {
  suicide: ['suicide'],
  medical: ['medical'],
  danger: ['police'],
  'partner-violence': ['police', 'partner'],
  'sexual-violence': ['police', 'sexual'],
  child: ['police', 'child'],
  elder: ['police', 'elder'],
  'fire-gas': ['fire', 'gas'],
}

/** A country's general numbers, then those for one danger. */
function inCountryAbroad(country: (typeof countriesWithNumbers)[number], danger: DangerKind): Emergency {
  const { any } = lines[country]
  const seen = new Set(any.map(({ dial }) => dial))
  const also = servicesFor[danger]
    .flatMap((service) => lines[country][service] ?? [])
    .filter((line) => line !== healthAdvice && line.way === 'call' && !seen.has(line.dial) && seen.add(line.dial))
  const listed = (some: readonly EmergencyLine[], locale: Locale, article: string) =>
    new Intl.ListFormat(languageTag[locale], { type: 'disjunction' }).format(
      some.map(({ number: shown, who }) => `${article}${shown} (${who[locale]})`),
    )
  const more = also.length > 0
  return {
    title: { fr: 'En danger maintenant\u202f?', en: 'In danger now?' },
    advice: {
      fr: `${inCountry[country].fr}, appelez ${listed(any, 'fr', 'le ')}.${more ? ` Vous pouvez aussi appeler ${listed(also, 'fr', 'le ')}.` : ''}`,
      en: `${inCountry[country].en}, call ${listed(any, 'en', '')}.${more ? ` You can also call ${listed(also, 'en', '')}.` : ''}`,
    },
    numbers: [...any, ...also],
  }
}

const general: Record<Exclude<EmergencyKind, `elsewhere-${string}`>, Emergency> = {
  suicide: {
    title: { fr: 'Vous n’êtes pas seul', en: 'You are not alone' },
    advice: {
      fr: 'Si vous pensez au suicide, ou si un proche y pense, appelez le 3114 maintenant : un professionnel vous écoute, jour et nuit, gratuitement. Si le danger est immédiat, appelez le 15 ou le 112 et ne restez pas seul.',
      en: 'If you or someone close to you is thinking of suicide, call 3114 now: a professional listens, day and night, free of charge. If the danger is immediate, call 15 or 112 and do not stay alone.',
    },
    numbers: [n.suicide, n.samu, n.europe, n.silent],
  },
  medical: {
    title: { fr: 'Appelez les secours maintenant', en: 'Call for help now' },
    advice: {
      fr: 'Ce que vous décrivez peut être une urgence vitale. Appelez le 15 ou le 112 tout de suite et suivez ce que l’on vous dit. N’attendez pas de réponse ici.',
      en: 'What you describe may be life-threatening. Call 15 or 112 now and do what they tell you. Do not wait for an answer here.',
    },
    numbers: [n.samu, n.europe, n.silent, n.poison],
  },
  danger: {
    title: { fr: 'Mettez-vous à l’abri', en: 'Get to safety' },
    advice: {
      fr: 'Si quelqu’un vous menace ou vous frappe, éloignez-vous si vous le pouvez et appelez le 17 ou le 112. Si parler vous met en danger, envoyez un message au 114.',
      en: 'If someone is threatening or hitting you, move away if you can and call 17 or 112. If speaking puts you in danger, text 114.',
    },
    numbers: [n.police, n.europe, n.silent, n.victims],
  },
  'partner-violence': {
    title: { fr: 'Vous avez droit à une protection', en: 'You have a right to protection' },
    advice: {
      fr: 'En danger immédiat, appelez le 17 ou le 112, ou écrivez au 114 sans faire de bruit. Pour être écouté et orienté, le 3919 répond jour et nuit, de façon anonyme. Pensez à effacer l’historique de cet appareil.',
      en: 'In immediate danger, call 17 or 112, or text 114 silently. To be heard and guided, 3919 answers day and night, anonymously. Consider clearing the history of this device.',
    },
    numbers: [n.women, n.police, n.europe, n.silent],
  },
  'sexual-violence': {
    title: { fr: 'Ce n’est pas de votre faute', en: 'It is not your fault' },
    advice: {
      fr: 'En danger immédiat, appelez le 17 ou le 112. L’hôpital peut vous soigner et garder des preuves même sans plainte. Le 0 800 05 95 95 vous écoute, de façon anonyme.',
      en: 'In immediate danger, call 17 or 112. A hospital can treat you and keep evidence even without a complaint. 0 800 05 95 95 listens, anonymously.',
    },
    numbers: [n.rape, n.police, n.europe, n.silent],
  },
  child: {
    title: { fr: 'Un enfant est peut-être en danger', en: 'A child may be in danger' },
    advice: {
      fr: 'Appelez le 119, jour et nuit, même en cas de simple doute : l’appel n’apparaît pas sur les factures. En danger immédiat, appelez le 17 ou le 112.',
      en: 'Call 119, day and night, even if you only suspect it: the call does not appear on bills. In immediate danger, call 17 or 112.',
    },
    numbers: [n.child, n.police, n.europe, n.silent],
  },
  elder: {
    title: { fr: 'Une personne vulnérable est peut-être maltraitée', en: 'A vulnerable person may be abused' },
    advice: {
      fr: 'Le 3977 écoute et conseille les victimes et les proches. En danger immédiat, appelez le 17 ou le 112.',
      en: '3977 listens to victims and relatives and advises them. In immediate danger, call 17 or 112.',
    },
    numbers: [n.elder, n.police, n.europe],
  },
  'fire-gas': {
    title: { fr: 'Sortez, puis appelez', en: 'Get out, then call' },
    advice: {
      fr: 'Odeur de gaz, feu ou monoxyde : ne touchez à aucun interrupteur, ouvrez si vous le pouvez, sortez tout le monde, puis appelez le 18 ou le 112 depuis l’extérieur.',
      en: 'Smell of gas, fire or carbon monoxide: touch no switch, open windows if you can, get everyone out, then call 18 or 112 from outside.',
    },
    numbers: [n.fire, n.europe, n.gas, n.silent],
  },
  homeless: {
    title: { fr: 'Un toit pour ce soir', en: 'A roof for tonight' },
    advice: {
      fr: 'Le 115 cherche un hébergement d’urgence, jour et nuit, pour toute personne, avec ou sans papiers. La ligne est souvent occupée : insistez.',
      en: '115 looks for emergency shelter, day and night, for anyone, with or without papers. The line is often busy: keep trying.',
    },
    numbers: [n.shelter, n.europe],
  },
  bullying: {
    title: { fr: 'Le harcèlement peut s’arrêter', en: 'Bullying can be stopped' },
    advice: {
      fr: 'Le 3018 aide les jeunes et leurs parents contre le harcèlement à l’école et en ligne, et fait retirer des contenus, de 9\u00a0h à 23\u00a0h. La nuit, appelez le 119, ou le 17 si le danger est immédiat. Gardez des captures d’écran.',
      en: '3018 helps young people and parents against bullying at school and online, and gets content removed, 9 am to 11 pm. At night call 119, or 17 if the danger is immediate. Keep screenshots.',
    },
    numbers: [n.bullying, n.child, n.police],
  },
  train: {
    title: { fr: 'Alertez sans vous exposer', en: 'Raise the alarm safely' },
    advice: {
      fr: 'Dans un train ou une gare, appelez le 3117 ou envoyez un message au 31177. En danger immédiat, appelez le 17 ou le 112.',
      en: 'On a train or in a station, call 3117 or text 31177. In immediate danger, call 17 or 112.',
    },
    numbers: [n.train, n.police, n.europe, n.silent],
  },
  animal: {
    title: { fr: 'Appelez un vétérinaire de garde', en: 'Call an emergency vet' },
    advice: {
      fr: 'Appelez tout de suite votre vétérinaire : son répondeur donne le numéro de garde. En cas d’intoxication, appelez un centre antipoison animal et ne faites pas vomir sans avis.',
      en: 'Call your vet now: the answering machine gives the out-of-hours number. For poisoning, call an animal poison centre and do not induce vomiting without advice.',
    },
    numbers: [n.petPoison, n.petPoisonWest],
  },
  elsewhere: {
    title: { fr: 'En danger maintenant\u202f?', en: 'In danger now?' },
    advice: {
      fr: 'Appelez le numéro d’urgence du pays où vous êtes\u00a0: le 112 partout en Europe, le 999 au Royaume-Uni et en Irlande, le 911 au Canada et aux États-Unis. La page «\u00a0Urgence\u00a0» donne ceux des autres pays.',
      en: 'Call the emergency number of the country you are in: 112 anywhere in Europe, 999 in the UK and Ireland, 911 in Canada and the US. The “Emergency” page has those of other countries.',
    },
    numbers: [n.europe, n.britain, n.america],
  },
}

export const emergencies: Record<EmergencyKind, Emergency> = {
  ...general,
  ...(Object.fromEntries(
    countriesWithNumbers.flatMap((country) =>
      dangerKinds.map((danger) => [`elsewhere-${country}-${danger}`, inCountryAbroad(country, danger)]),
    ),
  ) as Record<Extract<EmergencyKind, `elsewhere-${string}`>, Emergency>),
}

/** What each kind says in one line, where there is no room for a heading. */
export const adviceLines = (kinds: readonly EmergencyKind[], locale: Locale): string[] =>
  kinds.map((kind) => `${sentence(emergencies[kind].title[locale])} ${emergencies[kind].advice[locale]}`)

const signPatterns = helplineKinds.map(
  (kind) => [kind, new RegExp(`(?<![a-z0-9])(?:${helplineSigns[kind].join('|')})`)] as const,
)

/**
 * Help lines for the subject of a text, where no life is at risk; usually none. Both languages are always checked. A
 * person in danger is detected elsewhere (`src/safety`).
 */
export const detectHelplines = (text: string): HelplineKind[] => {
  const plain = fold(text)
  return signPatterns.filter(([, pattern]) => pattern.test(plain)).map(([kind]) => kind)
}
