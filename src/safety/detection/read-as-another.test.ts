import { describe, expect, it } from 'vitest'
import { asksWhetherSafeToWrite } from '../situation-rules.ts'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

/** What each text tells first, and with it: its words alone read as something else, so that somebody else would be called. */
const told: readonly (readonly [first: string, others: readonly string[], texts: readonly string[]])[] = [
  [
    'overdose',
    ['suicide'],
    [
      'j’ai bu une bouteille de vodka et avalé ce que j’ai trouvé, jveu juste dormir pour toujours',
      'drank a bottle of vodka and swallowed whatever I found, just want to sleep forever',
      'j’ai avalé tout ce qu’il y avait dans la pharmacie et je veux juste plus me réveiller',
      'g bu du whisky et gobé tt ce ki trainait, jveu que tout s’arrête',
      'J’ai pris n’importe quoi avec une bouteille de rhum, je veux m’endormir pour toujours',
      'ma sœur a avalé ce qu’elle a trouvé avec du vin, elle dit qu’elle veut dormir pour toujours',
      'j’ai mélangé de l’alcool et tout ce qu’il y avait dans le tiroir à médicaments, je veux partir',
      'jai avaler plein de trucs jsais meme pas quoi, jveux juste que ca s’arrete pour toujours',
      'took everything in the bathroom cabinet with a bottle of gin, i just dont want to wake up',
      'necked half a bottle of rum and god knows what pills, want it all to stop forever',
      'I swallowed a load of stuff, don’t even know what, I just want to sleep and never wake up',
      'my sister drank vodka and took whatever was in the drawer, she says she wants to sleep forever',
      'ive had a bottle of whiskey and every tablet i could find, want to be gone',
      'chugged some gin and downed whatever was in mums cupboard, ready to go to sleep forever',
    ],
  ],
  [
    'child-missing',
    ['violence'],
    [
      'My ex has got our son and texted that I will never see him alive again',
      'Mon ex a pris notre fils et m’écrit que je ne le reverrai plus vivant',
      'My husband took our daughter and says I will never see her alive again',
      'Mon ex est parti avec ma fille et il m’a écrit que je ne la reverrai jamais vivante',
      'le père de mes enfants les a embarqués et dit que je les reverrai pas vivants',
      'ma femme a pris le bébé, elle m’envoie des messages : tu ne le reverras plus jamais en vie',
      'mon mari a enlevé notre fils il dit qu’il va le tuer si je porte plainte',
      'Son père la garde depuis hier et menace de la tuer et de se tuer après',
      'il a pri le petit et il m’a texté dis lui adieu tu le reverras pas',
      'my ex drove off with the kids and says i’ll never see them alive',
      'He took our son and texted "say goodbye to him, you won’t see him again"',
      'her dad has my daughter and told me I won’t get her back alive',
      'my wife left with the baby and writes that she will kill him if I call the police',
      'my ex has the kids and says he’ll kill them and himself',
      'the father of my girl picked her up from school and messaged that i’d only see her dead',
    ],
  ],
  [
    'suicide-attempt',
    ['suicide'],
    [
      'I’m in Cork, my brother says he’s going to the river tonight and not coming back',
      'mon frère est parti au pont et dit qu’il reviendra pas',
      'Ma fille m’écrit qu’elle va au bord du canal ce soir et qu’elle ne rentrera pas',
      'mon mari a pris la voiture vers la falaise, il a dit de ne pas l’attendre, qu’il ne reviendrait plus',
      'mon pote dit qu’il va au lac cette nuit et qu’on le reverra pas',
      'mon frère à Liège dit qu’il part à la Meuse ce soir et ne reviendra pas',
      'mon fils a dit qu’il descendait à la voie ferrée et qu’il ne rentrerait plus',
      'my sister texted she’s heading to the bridge tonight and won’t be back',
      'My husband says he’s off to the cliffs and isn’t coming home',
      'my mate said he’s going down to the canal and we won’t see him again',
      'My son says he’s walking into the sea tonight and not coming back',
      'dad went to the lake, told us he wouldn’t be coming back',
      'my daughter says she’s going to the train tracks and never coming home',
    ],
  ],
  [
    'sexual-violence',
    [],
    [
      'Ma fille de 16 ans s’est fait boire quelque chose en soirée hier, elle s’est réveillée sans ses habits, elle a mal',
      'Ma fille de 17 ans a été droguée en boîte, elle s’est réveillée nue chez un inconnu',
      'on m’a mis un truc dans mon verre et je me suis réveillée sans culotte, je saigne',
      'ma copine s’est réveillée ce matin déshabillée dans un appart, elle se souvient de rien',
      'ma soeur s’est fait verser du GHB, elle a mal en bas et ne se rappelle de rien',
      'mon fils de 19 ans a bu un verre à une fête et s’est réveillé le pantalon baissé, il a mal',
      'je me suis réveillée dans un hôtel sans mes vêtements après un verre, je ne me souviens pas',
      'my 16 year old daughter had her drink spiked last night, she woke up with no clothes on and it hurts',
      'I think someone spiked me, woke up naked in a strange flat and don’t remember anything',
      'my friend woke up this morning half undressed at a party, she can’t remember and she’s sore down there',
      'my sister got roofied at the club, she woke up without her underwear',
      'my son 18 was given something to drink, woke with his trousers down, he’s in pain',
      'somebody put something in my drink and I woke up undressed in his bed',
    ],
  ],
  [
    'bleeding',
    ['suicide'],
    [
      'je me taillade depuis une heure ça saigne ça s’arrête pas',
      'I’ve been cutting myself for an hour and it won’t stop bleeding',
      'je me suis tailladé les bras et le sang coule sans arrêt',
      'jme scarifie depuis ce matin sa pisse le sang',
      'je me coupe depuis tout à l’heure et ça saigne trop',
      'J’ai recommencé à me couper, cette fois c’est profond et ça saigne beaucoup',
      'ma fille se taillade les cuisses, ça n’arrête pas de saigner',
      'je me lacère le bras et le saignement ne s’arrête plus',
      'I cut myself on purpose and it won’t stop bleeding',
      'been slicing my arms all night, blood everywhere',
      'i self harmed and went too deep its bleeding a lot',
      'my daughter has been cutting her thighs and it won’t stop bleeding',
      'I keep cutting my legs and there’s so much blood',
      'relapsed and cut my arm deep, its gushing',
    ],
  ],
  [
    'poisoning',
    ['overdose'],
    [
      'mon fils a avalé un truc, est-ce qu’il va mourir ?',
      'ma fille a bu du produit vaisselle, j’ai peur qu’elle meure',
      'my toddler swallowed a coin, will he die?',
      'my son ate a mushroom in the garden is he going to die',
    ],
  ],
]

describe('a text whose words read as another danger', () => {
  it.each(told.flatMap(([first, others, texts]) => texts.map((text) => [text, first, others] as const)))(
    '«%s»: %s first',
    (text, first, others) => {
      expect(detectEmergency(text)?.situations).toEqual([first, ...others])
    },
  )

  it.each([
    'Mon chum menace de mettre le feu à l’appart avec nous autres dedans',
    'mon mari dit qu’il va brûler la maison avec nous dedans',
    'Mon ex menace de foutre le feu à l’appartement pendant qu’on dort',
    'mon fils menace d’incendier la maison avec moi à l’intérieur',
    'il a versé de l’essence dans le salon et il menace d’allumer, on est enfermés',
    'mon frère dit qu’il va tous nous faire cramer dans la maison',
    'mon copain a ouvert le gaz et menace de tout faire sauter avec les enfants',
    'my boyfriend is threatening to set fire to the flat with us inside',
    'my ex says he’ll burn the house down while we’re asleep',
    'my husband poured petrol in the hallway and says he’ll light it',
    'my son threatens to torch the house with me in it',
    'he says he’ll burn us all alive in here',
    'my partner turned on the gas and says he’ll blow us all up',
  ])('calls the police for a fire that is threatened, and offers a quick exit: «%s»', (text) => {
    const found = detectEmergency(text)
    expect(found?.situations.some((situation) => situation.endsWith('violence'))).toBe(true)
    expect(found && asksWhetherSafeToWrite(found)).toBe(true)
    // Where the gas is open already everybody leaves first.
    expect(found?.situations[0]).toMatch(/gaz|gas/.test(text) ? /^gas-leak$/ : /violence$/)
  })

  it.each([
    'I took all the tablets my doctor gave me and never wake up rested',
    'J’ai pris un appartement meublé, tout est cassé, je veux partir, quel préavis ?',
    'Mon propriétaire a pris tout mon dépôt et je veux que ça s’arrête',
    'my landlord took everything I had and I want it to stop',
    'I had everything ready and just want this to be over',
    'Mon fils va au lac avec sa classe et ne rentrera pas avec nous ce soir, assurance ?',
    'My son went to the bridge club and is not coming back to chess',
    'mon mari va allumer le poêle avec les enfants dedans',
    'he said he will burn the garden waste while we are inside',
    'Je me scarifie plus depuis deux ans mais j’ai beaucoup de cicatrices, sang jamais',
    'J’ai pris tout ce que je pouvais en photo, je veux partir en vacances',
    'Mon ex a la garde de notre fils et menace de ne plus payer la cantine',
    'mon voisin menace de brûler ma haie',
    'j’me suis réveillé à poil, il fait trop chaud',
    'i cut my leg on a fence and blood is pouring out',
    'je me suis coupée avec un couteau en ouvrant des huîtres, ça saigne beaucoup',
    'my brother is going to the lake house and not coming back until Sunday',
    'my son swallowed bleach and he is not breathing, will he die?',
  ])('leaves what says less, or more: «%s»', (text) => {
    expect(statementIn(evidenceIn(text))).toBeUndefined()
  })
})
