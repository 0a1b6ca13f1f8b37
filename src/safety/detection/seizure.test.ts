import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

/** A new line stands between two messages of a conversation. */
const stated = (text: string) => statementIn(evidenceIn(text))

describe('a fit', () => {
  it.each([
    'je suis à Liège, mon mari a fait une crise il bave et il tremble par terre',
    'ma femme est au sol elle a de la mousse à la bouche et convulse',
    'mon collègue s’est effondré, il bave et il est tout raide',
    'mon fils a les yeux révulsés, il convulse par terre',
    'un monsieur fait une crise sur le quai il tremble et il bave',
    'elle se mord la langue, secousses partout, elle répond plus',
    'papa est tombé, il écume et tremble',
    'my husband is on the floor shaking and foaming at the mouth',
    'man on the platform drooling and jerking, not responding',
    'she fell and went stiff, eyes rolled back, twitching',
    'my son is convulsing and dribbling on the kitchen floor',
    'dad collapsed, frothing and shaking',
    'wife’s having a fit, foam in her mouth, stiff as a board',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['unconscious'] })
  })

  it.each([
    'mon chien convulse et bave par terre',
    'mon bébé bave et tremble de froid, il fait ses dents',
    'il a fait une crise de colère par terre, il bavait et tremblait',
    'la machine à laver tremble et mousse au sol, garantie ?',
    'dans le film il bave et convulse au sol',
    'elle bave devant ce sac, tremble à l’idée du prix',
    'my puppy is foaming at the mouth and shaking on the floor',
    'toddler tantrum on the floor, drooling and shaking with rage',
    'the washing machine shakes and foams on the kitchen floor',
    'memory foam mattress is stiff, bed returned',
    'my son drools and shakes his rattle on the floor',
    'in the game the zombie falls, foams and jerks',
    'le chauffe-eau tremble, mousse au sol, garantie',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})
