import { describe, expect, it } from 'vitest'
import { emergencyFacts } from '../facts.ts'
import { messages as en } from '../messages.en.ts'
import { messages as fr } from '../messages.fr.ts'
import { type EmergencyFacts, emergencyScreen } from '../screen.ts'
import { detectEmergency } from './detect-emergency.ts'

const circumstance = (text: string) => detectEmergency(text)?.circumstance

describe('whoever fears to strike', () => {
  it.each([
    'J’ai failli la frapper, j’ai peur de recommencer.',
    'j’ai failli frapper ma copine hier soir, j’ai peur de ce que je pourrais faire',
    'J’ai giflé ma femme et j’ai peur de recommencer',
    'Je l’ai poussée contre le mur, je ne me contrôle plus.',
    'jai levé la main sur mon fils, je me contrôle plus',
    'J’ai peur de faire du mal à ma femme, je perds le contrôle.',
    'I nearly hit her last night. I don’t trust myself.',
    'I almost punched my husband and I’m scared of what I might do',
    'I slapped my girlfriend and I’m scared I’ll do it again',
    'I keep losing control, I shoved my wife, I’m afraid of myself',
    'I’m afraid I’m going to hurt my partner, I can’t control my temper',
  ])('is told to step away, not to hide: «%s»', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['violence'], circumstance: 'losing-control' })
  })

  it.each(['J’ai failli secouer mon bébé, j’ai peur de recommencer', 'I nearly hit my baby, I don’t trust myself'])(
    'lays a baby down first: «%s»',
    (text) => expect(circumstance(text)).toBe('by-parent'),
  )

  it.each([
    'il m’a frappée hier, il a peur de recommencer',
    'he nearly hit me last night, I don’t trust him',
    'mon mari me frappe, j’ai failli le frapper aussi, j’ai peur de ce que je pourrais faire',
    'my husband hits me and I nearly hit him back, I’m scared of what I might do',
    'my wife says she does not trust herself, she hit me',
  ])('is nobody who is struck: «%s»', (text) => {
    expect(detectEmergency(text)).toBeDefined()
    expect(circumstance(text)).not.toBe('losing-control')
  })

  it.each([
    'J’ai failli le percuter en voiture, j’ai peur de recommencer à conduire',
    'I nearly hit her with my car and I don’t trust myself driving now',
    'J’ai peur de faire du mal à ma femme en la quittant, comment divorcer sans conflit ?',
    'I nearly hit my sales target but I don’t trust myself with money',
  ])('is nobody who drives, leaves or counts: «%s»', (text) => expect(circumstance(text)).not.toBe('losing-control'))

  it('reads whom to call: a line for them where its number has a source, otherwise who answers everything', () => {
    const screen = (country: EmergencyFacts['country'], locale: 'fr' | 'en') => {
      const facts = emergencyFacts('J’ai failli frapper ma femme, j’ai peur de recommencer')
      return emergencyScreen({ ...facts, country, also: [] } as EmergencyFacts, locale, { fr, en }[locale])
    }
    const numbers = (country: EmergencyFacts['country']) =>
      screen(country, 'fr').sentences.map(({ line }) => line?.number.replaceAll('\u00a0', ' '))
    expect(numbers('fr')).toEqual(['08 019 019 11', '17'])
    expect(numbers('gb')).toEqual(['0808 802 4040', '999'])
    expect(numbers('be')).toEqual(['112', '101'])
    const french = screen('fr', 'fr')
    expect(french.title).toBe('Éloignez-vous maintenant, puis appelez')
    expect(french.atHome).toBe(false)
    expect(french.more.map(({ number }) => number)).not.toContain('3919')
    expect(screen('gb', 'en').title).toBe('Step away now, then call')
    expect(JSON.stringify(screen('gb', 'en').sentences)).not.toContain('55')
  })
})
