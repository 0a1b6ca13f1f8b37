import { describe, expect, it } from 'vitest'
import { detectEmergency, isAboutSameAnimal, tellingMessages } from './detect-emergency.ts'
import { onlyEverydayReply } from './everyday-reply.ts'
import { evidenceIn } from './evidence.ts'

const raised = (text: string) => detectEmergency(text) !== undefined

describe('a few everyday words', () => {
  it.each([
    // How old.
    ...['3 ans', 'elle a 4 ans', 'bientôt 5 ans et 12 kilos', 'she’s 6', 'my daughter, she’s 7', 'nearly 2 years old'],
    // What heats, what is on the bill.
    ...[
      'gaz',
      'gaz et eau',
      'le gaz et l’électricité',
      'gas and electric',
      'propane',
      'it’s natural gas, mains supply',
    ],
    // A letter was given.
    ...['y m’a donné une lettre', 'le syndic m’a remis un avis hier', 'elle m’a tendu une enveloppe'],
    ...['he slipped a note under my door', 'my landlady handed me a notice', 'they left a letter yesterday'],
    // Somebody came by.
    ...['y’est venu cogner hier', 'elle est venue taper au mur deux fois', 'deux hommes sont venus mardi'],
    ...['he knocked on my door yesterday', 'the bailiff came round on Friday', 'two men came on Tuesday'],
    // Who lives there.
    ...['chu tout seul', 'toute seule avec mes deux filles', 'seul depuis mars'],
    ...['on my own with two kids', 'just me', 'alone since June'],
    // What was ordered, or threatened with at law.
    ...['il m’a dit de me taire', 'mon chef m’a demandé de partir', 'elle m’a dit de revenir jeudi'],
    ...['he told me to shut up', 'she told me to pack my things', 'he said he’d call the police'],
    // What comes again, later than today.
    ...['il recommence demain', 'ils reviennent jeudi', 'elle revient la semaine prochaine'],
    ...['he’s coming back on Monday', 'they start again tomorrow', 'she returns next week'],
    // Smoke and noise.
    ...['la fumée va chez elle', 'odeur de tabac', 'des coups dans le mur tous les soirs'],
    ...['smoke gets in her flat', 'the smell drifts into their garden', 'banging on the ceiling all night'],
    // A tool.
    ...['un couteau électrique', 'avec une tronçonneuse thermique', 'un couteau à huîtres'],
    ...['an electric carving knife', 'a cordless drill', 'a steak knife set'],
  ])('raise none: «%s»', (text) => {
    expect(onlyEverydayReply(evidenceIn(text)), text).toBe(true)
    expect(raised(text)).toBe(false)
  })

  it.each([
    ...['3 ans, elle ne respire plus', '2 ans, elle a bu du déboucheur', 'she’s 3 and she’s not breathing'],
    ...['ça sent le gaz', 'fuite de gaz', 'I can smell gas', 'gas leak'],
    ...['elle a laissé une lettre, elle a disparu', 'he left a note and he’s gone'],
    ...['il est venu me frapper', 'he came round and hit me', 'deux hommes sont venus, ils m’ont frappé'],
    ...['je suis seul et je vais le faire', 'je suis seule avec lui il me frappe', 'I’m alone and I took them all'],
    ...['seule avec mes cachets', 'I’m alone with my pills'],
    ...['il m’a dit de me taire sinon il me tue', 'he told me to shut up while he raped me'],
    ...['il a menacé de me tuer', 'he said he would kill the kids'],
    ...['il recommence, il me frappe', 'il revient dans cinq minutes pour me tuer'],
    ...['he’s coming back tonight and I’m scared', 'he’s doing it again, he’s hitting me'],
    ...['smoke is coming under the door', 'la fumée rentre sous la porte', 'smoke coming out of her flat'],
    ...['il a un couteau', 'he has a knife', 'il m’a menacée avec un couteau électrique'],
    ...['someone is banging on the door', 'des coups de couteau dans le ventre'],
  ])('are not these: «%s»', (text) => {
    expect(onlyEverydayReply(evidenceIn(text))).toBe(false)
    expect(raised(text)).toBe(true)
  })
})

describe('an everyday reply after other messages', () => {
  it.each([
    [['Loyer impayé, expulsion le 15 décembre, que faire ?', '3 mois'], 'je suis seul'],
    [['Bail résilié, expulsion en mars, quel délai ?', '4 mois'], 'seule'],
    [['Licenciement économique, quel préavis ?', '12 ans'], 'je vis seule'],
    [['My landlord wants me out, what notice is due?', '3 months'], 'I live alone'],
    [['Unpaid rent, eviction hearing in January', '2 months'], 'just me'],
    [['Which notice does my tenant owe me by law?', '6 years'], 'on my own'],
  ])('adds none where there was no cause for doubt: %j, «%s»', (before, text) =>
    expect(tellingMessages([...before, text])).not.toContain(text),
  )

  it.each([
    [['Mon mari m’a quittée, je n’en peux plus'], 'je suis seule'],
    [['mon fils a mangé une plante du jardin'], '2 ans'],
    [['Puis-je mélanger vin et somnifères ?', 'une bouteille', 'et 20 comprimés'], 'je suis seule'],
    [['I can’t go on like this'], 'alone'],
    [['my son swallowed something'], 'she’s 3'],
    [['I have taken too many pills'], 'I live alone'],
    [['Loyer impayé, expulsion, que faire ?'], 'je suis seul et je vais le faire'],
    [['My landlord wants me out'], 'I’m alone and I took them all'],
  ])('is heard with them where there was: %j, «%s»', (before, text) =>
    expect(tellingMessages([...before, text])).toContain(text),
  )
})

describe('everybody is ill where something burns', () => {
  it.each([
    ...['gaz, on a mal à la tête tous', 'chaudière, on a tous des vertiges', 'poêle allumé, on est tous malades'],
    ...['gas, we all have headaches', 'heating on, everyone has a headache', 'boiler on and we all feel sick'],
  ])('raises it in a few words: «%s»', (text) => expect(raised(text)).toBe(true))

  it.each([
    ...['tout l’immeuble est au gaz de ville', 'la chaudière est en panne pour tout le monde', 'gaz, trois personnes'],
    ...['gas, all of us share the bill', 'the boiler is out for everyone', 'heating off, we all wear coats'],
  ])('raises none without a sign: «%s»', (text) => expect(raised(text)).toBe(false))
})

describe('how old an animal is', () => {
  it.each([
    [['Mon chat vomit depuis hier, il a 3 ans'], 'il a peut-être mangé une plante'],
    [['Mon chien boite', '4 ans'], 'il a avalé un os hier'],
    [['Mon chat de 2 ans se cache'], 'il a avalé un élastique'],
    [['My 3 year old cat won’t eat'], 'she swallowed a piece of string'],
    [['My dog aged 5 years limps'], 'he may have eaten a sock'],
    [['My rabbit is ill, she is 2 years old'], 'she ate a houseplant'],
  ])('names no child: %j, «%s»', (before, text) => expect(isAboutSameAnimal(text, before)).toBe(true))

  it.each([
    [['Mon chat a griffé un voisin de 8 ans'], 'il ne respire plus'],
    [['Mon chien a mordu un enfant', '6 ans'], 'il saigne beaucoup'],
    [['Mon chat vomit, il a 3 ans'], 'ma fille a mangé la même plante'],
    [['My dog bit a 7 year old'], 'he is bleeding a lot'],
    [['my 3 year old ate the cat’s pills'], 'he is not breathing'],
    [['My cat is sick, she is 2 years old'], 'my son ate it too'],
  ])('hides no person: %j, «%s»', (before, text) => expect(isAboutSameAnimal(text, before)).toBe(false))
})
