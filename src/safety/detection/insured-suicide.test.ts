import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

/** A new line stands between two messages of a conversation. */
const stated = (text: string) => statementIn(evidenceIn(text))

describe('a suicide asked of an insurance', () => {
  it.each([
    'How does my life insurance work if I die this year?\n500k\ntonight\nno I mean if I do it myself',
    'Mon assurance vie va bien à mes enfants si je meurs ?\noui\net si c’est moi qui le fais\nce soir',
    'Mon assurance décès sera versée à ma femme si je meurs cette année ?\n200 000\net si c’est volontairement',
    'Comment fonctionne l’assurance vie quand je ne serai plus là\ndemain\nje veux dire si je le fais moi-même',
    'assurance emprunteur: ils paient la maison si je décède ? et si je me tue ?',
    'contrat décès, mes enfants touchent combien si je meurs ? même si je me pends',
    'mon capital décès va à ma mère si je disparais\net si ce n’est pas un accident',
    'prévoyance : ma femme aura combien à ma mort\net si c’est moi qui le provoque',
    'Will my term life pay my wife if I die?\nwhat if it’s not an accident',
    'does my policy cover my kids if I die\nwhat if it’s by my own hand',
    'life insurance question: who gets it when I’m gone\ntomorrow\nI mean if I kill myself',
    'my life cover, does it pay out if i die\nif i do it on purpose',
    'how long until life insurance pays after my death\nif I took my own life',
    'Does my death in service go to my mum if I die\nwhat if I do it myself',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['suicide'] })
  })

  it.each([
    'L’assurance décès exclut-elle le suicide la première année ?',
    'Mon assurance vie : si je meurs, qui touche ? Puis-je rédiger la clause bénéficiaire, et si c’est moi qui le fais sans notaire ?',
    'Résilier mon assurance vie : si je le fais moi-même en ligne, et si je meurs entre-temps ?',
    'Mon frère s’est suicidé, l’assurance vie refuse de payer, recours ?',
    'assurance emprunteur, mon mari est mort, moi je fais les démarches moi-même',
    'Dans la série, il prend une assurance vie et se tue, c’est réaliste ?',
    'Does a life policy pay if insured dies by suicide after 2 years?',
    'My life insurance when I die: do I need a broker or can I do it myself online?',
    'Can I cancel my term life myself? If I die before then do they pay?',
    'my uncle took his own life, will his life insurance pay his kids',
    'life insurance beneficiaries if I die, will kit from the post office, do it myself?',
    'if I do it myself how much do I save on home insurance',
    'If I die, does my life insurance go to my ex?\nI want to change it\ncan I do it myself',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})
