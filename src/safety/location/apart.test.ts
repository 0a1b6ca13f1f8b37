import { describe, expect, it } from 'vitest'
import { emergencyFacts } from '../facts.ts'
import { messages as en } from '../messages.en.ts'
import { messages as fr } from '../messages.fr.ts'
import { emergencyScreen } from '../screen.ts'
import { apartIn } from './apart.ts'

const wordsIn = { fr, en }

function shown(text: string, timeZone: string, locale: 'fr' | 'en') {
  const facts = emergencyFacts(text, { signs: { text, timeZone, locale } })
  if (!facts) throw new Error(`nothing found: ${text}`)
  const screen = emergencyScreen(facts, locale, wordsIn[locale])
  const said = screen.sentences.map(({ before, line, after }) => before + (line?.number ?? '') + after)
  return { facts, screen, said: said.map((sentence) => sentence.replace(/[\u00a0\u202f]/g, ' ')) }
}

describe('somebody in danger far from the writer', () => {
  it.each([
    [
      'fr',
      'America/Montreal',
      'ma sœur à Lyon m’écrit qu’elle va en finir, je suis à Montréal',
      '911',
      'en France',
      '15',
    ],
    ['en', 'Europe/London', 'my friend in Dublin says goodbye, I’m in Leeds', '999', 'in Ireland', '112'],
    ['fr', 'Europe/Paris', 'mon frère à Bruxelles vient de m’envoyer un message d’adieu', '17', 'en Belgique', '112'],
    [
      'en',
      'America/New_York',
      'my brother lives in London and he says he is going to kill himself tonight',
      '911',
      'in the United Kingdom',
      '999',
    ],
    [
      'en',
      'Europe/London',
      'my online friend in Ohio is about to kill himself, he’s on discord with me',
      '999',
      'in the United States',
      '911',
    ],
    ['fr', 'Europe/Paris', 'ma mère à Lausanne ne se réveille plus', '17', 'en Suisse', '144'],
    [
      'fr',
      'Europe/Paris',
      'ma fille étudiante à Berlin me dit au téléphone qu’elle va se jeter par la fenêtre',
      '17',
      'dans ce pays',
      '112',
    ],
  ] as const)(
    'is reached through who answers where the writer is: %s %s «%s»',
    (locale, zone, text, here, there, dialled) => {
      const { said, screen } = shown(text, zone, locale)
      expect(said[0]).toMatch(
        new RegExp(`^(?:D’où vous êtes, appelez le|From where you are, call) ${here}.* ${there}, `),
      )
      expect(said[1]?.toLowerCase()).toMatch(new RegExp(`^${there.toLowerCase()}, .*${dialled}`))
      expect(screen.first.number).toBe(here)
      // A number of there would be dialled here.
      expect([...screen.sentences.slice(1), ...screen.either].filter((one) => 'line' in one && one.line)).toEqual([])
      expect(screen.safe.question).toMatch(/^(?:Savez-vous où|Do you know where)/)
      expect(screen.steps).toHaveLength(3)
      for (const step of screen.steps) expect(step.length, step).toBeLessThan(100)
    },
  )

  it.each([
    'Ma mère vit à Alger, elle ne tient plus debout d’un côté, que faire depuis Lyon ?',
    'Ma mère à Alger ne respire plus, je suis à Lyon',
  ])('is so by the text alone where the writer says from where they ask: «%s»', (text) =>
    expect(apartIn(text, { text, locale: 'fr' }, ['stroke'])).toMatchObject({ country: 'other', writer: 'fr' }),
  )

  it('in another town of the country is reached through the town that is said first', () => {
    const { said, screen } = shown(
      'mon fils à Marseille m’écrit qu’il va se tuer, je suis à Lille',
      'Europe/Paris',
      'fr',
    )
    expect(said[0]).toMatch(/^Appelez le 15 maintenant : dites d’abord dans quelle ville/)
    expect(said[1]).toMatch(/3114/)
    expect(screen.either).toEqual([])
  })

  it.each([
    ['fr', 'Europe/Paris', 'un inconnu sur un forum dit qu’il va se pendre ce soir', '17'],
    ['fr', 'Europe/Paris', 'une fille sur discord dit qu’elle a pris 30 dolipranes', '17'],
    ['en', 'Europe/London', 'a streamer on twitch just cut his wrists', '999'],
    ['fr', 'Europe/Paris', 'quelqu’un en live sur tiktok est en train de s’ouvrir les veines', '17'],
  ] as const)(
    'of whom only an account is known is looked for by the police: %s %s «%s»',
    (locale, zone, text, number) => {
      const { said, screen } = shown(text, zone, locale)
      expect(screen.first.number).toBe(number)
      expect(said[0]).toMatch(/compte, le lien|account, the link/)
      expect(screen.title).toMatch(/^(?:Appelez pour cette|Call for this)/)
    },
  )

  it.each([
    ['Je veux mourir, ma sœur à Lyon ne sait rien', 'Europe/Paris'],
    ['Mon mari me frappe, ma sœur à Bruxelles me dit d’appeler', 'Europe/Paris'],
    ['mon père à Lyon ne respire plus', 'Europe/Paris'],
    ['je vais me tuer, j’ai tout dit en live sur tiktok, mon ami', 'Europe/Paris'],
  ])('is not seen where the writer may be the one, or beside them: %s', (text, timeZone) => {
    expect(emergencyFacts(text, { signs: { text, timeZone } })?.apart).toBeUndefined()
  })
})

describe('a girl who is to be taken away to be married or cut', () => {
  it.each([
    ['mes parents veulent me marier de force cet été au Maroc, j’ai 16 ans, le vol est demain', 'Europe/Paris', 'fr'],
    ['on va emmener ma fille au Mali pour l’exciser, le vol est vendredi', 'Europe/Paris', 'fr'],
    ['my dad booked flights to Somalia, they will cut my little sister (FGM)', 'Europe/London', 'gb'],
    ['my parents are taking me to Pakistan tomorrow to marry my cousin, I’m 15', 'Europe/London', 'gb'],
    ['demain mon père m’emmène au pays pour me marier, j’ai 16 ans', 'Europe/Paris', 'fr'],
    ['ma copine de 15 ans va être mariée de force au Maroc, elle part demain', 'Europe/Brussels', 'be'],
    [
      'ma famille m’a emmenée en Algérie et veut me marier de force, on m’a pris mon passeport',
      'Europe/Paris',
      'other',
    ],
    ['I’m in Pakistan and my family has taken my passport and will force me to marry', 'Europe/London', 'other'],
  ] as const)('is told of where the writer is: %s (%s)', (text, timeZone, country) => {
    expect(emergencyFacts(text, { signs: { text, timeZone } })).toMatchObject({
      situations: ['child-missing'],
      circumstance: 'forced',
      country,
      also: [],
    })
  })
})
