import { describe, expect, it } from 'vitest'
import { detectEmergency, possibleEmergency } from './detect-emergency.ts'
import { callsForHelp, onlyAsksForHelp } from './plea.ts'
import { finishedPart } from './unfinished.ts'

describe('what is typed so far', () => {
  it.each([
    'ma fille a avalé',
    'je veux en finir avec',
    'je veux en finir avec mon',
    'my daughter swallowed',
    'I want to end it with',
    'I want to kill',
    'j’ai pris',
    'mon mari a pris tous ses',
    'il me',
    'my husband has a',
  ])('says nothing yet: «%s»', (text) => {
    expect(detectEmergency(finishedPart(text))).toBeUndefined()
  })

  it.each([
    'ma fille a avalé une pile',
    'je veux en finir',
    'il l’a avalé',
    'il en a pris',
    'he is going to kill me',
    'he hit me',
    'je ne sais pas où il est',
    'I can see where she is',
    'il est là',
    'I can’t find my mam, she has Alzheimer’s',
    'il me frappe, j’ai 12 an',
    'ma fille a avalé.',
  ])('is whole: «%s»', (text) => {
    expect(finishedPart(text)).toBe(text)
  })

  it.each([
    ['ma fille a avalé une pile bouton et mon', 'button-battery'],
    ['il a un couteau et il est', 'violence'],
    ['he is beating me. I am in the', 'partner-violence'],
    ['je veux mourir parce que je', 'suicide'],
  ] as const)('is heard for what stands before the sentence that is not finished: «%s»', (text, situation) => {
    expect(detectEmergency(finishedPart(text))?.situations).toContain(situation)
  })

  it('is read whole once it is sent', () => {
    expect(detectEmergency('ma fille a avalé')?.situations[0]).toBe('poisoning')
  })
})

describe('a call for help that says no more', () => {
  it.each([
    'help',
    'Help!',
    'help me',
    'au secours',
    'Au secours !!',
    'À l’aide',
    'aidez-moi svp',
    'SOS',
    'please help',
  ])('brings no screen, and is known for what it is: «%s»', (text) => {
    expect(callsForHelp(text)).toBe(true)
    expect(detectEmergency(text)).toBeUndefined()
    expect(possibleEmergency(text)).toBeUndefined()
  })

  it.each(['bonjour, j’ai besoin d’aide', 'can you help me please', 'I need help'])(
    'is the beginning of any question, where nobody cries: «%s»',
    (text) => {
      expect(onlyAsksForHelp(text)).toBe(true)
      expect(callsForHelp(text)).toBe(false)
      expect(detectEmergency(text)).toBeUndefined()
    },
  )

  it.each([
    'help my dad is not breathing',
    'au secours il me frappe',
    'à l’aide ma fille étouffe',
    'help me he has a knife',
  ])('is more than that: «%s»', (text) => {
    expect(callsForHelp(text)).toBe(false)
    expect(detectEmergency(text)).toBeDefined()
  })

  it('ends for words without end', () => {
    expect(callsForHelp(`${'help me '.repeat(2000)}x`)).toBe(false)
    expect(finishedPart(`${'ma fille a avalé et '.repeat(2000)}mon`).length).toBeGreaterThan(0)
  })
})
