// Comments of the demonstration's invented reviews, by number of stars.
import type { Pair } from './sentences.ts'
import type { Field } from './trade.ts'

export const pleased: readonly Pair[] = [
  [
    'Réponse claire, avec les étapes dans l’ordre. Je sais enfin quoi faire.',
    'Clear answer, steps in order. At last I know what to do.',
  ],
  [
    'Très humain, et précis. Merci pour le modèle de lettre.',
    'Very human, and precise. Thank you for the draft letter.',
  ],
  ['J’ai eu ma réponse avant la fin de ma pause déjeuner.', 'I had my answer before the end of my lunch break.'],
  [
    'On m’a demandé deux documents, puis tout a été expliqué ligne par ligne.',
    'I was asked for two papers, then everything was explained line by line.',
  ],
  ['Enfin quelqu’un qui répond à la question posée.', 'At last someone who answers the question asked.'],
  ['Sérieux et rassurant, sans me promettre la lune.', 'Serious and reassuring, without promising the moon.'],
  [
    'Je craignais une réponse toute faite : c’était tout l’inverse.',
    'I feared a ready-made answer: it was quite the opposite.',
  ],
  ['Les sources sont citées, j’ai pu vérifier.', 'Sources are quoted, so I could check.'],
  [
    'Réponse imprimée et donnée à mon interlocuteur : affaire réglée.',
    'Printed the answer, handed it over: matter settled.',
  ],
  ['Beaucoup de patience avec mes trois relances.', 'A lot of patience with my three follow-ups.'],
  ['Le délai que j’ignorais m’aurait coûté cher.', 'The time limit I did not know would have cost me dearly.'],
  ['Simple, net, utile.', 'Simple, clear, useful.'],
  ['On sent le métier derrière la réponse.', 'You can tell there is real practice behind the answer.'],
  ['Mieux expliqué qu’au guichet, et sans faire la queue.', 'Better explained than at the counter, and no queue.'],
]

export const pleasedIn: Partial<Record<Field, readonly Pair[]>> = {
  law: [
    [
      'Le courrier proposé a suffi : l’argent est revenu en dix jours.',
      'The suggested letter was enough: the money came back in ten days.',
    ],
    [
      'J’ai compris mes chances, et pourquoi il valait mieux négocier.',
      'I understood my chances, and why negotiating was better.',
    ],
  ],
  care: [
    [
      'Les signes à surveiller étaient écrits, j’ai dormi tranquille.',
      'The signs to watch were written down, so I slept well.',
    ],
    [
      'Conseillé de consulter le jour même : c’était le bon choix.',
      'Told to see someone the same day: it was the right call.',
    ],
  ],
  mind: [
    ['Une vraie écoute, et un premier pas à faire.', 'Real listening, and a first step to take.'],
    ['Des mots justes, au bon moment.', 'The right words at the right time.'],
  ],
  money: [
    ['Le calcul était posé, j’ai retrouvé l’erreur de 412 €.', 'With the sums set out, I found the EUR 412 mistake.'],
    ['Aucun produit à vendre, et cela change tout.', 'Nothing to sell, and that changes everything.'],
  ],
  craft: [
    [
      'Une photo a suffi, et j’ai évité une dépense inutile.',
      'One photo was enough, and I was spared a needless expense.',
    ],
    ['Le devis était gonflé, j’ai économisé la moitié.', 'The quote was inflated, I saved half of it.'],
  ],
  tech: [
    ['Photos récupérées, étape par étape. Bravo.', 'Photos recovered, step by step. Well done.'],
    ['Réglé en vingt minutes, à mon rythme.', 'Solved in twenty minutes, at my own pace.'],
  ],
  animals: [
    ['Mon chat va mieux, et j’ai évité une nuit d’angoisse.', 'My cat is better, and I was spared a night of worry.'],
    ['On m’a dit de partir en urgence : merci pour elle.', 'I was told to leave at once: thank you, for her sake.'],
  ],
  study: [
    ['Ma fille a repris confiance, et son planning tient.', 'My daughter has her confidence back, and the plan holds.'],
    ['Trois pistes d’orientation réalistes au lieu de vingt.', 'Three realistic paths instead of twenty.'],
  ],
  office: [
    ['Le bon formulaire, la bonne adresse : dossier débloqué.', 'Right form, right address: the file moved.'],
    ['La lettre de la caisse est enfin lisible pour moi.', 'The letter from the office finally makes sense to me.'],
  ],
}

export const content: readonly Pair[] = [
  ['Bonne réponse, un peu longue à lire sur mon téléphone.', 'Good answer, a little long to read on my phone.'],
  ['Utile. J’aurais aimé un exemple de plus.', 'Useful. I would have liked one more example.'],
  ['Réponse solide, arrivée un peu plus tard que prévu.', 'Solid answer, a little later than announced.'],
  ['Clair dans l’ensemble, il a fallu une relance pour un détail.', 'Clear on the whole, one follow-up for a detail.'],
  [
    'Bien expliqué, même si la conclusion n’est pas celle que j’espérais.',
    'Well explained, even if it is not what I hoped for.',
  ],
]

export const lukewarm: readonly Pair[] = [
  ['Correct, mais j’attendais plus de précisions sur mon cas.', 'Fair, but I expected more detail on my own case.'],
  ['Réponse prudente, un peu générale à mon goût.', 'Careful answer, a bit general for my taste.'],
  ['Il a fallu que je repose ma question.', 'I had to ask my question again.'],
]

export const authors =
  'Marie L., Karim B., Julie P., Thomas R., Sophie D., Ahmed K., Nathalie G., Lucas M., Fatima Z., Pierre V., Chloé T., Mamadou S., Isabelle C., Hugo F., Linh N., Patrick A., Sarah E., Olivier J., Emma W., Yanis H., Christine O., Paul B., Inès R., Michel D., Léa S., Daniel C., Amélie V., Rachid T., Brigitte M., Nicolas F., Ruth H., James W., Emily S.'.split(
    ', ',
  )
