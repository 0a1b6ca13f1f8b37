import { describe, expect, it } from 'vitest'
import { emergencyFacts } from './facts.ts'
import { messages as en } from './messages.en.ts'
import { messages as fr } from './messages.fr.ts'
import { type CountryLines, emergencyCountries } from './numbers/emergency-line.ts'
import { countryNames, lines } from './numbers/lines-by-country.ts'
import { sources } from './numbers/sources.ts'
import { type EmergencyFacts, emergencyScreen, type SafetyMessages } from './screen.ts'
import { asksWhetherSafeToWrite } from './situation-rules.ts'
import { circumstances, emergencySituations } from './situations.ts'

const wordsIn: Record<'fr' | 'en', SafetyMessages> = { fr, en }
const all = (of: CountryLines) => Object.values(of).flat()
const everywhere = emergencyCountries.flatMap((country) =>
  emergencySituations.flatMap((situation) =>
    (['fr', 'en'] as const).flatMap((locale) =>
      [undefined, ...circumstances].map((circumstance) => ({ country, situation, locale, circumstance })),
    ),
  ),
)

type One = Omit<(typeof everywhere)[number], 'circumstance'> & Pick<EmergencyFacts, 'circumstance'>
const screenOf = ({ country, situation, locale, circumstance }: One, minor = false) =>
  emergencyScreen(
    { situations: [situation], minor, country, ...(circumstance && { circumstance }) },
    locale,
    wordsIn[locale],
  )

describe('the numbers', () => {
  it('each have the page of the service or of its state as their source', () => {
    for (const country of emergencyCountries) {
      const dialled = [...new Set(all(lines[country]).map(({ dial }) => dial))].sort()
      expect(Object.keys(sources[country]).sort(), country).toEqual(dialled)
      for (const [dial, { url, read }] of Object.entries(sources[country])) {
        expect(URL.canParse(url), `${country} ${dial}`).toBe(true)
        if (read !== null) expect(read).toMatch(/^20\d\d-\d\d-\d\d$/)
      }
    }
  })

  it('are dialled as they are written', () => {
    for (const country of emergencyCountries)
      for (const { number, dial } of all(lines[country])) expect(number.replace(/\D/g, '')).toBe(dial)
  })

  it.each([
    ['fr', ['15', '17', '18', '112', '114', '119', '3114', '3919', '3977']],
    ['be', ['112', '101', '0800 32 123', '107', '070 245 245']],
    ['ch', ['144', '117', '118', '143', '147', '145']],
    ['ma', ['15', '141', '19', '177', '0801 000 180']],
    ['ca', ['911', '988', '811', '1 844 764-7669', '1 866 277-3553', '1 800 363-9010']],
    ['gb', ['999', '111', '116 123', '0800 1111', '0808 2000 247']],
    ['ie', ['112', '116 123', '1800 341 900']],
    ['us', ['911', '988', '1-800-222-1222', '1-800-799-7233']],
    ['au', ['000', '13 11 14', '13 11 26']],
  ] as const)('of %s are there', (country, numbers) => {
    expect(all(lines[country]).map(({ number }) => number)).toEqual(expect.arrayContaining([...numbers]))
  })
})

describe('the screen', () => {
  it('has a number to call in its first sentence, for every situation, country and language', () => {
    for (const one of everywhere) {
      const { sentences, first } = screenOf(one)
      expect(sentences, JSON.stringify(one)).toHaveLength(2)
      // Who would be heard writes, where the country answers.
      const written = one.country === 'fr' && one.circumstance === 'silent' && first.number === '114'
      expect(sentences[0]?.line?.href).toMatch(written ? /^sms:114$/ : /^tel:\d{2,}$/)
      expect(sentences[0]?.line).toEqual(first)
    }
  })

  it('says the right number first', () => {
    const said = (country: (typeof emergencyCountries)[number], situation: (typeof emergencySituations)[number]) =>
      screenOf({ country, situation, locale: 'fr' })
        .sentences.map(({ line }) => line?.number ?? null)
        .map((number) => number?.replaceAll('\u00a0', ' ') ?? null)
    expect(said('fr', 'suicide')).toEqual(['3114', '15'])
    expect(said('fr', 'suicide-attempt')).toEqual(['15', '114'])
    expect(said('gb', 'suicide-attempt')[0]).toBe('999')
    expect(said('fr', 'chest-pain')).toEqual(['15', '114'])
    expect(said('fr', 'partner-violence')).toEqual(['17', '3919'])
    expect(said('fr', 'child-abuse')).toEqual(['119', '17'])
    expect(said('fr', 'fire')).toEqual(['18', '114'])
    expect(said('fr', 'poisoning')).toEqual(['15', '01 45 42 59 59'])
    expect(said('fr', 'elder-abuse')).toEqual(['17', '3977'])
    expect(said('be', 'violence')).toEqual(['101', null])
    expect(said('ch', 'suicide')).toEqual(['143', '144'])
    expect(said('ma', 'suicide')).toEqual(['15', '141'])
    expect(said('ma', 'partner-violence')).toEqual(['19', null])
    expect(said('ca', 'overdose')).toEqual(['911', '1 844 764-7669'])
    expect(said('gb', 'gas-leak')).toEqual(['0800 111 999', '999'])
    expect(said('ie', 'gas-leak')).toEqual(['112', null])
    expect(said('us', 'button-battery')).toEqual(['911', '1-800-222-1222'])
    expect(said('pf', 'breathing')).toEqual(['15', null])
    expect(said('nc', 'partner-violence')).toEqual(['17', null])
    expect(said('nc', 'fire')).toEqual(['18', null])
    expect(said('eu', 'fire')).toEqual(['112', null])
    expect(said('other', 'child-exploitation')).toEqual(['112', null])
  })

  it('says who answers at night where the first number does not', () => {
    const at = (locale: 'fr' | 'en') => screenOf({ country: 'fr', situation: 'child-exploitation', locale })
    expect(at('fr').first).toMatchObject({ number: '3018', who: expect.stringMatching(/la nuit, le 119 ou le 17$/) })
    expect(at('en').first).toMatchObject({ number: '3018', who: expect.stringMatching(/at night, 119 or 17$/) })
    expect(at('fr').more.map(({ number }) => number)).toEqual(expect.arrayContaining(['17', '119']))
  })

  it('is complete: three lines, a question with both answers, no placeholder, French spaces', () => {
    for (const one of everywhere) {
      const screen = screenOf(one)
      const { steps, safe, sentences, title } = screen
      const said = [
        title,
        ...steps,
        ...Object.values(safe),
        ...sentences.flatMap(({ before, after }) => [before, after]),
      ]
      expect(steps).toHaveLength(3)
      for (const step of steps) expect(step.length, step).toBeLessThan(100)
      expect(safe.question).toMatch(/\?$/)
      for (const text of said) {
        expect(text).not.toMatch(/[{}]|[.?!…]\s*[.?!…]/)
        if (one.locale === 'fr') expect(text).not.toMatch(/ [:;?!»]|« |'/)
      }
    }
  })

  it('names no number twice, and shows every other country', () => {
    for (const one of everywhere) {
      const { first, more, elsewhere } = screenOf(one)
      const hrefs = [first, ...more].map(({ href }) => href)
      expect(new Set(hrefs).size).toBe(hrefs.length)
      expect(elsewhere.map(({ country }) => country).sort()).toEqual(
        emergencyCountries
          .filter((country) => country !== one.country)
          .map((country) => countryNames[country][one.locale])
          .sort(),
      )
    }
  })

  it.each([
    ['fr', '17', '119'],
    ['gb', '999', '0800 1111'],
    ['ie', '112', '1800 66 66 66'],
    ['be', '101', '103'],
    ['ch', '117', '147'],
    ['ma', '19', '2511'],
    ['ca', '911', '1 800 668-6868'],
    ['us', '911', '1-800-422-4453'],
  ] as const)(
    'sends the police of %s first to who is being hit, and the line for children second',
    (country, ...numbers) => {
      for (const [text, situation] of [
        ['mon père frappe ma mère', 'partner-violence'],
        ['my dad is beating my mum', 'partner-violence'],
        ['mon père me frappe en ce moment', 'child-abuse'],
        ['my neighbour is beating her child right now', 'child-abuse'],
        ['my mum’s fella’s took the belt to me again. im 10', 'child-abuse'],
        ['my boyfriend is 19 and his friends want me to sleep with them, im 14', 'sexual-violence'],
      ] as const)
        for (const locale of ['fr', 'en'] as const) {
          const facts = { ...emergencyFacts(text), country, also: [] } as EmergencyFacts
          const screen = emergencyScreen(facts, locale, wordsIn[locale])
          const called = screen.sentences.map(({ line }) => line?.number.replaceAll('\u00a0', ' '))
          expect([screen.situation, ...called], text).toEqual([situation, ...numbers])
        }
    },
  )

  it('names the country of the writer, not the one where a child is taken', () => {
    const text = 'le père de ma fille l’emmène en Tunisie ce soir sans mon accord, ils sont à Orly'
    expect(emergencyFacts(text, { signs: { timeZone: 'Europe/Paris' } })).toMatchObject({
      circumstance: 'abducted',
      country: 'fr',
    })
  })

  it('says how abused children are listened to where nobody is being hit now', () => {
    const facts = emergencyFacts('mon père me frappe avec la ceinture quand il rentre')
    expect(facts && emergencyScreen(facts, 'fr', fr).first.number).toBe('119')
  })

  it('sends who comes before who listens to somebody on the brink', () => {
    for (const [text, locale] of [
      ['je suis sur le pont je vais sauter', 'fr'],
      ['I’m on the bridge and I’m going to jump', 'en'],
    ] as const) {
      const facts = { ...emergencyFacts(text), country: 'fr', also: [] } as EmergencyFacts
      expect(emergencyScreen(facts, locale, wordsIn[locale]).sentences.map(({ line }) => line?.number)).toEqual([
        '15',
        '3114',
      ])
    }
  })

  it.each([
    ['fr', ['17', '15', '112']],
    ['be', ['101', '112']],
    ['ch', ['117', '144', '112']],
    ['gb', ['999', '116 000']],
    ['ie', ['112']],
    ['ca', ['911', '811']],
    ['us', ['911']],
    ['ma', ['19', '15']],
  ] as const)('sends the police of %s after a missing vulnerable adult', (country, numbers) => {
    const { first, more, sentences } = screenOf({ country, situation: 'adult-missing', locale: 'en' })
    const shown = [first, ...more].map(({ number }) => number.replaceAll('\u00a0', ' '))
    expect(shown[0]).toBe(numbers[0])
    expect(shown).toEqual(expect.arrayContaining([...numbers]))
    expect(sentences[0]?.line?.number).toBe(numbers[0])
    // Lines for missing children do not answer for adults, other than in the United Kingdom.
    if (country !== 'gb') expect(shown.filter((number) => /116 000|543-8477|843-5678/.test(number))).toEqual([])
  })

  it.each([
    ['fr', '15'],
    ['be', '112'],
    ['ch', '144'],
    ['gb', '999'],
    ['ie', '112'],
    ['ca', '911'],
    ['us', '911'],
    ['ma', '15'],
  ] as const)('sends the ambulance of %s first to a burn, and says what to do under water', (country, number) => {
    for (const locale of ['fr', 'en'] as const) {
      const { sentences, steps } = screenOf({ country, situation: 'burn', locale })
      expect(sentences[0]?.line?.number).toBe(number)
      expect(steps[0]).toMatch(/^(?:Vingt minutes|Twenty minutes)/)
    }
  })

  it.each([
    ['fr', '18'],
    ['ch', '118'],
    ['gb', '999'],
    ['be', '112'],
  ] as const)('sends the rescue service of %s first to somebody trapped in a vehicle', (country, number) => {
    expect(screenOf({ country, situation: 'crash', locale: 'fr' }).first.number).toBe(number)
  })

  it('adds a line for children where a minor is in danger', () => {
    const shown = (minor: boolean) =>
      screenOf({ country: 'fr', situation: 'suicide', locale: 'fr' }, minor).more.map(({ number }) => number)
    expect(shown(true)).toContain('119')
    expect(shown(false)).not.toContain('119')
  })

  it.each([
    ['fr', ['114', '17'], /par SMS, sans bruit/],
    ['gb', ['999', undefined], /appelez le 999 d’un mobile, puis tapez 55/],
    ['ie', ['112', undefined], /écrivez au 112/],
    ['be', ['101', undefined], /112 BE/],
    ['us', ['911', undefined], /écrivez au 911/],
    ['ch', ['117', undefined], /laissez la ligne ouverte/],
    ['ma', ['19', undefined], /laissez la ligne ouverte/],
  ] as const)('asks nobody who hides in %s for a voice', (country, numbers, way) => {
    for (const text of [
      'je peu pa parlé mon ex é dans la maison caché dans la salle de bain',
      'je suis cachée dans le placard il est dans le salon il me cherche je peux pas parler',
      'i’m hiding in the wardrobe, he’s downstairs looking for me, can’t talk',
    ]) {
      const facts = { ...emergencyFacts(text), country, also: [] } as EmergencyFacts
      const { sentences, steps, more, first } = emergencyScreen(facts, 'fr', fr)
      expect(sentences.map(({ line }) => line?.number)).toEqual(numbers)
      expect(sentences.map(({ before, after }) => before + after).join(' ')).toMatch(way)
      expect(steps[0]).toMatch(/^Coupez le son/)
      expect([first, ...more].some(({ way: by }) => by === 'call')).toBe(true)
    }
  })

  it('says how to call silently in the country of the text too where two are possible', () => {
    const text = 'can’t speak he’s in the next room, he hit me'
    const facts = { ...emergencyFacts(text), country: 'gb', also: ['fr'] } as EmergencyFacts
    const said = (locale: 'fr' | 'en') =>
      emergencyScreen(facts, locale, wordsIn[locale]).sentences.map(
        ({ before, line, after }) => before + (line?.number ?? '') + after,
      )
    expect(said('en')).toEqual([
      'In the United Kingdom, call 999.',
      'In France, text 114.',
      expect.stringMatching(/^In the United Kingdom, without speaking: call 999 from a mobile, .* press 55/),
    ])
    expect(said('fr')[1]).toBe('En France, écrivez au 114.')
  })

  it.each([
    ['ma', ['19', '15']],
    ['fr', ['17', '15']],
    ['gb', ['999', undefined]],
  ] as const)('sends the police and an ambulance of %s to an adult who was beaten and bleeds', (country, numbers) => {
    const text = 'mon beau frère a frappé ma soeur à Tanger elle saigne de la tête'
    const facts = { ...emergencyFacts(text), country, also: [] } as EmergencyFacts
    const { sentences, more } = emergencyScreen(facts, 'fr', fr)
    expect(sentences.map(({ line }) => line?.number)).toEqual(numbers)
    expect(more.map(({ number }) => number)).not.toContain('2511')
  })

  it('shows no line for children after an accident or an illness of a child', () => {
    const accidents = [
      'Mon fils a avalé une pile bouton',
      'mon bébé a mangé une capsule de lessive',
      'piqué par une guêpe, la langue de mon fils de 5 ans gonfle',
      'ma fille s’est renversé l’eau bouillante des pâtes sur le ventre',
      'mon petit a mis les doigts dans la prise, il ne répond plus',
      'mon fils de 2 ans a fouillé dans les médicaments de mamie, il en manque 4',
      'My baby swallowed a button battery from the remote',
      'my toddler ate a laundry pod and is foaming',
      'my son was stung by a bee and his lips are swelling, he is 6',
      'my baby is not breathing and blue',
      'my 2 year old got into grandma’s blood pressure pills, we think 4 or 5 are gone',
    ]
    for (const text of accidents)
      for (const country of emergencyCountries) {
        const facts = { ...emergencyFacts(text), country, also: [] } as EmergencyFacts
        const { first, more, situation } = emergencyScreen(facts, 'fr', fr)
        const children = lines[country].child?.map(({ number }) => number.replaceAll(' ', '\u00a0')) ?? []
        expect(situation, text).not.toMatch(/violence|abuse|suicide/)
        for (const { number } of [first, ...more]) expect(children, text).not.toContain(number)
      }
  })

  it('has the line for children where others harm a child', () => {
    for (const situation of ['violence', 'partner-violence', 'child-abuse', 'sexual-violence', 'suicide'] as const)
      expect(
        [
          screenOf({ country: 'gb', situation, locale: 'en' }, true).first,
          ...screenOf({ country: 'gb', situation, locale: 'en' }, true).more,
        ].map(({ number }) => number),
        situation,
      ).toContain('0800\u00a01111')
  })

  it('calls the poison line of the United States for a child who found a medicine, and no line on suicide', () => {
    const shown = (text: string) => {
      const facts = { ...emergencyFacts(text), country: 'us', also: [] } as EmergencyFacts
      const { sentences, more } = emergencyScreen(facts, 'en', en)
      expect(sentences.map(({ line }) => line?.number)).toEqual(['911', '1-800-222-1222'])
      return more.map(({ number }) => number)
    }
    expect(shown('my 2 year old got into grandma’s blood pressure pills, some are gone')).not.toContain('988')
    expect(shown('my 15 year old daughter swallowed all of grandma’s pills')).toContain('988')
  })

  it('has a way out of the page where somebody at home is violent, whatever it is called', () => {
    for (const [text, atHome] of [
      ['il a un couteau et il veut nous tuer moi et les petits, je suis à Bruxelles', true],
      ['mon père a sorti le fusil et dit qu’il va tous nous descendre', true],
      ['un type me suit dans la rue il a un couteau', false],
    ] as const) {
      const facts = emergencyFacts(text)
      expect(facts && emergencyScreen(facts, 'fr', fr).atHome, text).toBe(atHome)
    }
  })

  it('has a way out of the page where somebody at home may look on', () => {
    expect(asksWhetherSafeToWrite({ situations: ['fire', 'partner-violence'] })).toBe(true)
    expect(asksWhetherSafeToWrite({ situations: ['fire', 'violence'] })).toBe(false)
    expect(screenOf({ country: 'fr', situation: 'elder-abuse', locale: 'fr' }).atHome).toBe(true)
  })
})

describe('what a text shows', () => {
  const text = 'Je veux mourir, je vais me tuer ce soir.'

  it('is nothing where the person has said that it is no emergency, and something where it is another', () => {
    const found = emergencyFacts(text, { signs: { text, address: 'BE' } })
    expect(found).toMatchObject({ situations: expect.arrayContaining(['suicide']), country: 'be' })
    expect(emergencyFacts(text, { setAside: found?.situations ?? [] })).toBeUndefined()
    expect(emergencyFacts(text, { setAside: ['fire'] })?.situations).toContain('suicide')
    expect(emergencyFacts('Mon bailleur garde mon dépôt de garantie.')).toBeUndefined()
  })
})
