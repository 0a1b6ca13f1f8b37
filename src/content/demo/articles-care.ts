import type { LibraryText } from './article.ts'

export const careArticles: readonly LibraryText[] = [
  {
    slug: 'fievre-enfant',
    category: 'sante',
    fr: {
      title: 'Fièvre chez l’enfant : quand s’inquiéter, que faire',
      summary: 'Les signes qui demandent un médecin tout de suite, et les gestes simples en attendant.',
      body: `La fièvre est une réaction du corps contre une infection. Ce n’est pas le chiffre seul qui compte, c’est l’état de l’enfant et son âge.

On parle de fièvre à partir de 38 degrés, mesurés au repos, dans une pièce ni trop chaude ni trop froide, enfant peu couvert.

## Appelez le 15 ou le 112 sans attendre si

- l’enfant a moins de trois mois ;
- il respire mal, est très pâle, bleu ou marbré ;
- il est mou, somnolent, difficile à réveiller, ou son cri a changé ;
- des taches rouges ou violettes apparaissent et ne s’effacent pas quand on appuie dessus ;
- il a la nuque raide, de forts maux de tête, ou fait une convulsion ;
- il vomit sans cesse ou n’urine presque plus.

## Consultez dans la journée si

- il a entre trois et six mois ;
- la fièvre dure plus de deux à trois jours, ou revient après une pause ;
- il a une maladie chronique ;
- il boit peu, ou vous le trouvez vraiment différent.

## Les gestes simples

Découvrez l’enfant, sans le déshabiller tout à fait. Proposez-lui à boire souvent, en petites quantités. Gardez la chambre autour de dix-neuf degrés. Le bain tiède n’est plus conseillé : il fatigue et n’aide pas.

Un médicament contre la fièvre sert d’abord au confort. Le choix et la dose dépendent du poids et de la situation : demandez à un médecin ou à un pharmacien, lisez la notice et n’associez pas deux médicaments de vous-même. Certains sont à éviter en cas de varicelle, de déshydratation ou chez le tout-petit. L’aspirine ne se donne pas à un enfant sans avis médical.

## Ce qu’il faut noter

L’heure et la température, ce que l’enfant a bu et pris, les signes associés, les vaccins et les voyages récents. Ces lignes aident le médecin plus qu’un long récit.

Si vous hésitez, appelez : mieux vaut un avis de trop. Ce texte ne remplace pas un examen.

## Mesurer sans se tromper

Chez le petit, le thermomètre électronique dans le rectum reste la mesure la plus sûre. Sous le bras ou dans l’oreille, le chiffre peut être plus bas : dites au médecin comment vous avez mesuré. Attendez une vingtaine de minutes après un bain, un repas ou une course. Reprendre la température toutes les heures n’apporte rien si l’enfant va bien.

## L’enfant qui va bien malgré la fièvre

Un enfant qui joue, boit, sourit et se laisse distraire peut avoir 39 degrés sans gravité. À l’inverse, un enfant à 38 degrés qui gémit, ne réagit pas comme d’habitude ou refuse de boire doit être vu. Fiez-vous à ce que vous connaissez de lui : le sentiment d’un parent que « ce n’est pas comme d’habitude » est une information.

## La convulsion

Une convulsion liée à la fièvre effraie, mais elle est le plus souvent brève. Allongez l’enfant sur le côté, écartez ce qui pourrait le blesser, ne mettez rien dans sa bouche, notez l’heure, et appelez le 15. Filmez quelques secondes si quelqu’un est avec vous : cela aide le médecin.

## La crèche, l’école, les frères et sœurs

Demandez à l’établissement ses règles : un enfant fiévreux y est souvent mal. Lavez les mains, aérez, évitez de partager verres et couverts. Une personne enceinte, un nouveau-né ou un proche fragile dans la maison est à signaler au médecin.

## Après

La fièvre tombée, l’enfant peut rester fatigué quelques jours. Reconsultez si elle revient après un jour sans fièvre, si une douleur précise apparaît, ou si l’état général se dégrade.

Pour aller plus loin : [ameli.fr](https://www.ameli.fr).`,
    },
    en: {
      title: 'Fever in a child: when to worry, what to do',
      summary: 'The signs that call for a doctor at once, and simple measures meanwhile.',
      body: `Fever is the body’s reaction to an infection. The figure alone does not decide: the child’s state and age do.

Fever begins at 38 °C, measured at rest, in a room neither too hot nor too cold, with the child lightly dressed.

## Call 15 or 112 without waiting if

- the child is under three months old;
- breathing is difficult, or the child is very pale, blue or mottled;
- the child is limp, drowsy, hard to wake, or the cry has changed;
- red or purple spots appear that do not fade when pressed;
- the neck is stiff, the headache is severe, or there is a fit;
- vomiting does not stop, or there is almost no urine.

## See a doctor the same day if

- the child is between three and six months old;
- the fever lasts more than two or three days, or comes back after a pause;
- there is a chronic illness;
- the child drinks little, or seems really different to you.

## Simple measures

Take off some layers, not everything. Offer drinks often, in small amounts. Keep the room around nineteen degrees. Lukewarm baths are no longer advised: they tire the child and do not help.

A fever medicine is first of all for comfort. The choice and the dose depend on weight and situation: ask a doctor or a pharmacist, read the leaflet, and do not combine two medicines on your own. Some are to be avoided with chickenpox, dehydration or in the very young. Aspirin is not given to a child without medical advice. French brand names differ from those you may know: show the box to the pharmacist.

## What to write down

Time and temperature, what the child drank and took, other signs, vaccines and recent travel. These lines help a doctor more than a long story.

Evenings and weekends, 116 117 or 15 leads to the doctor on duty, depending on the area. If you hesitate, call. This text does not replace an examination.

## Measuring without a mistake

In a small child, an electronic thermometer in the rectum is the surest. Under the arm or in the ear the figure may be lower: tell the doctor how you measured. Wait some twenty minutes after a bath, a meal or a run. Taking the temperature every hour tells nothing if the child is well.

## The child who is well in spite of the fever

A child who plays, drinks, smiles and can be distracted may have 39 °C without anything serious. The other way round, a child at 38 °C who moans, does not react as usual or refuses to drink must be seen. Trust what you know: a parent’s feeling that “it is not as usual” is a piece of information.

## A fit

A fit brought on by fever is frightening, but it is mostly short. Lay the child on one side, move away what could hurt, put nothing in the mouth, note the time, and call 15. Film a few seconds if somebody is with you: it helps the doctor.

## Nursery, school, brothers and sisters

Ask what the rules are: a child with a fever is seldom comfortable there. Wash hands, air the rooms, do not share glasses and cutlery. Tell the doctor if somebody pregnant, a newborn or a frail relative lives in the house.

## Afterwards

Once the fever is gone, the child may stay tired for a few days. See a doctor again if it comes back after a day without fever, if a precise pain appears, or if the general state gets worse.

To read further: [ameli.fr](https://www.ameli.fr).`,
    },
  },
  {
    slug: 'crise-d-angoisse',
    category: 'psychologie',
    fr: {
      title: 'Crise d’angoisse : la traverser, puis s’en faire aider',
      summary: 'Reconnaître une crise, des gestes pour les minutes difficiles, et les portes où frapper.',
      body: `Le cœur s’emballe, l’air semble manquer, la peur de mourir ou de perdre le contrôle monte en quelques minutes. Une crise d’angoisse, ou attaque de panique, est très pénible, mais elle finit par passer, le plus souvent en moins d’une demi-heure.

## D’abord, ne pas se tromper

Une douleur dans la poitrine qui serre, qui s’étend au bras ou à la mâchoire, un malaise, une paralysie, une gêne respiratoire inhabituelle : appelez le 15 ou le 112. Une première crise mérite toujours un avis médical, car d’autres causes peuvent lui ressembler.

Si des idées de suicide sont là, appelez le 3114 : un professionnel répond jour et nuit, gratuitement.

## Pendant la crise

- Asseyez-vous, posez les pieds au sol.
- Soufflez plus longtemps que vous n’inspirez : par exemple quatre temps pour inspirer, six pour expirer.
- Nommez ce que vous voyez, entendez et touchez, pour revenir dans la pièce.
- Dites-vous que cela monte, puis redescend. Ne luttez pas contre chaque sensation.

Si vous accompagnez quelqu’un, restez près de lui, parlez peu et calmement, respirez avec lui. N’exigez pas qu’il se calme.

## Après

Notez l’heure, le lieu, ce qui a précédé, le café, l’alcool, le sommeil. Les crises ont souvent un contexte. Éviter tous les lieux où elles sont venues soulage un temps, puis rétrécit la vie.

## Se faire aider

Le médecin traitant écarte une cause physique et oriente. Les thérapies, en particulier cognitives et comportementales, ont montré leur utilité. Le dispositif Mon soutien psy permet, sous conditions, des séances remboursées en partie chez un psychologue partenaire. Les centres médico-psychologiques sont gratuits, avec souvent une attente. Les étudiants ont leur service de santé.

Ne commencez ni n’arrêtez un médicament sans avis médical.

Pour aller plus loin : [ameli.fr](https://www.ameli.fr).`,
    },
    en: {
      title: 'Panic attacks: getting through one, then getting help',
      summary: 'Recognising an attack, things to do in the hard minutes, and where to turn in France.',
      body: `The heart races, air seems short, the fear of dying or losing control rises within minutes. A panic attack is very unpleasant, but it passes, most often in less than half an hour.

## First, make sure

A tight pain in the chest that spreads to the arm or jaw, fainting, paralysis, or unusual breathlessness: call 15 or 112. A first attack always deserves a medical opinion, because other causes can look like it.

If there are thoughts of suicide, call 3114: a professional answers day and night, free of charge.

## During the attack

- Sit down, feet on the floor.
- Breathe out longer than you breathe in: for example four counts in, six counts out.
- Name what you see, hear and touch, to come back into the room.
- Tell yourself that it rises, then falls. Do not fight every sensation.

If you are with someone, stay near, speak little and calmly, breathe with them. Do not demand that they calm down.

## Afterwards

Write down the time, the place, what came before, coffee, alcohol, sleep. Attacks often have a context. Avoiding every place where they came brings relief for a while, then makes life smaller.

## Getting help

A general practitioner rules out a physical cause and refers you. Therapies, cognitive and behavioural ones in particular, have proved useful. The scheme called Mon soutien psy pays, under conditions, part of a number of sessions with a partner psychologist. Public mental-health centres (CMP) are free, often with a wait. Students have their university health service.

Therapists who work in English exist in most large towns, and many work by video: ask whether they are registered psychologists or psychiatrists, two protected titles in France.

Neither start nor stop a medicine without medical advice.

To read further: [ameli.fr](https://www.ameli.fr).`,
    },
  },
  {
    slug: 'chien-chocolat-intoxication',
    category: 'animaux',
    fr: {
      title: 'Mon chien a mangé du chocolat : évaluer et agir',
      summary: 'Pourquoi c’est toxique, les renseignements à donner au vétérinaire, et ce qu’il ne faut pas faire.',
      body: `Le chocolat contient de la théobromine, que le chien élimine très lentement. Plus le chocolat est noir, plus il en contient : le cacao en poudre et le chocolat pâtissier sont les plus dangereux, le chocolat au lait moins, le chocolat blanc très peu.

## Appelez d’abord

Appelez votre vétérinaire, ou celui de garde dont le répondeur donne le numéro. Un centre antipoison vétérinaire peut aussi évaluer le risque par téléphone. N’attendez pas les signes : les premières heures comptent, et ils peuvent n’apparaître qu’après plusieurs heures.

## Ce que l’on va vous demander

- le poids du chien, son âge, ses maladies ;
- le type de chocolat et le pourcentage de cacao ;
- la quantité au plus, et l’heure ;
- l’emballage : gardez-le, certains produits contiennent aussi des raisins, du café ou du xylitol, eux-mêmes toxiques ;
- les signes déjà visibles.

## Les signes

Vomissements, diarrhée, soif, agitation, tremblements, cœur rapide, puis parfois convulsions. Des tremblements, une convulsion ou un chien qui s’effondre : partez à la clinique en prévenant.

## Ce qu’il ne faut pas faire

Ne le faites pas vomir vous-même : le sel, l’eau oxygénée ou les doigts peuvent le blesser ou l’empoisonner davantage. Ne donnez ni lait, ni huile, ni médicament humain. Ne le laissez pas seul.

## Ce que fait le vétérinaire

Selon le délai et la dose, il peut faire vomir avec un médicament adapté, donner du charbon, perfuser, surveiller le cœur. Pris tôt, le pronostic est le plus souvent bon.

## Après, et pour le chat

Mettez hors d’atteinte le chocolat, les raisins, l’oignon, les médicaments, les chewing-gums sans sucre et les granulés contre les limaces. Le chat est sensible lui aussi, même s’il en mange rarement : la règle est la même, on appelle.

## Pourquoi la dose compte

Ce qui intoxique le chien, c’est la théobromine, et un peu la caféine. Plus un chocolat est noir, plus il en contient : le cacao en poudre et le chocolat à pâtisserie viennent en tête, puis le noir, le lait, et loin derrière le blanc. Le poids du chien fait le reste. La même tablette inquiète pour un petit chien et peut passer presque inaperçue chez un grand.

C’est pourquoi le vétérinaire demande trois choses avant toutes les autres : quel chocolat, quelle quantité, quel poids. Gardez l’emballage, et comptez ce qui reste plutôt que ce qui manque.

## Les cas qui aggravent

Un chien âgé, cardiaque, épileptique ou très jeune supporte moins bien. Une gourmandise cache parfois un autre poison : raisins secs, noix de macadamia, café, ou xylitol, un édulcorant très dangereux pour le chien même à petite dose. Dites tout ce que contenait le gâteau, et si l’emballage a été avalé aussi.

## Combien de temps surveiller

Les signes apparaissent en général entre deux et douze heures, et peuvent durer plus d’une journée, parce que le corps du chien élimine lentement. Un chien qui semble bien au bout d’une heure n’est donc pas tiré d’affaire. Laissez-le au calme, dans la pénombre, avec de l’eau, et notez l’heure de chaque signe.

## Éviter la prochaine fois

Rangez en hauteur, dans un placard fermé : un chien ouvre un sac, un tiroir, un calendrier de l’Avent. Prévenez les enfants et les invités aux fêtes. Gardez à portée le numéro de la clinique de garde et celui d’un centre antipoison vétérinaire.

Ce texte ne remplace pas l’avis d’un vétérinaire.`,
    },
    en: {
      title: 'My dog ate chocolate: judging the risk and acting',
      summary: 'Why it is toxic, what the vet will ask, and what not to do.',
      body: `Chocolate contains theobromine, which dogs clear very slowly. The darker the chocolate, the more it holds: cocoa powder and baking chocolate are the most dangerous, milk chocolate less so, white chocolate very little.

## Call first

Call your vet, or the one on duty: the answering machine gives the number. An animal poison centre can also judge the risk by telephone. Do not wait for signs: the first hours matter, and signs may only appear after several hours.

## What you will be asked

- the dog’s weight, age and illnesses;
- the kind of chocolate and its percentage of cocoa;
- the largest possible amount, and the time;
- the packaging: keep it, since some products also contain raisins, coffee or xylitol, which are toxic too;
- the signs already visible.

If your French is limited, write these down before calling: weight in kilograms, grams eaten, hour. Many French vets speak some English.

## The signs

Vomiting, diarrhoea, thirst, restlessness, trembling, a fast heart, sometimes fits. Trembling, a fit or a dog that collapses: leave for the clinic and tell them you are coming.

## What not to do

Do not make the dog vomit yourself: salt, hydrogen peroxide or fingers can injure or poison it further. Give no milk, no oil, no human medicine. Do not leave it alone.

## What the vet does

Depending on the time and the dose, the vet may induce vomiting with a suitable medicine, give charcoal, set up a drip and watch the heart. When treated early, the outlook is usually good.

## Afterwards, and for cats

Put out of reach chocolate, grapes and raisins, onion, medicines, sugar-free chewing gum and slug pellets. Cats are sensitive as well, although they rarely eat chocolate: the rule is the same, call.

## Why the amount matters

What poisons a dog is theobromine, and a little the caffeine. The darker the chocolate, the more it holds: cocoa powder and cooking chocolate come first, then dark, milk and, far behind, white. The dog’s weight does the rest. The same bar is worrying for a small dog and may pass almost unnoticed in a large one.

That is why the vet asks three things before all others: which chocolate, how much, what weight. Keep the wrapping, and count what is left rather than what is missing.

## What makes it worse

A dog that is old, very young, epileptic or has a weak heart bears it less well. A treat sometimes hides another poison: raisins, macadamia nuts, coffee, or xylitol, a sweetener that is very dangerous to dogs even in small amounts. Say everything that was in the cake, and whether the wrapping was swallowed too.

## How long to watch

Signs usually appear between two and twelve hours later, and may last more than a day, because a dog’s body gets rid of it slowly. A dog that seems well after an hour is therefore not out of danger. Keep it quiet, in a dim room, with water, and note the time of each sign.

## Avoiding the next time

Store it high, in a closed cupboard: a dog opens a bag, a drawer, an Advent calendar. Tell children, and guests at parties. Keep at hand the number of the emergency clinic and of a veterinary poison centre.

This text does not replace the advice of a vet.`,
    },
  },
  {
    slug: 'reviser-un-examen',
    category: 'etudes',
    fr: {
      title: 'Réviser un examen en quatre semaines, sans s’épuiser',
      summary: 'Un plan simple, fondé sur ce qui aide vraiment à retenir, et les aménagements à demander.',
      body: `Relire et surligner donne l’impression de savoir. Ce qui fait retenir, c’est de chercher la réponse dans sa tête, de revenir plusieurs fois sur la même chose, et de dormir.

## Semaine 1 : la carte

Écrivez la liste des chapitres sur une page. Devant chacun, mettez une note de un à trois : je sais, je sais mal, je ne sais pas. Trouvez la date, la durée et la forme de chaque épreuve, et deux ou trois sujets des années passées. Fixez des plages courtes : quarante minutes, puis une pause de dix.

## Semaine 2 : les points faibles

Commencez par les chapitres notés trois. Après chaque séance, fermez le cahier et écrivez de mémoire ce que vous avez compris. Ce qui manque est votre programme du lendemain. Faites des fiches de questions, non des résumés : une question au recto, la réponse au verso.

## Semaine 3 : en conditions

Faites des sujets entiers, montre en main. Corrigez-les avec le barème, et notez les erreurs par type : méthode, connaissance, lecture, temps. Alternez les matières : mélanger aide à choisir la bonne méthode.

## Semaine 4 : l’espacement

Revoyez chaque fiche à deux jours, puis à quatre, puis à sept. Ne commencez plus de chapitre nouveau dans les trois derniers jours. Préparez la convocation, la pièce d’identité, le trajet. Couchez-vous à l’heure habituelle.

## Si l’anxiété prend la place

Parlez-en à un enseignant, à l’infirmière scolaire ou au service de santé universitaire. Une nuit blanche coûte plus de points qu’elle n’en rapporte.

## Aménagements

Un handicap ou un trouble des apprentissages peut ouvrir droit à un temps supplémentaire, un ordinateur ou une salle à part. La demande se fait tôt dans l’année, avec un avis médical, auprès de l’établissement : le chef d’établissement ou la scolarité indique la date limite.

Pour aller plus loin : [education.gouv.fr](https://www.education.gouv.fr).`,
    },
    en: {
      title: 'Revising for an exam in four weeks without burning out',
      summary: 'A simple plan based on what really helps memory, and the adjustments you may ask for in France.',
      body: `Rereading and highlighting feel like knowing. What makes things stay is looking for the answer in your own head, coming back to the same thing several times, and sleeping.

## Week 1: the map

List the chapters on one page. Mark each from one to three: I know it, I half know it, I do not know it. Find the date, length and form of every paper, and two or three past papers, called *annales* in France. Set short slots: forty minutes, then a ten-minute break.

## Week 2: the weak points

Start with the threes. After each session, close the book and write from memory what you understood. What is missing is tomorrow’s programme. Make question cards, not summaries: a question on one side, the answer on the other.

## Week 3: under real conditions

Do whole papers against the clock. Mark them with the official scheme and sort the mistakes by kind: method, knowledge, reading, time. Alternate subjects: mixing them helps you choose the right method.

## Week 4: spacing

Go over each card after two days, then four, then seven. Start no new chapter in the last three days. Prepare the summons, an identity document and the journey. Go to bed at your usual time.

## When anxiety takes over

Talk to a teacher, the school nurse or the university health service. A sleepless night costs more marks than it earns.

## Adjustments

A disability or learning difficulty may give a right to extra time, a computer or a separate room. The request is made early in the year, with a medical opinion, through the school or university: its office gives the deadline.

Pupils who have recently arrived in France can ask about language support classes, and about which exam languages are offered.

To read further: [education.gouv.fr](https://www.education.gouv.fr).`,
    },
  },
]
