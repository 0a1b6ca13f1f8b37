import { landing } from './landing.ts'

export const careLandings = [
  landing(
    'sante',
    null,
    `Un médecin lit votre question, la remet dans son contexte et vous dit ce qui peut attendre, ce qui doit être vu, et ce que vous pouvez demander à votre médecin. En cas d’urgence, appelez le 15 ou le 112.
+ Expliquer un résultat, un traitement, un mot du compte rendu
+ Dire quels signes demandent un examen et dans quel délai
+ Préparer les questions de votre prochaine consultation
- Poser un diagnostic à distance ni prescrire
- Remplacer l’examen d’un médecin
! Douleur dans la poitrine, gêne pour respirer, paralysie, malaise : appelez le 15 sans attendre.
> Âge, traitements en cours, allergies
> Résultats ou compte rendu, nom masqué si vous voulez
> Depuis quand, et ce qui change`,
    `A doctor reads your question, puts it in context and says what can wait, what must be seen and what you may ask your own doctor. In an emergency, call 15 or 112.
+ Explain a result, a treatment, a word in a report
+ Say which signs call for an examination, and how soon
+ Prepare the questions for your next appointment
- Diagnose from a distance, or prescribe
- Replace a doctor’s examination
! Chest pain, trouble breathing, paralysis, fainting: call 15 without waiting.
> Age, present treatments, allergies
> Results or report, with the name hidden if you like
> Since when, and what changes`,
  ),
  landing(
    'sante',
    'medecine-generale',
    `Un symptôme qui dure, un traitement mal compris, un doute après une consultation. Le médecin vous aide à y voir clair et à décider de la suite.
+ Trier ce qui est banal et ce qui doit être vu
+ Expliquer les effets et les précautions d’un traitement
+ Dire vers quel professionnel aller
- Rédiger une ordonnance ou un arrêt de travail
! Un signe qui s’aggrave d’heure en heure ne s’écrit pas : appelez le 15.
> Symptômes, depuis quand, température
> Traitements et doses
> Antécédents`,
    `A symptom that lasts, a treatment half understood, a doubt after an appointment. The doctor helps you to see clearly and to decide what next.
+ Sort what is harmless from what must be seen
+ Explain the effects and precautions of a treatment
+ Say which professional to see
- Write a prescription or a sick note
! A sign that gets worse by the hour is not for writing: call 15.
> Symptoms, since when, temperature
> Treatments and doses
> Medical history`,
  ),
  landing(
    'sante',
    'enfant-bebe',
    `Fièvre, sommeil, alimentation, boutons : avec un enfant, on hésite vite. Le médecin vous dit quoi surveiller et quand consulter.
+ Dire quels signes demandent un médecin tout de suite
+ Expliquer une poussée, un vaccin, un changement de lait
+ Rassurer quand il y a de quoi
- Examiner l’enfant à distance
! Fièvre avant trois mois, enfant mou, peau marbrée, respiration difficile : appelez le 15.
> Âge et poids
> Température et heure
> Ce qu’il a bu et pris`,
    `Fever, sleep, food, spots: with a child one soon hesitates. The doctor says what to watch and when to see somebody.
+ Say which signs need a doctor at once
+ Explain teething, a vaccine, a change of milk
+ Reassure when there is good reason
- Examine the child from a distance
! Fever before three months, a limp child, mottled skin, difficult breathing: call 15.
> Age and weight
> Temperature and time
> What the child has drunk and taken`,
  ),
  landing(
    'psychologie',
    null,
    `Un psychologue lit ce que vous traversez et vous répond par écrit, sans jugement : des repères, des gestes qui aident, et vers qui aller si c’est trop lourd. Si vous pensez à mourir, appelez le 3114, jour et nuit.
+ Mettre des mots sur ce que vous vivez
+ Proposer des exercices simples et dire leurs limites
+ Vous aider à choisir entre psychologue, médecin et association
- Suivre une thérapie par écrit
- Prescrire ou arrêter un traitement
! Idées de mort : le 3114, gratuit, à toute heure. Danger immédiat : le 15 ou le 112.
> Ce qui s’est passé et depuis quand
> Ce qui aide, ce qui aggrave
> Traitements et suivis en cours`,
    `A psychologist reads what you are going through and answers in writing, without judging: bearings, things that help, and whom to see if it is too heavy. If you think about dying, call 3114, day and night.
+ Put words on what you are living through
+ Suggest simple exercises and say their limits
+ Help you to choose between psychologist, doctor and support group
- Carry out a therapy in writing
- Prescribe or stop a treatment
! Thoughts of dying: 3114, free, at any hour. Immediate danger: 15 or 112.
> What happened, and since when
> What helps, what makes it worse
> Treatments and care under way`,
  ),
  landing(
    'psychologie',
    'anxiete-stress',
    `Le cœur qui s’emballe, les nuits courtes, les pensées qui tournent. Le psychologue vous explique ce qui se passe et ce que l’on peut essayer dès ce soir.
+ Expliquer la crise d’angoisse et ce qui l’entretient
+ Proposer un exercice de respiration ou d’écriture
+ Dire quand consulter
- Écarter à distance une cause physique
! Une première douleur dans la poitrine se fait examiner : le 15.
> Depuis quand, à quelle fréquence
> Sommeil, café, écrans, traitements
> Ce que vous évitez`,
    `A racing heart, short nights, thoughts that go round. The psychologist explains what is happening and what may be tried this evening.
+ Explain a panic attack and what keeps it going
+ Suggest an exercise of breathing or writing
+ Say when to see somebody
- Rule out a physical cause from a distance
! A first pain in the chest must be examined: call 15.
> Since when, how often
> Sleep, coffee, screens, treatments
> What you avoid`,
  ),
  landing(
    'psychologie',
    'couple-relations',
    `Disputes, silence, rupture, jalousie. Le psychologue vous aide à comprendre ce qui se répète et à préparer une conversation difficile.
+ Repérer ce qui se répète
+ Préparer ce que vous voulez dire
+ Indiquer une aide pour le couple ou pour vous
- Décider s’il faut rester ou partir
! Violences : le 3919 écoute et oriente, gratuitement. En danger, le 17 ou le 114 par SMS.
> Ce que vous souhaitez
> Un exemple récent, raconté simplement
> Ce qui a déjà été tenté`,
    `Arguments, silence, a break, jealousy. The psychologist helps you to understand what repeats itself and to prepare a difficult talk.
+ Find what repeats itself
+ Prepare what you want to say
+ Point to help for the couple or for you
- Decide whether to stay or to go
! Violence: 3919 listens and guides, free. In danger, call 17 or text 114.
> What you would like
> A recent example, told simply
> What has been tried`,
  ),
  landing(
    'animaux',
    null,
    `Un vétérinaire lit ce que vous observez, vous dit s’il faut partir maintenant, attendre ou surveiller, et ce que vous pouvez faire sans risque.
+ Dire le degré d’urgence
+ Expliquer un traitement, une analyse, un régime
+ Conseiller sur le comportement et la prévention
- Prescrire sans avoir vu l’animal
- Remplacer un examen ou une radio
! Poison, ventre gonflé, convulsion, respiration difficile : appelez un vétérinaire de garde tout de suite.
> Espèce, âge, poids
> Ce qu’il a mangé, et quand
> Photo ou courte description datée`,
    `A vet reads what you have seen and says whether to leave now, wait or watch, and what you may do safely.
+ Say how urgent it is
+ Explain a treatment, a test, a diet
+ Advise on behaviour and prevention
- Prescribe without having seen the animal
- Replace an examination or an X-ray
! Poison, swollen belly, fits, difficult breathing: call an emergency vet at once.
> Species, age, weight
> What it has eaten, and when
> A photograph or a short dated description`,
  ),
  landing(
    'animaux',
    'chien-sante',
    `Vomissements, boiterie, démangeaisons, fatigue. Le vétérinaire trie avec vous l’urgent du bénin.
+ Dire ce qui doit être vu et dans quel délai
+ Conseiller l’alimentation et les gestes d’attente
+ Expliquer une ordonnance déjà faite
- Donner une dose d’un médicament pour humains
! Chocolat, raisin, anticoagulant avalés : appelez tout de suite, même sans signe.
> Race, âge, poids
> Vaccins et traitements en cours
> Heure et quantité de ce qu’il a avalé`,
    `Vomiting, limping, itching, tiredness. The vet sorts with you the urgent from the harmless.
+ Say what must be seen, and how soon
+ Advise on food and what to do meanwhile
+ Explain a prescription already made
- Give a dose of a human medicine
! Chocolate, grapes, rat poison swallowed: call at once, even without signs.
> Breed, age, weight
> Vaccines and present treatments
> Time and amount of what it swallowed`,
  ),
  landing(
    'animaux',
    'chat-sante',
    `Un chat cache sa douleur. Le vétérinaire vous dit ce que signifient un jeûne, une cachette, une litière vide.
+ Reconnaître les signes qui ne peuvent pas attendre
+ Conseiller l’alimentation et l’environnement
+ Expliquer analyses et traitements
- Poser un diagnostic sans examen
! Un chat mâle qui n’urine plus est une urgence : partez tout de suite.
! Plus d’un jour sans manger doit être vu.
> Âge, stérilisé ou non, intérieur ou extérieur
> Ce qui a changé dans la maison
> Dernier repas et dernière urine`,
    `A cat hides its pain. The vet says what fasting, hiding or an empty litter tray means.
+ Recognise the signs that cannot wait
+ Advise on food and surroundings
+ Explain tests and treatments
- Diagnose without an examination
! A male cat that no longer urinates is an emergency: leave at once.
! More than a day without eating must be seen.
> Age, neutered or not, indoors or out
> What has changed at home
> Last meal and last urine`,
  ),
]
