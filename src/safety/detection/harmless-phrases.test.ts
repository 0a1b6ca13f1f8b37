import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'

const raised = (text: string) => detectEmergency(text) !== undefined

describe('who comes to the door on an errand', () => {
  it.each([
    'il a frappé à ma porte pour me vendre des panneaux',
    'on a cogné à notre porte pour nous proposer la fibre, puis-je me rétracter ?',
    'un démarcheur a tapé chez ma mère de 85 ans et lui a fait signer une pompe à chaleur',
    'l’huissier a frappé à ma porte ce matin, que puis-je refuser ?',
    'a guy banged on my door about a debt that belongs to the last tenant',
    'he knocked on our door to sell us a water softener and I signed, can I cancel?',
    'the bailiffs are banging on the door for my brother’s fine, must I open?',
    'a salesman knocked on my front door and made me sign for double glazing',
  ])('is no violence: «%s»', (text) => expect(raised(text)).toBe(false))

  it.each([
    'il a frappé à ma porte pour me vendre des panneaux puis il m’a frappée',
    'il a frappé à ma porte pour me tuer',
    'un démarcheur a frappé à ma porte, il est entré de force et il a un couteau',
    'l’huissier a frappé à ma porte, je vais me jeter par la fenêtre',
    'a man knocked on my door to sell me windows and pulled a knife on me',
    'the salesman who knocked on my door is still here and won’t let me leave, I’m scared',
    'the bailiffs are banging on my door, I’ve swallowed all my pills',
    'he’s back and he’s banging on the door',
  ])('is heard where more is told: «%s»', (text) => expect(raised(text)).toBe(true))
})

describe('a car or a gate that was struck', () => {
  it.each([
    'quelqu’un m’a cogné la voiture au supermarché et il est parti',
    'on a tapé ma voiture sur le parking et le conducteur est parti',
    'il a frappé ma voiture',
    'un coup de couteau dans le pneu',
    'someone hit my parked car last night and drove off',
    'a van hit my gate in the night and left no note',
    'they hit our fence while reversing and denied it',
    'someone hit my car in the car park and left no note',
  ])('is no violence: «%s»', (text) => expect(raised(text)).toBe(false))

  it.each([
    'un camion a percuté ma voiture, je suis coincé dedans',
    'quelqu’un a percuté ma voiture et mon fils saigne de la tête',
    'une voiture a tapé mon scooter, mon pote est par terre il bouge plus',
    'il a frappé ma voiture avec une batte et il essaie d’entrer',
    'someone hit my car and drove off, my wife is unconscious',
    'a truck hit my car and I can’t feel my legs',
    'my ex hit my car with his and is trying to run me off the road',
    'a lorry hit my car and it’s on fire',
  ])('is heard where somebody may be hurt: «%s»', (text) => expect(raised(text)).toBe(true))
})

describe('wanting out of a contract', () => {
  it.each([
    'je veux en finir avec ce bail, j’en peux plus',
    'je veux partir de cette salle de sport, c’est terminé pour moi',
    'je veux sortir de mon contrat de mutuelle, c’est fini',
    'I want out of my lease, I’m done',
    'I want out of this contract, I’m done',
    'I just want out of my gym membership, I’m so done',
  ])('is no wish to die: «%s»', (text) => expect(raised(text)).toBe(false))

  it.each([
    'je veux en finir avec ce bail et avec la vie',
    'je veux en finir avec mon crédit, c’est fini pour moi, je vais me pendre',
    'je veux sortir de mon bail, j’en peux plus, j’ai pris tous mes cachets',
    'I want out of my lease, I’m done, goodbye',
    'I want out of my mortgage, I’m done, I have the pills ready',
    'I want out of my life, I’m done',
    'I want out, I’m done',
  ])('is heard where it is more than that: «%s»', (text) => expect(raised(text)).toBe(true))
})

describe('a pain that shoots, and who goes to live elsewhere', () => {
  it.each([
    'shooting pain in my heel in the morning',
    'stabbing pain in my knee on stairs for a month',
    'shooting pain in my tooth when I drink cold water',
    'ma femme veut partir vivre à l’étranger avec notre fille',
    'mon ex part habiter à Lyon avec les enfants, que faire ?',
    'mon mari veut partir travailler au Canada sans moi',
  ])('are no violence and no end: «%s»', (text) => expect(raised(text)).toBe(false))

  it.each([
    'stabbing pain in my chest and my left arm is numb',
    'shooting pain in my chest, I can’t breathe',
    'seven weeks pregnant with a stabbing pain low on the right and I nearly fainted',
    'he stabbed me in the leg',
    'mon mari veut partir vivre ailleurs, je vais me tuer',
    'ma femme est partie vivre ailleurs, j’ai avalé toutes ses pilules',
    'mon ex part vivre à l’étranger ce soir avec ma fille, il l’a enlevée',
  ])('are heard where more is told: «%s»', (text) => expect(raised(text)).toBe(true))
})

describe('the days of a child with a parent', () => {
  it.each([
    'Mon fils de 8 ans est chez son père jusqu’à mercredi, peut-il refuser de rentrer ?',
    'ma fille de 10 ans est chez sa mère ce week-end et ne veut pas revenir, que dit le jugement ?',
    'l’enfant est resté chez son père au lieu de rentrer dimanche, il veut le garder jusqu’à mercredi, que dit la loi',
    'my son, 8, is at his dad’s until Wednesday, can he refuse to come home?',
    'can my 13 year old refuse to go to his dad’s at weekends',
    'my girl, 9, is with her father until Sunday, does she have to go back on time?',
  ])('are a question of law: «%s»', (text) => expect(raised(text)).toBe(false))

  it.each([
    'mon fils de 8 ans est chez son père jusqu’à mercredi et il dit que papa le frappe, peut-il refuser ?',
    'ma fille de 6 ans est chez son père, elle dit qu’il la touche, que dit la loi ?',
    'mon ex n’a pas ramené ma fille de chez son père et il ne répond plus, ai-je le droit d’appeler la police ?',
    'mon fils de 8 ans n’est pas rentré de chez son père',
    'ma fille de 13 ans est chez sa mère et veut mourir, que dit la loi ?',
    'my son is at his dad’s and texted that dad hit him with a belt, can he leave?',
    'my kids are at their dad’s and he is drunk and driving them, can I do something?',
  ])('are heard where more is told: «%s»', (text) => expect(raised(text)).toBe(true))
})

describe('notice, money and figures that are no danger', () => {
  it.each([
    'My landlord wants me out by the end of the month, and I have no plan, what are my rights?',
    'My landlord wants me out by the end of the month',
    'I want to end my tenancy by the end of the month',
    'Tonight is my last night in the flat, when do I get the deposit?',
    'L’école de danse irlandaise de ma fille à Tours n’a pas rendu les arrhes.',
    'L’école de danse de ma fille n’a pas rendu l’argent du stage.',
    'La fièvre acheteuse m’a pris, je veux rendre ce canapé',
    'Un agent immobilier m’a pris de haut et garde mes clés, que faire ?',
    'I got laid off and my 401(k) is a mess, is my severance waiver valid? I have nothing to add.',
    'Mon père ne sera plus là lundi, il part en croisière : peut-il signer par procuration ?',
    'Je suis à bout de souffle financièrement, mon ex ne verse pas la pension',
    'Je saigne financièrement depuis le divorce, puis-je faire baisser la pension ?',
    'The bungee jump off the bridge was cancelled, they won’t refund my ticket',
    'This contract is suicide for my business, can I get out?',
    'Mon fils a fugué du cours de maths, l’école veut l’exclure trois jours',
  ])('is none: «%s»', (text) => expect(raised(text)).toBe(false))

  it.each([
    'My landlord wants me out by the end of the month and I will jump off the bridge',
    'I want to end my life by the end of the month',
    'Tonight is my last night, goodbye everyone',
    'Tonight is my last night in the flat, I have the pills and I will not wake up',
    'Ma fille de 9 ans n’est pas rentrée de l’école de danse',
    'Je suis à bout de souffle, je n’arrive plus à respirer',
    'Je saigne beaucoup depuis l’accouchement',
    'Mon fils de 12 ans a fugué cette nuit',
    'Lundi je ne serai plus là, pardon à tous',
  ])('is heard where it is one: «%s»', (text) => expect(raised(text)).toBe(true))
})
