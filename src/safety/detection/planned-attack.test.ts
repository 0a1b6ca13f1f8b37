import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

/** A new line stands between two messages of a conversation. */
const stated = (text: string) => statementIn(evidenceIn(text))

describe('an attack that is announced', () => {
  it.each([
    'mon pote a di kil va tiré sur tt le monde au lycée',
    'someone wrote on the bathroom wall they will shoot the school on may 3',
    'he said he’s gonna shoot the school up tomorrow',
    'un ancien élève promet de revenir avec une hache au lycée',
    'girl posted a list of students she wants to kill at school',
    'a guy online says he’s planning a mosque shooting',
    'kid at my school posted he’ll shoot it up monday',
    'un copain du lycée a dit qu’il venait lundi avec l’arme de son père pour tirer sur les profs',
    'un élève a posté qu’il va faire un massacre au lycée demain',
    'mon cousin m’a dit qu’il ramènerait un couteau au collège pour planter un surveillant',
    'un gars de ma classe menace de tirer sur tout le monde vendredi',
    'sur discord quelqu’un annonce une fusillade dans mon lycée lundi',
    'le fils de la voisine dit qu’il va poser une bombe à l’école',
    'un étudiant a écrit qu’il viendrait à la fac avec une arme',
    'my friend told me he’s going to bring his dad’s gun to school tomorrow',
    'a boy in year 11 says he’ll stab our maths teacher on friday',
    'somebody posted on snap they’re gonna shoot up Lincoln High',
    'coworker says he will come back with a rifle and shoot everyone at the office',
    'student threatened to blow up the college next week',
    'there’s a kid who wrote he wants to kill all his classmates',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['violence'], circumstance: 'announced' })
  })

  it.each([
    'mon fils a été exclu pour avoir écrit qu’il tirerait sur les profs, recours ?',
    'exercice attentat intrusion au lycée, les parents sont-ils prévenus ?',
    'il a dit qu’il viendrait à l’école avec un pistolet à eau pour le carnaval',
    'le proviseur veut descendre voir la classe lundi',
    'le prof va tirer dans la classe un élève au sort',
    'en 2015 un élève a menacé de tuer un prof dans mon lycée',
    'un film où un lycéen annonce une fusillade, à partir de quel âge ?',
    'the teachers shoot the breeze at school all day, he says',
    'the photographer will shoot the class pictures at school on monday',
    'he wants to shoot hoops at school after class',
    'rents will shoot up near the university next year',
    'my son was suspended for a drawing of a gun at school, can we appeal',
    'teacher said she’d kill the lights in class',
    'my coworker is going to bring a knife to work for cooking the cake, legal?',
    'active shooter drill at school monday, can my kid opt out',
    'Le lycée veut tirer un trait sur les options, les profs menacent de faire grève',
    'le proviseur a annoncé un carnage dans les effectifs',
    'my boss said he’d bring in the big guns for the work dispute',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})

describe('where an attack is announced', () => {
  it('is none of the writer’s home', () => {
    for (const text of [
      'my friend told me he’s going to bring his dad’s gun to school tomorrow',
      'un copain du lycée a dit qu’il venait lundi avec l’arme de son père pour tirer sur les profs',
    ])
      expect(detectEmergency(text)).not.toHaveProperty('atHome')
  })
})

describe('an attack that its own author announces', () => {
  it.each([
    'je vais tirer sur tout le monde au lycée demain',
    'demain je vais faire une tuerie à la fac',
    'je veux mettre une bombe dans mon collège',
    'I’m going to shoot up my school tomorrow',
    'i want to shoot everyone in my class',
    'I will blow up the office on friday',
  ])('is heard, with who listens beside the police: %s', (text) => {
    expect(detectEmergency(text)?.situations).toEqual(['violence', 'suicide'])
  })
  it.each([
    'je vais tuer mes collègues s’ils laissent encore la vaisselle au bureau',
    'je vais tirer au sort un élève de la classe',
    'je compte faire exploser les ventes de ma boîte, quel contrat de travail ?',
    'I’m going to shoot the school play on video',
    'I want to bomb the interview at work on purpose, lol',
    'I will shoot the class pictures on monday',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})
