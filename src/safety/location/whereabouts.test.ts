import { describe, expect, it } from 'vitest'
import { emergencyFacts } from '../facts.ts'
import { messages as en } from '../messages.en.ts'
import { messages as fr } from '../messages.fr.ts'
import { emergencyScreen } from '../screen.ts'
import { emergencySituations } from '../situations.ts'
import { type LocationSigns, whereabouts } from './whereabouts.ts'

const where = (signs: LocationSigns) => {
  const { country, also } = whereabouts(signs)
  return [country, ...also].join(' ')
}

describe('the country of the numbers', () => {
  it.each([
    ['Je suis à Berlin, mon père ne respire plus', 'eu'],
    ['J’habite à Lisbonne et il me frappe', 'eu'],
    ['I live in Madrid and he hits me', 'eu'],
    ['I’m in Rome, there is a fire', 'eu'],
    ['Je vis à Vienne en Autriche, il va me tuer', 'eu'],
    ['We are in Warsaw and she is unconscious', 'eu'],
    ['Je suis au Luxembourg, au secours', 'eu'],
    ['I am in Tokyo and I want to die', 'other'],
    ['Je suis à Dakar, mon fils étouffe', 'other'],
    ['I’m in Dubai, he locked me in', 'other'],
    ['Je vis à Bruxelles et je veux mourir', 'be'],
  ])('is what the text says, whatever else is known: %s', (text, country) => {
    expect(where({ text, timeZone: 'Europe/Paris', address: 'FR', language: 'fr', locale: 'fr' })).toBe(country)
  })

  it.each([
    ['mon père à Lausanne ne se réveille plus, il respire bizarrement', 'ch fr'],
    ['ma mère à Montréal ne répond plus', 'ca fr'],
    ['mon père à Fribourg en Suisse ne se réveille plus', 'ch fr'],
    ['my dad has stopped breathing in London', 'gb fr'],
    ['chui a liege mon mec me frappe', 'be'],
    ['mon frère à Lyon ne respire plus', 'fr'],
    ['Je suis en voyage à l’étranger et je vais me tuer ce soir', 'other fr'],
    ['I am abroad and I am going to kill myself tonight', 'other fr'],
    ['Mon mari travaille à l’étranger, je veux mourir', 'fr'],
    ['Je suis revenue de l’étranger, il me frappe', 'fr'],
    ['I found her in bath, she is not breathing', 'fr'],
    ['my son swallowed a battery while reading', 'fr'],
  ])('is that of the place where somebody else is, beside the writer’s own: %s', (text, countries) => {
    expect(where({ text, timeZone: 'Europe/Paris', locale: 'fr' })).toBe(countries)
  })

  it.each([
    ['I live in Leeds. My mum in Spain has collapsed', 'Europe/London', 'eu gb'],
    ['J’habite à Lyon, ma mère à Casablanca ne respire plus', 'Europe/Paris', 'ma fr'],
    ['I’m in Paris and my best friend in Chicago says goodbye, she took pills', 'Europe/Paris', 'us fr'],
    ['my sister in Texas texted me that she is going to kill herself tonight, I live in Lyon', 'Europe/Paris', 'us fr'],
    ['my dad in Dublin has chest pain, I am in London', 'Europe/London', 'ie gb'],
    ['ma fille qui habite Dublin me dit qu’elle a pris des cachets', 'Europe/Paris', 'ie fr'],
    ['my daughter is at college in Dublin and just rang, she can barely breathe', 'Europe/London', 'ie gb'],
    ['my friend online from Ohio said he took 40 tylenol', 'Europe/Dublin', 'us ie'],
    ['je suis à Bruxelles, mon frère qui vit à Genève dit qu’il va sauter', 'Europe/Brussels', 'ch be'],
    ['mon pote au Québec vient de m’écrire qu’il va se tirer une balle', 'Europe/Paris', 'ca fr'],
    ['my brother lives in Marseille, he says he is going to jump', 'Europe/London', 'fr gb'],
  ])(
    'is first that of the place where somebody else is in danger, then the writer’s own: %s',
    (text, timeZone, known) => {
      expect(where({ text, timeZone, locale: /my /.test(text) ? 'en' : 'fr' })).toBe(known)
    },
  )

  it.each([
    ['my ex lives in Texas and says he will kill me', 'Europe/London', 'gb us'],
    ['mon ex habite à Bruxelles et il dit qu’il va venir me tuer', 'Europe/Paris', 'fr be'],
    ['I live in Leeds, my mum is in Spain, I can’t breathe', 'Europe/London', 'gb eu'],
    ['ma mère vit au Maroc et mon mari me frappe, je suis à Lyon', 'Europe/Paris', 'fr ma'],
    ['ma nièce de Genève s’est ouvert les veines', 'Europe/Paris', 'fr ch'],
    ['ma mère est née à Alger, elle ne respire plus', 'Europe/Paris', 'fr'],
    ['ma fille part à Dublin demain, elle a avalé des cachets', 'Europe/Paris', 'fr'],
    ['my sister is back from Texas, she has taken pills', 'Europe/London', 'gb'],
    ['I live in Leeds and my neighbour has collapsed', 'Europe/London', 'gb'],
  ])('is not first that of somebody who is elsewhere, where the danger is here: %s', (text, timeZone, known) => {
    expect(where({ text, timeZone, locale: /my /.test(text) ? 'en' : 'fr' })).toBe(known)
  })

  it.each([
    ['ma femme respire plus', 'Pacific/Noumea', 'nc'],
    ['mon mari me frappe', 'Pacific/Tahiti', 'pf'],
    ['mon mari me frappe', 'Pacific/Marquesas', 'pf'],
    ['je suis à Nouméa, il y a le feu', 'Europe/Paris', 'nc'],
    ['ma sœur à Tahiti a avalé des cachets', 'Europe/Paris', 'pf fr'],
    ['mon mari me frappe', 'America/Martinique', 'fr'],
    ['mon mari me frappe', 'America/Cayenne', 'fr'],
    ['mon mari me frappe', 'Indian/Mayotte', 'fr'],
  ])('is that of the French territory: %s %s', (text, timeZone, known) => {
    expect(where({ text, timeZone, locale: 'fr' })).toBe(known)
  })

  it.each([
    ['Seattle here. my dad collapsed', 'us'],
    ['my dad collapsed and he is not breathing. Leeds', 'gb'],
    ['My dad collapsed, he’s not breathing. Belfast.', 'gb'],
    ['Leeds, my dad collapsed', 'gb'],
    ['my dad collapsed Belfast', 'gb'],
    ['au secours il me frappe Genève', 'ch'],
    ['my dad collapsed in the kitchen (Reading)', 'gb'],
    ['Sydney here, my son is choking', 'au'],
    ['Tanger ma fille a avalé une pile', 'ma'],
    ['Fribourg, ma voisine hurle et il la frappe', 'ch'],
    ['Bonjour, Liège, mon mari me frappe', 'be'],
    ['Ma fille a avalé une pile, Tanger', 'ma'],
    ['mon père ne respire plus. Maroc', 'ma'],
    ['kid at the lake went under and hasnt come up, Muskoka', 'ca'],
    ['my dad fell, Moosonee Ontario', 'ca'],
    ['Mon mari me bat, je suis à Casa', 'ma'],
    ['I’m parked on the train tracks outside Dayton Ohio and I’m not moving', 'us'],
  ])('is that of a place that stands alone at either end of the text: %s', (text, country) => {
    expect(where({ text, locale: /my |here/.test(text) ? 'en' : 'fr' })).toBe(country)
  })

  it.each([
    ['Florence, ma fille ne respire plus', 'fr'],
    ['Charlotte, ma fille, ne respire plus', 'fr'],
    ['Florence ne respire plus', 'fr'],
    ['Sale histoire, il me frappe', 'fr'],
    ['Charlotte here, my dad collapsed', 'gb us fr'],
    ['Sydney, my daughter, is not breathing', 'gb us fr'],
    ['Sydney is not breathing', 'gb us fr'],
    ['Split lip, he hits me', 'gb us fr'],
    ['Reading my messages, he hit me', 'gb us fr'],
    ['he hit me while reading', 'gb us fr'],
    ['he hit my dog Boston', 'gb us fr'],
    ['my dad collapsed, his train comes from Leeds', 'gb us fr'],
    ['Il me frappe, il est rentré de Genève', 'fr'],
  ])('is not that of a first name or a word at either end of the text: %s', (text, countries) => {
    expect(where({ text, locale: countries === 'fr' ? 'fr' : 'en' })).toBe(countries)
  })

  it.each([
    ['à Fribourg, mon père ne respire plus bien', 'ch', 'ch gb'],
    ['mon gamin a mangé des baies du jardin à Fribourg', 'ch', 'ch gb'],
    ['a mons mon pere a mal dans la poitrine ca serre', 'be fr', 'be fr gb'],
    ['ma voisine a Mons secoue son bébé', 'be fr', 'be fr gb'],
    ['mon fils à Laval a avalé une pile', 'fr ca', 'fr ca gb'],
    ['mon gars à Laval dit qu’il veut se crisser en bas du pont', 'ca fr', 'ca fr gb'],
    ['my dad cant breathe, Halifax', 'gb ca', 'gb'],
    ['my mom is unconscious in Birmingham', 'gb us', 'gb'],
    ['I’m in Cambridge and my mom is unconscious', 'gb us', 'gb'],
    ['Phoenix AZ. my dad cant breathe', 'us', 'us gb'],
    ['phoenix az my dad cant breathe', 'us', 'us gb'],
    ['he fell off the dock, still in the water minnesota', 'us', 'us gb'],
    ['my mom is unconscious, Birmingham, Alabama', 'us', 'us gb'],
    ['we think 4 or 5 pills are gone, Birmingham AL', 'us', 'us gb'],
    ['my mom is unconscious, London ON', 'ca', 'ca gb'],
    ['I live in Richmond VA and he hits me', 'us', 'us'],
    ['Springfield, IL. my dad cant breathe', 'us', 'us gb'],
  ])('is that of each town of the name, before that of the clock: %s', (text, unknown, inLondon) => {
    const locale = /my |he /.test(text) ? 'en' : 'fr'
    expect(where({ text, locale })).toBe(unknown)
    expect(where({ text, locale, timeZone: 'Europe/London' })).toBe(inLondon)
  })

  it.each([
    ['I’m in Birmingham and my mom is unconscious', 'America/Chicago', 'us'],
    ['my dad cant breathe, Halifax', 'America/Halifax', 'ca'],
    ['my dad cant breathe, Halifax', 'Europe/Paris', 'gb ca fr'],
    ['mon fils à Laval a avalé une pile', 'America/Toronto', 'ca'],
    ['mon père a Mons ne respire plus', 'Europe/Brussels', 'be'],
  ])('is that of the town of the name where the clock is: %s', (text, timeZone, countries) => {
    expect(where({ text, timeZone })).toBe(countries)
  })

  it.each([
    'He is choking, is a bath OK?',
    'À LYON, MA FILLE NE RESPIRE PLUS',
    'Je suis freelance, il me frappe, un client suisse',
  ])('is no state or country in words that only look like one: %s', (text) => {
    expect(where({ text, timeZone: 'Europe/Paris', locale: 'fr' })).toBe('fr')
  })

  it('is that of the clock as well, where a place stands alone', () => {
    const text = 'he is not breathing. Leeds'
    expect(where({ text, timeZone: 'Europe/Paris', locale: 'en' })).toBe('gb fr')
  })

  it('is not the browser’s language where the clock and the address say otherwise', () => {
    const text = 'He is beating me'
    expect(where({ text, timeZone: 'Europe/Paris', address: 'FR', language: 'us', locale: 'en' })).toBe('fr')
    expect(where({ text, timeZone: 'Europe/Paris', language: 'us', locale: 'en' })).toBe('fr us')
    expect(where({ text, timeZone: 'Europe/Berlin', address: 'DE', language: 'us' })).toBe('eu')
    expect(where({ text, timeZone: 'America/Chicago', address: 'US', language: 'us' })).toBe('us')
    expect(where({ text, language: 'us', locale: 'en' })).toBe('us gb fr')
  })

  it('is each of those that something speaks for, where they disagree', () => {
    expect(where({ timeZone: 'Europe/Paris', address: 'US' })).toBe('fr us')
    expect(where({ text: 'Mon fils est à Berlin, il ne respire plus', timeZone: 'Europe/Paris' })).toBe('eu fr')
    expect(where({ account: 'ch', address: 'FR' })).toBe('fr ch')
    expect(where({ timeZone: 'Asia/Tokyo', address: 'GB', account: 'us' })).toBe('other gb us')
  })

  it('is France where nothing is known, after the countries of English for whoever writes or reads it', () => {
    expect(where({})).toBe('fr')
    expect(where({ locale: 'fr', timeZone: 'UTC' })).toBe('fr')
    expect(where({ locale: 'en' })).toBe('gb us fr')
    expect(where({ text: 'He is going to kill me, what can I do?', locale: 'fr' })).toBe('gb us fr')
    expect(where({ text: 'Il va me tuer, que faire ?', locale: 'en' })).toBe('fr')
    expect(where({ locale: 'en', language: 'us' })).toBe('us gb fr')
    expect(where({ locale: 'en', language: 'ie' })).toBe('ie fr')
    for (const language of ['be', 'ch', 'ca', 'ma']) expect(where({ locale: 'fr', language })).toBe(`${language} fr`)
    for (const language of ['us', 'gb']) expect(where({ locale: 'fr', language })).toBe(`fr ${language}`)
    expect(where({ locale: 'fr', language: 'fr' })).toBe('fr')
  })

  it.each([
    ['RE', 'fr'],
    ['FR', 'fr'],
    ['UK', 'gb'],
    ['gb', 'gb'],
    ['MA', 'ma'],
    ['DE', 'eu'],
    ['no', 'eu'],
    ['LU', 'eu'],
    ['CH', 'ch'],
    ['JP', 'other'],
    ['mc', 'other'],
  ])('has the numbers of its code: %s', (address, country) => {
    expect(where({ address })).toBe(country)
  })

  it.each([
    ['Europe/Zurich', 'ch'],
    ['Indian/Reunion', 'fr'],
    ['America/Indiana/Knox', 'us'],
    ['America/Montreal', 'ca'],
    ['Australia/Perth', 'au'],
    ['Europe/Rome', 'eu'],
    ['Africa/Dakar', 'other'],
    ['Etc/GMT+2', 'fr'],
  ])('is that of the clock: %s', (timeZone, country) => {
    expect(where({ timeZone })).toBe(country)
  })

  it.each([
    'Ma carte bancaire allemande est bloquée',
    'I booked a flight to Rome',
    'Je viens de Berlin',
    'My passport was made in 2019',
  ])('is not a place that is only named: %s', (text) => {
    expect(where({ text, timeZone: 'Europe/Paris', address: 'FR' })).toBe('fr')
  })
})

describe('the screen', () => {
  const shown = (text: string, signs: Omit<LocationSigns, 'text'>, locale: 'fr' | 'en') => {
    const facts = emergencyFacts(text, { signs: { text, ...signs } })
    if (!facts) throw new Error('nothing found')
    return emergencyScreen(facts, locale, locale === 'fr' ? fr : en)
  }
  const spoken = (screen: ReturnType<typeof shown>) =>
    screen.sentences.map(({ before, line, after }) => before + (line?.number ?? '') + after)

  it('says the number of each country where signs disagree', () => {
    const screen = shown('My dad has chest pain and cannot breathe', { timeZone: 'Europe/Paris', language: 'us' }, 'en')
    expect(spoken(screen)).toEqual(['In France, call 15.', 'In the United States, call 911.'])
    expect(screen.either).toMatchObject([
      { country: 'In France', lines: [{ number: '15' }, { number: '112' }] },
      { country: 'In the United States', lines: [{ number: '911' }] },
    ])
  })

  it.each([
    [
      'en',
      'My dad has chest pain and cannot breathe',
      [
        'In the United Kingdom, call 999; in the United States or Canada, call 911; in France, call 15.',
        'For any emergency: in France and elsewhere in Europe, call 112.',
      ],
    ],
    [
      'fr',
      'My dad has chest pain and cannot breathe',
      [
        'Au Royaume-Uni, appelez le 999 ; aux États-Unis ou au Canada, appelez le 911 ; en France, appelez le 15.',
        'Pour toute urgence : en France et ailleurs en Europe, appelez le 112.',
      ],
    ],
    [
      'en',
      'I want to kill myself tonight',
      [
        'In the United Kingdom, call 116 123; in the United States or Canada, call 988; in France, call 3114.',
        'For any emergency: in the United Kingdom, call 999; in the United States or Canada, call 911; in France and elsewhere in Europe, call 112.',
      ],
    ],
  ] as const)('says the numbers of every possible country in two sentences, %s: %s', (locale, text, sentences) => {
    const screen = shown(text, { locale }, locale)
    const said = spoken(screen)
      .join(' ')
      .replace(/[\u00a0\u202f]/g, ' ')
    expect(said).toBe(sentences.join(' '))
    expect(said.match(/\.(?= |$)/g)).toHaveLength(2)
  })

  it('has at most two sentences and a number in each for every situation in an English text without a place', () => {
    for (const situation of emergencySituations) {
      const facts = {
        situations: [situation],
        minor: false,
        ...whereabouts({ text: 'please help me now', locale: 'en' }),
      }
      const said = spoken(emergencyScreen(facts, 'en', en)).join(' ')
      expect(said.match(/\.(?= |$)/g)?.length, said).toBeLessThanOrEqual(2)
      for (const number of ['112', '999', '911']) expect(said).toContain(number)
    }
  })

  it('says 112 first in a European country without numbers of its own, and that it is free', () => {
    const screen = shown('Je suis à Berlin, mon père a une douleur dans la poitrine et transpire', {}, 'fr')
    expect(spoken(screen)[0]).toBe('Appelez le 112 maintenant\u00a0: il répond partout en Europe, gratuitement.')
    expect(screen.first.href).toBe('tel:112')
    expect(screen.either).toEqual([])
  })

  it.each([
    ['I’m in Belfast, strong smell of gas in the hall', 'Europe/London'],
    ['Smell of gas in my house in Lisburn, Northern Ireland', 'Europe/London'],
    ['There is a strong smell of gas in the kitchen', 'Europe/Belfast'],
    ['My nan in Derry can smell gas in her house', 'Europe/London'],
  ])('does not send Northern Ireland to the gas line of Great Britain: %s', (text, timeZone) => {
    const { first, more } = shown(text, { timeZone, locale: 'en' }, 'en')
    expect(first.number).toBe('999')
    expect(more.map(({ href }) => href)).not.toContain('tel:0800111999')
    expect(shown('Strong smell of gas in the hall, Leeds', { timeZone: 'Europe/London' }, 'en').first.href).toBe(
      'tel:0800111999',
    )
  })

  it('says honestly elsewhere that the local number comes first', () => {
    const screen = shown('I am in Tokyo, my dad has chest pain and cannot breathe', {}, 'en')
    expect(spoken(screen)[0]).toMatch(
      /^Call the emergency number of the country where you are.* dial 112 from a mobile/,
    )
  })
})
