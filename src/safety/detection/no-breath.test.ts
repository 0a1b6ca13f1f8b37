import { describe, expect, it } from 'vitest'
import { emergencyFacts } from '../facts.ts'
import { messages as en } from '../messages.en.ts'
import { type EmergencyFacts, emergencyScreen } from '../screen.ts'
import { detectEmergency } from './detect-emergency.ts'

describe('somebody who does not breathe', () => {
  it.each([
    'I’m in Manila and my flatmate isn’t breathing',
    'my flatmate isn’t breathing',
    'He stopped breathing',
    'Je suis à Manille et ma coloc ne respire plus',
    'mon coloc ne respire plus',
    'mon père a arrêté de respirer',
  ])('is resuscitated: «%s»', (text) => expect(detectEmergency(text)?.situations[0]).toBe('unconscious'))

  it.each([
    'my mum isn’t breathing well, she has asthma',
    'my baby isn’t breathing properly',
    'il ne respire plus bien',
    'He can’t breathe',
    'my son is choking and not breathing',
    'mon fils s’étouffe avec un bonbon, il ne respire plus',
  ])('sits, or is struck between the shoulders, where some breath or a thing in the throat is told of: «%s»', (text) =>
    expect(detectEmergency(text)?.situations[0]).toBe('breathing'),
  )

  it('reads how to press the chest, and of no inhaler', () => {
    const facts = emergencyFacts('I’m in Manila and my flatmate isn’t breathing') as EmergencyFacts
    const { steps } = emergencyScreen(facts, 'en', en)
    expect(steps.join(' ')).toMatch(/push hard and fast/)
    expect(steps.join(' ')).not.toMatch(/inhaler|leaning forward/)
  })
})
