import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

/** A new line stands between two messages of a conversation. */
const stated = (text: string) => statementIn(evidenceIn(text))

describe('a cry because somebody comes', () => {
  it.each([
    'il é la aidé moi',
    'aidez moi il arive',
    'Help! He’s here!',
    'j’ai besoin d’aide, il est revenu',
    'SOS il arrive',
    'il arrive aidez moi',
    'he’s back, please help',
    'he’s here help',
    'au secours il est rentré',
    'help hes outside my door',
    'aidez moi mon ex est là',
    'vite aidez-moi, il monte !!',
    'sos ils arrivent',
    'il est derrière la porte, au secours',
    'he’s coming, help me please',
    'please help he’s home',
    'SOS he found me',
    'help they’re in the house',
    'my ex is here help',
    'il revient, j’ai peur, aidez-moi',
    'call the police he’s back',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['violence'], circumstance: 'now' })
  })

  it.each([
    'il arrive quand le plombier ?',
    'SOS il arrive pas à se connecter à l’ENT',
    'aidez-moi, il arrive à 18 h pour l’état des lieux',
    'he’s here, help me choose a wedding gift',
    'the plumber is back, please help me with the invoice',
    'help my dog is back with fleas',
    'mon ex est là dimanche pour les enfants, aidez-moi à comprendre le jugement',
    'he’s coming to inspect the flat, help me prepare',
    'au secours, mon ordinateur est revenu en panne',
    'il est revenu sur son offre, besoin d’aide',
    'they’re back from holiday, help with the boarding fee',
    'SOS il est là mon nouveau contrat',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})
