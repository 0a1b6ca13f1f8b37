import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

/** A new line stands between two messages of a conversation. */
const stated = (text: string) => statementIn(evidenceIn(text))

describe('a suicide that was attempted', () => {
  it.each([
    'elle vient de sauter par la fenêtre du 3e',
    'retrouvé mon frère pendu il est bleu',
    'ma coloc s’est pendue',
    'il s’est pendu',
    'I’m in Winnipeg and my roommate hung himself hes still breathing',
    'mon fils vient de se pendre',
    'ma femme s’est pendue dans la cave',
    'mon coloc s’est tiré une balle dans la tête',
    'mon frère s’est jeté du balcon il respire encore',
    'ma voisine s’est défenestrée',
    'elle s’est pendue, elle est encore consciente',
    'my brother hung himself',
    'my dad just shot himself',
    'she’s hanged herself in the garage',
    'he jumped off the balcony, he’s breathing',
    'my flatmate has hung herself hurry',
    'my son threw himself out of the window',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['suicide-attempt'], circumstance: 'carried-out' })
  })

  it.each([
    'mon père s’est pendu il y a trois ans, comment faire le deuil',
    'mon frère s’est pendu, la banque bloque son compte, que faire ?',
    'elle s’est pendue au téléphone avec son ex pendant l’audience',
    'mon ordinateur s’est pendu en pleine mise à jour, garantie ?',
    'la perruche s’est pendue dans son jouet',
    'le gouvernement s’est tiré une balle dans le pied avec cette loi',
    'my uncle hung himself last year, who inherits the flat?',
    'he shot himself in the foot with that contract',
    'my landlord hanged himself, is my lease still valid with the estate?',
    'in the film she jumps off the roof at the end, what age rating',
    'the cat threw himself out of the window, vet bill',
    'he wants to hang himself on a technicality, my lawyer says',
    'my boss hung himself out to dry',
    'he jumped from the second floor window of his career lol',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})

describe('cut wrists', () => {
  it.each([
    'g ouvert mes veines',
    'mon frere c’est ouvert les veines',
    'elle s’est ouvert les deux poignets',
    'mon ado s’est ouvert les veines',
    'she slit her wrists',
    'ma fille s’est coupé les veines',
    'je me suis ouvert les poignets',
    'il vient de s’ouvrir les veines',
    'mon ex s’est tranché les veines dans la baignoire',
    'ma copine s’est tailladé les bras ça coule partout',
    'elle s’est entaillée les poignets',
    'my sister slit her wrists',
    'i cut my wrists',
    'I’ve slashed my wrists and it won’t stop',
    'he sliced his wrists in the bath',
    'my girlfriend cut her wrists open',
    'my daughter has just cut her wrists',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['bleeding', 'suicide'] })
  })

  it.each([
    'je me suis coupé le doigt en cuisinant, arrêt de travail ?',
    'dans la série l’héroïne s’ouvre les veines au bain',
    'mon fils s’est ouvert les veines à me convaincre pour une console',
    'elle s’était ouvert les veines il y a dix ans, peut-on l’assurer ?',
    'Sénèque s’est ouvert les veines, quelle citation en philo ?',
    'la banque saigne les clients aux quatre veines',
    'my boss cut my hours in half without notice',
    'she cut her wrist by accident while cooking, who pays for her sick leave',
    'in the novel he slit his wrists, is that plagiarism?',
    'my mum cut her wrists when I was a kid, can I see the records',
    'the tailor cut the sleeves at the wrists',
    'he would slit his wrists before he paid tax lol',
    'she cut her wrist on a broken glass at the bar, can she claim?',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})

describe('pills taken after they were spoken of', () => {
  it.each([
    'gonna take all my meds tonight\njust did it',
    'j’ai trois boîtes de somnifères devant moi, je veux mourir\nc’est fait, j’ai tout avalé',
    'je vais avaler tous mes cachets ce soir\nje les ai pris',
    'les comprimés sont prêts, je vais tout prendre\nça y est je les ai tous pris',
    'je veux en finir, j’ai du xanax\nje me sens partir',
    'plaquettes de doliprane sur la table, plus envie de vivre, je veux disparaître\nje viens de tout prendre',
    'mes médicaments sont devant moi\nj’ai tout gobé',
    'I’ve got the pills and I want to die\nI took them all',
    'paracetamol in front of me, about to take all of it\nive swallowed them',
    'I’m going to take every tablet in the house\ndone',
    'whole bottle of sleeping pills, I’m going to end it\nI’ve taken it all',
    'I have my meds here and I want to kill myself\nfeeling sleepy now',
    'going to swallow the whole packet of codeine, goodbye\nit’s done, I took them',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['overdose', 'suicide'] })
  })

  it.each([
    'le médecin m’a prescrit des comprimés, je les ai pris, puis-je conduire ?',
    'j’ai tout pris chez l’opticien, la mutuelle rembourse ?',
    'mes médicaments étaient périmés, c’est fait, je les ai rapportés',
    'j’ai programmé un mail d’adieu à l’équipe, je pars pour une autre boîte',
    'je veux en finir avec ce traitement, le médecin refuse d’arrêter les comprimés',
    'mon chien va mourir, il a pris ses comprimés',
    'I took them all to the pharmacy, expired pills, refund?',
    'the paracetamol recall: I have taken them back to the shop',
    'goodbye letter to my colleagues is done',
    'I want to end it with my pharmacy, wrong tablets twice',
    'my dog might die, he ate the pills and I took them all away',
    'done with the paperwork for the sleeping clinic',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})
