import { describe, expect, it } from 'vitest'
import { detectEmergency, possibleEmergency } from './detect-emergency.ts'

describe('an everyday complaint', () => {
  it.each([
    'Le pont Jacques-Cartier sera fermé, puis-je me faire rembourser mon abonnement de bus ?',
    'Rédiger mon testament : qui prendra mon chat quand je ne serai plus là ? J’ai 71 ans et je suis en forme.',
    'Who takes my cat when I’m gone? I’m 70 and making a will.',
    'Bonjour, mon voisin fait hurler sa musique toute la nuit, je ne dors plus et je suis épuisée, j’ai des migraines',
    'Je ne dors plus à cause du bruit, je suis épuisée et j’ai des migraines',
    'Je voudrais que vous résiliez pour moi trois abonnements et que vous suiviez les lettres.',
    'My neighbour blasts music all night, I can’t sleep and I’m exhausted, I get migraines',
    'Hello, my neighbour plays loud music all night, I no longer sleep and I am exhausted, I have migraines',
    'He threatens to evict me if I refuse.',
    'Le chien du voisin a mordu mon fils au mollet samedi, il a eu trois points de suture.',
    'Le tunnel Louis-Hippolyte-La Fontaine est fermé, est-ce que je peux me faire rembourser mon stationnement ?',
    'Le pont de l’île sera fermé trois mois, mon employeur doit-il accepter le télétravail ?',
    'Pont Champlain fermé ce week-end : puis-je annuler mon billet de train ?',
    'Le pont de Normandie est fermé, mon abonnement de péage est-il remboursé ?',
    'The Forth Bridge will be closed, can I get a refund on my bus pass?',
    'The bridge is shut for repairs, does my employer have to pay me if I’m late?',
    'Qui gardera mes chiens quand je serai partie ? Je rédige mon testament, j’ai 68 ans.',
    'Puis-je prévoir dans mon testament à qui iront mes poules quand je ne serai plus là ?',
    'À mon décès, qui s’occupera de mon perroquet ? Je veux l’écrire dans mon testament.',
    'What happens to my dogs after I’m gone? I’d like to put it in my will.',
    'I’m 74 and writing a will, who gets the house when I’m not here anymore?',
    'Can my will say who looks after my parrot once I am no longer here?',
    'Les voisins du dessus marchent la nuit, je n’en dors plus, je suis à bout et j’ai mal à la tête',
    'Le chien du voisin aboie sans arrêt, je suis épuisé et j’ai des maux de tête, que faire ?',
    'Le bar en bas met la musique à fond, je ne dors plus, j’ai des vertiges de fatigue',
    'Ma voisine hurle au téléphone toute la nuit, je suis crevée et j’ai la migraine',
    'The bar downstairs plays loud music, I can’t sleep and have headaches, what can I do?',
    'Upstairs neighbours stomp all night, I’m exhausted and I get migraines',
    'My neighbour’s dog barks all night and I’m exhausted with headaches',
    'I get migraines because of my neighbour’s noise, I hardly sleep any more',
    'Merci de résilier mes deux assurances et d’envoyer les lettres recommandées à ma place.',
    'Pouvez-vous écrire les lettres de résiliation pour mes abonnements et les suivre ?',
    'Je veux que vous fermiez mes comptes et que vous envoyiez les lettres pour moi.',
    'Please cancel three subscriptions for me and follow up on the letters.',
    'I’d like you to end my gym contract and send the letters for me.',
    'Can you write the cancellation letters for my phone and gym and keep track of them?',
    'She threatens to evict us if we don’t pay more.',
    'Il menace de m’expulser si je refuse.',
    'Elle menace de nous mettre dehors si on ne signe pas.',
    'They threaten to cut my salary if I don’t sign.',
    'He is threatening to keep my deposit.',
    'Il menace de porter plainte si je ne paie pas.',
    'Le chien de mon voisin m’a mordu à la main mardi, j’ai eu cinq points de suture, qui paie ?',
    'Ma fille a été mordue par un chien la semaine dernière, elle a eu deux points de suture.',
    'The neighbour’s dog bit my son on the calf on Saturday, he had three stitches.',
    'A dog bit me last week, I got four stitches, can I claim?',
    'Mon fils a été mordu par le chat du voisin dimanche, il est sous antibiotiques.',
    'My daughter was bitten by a dog on Monday and needed stitches, who pays the bill?',
    'Viaduc fermé jusqu’en mai, mon bus ne passe plus : qui me rembourse le taxi ?',
    'Dans mon testament, puis-je laisser ma maison à ma voisine quand je serai morte ?',
    'La discothèque d’à côté fait du bruit, j’ai des maux de tête et je suis épuisée',
    'My boss threatened to fire me if I take sick leave',
  ])('is no emergency: «%s»', (text) => {
    expect(detectEmergency(text)).toBeUndefined()
  })

  it.each([
    'Le pont Jacques-Cartier sera fermé, puis-je me faire rembourser mon abonnement de bus ?',
    'Rédiger mon testament : qui prendra mon chat quand je ne serai plus là ? J’ai 71 ans et je suis en forme.',
    'Who takes my cat when I’m gone? I’m 70 and making a will.',
    'Bonjour, mon voisin fait hurler sa musique toute la nuit, je ne dors plus et je suis épuisée, j’ai des migraines',
    'Je ne dors plus à cause du bruit, je suis épuisée et j’ai des migraines',
    'Je voudrais que vous résiliez pour moi trois abonnements et que vous suiviez les lettres.',
    'My neighbour blasts music all night, I can’t sleep and I’m exhausted, I get migraines',
    'Hello, my neighbour plays loud music all night, I no longer sleep and I am exhausted, I have migraines',
    'Le chien du voisin a mordu mon fils au mollet samedi, il a eu trois points de suture.',
  ])('has no number beside it: «%s»', (text) => {
    expect(possibleEmergency(text)).toBeUndefined()
  })

  it.each([
    'Je suis sur le pont, il est fermé, je vais sauter',
    'The bridge is closed and I’m going to jump anyway',
    'je fais mon testament ce soir, quand je serai plus là vous comprendrez',
    'I’m writing my will tonight, when I’m gone nobody will cry',
    'La chaudière fait du bruit et j’ai des maux de tête et la nausée',
    'mon voisin hurle et frappe sa femme toute la nuit, je ne dors plus',
    'La musique du voisin me rend folle, je veux mourir',
    'The noise from upstairs is so bad I want to die, can’t sleep',
    'can you cancel my gym, i won’t be alive next week',
    'He threatens to evict me and hit me if I refuse.',
    'My ex threatens to sue me and kill me',
  ])('hides nothing worse: «%s»', (text) => {
    expect(detectEmergency(text)).toBeDefined()
  })
})
