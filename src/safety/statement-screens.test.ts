import { describe, expect, it } from 'vitest'
import { emergencyFacts } from './facts.ts'
import { messages as en } from './messages.en.ts'
import { messages as fr } from './messages.fr.ts'
import { type EmergencyFacts, emergencyScreen } from './screen.ts'

const wordsIn = { fr, en }

describe('the screen of what a text states outright', () => {
  it.each([
    ['ma coloc s’est pendue', 'fr', ['15', '114'], ['3114', '17']],
    ['my roommate hung himself, he’s still breathing', 'ca', ['911', undefined], ['988']],
    ['mon ado s’est ouvert les veines', 'fr', ['15', '114'], ['3114']],
    ['she slit her wrists', 'us', ['911', undefined], ['988']],
    ['Je vais avaler tous mes cachets ce soir\nc’est fait, je les ai pris', 'fr', ['15', '01 45 42 59 59'], ['3114']],
    ['khouya bgha yntaher, 3andou couteau', 'ma', ['15', undefined], ['141', '19', '177']],
    ['mon mec m’a mis une droite, je suis enceinte', 'fr', ['15', '17'], ['3919', '114']],
    ['mon mec m’a mis une droite, je suis enceinte', 'be', ['112', '101'], ['0800 30 030']],
    ['he kicked me in the stomach, I’m 20 weeks', 'gb', ['999', undefined], ['0808 2000 247']],
    ['j’ai secoué mon bébé, maintenant il est bizarre', 'fr', ['15', '114'], ['17', '119']],
    ['un copain du lycée dit qu’il vient lundi avec une arme pour tirer sur les profs', 'fr', ['17', '114'], []],
    ['kid at my school posted he’ll shoot it up monday', 'us', ['911', undefined], []],
    ['je vais tirer sur tout le monde au lycée demain', 'fr', ['17', '3114'], ['114']],
    ['en ehpad, une aide-soignante tape une résidente tous les soirs', 'fr', ['17', '3977'], []],
    ['chi wahed kaydreb bentu 3andha 6 snin', 'ma', ['2511', '19'], []],
    ['j’ai 15 ans, on menace de publier mes photos nues, je veux mourir', 'fr', ['3114', '15'], ['3018', '119']],
    ['my stepdad beats my little brother until he bleeds, he’s 8', 'ca', ['911', '1 800 668-6868'], []],
    ['SOS il arrive', 'fr', ['17', '114'], []],
    ['mes parents vont m’emmener au pays samedi pour me marier de force jai 16 ans', 'fr', ['17', '119'], ['3919']],
    [
      'j’ai bu de la vodka et avalé ce que j’ai trouvé, jveu dormir pour toujours',
      'fr',
      ['15', '01 45 42 59 59'],
      ['3114'],
    ],
    ['je me taillade depuis une heure ça saigne ça s’arrête pas', 'fr', ['15', '114'], ['3114']],
    ['mon ex a pris notre fils et m’écrit que je ne le reverrai plus vivant', 'fr', ['17', '116 000'], []],
    ['my brother says he’s going to the river tonight and not coming back', 'ie', ['112', undefined], ['116 123']],
    ['mon chum menace de mettre le feu à l’appart avec nous autres dedans', 'fr', ['17', '3919'], ['114']],
  ] as const)('sends who comes before who listens: «%s» (%s)', (text, country, numbers, others) => {
    const facts = { ...emergencyFacts(text), country, also: [] } as EmergencyFacts
    const { sentences, more } = emergencyScreen(facts, 'fr', fr)
    const plain = (number?: string) => number?.replaceAll('\u00a0', ' ')
    expect(sentences.map(({ line }) => plain(line?.number))).toEqual(numbers)
    expect(more.map(({ number }) => plain(number))).toEqual(expect.arrayContaining([...others]))
    if (numbers[0] === '17' && numbers[1] !== '3114') expect(more.map(({ number }) => number)).not.toContain('3114')
  })

  it('says why a fall is urgent after a blood thinner, and what to do for somebody who hanged themselves', () => {
    const screen = (text: string, locale: 'fr' | 'en') => {
      const facts = { ...emergencyFacts(text), country: 'fr', also: [] } as EmergencyFacts
      return emergencyScreen(facts, locale, wordsIn[locale])
    }
    const fall = screen('Ma mère prend du kardegic.\nElle vient de tomber.\nElle parle plus.', 'fr')
    expect(fall.sentences[0]?.after).toContain('fluidifie le sang')
    expect(screen('she hanged herself in the garage', 'en').steps[0]).toMatch(/^Hanging: hold up the body/)
  })

  it('asks who knows of an attack to keep the threat, and who would do it to leave the weapon', () => {
    const steps = (text: string) => {
      const facts = { ...emergencyFacts(text), country: 'us', also: [] } as EmergencyFacts
      return emergencyScreen(facts, 'en', en).steps.join(' ')
    }
    expect(steps('kid at my school posted he’ll shoot it up monday')).toMatch(/^Keep the message/)
    expect(steps('I’m going to shoot up my school tomorrow')).toMatch(/^Move away from any weapon/)
  })

  it.each([
    ['fr', 'mon mari m’a étranglée hier soir', true],
    ['fr', 'il m’a serré le cou, mon mari', true],
    ['fr', 'mon mari me frappe tous les soirs', false],
    ['en', 'my husband put his hands around my neck last night', true],
    ['en', 'my husband beats me, he has a hammer', false],
  ] as const)('sends to a doctor who was strangled, and nobody else: %s «%s»', (locale, text, strangled) => {
    const facts = { ...emergencyFacts(text), country: 'fr', also: [] } as EmergencyFacts
    const { steps } = emergencyScreen({ ...facts, situations: ['partner-violence'] }, locale, wordsIn[locale])
    expect(steps).toHaveLength(3)
    expect(steps.some((step) => /étranglement|strangled/.test(step))).toBe(strangled)
    expect(steps.join(' ')).not.toMatch(/cuisine|kitchen/)
  })

  it('names who helps victims in Switzerland, where no number of the whole country is known to answer', () => {
    const facts = { ...emergencyFacts('mon mari me frappe'), country: 'ch', also: [] } as EmergencyFacts
    const { sentences } = emergencyScreen(facts, 'fr', fr)
    expect(sentences.map(({ line }) => line?.number)).toEqual(['117', undefined])
    expect(sentences[1]?.before).toContain('aide-aux-victimes.ch')
  })

  it('has a way out of the page for who is pregnant and was struck, and asks whether they are safe', () => {
    const facts = { ...emergencyFacts('il m’a giflée, je suis enceinte'), country: 'fr', also: [] } as EmergencyFacts
    const screen = emergencyScreen(facts, 'fr', fr)
    expect(screen.atHome).toBe(true)
    expect(screen.safe.question).toMatch(/^Êtes-vous en sécurité/)
  })
})

describe('the screen of somebody in danger far from the writer', () => {
  it.each([
    [
      'Ma sœur à Londres m’écrit que son mari l’étrangle, je suis à Lyon.',
      'fr',
      'Appelez pour cette personne, maintenant',
    ],
    ['My sister in Lyon writes that her husband is strangling her, I am in London.', 'en', 'Call for this person, now'],
  ] as const)('is headed by what the writer does: %s', (text, locale, title) => {
    const facts = emergencyFacts(text)
    expect(facts?.apart).toBeDefined()
    expect(facts && emergencyScreen(facts, locale, wordsIn[locale]).title).toBe(title)
  })
})
