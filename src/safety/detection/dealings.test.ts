import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'

describe('verbs of danger said of dealings', () => {
  it.each([
    'Mon ex ne paie plus la pension et je suis seule avec les enfants',
    'Le père ne verse rien, je me retrouve seule avec mes deux filles',
    'Ma fille majeure ne me parle plus et ne répond plus, dois-je encore payer sa pension ?',
    'Le facteur a frappé et il est reparti',
    'Le livreur a sonné, a frappé, puis est parti sans laisser d’avis',
    'Mon beau-père a frappé à ma porte pour réclamer son argent',
    'Il m’a frappé au portefeuille ce mois-ci, l’huissier',
    'J’ai écrit ma lettre de démission, tout est prêt, je pars demain',
    'Je dis adieu à mon appartement vendredi, état des lieux ?',
    'Je saute dans le vide demain en parachute, suis-je couvert par mon assurance ?',
    'Il y a une odeur dans la cage d’escalier, ce sont les poubelles',
    'Le chauffage au sol nous donne chaud à en tomber',
    'Il a pris mes clés et refuse de me les rendre, c’est mon ancien colocataire',
    'Ma fille de 13 ans est rentrée de colo avec un bleu au genou après le foot',
    'Aidez-moi, j’ai peur des huissiers',
    'I’ve had enough of this flat and want out',
    'I need to kill a direct debit',
    'I am alone with two kids and my ex pays nothing',
    'My wife took the kids to her mother’s for half term',
    'Help me please, I’m scared of the bailiffs',
    'Help me, I’m scared of my landlord’s letter',
    'He knocked on my door three times for the rent',
    'She hit me with a lawsuit',
    'He hit us with a big invoice',
    'She hit me up for money again',
    'My ex beats me at every hearing, I need a better lawyer',
    'Somebody followed me on Instagram and copied my designs',
    'Gas bill is choking us',
    'The rent is killing us',
    'I’m dead tired of this',
    'My ex took the dog',
    'My wife’s visa expires tonight',
    'Kids next door keep kicking the ball into my garden',
    'Quelqu’un a tiré sur ma clôture avec une carabine à plomb l’an dernier',
  ])('are no alarm: «%s»', (text) => expect(detectEmergency(text)).toBeUndefined())

  it('nor is the tired end of a conversation about a deposit', () => {
    const said = ['My landlord keeps my deposit', 'no date', 'no one at home can help', 'I’m dead tired of this']
    expect(detectEmergency(said.join('\n'))).toBeUndefined()
  })

  it.each([
    'mon ex ne paie plus la pension, je suis seule avec les enfants et je veux mourir',
    'Ma fille majeure ne me parle plus, elle a laissé une lettre, elle veut en finir',
    'le voisin a frappé ma mère et il est parti',
    'mon beau-père frappe à ma porte pour réclamer son argent, il a un couteau et hurle qu’il va me tuer',
    'l’huissier a frappé mon mari, il est par terre et saigne',
    'il m’a frappée ce mois-ci encore, au visage',
    'J’ai écrit ma lettre d’adieu, tout est prêt, je pars demain',
    'Je dis adieu à mes enfants, je pars ce soir',
    'Je saute dans le vide ce soir, adieu',
    'Il y a une odeur de gaz dans la cage d’escalier',
    'Le chauffage nous donne mal à la tête et des vertiges à tous, on a envie de vomir',
    'Il a pris mes clés et m’a enfermée, je peux plus sortir',
    'Ma fille de 13 ans est rentrée de colo avec des bleus partout, le moniteur l’a frappée',
    'I’ve had enough of life and want out tonight, I have the pills',
    'he is going to kill me, I can hear him downstairs',
    'I am alone with my kids and he’s breaking down the door',
    'My husband took the kids to his mother’s and says I’ll never see them alive',
    'Help me please, I’m scared of my husband, he has a knife',
    'He’s banging on my door shouting he’ll kill me',
    'She hit me with a hammer and my head is bleeding',
    'My ex beats me every night, I’m scared',
    'a man followed me on instagram and now he’s outside my house with a knife',
    'my ex took the dog and swallowed pills',
    'he is kicking my little brother and a ball hit him too',
    'gas is making us choke, the house is full of it',
    'my dad is dead tired after taking all his pills, he won’t wake up',
    'quelqu’un a tiré sur mon frère avec une carabine',
    'no one can help me any more, I want to end it',
  ])('the same words of a person are heard: «%s»', (text) => expect(detectEmergency(text)).toBeDefined())
})
