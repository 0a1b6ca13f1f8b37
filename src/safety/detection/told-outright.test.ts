import { describe, expect, it } from 'vitest'
import type { EmergencySituation } from '../situations.ts'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { situationsOf } from './situation-classifier.ts'

/** What is named first where a text is taken for an emergency, whether or not this one is. */
const named = (text: string): readonly EmergencySituation[] => situationsOf(evidenceIn(text))
const byOthers = /^(?:violence|partner-violence|child-abuse)$/

describe('somebody else who threatens to kill', () => {
  it.each([
    'mon père a sorti le fusil et dit qu’il va tous nous descendre',
    'mon pere a pris la carabine il di kon va tous crever',
    'mon mari a sorti le fusil de chasse, il menace de tous nous tuer',
    'il a une hache il hurle qu’il va buter ma mère',
    'mon frère a bu, il a un couteau, il veut planter tout le monde',
    'mon fils de 25 ans menace de nous égorger, il a une machette',
    'papa a di kil alé nous flingué tous il a charger le fusil',
    'le copain de ma mère a un flingue et dit que personne sortira vivant',
    'mon oncle est revenu avec son fusil, il crie qu’on va tous y passer',
    'dad’s got the shotgun out and says he’ll shoot the lot of us',
    'my brother has a gun and he’s saying we’re all gonna die',
    'my husband loaded his rifle and said he will kill us all',
    'my stepdad took the axe and says hes gonna kill everyone in this house',
    'my son’s got a machete he says he’ll slaughter the whole family',
    'he’s waving a gun screaming nobody leaves alive',
    'my ex is outside with a gun and wants to kill the kids',
    'tonton a chargé le fusil il gueule qu’il va nous flinguer tous les trois',
    'il a dit kil vien ce soir nous égorgé',
  ])('is violence, and happens now: «%s»', (text) => {
    expect(named(text)[0]).toMatch(byOthers)
    expect(named(text)).not.toContain('suicide')
    expect(detectEmergency(text)?.circumstance).toBe('now')
  })

  it.each([
    'mon père a sorti le fusil et veut se tuer',
    'ma femme a dit qu’elle allait se tuer avec mon arme de chasse',
    'mon fils menace de se pendre',
    'je veux mourir, j’ai le fusil de mon père',
    'je vais me tirer une balle avec la carabine de papi',
    'my dad has a gun and says he’s going to kill himself',
    'my brother has a rope and wants to hang himself in the garage',
    'i have my dad’s gun and i’m going to shoot myself',
  ])('is not whoever threatens themselves: «%s»', (text) => {
    expect(named(text)[0]).toMatch(/^suicide/)
  })

  it.each([
    'mon mec va me tuer si je rate ce gâteau, quelle cuisson ?',
    'ma mère va nous tuer si on rentre après minuit, à quelle heure passe le dernier bus ?',
    'mon fils joue à un jeu où il tue tout le monde, c’est adapté à 8 ans ?',
    'dans la série le mari menace de tuer toute la famille, c’est tiré d’une histoire vraie ?',
    'my wife is going to kill me if I forget our anniversary, present ideas?',
    'my boss will kill us all if the report is late, how do I merge two PDFs',
    'my uncle left me his shotgun, do I need a licence?',
  ])('is nobody who only says so: «%s»', (text) => {
    expect(detectEmergency(text)).toBeUndefined()
  })
})

describe('a writer who hides or would be heard', () => {
  it.each([
    'je peu pa parlé mon ex é dans la maison caché dans la salle de bain',
    'je suis cachée dans le placard il est dans le salon il me cherche je peux pas parler',
    'enfermé dans les toilettes mon mari tape sur la porte avec un marteau, je peux pas appeler il entend',
    'jsui planqué sou le lit mon pere cass tout il me cherche',
    'je me suis enfermée dans la chambre avec les enfants il est derrière la porte',
    'peux pas téléphoner il est à côté, il m’a frappée',
    'je chuchote, quelqu’un est entré chez moi je suis cachée dans la penderie',
    'on est cachés dans la cave mon beau-père est en haut avec un couteau',
    'je suis ds la sdb porte fermé il veu rentré jpeu pa parlé',
    'i’m hiding in the wardrobe, he’s downstairs looking for me, can’t talk',
    'locked myself in the bathroom hes banging on the door with a hammer',
    'can’t speak he’s in the next room, he hit me',
    'hiding in the closet with my kids someone is in the house',
    'i cant call he will hear me, hes got a knife',
    'my dad is smashing everything me and my sister are hiding in the attic',
    'cant talk or he’ll hear. he’s hurt me. London',
    'cachée ds les wc du bureau, un collègue armé tire dans le couloir',
    'jsuis dans le placard avec ma soeur ya papa qui casse tout',
    'i’m in the closet, my ex is in my house, can’t make noise',
    'hid in the shed he’s walking around with a knife calling my name',
  ])('meets violence, and is not asked for a voice: «%s»', (text) => {
    expect(named(text)[0]).toMatch(byOthers)
    expect(detectEmergency(text)?.circumstance).toBe('silent')
  })

  it.each([
    'je me cache pour pleurer, je veux mourir',
    'je suis caché dans ma chambre avec des cachets je veux en finir',
    'mon mari s’est enfermé dans la chambre, il dit qu’il veut mourir',
    'Ma colocataire s’est enfermée dans la salle de bain avec mes lames de rasoir, elle me crie adieu',
    'mon père ne peut plus parler et sa bouche est de travers',
    'my dad can’t speak and his face is drooping',
    'I’m hiding in the bathroom with my pills, I want to die',
    'my sister locked herself in the bathroom with a razor and says goodbye',
    'mon chat est caché dans la salle de bain et ne veut pas sortir',
    'je peux pas appeler mon assurance, elle est fermée le dimanche',
    'my cat is hiding under the bed and won’t eat',
    'my ex hid money during the divorce',
    'I can’t talk to my landlord, he never answers',
  ])('is none of these: «%s»', (text) => {
    expect(detectEmergency(text)?.circumstance).not.toBe('silent')
  })
})

describe('a child who found a medicine', () => {
  it.each([
    'my 2 year old got into grandma’s blood pressure pills, we think 4 or 5 are gone, Phoenix AZ',
    'my toddler ate some of grandad’s heart tablets',
    'son (3) got hold of my mum’s sleeping pills, some missing',
    'twins got into the medicine cabinet, half the tylenol is gone',
    'my nephew swallowed his nana’s metformin',
    'my baby ate one of my xanax',
    'my toddler got into grandpas blood pressure tablets, counted and 7 are missing',
    'mon fils de 2 ans a fouillé dans les médicaments de mamie, il en manque 4',
    'ma petite a avalé les cachets pour la tension de papi',
    'ma fille de 3 ans a mangé les somnifères de son grand-père',
    'mon neveu a trouvé la boite de lexomil il en manque 3',
    'les jumeaux ont ouvert le sirop et ont tout bu',
    'ma niece de 4 ans a croqué les medocs de tata on sait pas cb',
    'mon petit frère de 3 ans a bouffé les cachets de mémé',
    'grandson 20 months got into my purse and ate some ativan',
  ])('is overdose: «%s»', (text) => {
    expect(named(text)[0]).toBe('overdose')
    expect(named(text)).not.toContain('suicide')
    expect(detectEmergency(text)).toBeDefined()
  })

  it('may be suicide where the child is older, or wants to die', () => {
    expect(named('ma fille de 15 ans a avalé tous les cachets de mamie elle veut mourir')).toContain('suicide')
  })

  it.each([
    ['my toddler ate a dishwasher tablet and her mouth is burning', 'poisoning'],
    ['mon fils a avalé une pile bouton', 'button-battery'],
    ['la petite a bu de la javel', 'poisoning'],
    ['ma mère de 84 ans maltraitée par son aide, on lui vole ses cachets', 'elder-abuse'],
    ['mon beau-père frappe mon petit frère et lui a pris sa tablette', 'child-abuse'],
    ['ma fille de 6 ans a disparu du parc', 'child-missing'],
  ] as const)('is not: «%s», which is %s', (text, situation) => {
    expect(named(text)[0]).toBe(situation)
  })
})

describe('a threat that was sent', () => {
  it.each([
    'Mon ex m’a envoyé « je vais venir te finir ce soir toi et le gosse ». Il a un fusil de chasse. Que dois-je faire ?',
    'mon ex m’a envoyé une photo d’un couteau et de ma porte',
    'il m’a écrit je vais te tuer ce soir',
    'my ex just texted me a picture of my front door and a gun. I’m in Ohio',
    'he messaged me i will find you and kill you tonight',
  ])('is violence, whose words are not the writer’s: «%s»', (text) => {
    expect(named(text)[0]).toMatch(/violence/)
    expect(named(text)).not.toContain('suicide')
  })

  it.each([
    'my brother texted me that he wants to kill himself',
    'mon frère m’a envoyé adieu je vais me tuer',
    'mon ami m’a écrit qu’il va en finir ce soir',
  ])('is not a farewell: «%s»', (text) => expect(named(text)[0]).toBe('suicide'))
})

describe('an old person who fell', () => {
  it.each([
    'Ma mère de 87 ans est tombée dans la douche, elle ne peut plus se relever et elle dit n’importe quoi, je suis à 300 km',
    'mon père est tombé il arrive pas à se relever il est confus',
    'my nan fell in the bathroom, she can’t get up and isn’t making sense',
  ])('gets the ambulance, not who listens: «%s»', (text) => expect(named(text)[0]).not.toBe('suicide'))
})

describe('a deadly dose that is asked for', () => {
  it.each([
    'what’s the lethal dose of propranolol',
    'how long till you die after taking 50 paracetamol',
    'il faut combien de xanax pour partir en douceur',
    'quelle est la dose mortelle de doliprane',
  ])('is suicide: «%s»', (text) => expect(named(text)[0]).toBe('suicide'))
})

describe('somebody caught between a machine and a wall', () => {
  it('is a rescue', () => expect(named('bloke crushed between the forklift and a wall')[0]).toBe('crash'))
})

describe('an adult who was struck', () => {
  it.each([
    'mon beau frère a frappé ma soeur à Tanger elle saigne de la tête',
    'mon cousin a poignardé mon oncle à Casablanca',
    'ma tante s’est fait tabasser par son fils elle saigne',
    'mon ami s’est fait planté devant la boite',
    'un type a agressé ma copine dans la rue elle a la tête ouverte',
    'mon collegue vient de frapper mon patron il est par terre',
    'my brother in law hit my sister and her head is bleeding',
    'my uncle beat my aunt, she’s got blood all over her face',
    'someone stabbed my brother outside the pub',
    'two lads beat up my colleague, he can’t stand up',
    'her boyfriend beat my sister with a bottle in Leeds',
  ])('is no child or old person: «%s»', (text) => {
    expect(named(text)[0]).toMatch(/^(?:violence|partner-violence)$/)
    expect(named(text)).not.toContain('child-abuse')
  })

  it('sends an ambulance too where they bleed', () => {
    expect(detectEmergency('mon beau frère a frappé ma soeur à Tanger elle saigne de la tête')).toMatchObject({
      minor: false,
      circumstance: 'wounded',
    })
  })

  it.each([
    ['mon père a frappé ma petite soeur elle saigne du nez', 'child-abuse'],
    ['ma mère frappe mon petit frère avec une ceinture', 'child-abuse'],
    ['my stepdad hit my little sister', 'child-abuse'],
    ['son fils frappe ma grand mère de 85 ans', 'elder-abuse'],
    ['my brother hits our father and takes his pension every Friday, he’s 84', 'elder-abuse'],
    ['my stepdad is hitting my mum right now', 'partner-violence'],
    ['le voisin tape sa femme on l’entend hurler', 'partner-violence'],
  ] as const)('is not: «%s», which is %s', (text, situation) => {
    expect(named(text)[0]).toBe(situation)
  })
})

describe('several signs of carbon monoxide', () => {
  it.each([
    'headaches and dizzy every evening when the gas boiler is on, my flatmate fainted. can i withhold rent? (Manchester)',
    'dizzy and sick at home but fine at work, old gas boiler, cat passed out too',
    'boiler was fixed yesterday, now my son is drowsy and i keep being sick',
    'gas heater in the caravan, three of us have headaches, grandad fainted',
    'my wife collapsed and the kids are throwing up since we lit the wood stove',
    'since the heating came on we’ve all had headaches and gran keeps nodding off',
    'mum fainted in the kitchen, gas cooker on all day for heat, i feel really groggy',
    'mal de tete et vertiges tous les soirs quand la chaudiere tourne, ma coloc s’est évanouie, je peux ne pas payer le loyer ?',
    'ma femme s’est évanouie et les enfants vomissent depuis qu’on a allumé le poêle à bois',
    'on a tous la tete qui tourne depuis kon a rallumé le poele, mon fils dort et se reveille pas',
    'le brasero est dans le salon, mamie est tombée dans les pommes, on a tous envie de vomir',
    'groupe électrogène dans le garage, mon père est inconscient et ma mère a mal à la tête',
  ])('come before whoever fainted: «%s»', (text) => {
    expect(detectEmergency(text)?.situations[0]).toBe('carbon-monoxide')
  })

  it.each([
    ['forte odeur de gaz près de la chaudière et j’ai mal à la tête', 'gas-leak'],
    ['ma soeur s’est évanouie au travail près du radiateur', 'unconscious'],
    ['mon mari s’est évanoui, il fait 40 dehors et pas de clim', 'unconscious'],
    ['my son fainted at school, he had a headache', 'unconscious'],
    ['mon fils s’est brûlé sur la plaque de la cuisinière, il hurle et il vomit', 'burn'],
    ['my dad collapsed while fixing the boiler', 'unconscious'],
  ] as const)('are not there: «%s», which is %s', (text, situation) => {
    expect(named(text)[0]).toBe(situation)
  })
})

describe('suicide told without its words', () => {
  it.each([
    'combien de lexomil faut il pour ne pas se réveiller',
    'cb de doliprane pour plus se reveiller',
    'quelle dose de tramadol pour m’endormir pour toujours',
    'combien de comprimés faut-il prendre pour mourir sans douleur',
    '30 imovane c’est assez pour ne jamais se reveiller ?',
    'combien d’insuline il faut pour en finir',
    'how many paracetamol do you need to not wake up',
    'how much insulin would it take to kill me',
    'how many sleeping pills to never wake up',
    'what dose of morphine so i don’t wake up',
    'si je prends toute la boite de seresta je me reveille pas ?',
    'cmb de gouttes de rivotril pour plus jamais se réveillé',
  ])('is how much kills: «%s»', (text) => {
    expect(detectEmergency(text)?.situations[0]).toBe('suicide')
  })

  it.each([
    'mon gars de 17 ans à Laval dit qu’il veut se crisser en bas du pont',
    'mon chum parle de se crisser en bas du pont Jacques-Cartier',
    'ma blonde dit qu’elle va se pitcher devant le métro à Montréal',
    'mon ado veut se garrocher en bas du balcon',
    'mon pote di kil va se flingué ce soir',
    'my daughter said she wants to hang herself',
    'my roommate is threatening to overdose tonight',
    'my husband texted that he will drive into a tree and end it',
    'mon conjoint parle de se mettre une balle dans la tête',
    'mon frère dit qu’il va se sacrer devant un char',
  ])('is what somebody else says: «%s»', (text) => {
    expect(detectEmergency(text)?.situations[0]).toBe('suicide')
  })

  it.each([
    'combien de cafés faut-il pour bien se réveiller',
    'combien de temps faut-il pour se réveiller après une anesthésie',
    'how many alarms to wake up on time',
    'how much chocolate would kill a dog',
    'mon fils veut se crisser une soirée de congé',
    'dans mon roman, combien de gouttes de digitaline faut-il pour mourir ?',
    'quelle est la dose mortelle de chocolat pour un chien de 5 kg ?',
    'toxicology exam: lethal dose of digoxin per kg?',
    'for my thriller: how many foxglove leaves would it take to kill a person',
  ])('is none of these: «%s»', (text) => {
    expect(detectEmergency(text)?.situations ?? []).not.toContain('suicide')
  })

  it('comes after an overdose that was taken', () => {
    expect(named('j’ai pris 20 lexomil combien il en faut pour mourir')[0]).toBe('overdose')
  })
})

describe('somebody caught under a load', () => {
  it.each([
    'mon chef est coincé sous un engin sur le chantier, le patron veut pas qu’on appelle',
    'mon père est coincé sous le tracteur',
    'un ouvrier enseveli dans la tranchée on le voit plus',
    'mon mari s’est fait ecraser par un arbre il est coincé dessous',
    '2 gars coincé sous lechafaudage on fait quoi',
    'sa jambe est coincée sous le transpalette',
    'le bras de mon apprenti est pris dans la machine',
    'my boss is pinned under the digger and the site manager says don’t call',
    'my mate is buried in the trench it collapsed',
    'his arm is caught in the baler',
    'workmate stuck under a steel beam can’t feel his legs',
    'le grutier a lâché la charge, un collègue est dessous',
    'mon oncle est écrasé sous son quad dans le champ',
    'guy at work got his arm pulled into the conveyor',
    'dad stuck under the car he was fixing, jack slipped',
  ])('is rescued: «%s»', (text) => {
    expect(named(text)[0]).toBe('crash')
    expect(detectEmergency(text)?.circumstance).toBe('caught')
  })

  it.each([
    'mon père a été écrasé par un tracteur il y a trois ans, indemnisation ?',
    'mon chat est coincé sous la machine à laver',
    'mon collègue est coincé dans une machine administrative',
    'my car is stuck under a tree who pays',
    'my dad was crushed by a forklift last year, compensation?',
    'my girlfriend got her hair caught in the hand mixer, the mixer is a month old, can I return it?',
    'la bâche est coincée sous une palette, comment la retirer ?',
  ])('is not: «%s»', (text) => {
    expect(detectEmergency(text)?.circumstance).not.toBe('caught')
  })

  it('is no vehicle on a road, where the road is asked for', () => {
    const text = 'sortie de route, mon mari est bloqué dans la voiture retournée'
    expect(detectEmergency(text)).toMatchObject({ situations: expect.arrayContaining(['crash']) })
    expect(detectEmergency(text)?.circumstance).toBeUndefined()
  })
})

describe('whoever may look at this phone', () => {
  it.each([
    'il a un couteau et il veut nous tuer moi et les petits, je suis à Bruxelles',
    'mon père a sorti le fusil et dit qu’il va tous nous descendre',
    'mon frere me tape dessus et menace de me planter',
    'mon fils de 25 ans menace de nous égorger, il a une machette',
    'il me cour apré avec une batte',
    'elle a pris un couteau, elle dit qu’elle va me tuer',
    'my brother has a gun and he’s saying we’re all gonna die',
    'he’s waving a gun screaming nobody leaves alive',
    'my son’s got a machete he says he’ll slaughter the whole family',
    'hes got a knife, me and the kids are in the bedroom',
  ])('lives there or is of the family: «%s»', (text) => {
    const told = detectEmergency(text)
    expect(told?.atHome === true || told?.situations.includes('partner-violence')).toBe(true)
  })

  it.each([
    'On m’a volé ma carte bancaire à l’instant sous la menace d’un couteau, ils me suivent',
    'Un homme m’a volé ma carte bancaire et me menace',
    'un type me suit dans la rue il a un couteau',
    'mon voisin cri kil va me faire la peau il a une batte',
    'mon patron m’a frappé à l’atelier',
    'A man stole my bank card and he is threatening me',
    'someone is following me on the street with a knife',
    'my neighbour is outside with an axe screaming he’ll kill me',
    'a customer punched me and says he’ll be back with a gun',
    'strangers are fighting with machetes in the street',
  ])('is a stranger: «%s»', (text) => {
    expect(detectEmergency(text)?.atHome).toBeUndefined()
  })
})
