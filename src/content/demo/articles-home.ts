import type { LibraryText } from './article.ts'

export const homeArticles: readonly LibraryText[] = [
  {
    slug: 'reception-travaux-garanties',
    category: 'travaux',
    fr: {
      title: 'Réception des travaux et garanties : un an, deux ans, dix ans',
      summary: 'Pourquoi la réception compte, comment écrire des réserves, et quelle garantie demander.',
      body: `La réception est le moment où vous acceptez les travaux, avec ou sans réserves. Toutes les garanties partent de ce jour : il mérite un écrit.

## Le jour de la réception

Visitez avec le devis en main, à la lumière du jour. Ouvrez, fermez, faites couler l’eau, allumez. Écrivez chaque défaut visible dans un procès-verbal daté et signé par les deux : ce sont les réserves. Ce qui se voyait et n’a pas été écrit devient difficile à réclamer.

Si le contrat le prévoit, une retenue de cinq pour cent au plus peut être gardée, consignée auprès d’un tiers, jusqu’à la levée des réserves.

## Trois garanties

- **Parfait achèvement, un an** : l’entreprise répare les défauts réservés à la réception et ceux que vous signalez par écrit pendant l’année.
- **Bon fonctionnement, deux ans** : les équipements que l’on peut démonter sans abîmer le bâtiment.
- **Décennale, dix ans** : les dommages qui menacent la solidité ou rendent le logement impropre à son usage, comme une infiltration grave ou une fissure importante.

L’entreprise doit être assurée pour la garantie décennale avant l’ouverture du chantier. Demandez l’attestation avant de signer le devis, et vérifiez que l’activité et la date correspondent.

## Quand un défaut apparaît

1. Photographiez et datez.
2. Écrivez à l’entreprise par lettre recommandée, en décrivant le défaut et en fixant un délai.
3. Prévenez son assureur décennal si le dommage est grave, et votre assurance dommages-ouvrage si vous en avez une.
4. Sans réponse, un constat de commissaire de justice, un conciliateur, puis une expertise judiciaire sont possibles.

## Un chantier abandonné

Mettez en demeure de reprendre dans un délai précis. Ne payez pas d’avance sur la suite. Ne faites pas intervenir une autre entreprise avant d’avoir fait constater l’état du chantier.

Pour aller plus loin : [service-public.fr](https://www.service-public.fr), l’ADIL de votre département et l’Agence qualité construction.`,
    },
    en: {
      title: 'Handover of building works in France: one, two and ten years',
      summary: 'Why the handover matters, how to write reserves, and which guarantee to call on.',
      body: `The handover (*réception des travaux*) is when you accept the works, with or without reserves. Every guarantee runs from that day: it deserves a written record.

## On the day

Visit with the quote in hand, in daylight. Open, close, run the water, switch on. Write every visible defect in a report dated and signed by both sides: these are the *réserves*. What was visible and was not written down becomes hard to claim.

If the contract says so, up to five per cent may be held back, deposited with a third party, until the reserves are dealt with.

## Three guarantees

- **Perfect completion, one year**: the company repairs the defects noted at handover and those you report in writing during the year.
- **Good working order, two years**: equipment that can be taken out without damaging the building.
- **Ten-year guarantee (*décennale*)**: damage that threatens solidity or makes the home unfit for use, such as serious water ingress or a major crack.

The company must hold ten-year insurance before work starts. Ask for the certificate before signing the quote, and check that the trade and the dates match. An uninsured builder working “on the side” leaves you with nothing to call on.

## When a defect appears

1. Photograph and date it.
2. Write to the company by registered letter, describe the defect and set a time limit.
3. Tell its ten-year insurer if the damage is serious, and your own building-damage insurer (*dommages-ouvrage*) if you have one.
4. Without an answer: a record by a judicial officer, a conciliator, then a court-appointed expert.

## An abandoned site

Give formal notice to resume within a set time. Pay nothing further in advance. Do not let another company take over before the state of the site has been recorded.

To read further: [service-public.fr](https://www.service-public.fr) and your department’s housing information agency (ADIL).`,
    },
  },
  {
    slug: 'fuite-d-eau-premiers-gestes',
    category: 'plomberie-chauffage',
    fr: {
      title: 'Fuite d’eau : les premiers gestes, puis l’assurance et la facture',
      summary: 'Couper, protéger, trouver, déclarer : dans l’ordre, avec les délais à connaître.',
      body: `Une fuite se gère en quatre temps : couper, protéger, trouver, déclarer.

## Couper

Fermez le robinet sous l’appareil, ou le robinet général, souvent près du compteur, sous l’évier ou dans les toilettes. En appartement, la gardienne ou le syndic sait où se trouve la vanne de la colonne. Si l’eau approche de prises ou du tableau, coupez le courant au disjoncteur sans marcher dans l’eau.

Un chauffe-eau qui fuit : coupez son disjoncteur, puis son arrivée d’eau.

## Protéger

Vidangez en ouvrant un robinet bas. Épongez, déplacez les meubles, prévenez les voisins du dessous. Photographiez tout avant de nettoyer, et gardez les objets abîmés.

## Trouver

Le soir, tout fermé, relevez le compteur ; relevez-le le matin. S’il a tourné, une fuite existe. Une chasse d’eau se teste avec un papier sec ou un colorant dans le réservoir. Une tache au plafond qui grandit après une douche accuse un joint ou une évacuation.

## Déclarer

Prévenez votre assureur dans les cinq jours ouvrés. Un constat amiable de dégât des eaux se remplit avec le voisin ou l’immeuble concerné. La recherche de fuite est souvent prise en charge : demandez-le avant de payer un professionnel.

## Qui paie la réparation

Dans une location, le locataire assure l’entretien courant et les petites réparations, comme les joints et les robinets. Le propriétaire répond de la vétusté et des canalisations encastrées.

## La facture d’eau

Après une fuite sur une canalisation enterrée ou encastrée, un plafonnement de la facture est possible pour un logement. Le service des eaux doit vous prévenir d’une consommation anormale, et vous avez en général un mois après cette alerte pour envoyer l’attestation de réparation d’un plombier. Les fuites d’appareils ménagers et de chasses d’eau n’y ouvrent pas droit.

## Choisir un dépanneur

Demandez un prix par écrit avant l’intervention, et gardez les pièces remplacées.

## Lire le compteur pour comprendre

Fermez tous les robinets, arrêtez lave-linge et chasse d’eau, puis regardez le compteur. S’il tourne, la fuite est chez vous. Fermez alors le robinet d’arrêt du logement : si le compteur s’arrête, la fuite est à l’intérieur ; s’il tourne encore, elle est entre le compteur et le logement. Relevez les chiffres le soir et le matin : deux nombres valent mieux qu’une impression.

Une chasse d’eau se vérifie avec un peu de colorant alimentaire dans le réservoir. Si la cuvette se teinte sans que l’on tire, le joint est à changer. C’est la fuite la plus discrète, et l’une des plus coûteuses sur une année.

## Quand la fuite vient d’ailleurs

Une tache au plafond peut venir du voisin, d’une colonne commune ou de la toiture. Prévenez le voisin et le syndic le jour même, par écrit. Si personne n’ouvre et que l’eau coule, les pompiers peuvent intervenir en cas de danger. Ne percez pas le plafond, sauf si une poche d’eau menace de tomber et que le courant est coupé.

## Sécher, puis réparer

Un mur doit sécher avant d’être repeint ; cela prend des semaines, parfois des mois. Aérez, chauffez doucement, déplacez les meubles. Photographiez l’évolution : l’assurance et l’expert s’y fieront. Ne faites réparer l’embellissement qu’après l’accord de l’assureur ; en revanche, faites cesser la fuite sans attendre.

## En location

Le locataire entretient les joints et signale les fuites ; le bailleur répare les canalisations vétustes. Écrivez vite : un retard à signaler peut être reproché.

Pour aller plus loin : [service-public.fr](https://www.service-public.fr).`,
    },
    en: {
      title: 'Water leak: first steps, then insurance and the bill',
      summary: 'Shut off, protect, find, report: in order, with the French time limits to know.',
      body: `A leak is handled in four steps: shut off, protect, find, report.

## Shut off

Close the valve under the fitting, or the main stop valve (*robinet d’arrêt général*), often near the meter, under the sink or in the toilet. In a block of flats the caretaker or building manager knows where the riser valve is. If water nears sockets or the panel, switch off at the breaker without stepping into the water.

A leaking water heater: switch off its breaker, then its water supply.

## Protect

Drain by opening a low tap. Mop up, move furniture, warn the neighbours below. Photograph everything before cleaning, and keep damaged objects.

## Find

In the evening, with everything closed, read the meter; read it again in the morning. If it has moved, there is a leak. Test a cistern with a dry sheet of paper or a little dye in the tank. A ceiling stain that grows after a shower points to a seal or a waste pipe.

## Report

Tell your insurer within five working days. A joint report (*constat amiable de dégât des eaux*) is filled in with the neighbour or the building concerned. Finding the leak is often covered: ask before paying a professional.

## Who pays for the repair

In a rented home, the tenant sees to everyday upkeep and small repairs such as seals and taps. The landlord answers for worn-out equipment and pipes within the walls.

## The water bill

After a leak on a buried or built-in pipe, the bill for a home can be capped. The water service must warn you of abnormal consumption, and you usually have one month after that warning to send a plumber’s certificate of repair. Leaks from appliances and cisterns do not qualify.

## Choosing a plumber

Ask for a written price before the work and keep the parts replaced. Be wary of numbers found on leaflets in the letterbox.

## Reading the meter to understand

Close every tap, stop the washing machine and the toilet, then look at the meter. If it turns, the leak is yours. Then close the stop tap of the home: if the meter stops, the leak is inside; if it still turns, it lies between the meter and the home. Write the figures down in the evening and in the morning: two numbers are worth more than an impression.

A toilet is checked with a little food colouring in the tank. If the bowl takes the colour without being flushed, the seal must be changed. It is the quietest of leaks, and one of the dearest over a year.

## When the leak comes from elsewhere

A stain on the ceiling may come from a neighbour, a shared pipe or the roof. Tell the neighbour and the building manager the same day, in writing. If nobody opens and water is running, the fire brigade may step in where there is danger. Do not pierce the ceiling, unless a pocket of water is about to fall and the power is cut.

## Drying, then repairing

A wall must dry before it is painted; that takes weeks, sometimes months. Air, heat gently, move the furniture. Photograph how it changes: the insurer and the assessor will rely on it. Have the decoration repaired only once the insurer agrees; but have the leak stopped without waiting.

## In a rented home

The tenant looks after seals and reports leaks; the landlord repairs worn pipes. Write quickly: a delay in reporting may be held against you.

To read further: [service-public.fr](https://www.service-public.fr).`,
    },
  },
  {
    slug: 'disjoncteur-qui-saute',
    category: 'electricite',
    fr: {
      title: 'Le disjoncteur saute : trouver la cause sans danger',
      summary: 'Général, différentiel ou petit disjoncteur : ce que chacun veut dire, et l’essai à faire.',
      body: `Un disjoncteur qui saute fait son travail : il protège. La question n’est pas de le forcer, mais de comprendre ce qu’il a vu.

## Arrêtez tout et appelez si

Une odeur de brûlé, une prise noircie ou chaude, un grésillement, de l’eau près du tableau, une décharge ressentie : ne réenclenchez pas, coupez le général si vous pouvez l’atteindre sans risque, et faites venir un électricien. En cas de feu ou de fumée, sortez et appelez le 18 ou le 112.

## Lequel saute

- **Le disjoncteur de branchement ou le compteur communicant** : vous demandez plus que la puissance de votre contrat, ou il y a un défaut important.
- **Un interrupteur différentiel 30 mA** : du courant fuit vers la terre, souvent par un appareil humide ou usé.
- **Un petit disjoncteur** : surcharge ou court-circuit sur un seul circuit.

## L’essai, sans outil et sans ouvrir le tableau

1. Débranchez tout ce qui peut l’être sur la partie coupée, sans oublier le lave-linge, le chauffe-eau et l’extérieur.
2. Abaissez tous les petits disjoncteurs de la rangée.
3. Réenclenchez le différentiel. S’il retombe, tout abaissé, appelez un électricien.
4. Relevez les petits disjoncteurs un par un. Celui qui fait tout sauter désigne le circuit.
5. Sur ce circuit, rebranchez les appareils un par un. Celui qui fait sauter est le coupable.

Un défaut qui vient avec la pluie désigne souvent une prise extérieure, un éclairage de jardin ou un portail.

## Ce qu’il ne faut pas faire

Ne remplacez pas un disjoncteur par un plus fort, ne bloquez pas un interrupteur, ne pontez pas un fusible : les fils chaufferaient sans être protégés.

## Si c’est la puissance

Décalez les gros appareils, ou regardez la puissance maximale dans votre espace Enedis avant de changer de contrat.

## Lire son tableau

En haut, le disjoncteur général, souvent à côté du compteur. Sur chaque rangée, un interrupteur différentiel : il a un bouton « test » et protège les personnes. Puis les disjoncteurs divisionnaires, un par circuit : ils protègent les fils. Savoir lequel est tombé, c’est déjà avoir fait la moitié du chemin.

Étiquetez chaque circuit un jour calme, à deux : l’un baisse une manette, l’autre dit ce qui s’éteint. Une photo du tableau étiqueté, gardée sur le téléphone, fait gagner un temps précieux en pleine nuit.

## Quatre causes, quatre indices

Une **surcharge** survient quand plusieurs appareils gourmands marchent ensemble : le disjoncteur tombe après quelques minutes, et il est parfois tiède. Un **court-circuit** coupe tout de suite, avec un claquement. Un **défaut d’isolement** fait tomber le différentiel, souvent par temps humide ou quand un appareil chauffe : lave-linge, ballon, four. Un **disjoncteur usé** tombe sans raison et se remet mal.

## Les lieux humides

La salle de bains, le jardin et la cave demandent une prudence particulière. Une guirlande extérieure, une pompe de piscine ou un luminaire de terrasse est une cause classique après la pluie. Débranchez-les d’abord, et laissez sécher avant tout nouvel essai.

## Ce que dira l’électricien

Il mesure l’isolement circuit par circuit, resserre les bornes, remplace le module fautif. Demandez le prix du déplacement et du diagnostic avant sa venue, puis un devis écrit avant la réparation. Le soir et le dimanche coûtent plus cher : si le circuit fautif peut rester coupé sans danger, attendez le lendemain.

Dans un logement loué, une installation dangereuse est à signaler par écrit au propriétaire. Ce texte ne remplace pas la visite d’un électricien.`,
    },
    en: {
      title: 'The breaker keeps tripping: finding the cause safely',
      summary: 'Main breaker, RCD or small breaker: what each one means, and the test to do.',
      body: `A breaker that trips is doing its job: it protects you. The point is not to force it but to understand what it has seen.

## Stop and call if

There is a smell of burning, a blackened or hot socket, a crackle, water near the panel, or you felt a shock: do not reset, switch off the main breaker if you can reach it safely, and call an electrician in. With fire or smoke, get out and call 18 or 112.

## Which one trips

- **The main breaker or the smart meter (Linky)**: you are asking for more than the power of your contract, or there is a serious fault.
- **A 30 mA residual-current switch (*interrupteur différentiel*)**: current is leaking to earth, often through a damp or worn appliance.
- **A small breaker**: overload or short circuit on one circuit.

## The test, without tools and without opening the panel

1. Unplug everything you can on the part that is off; do not forget the washing machine, the water heater and the outdoors.
2. Switch down every small breaker in the row.
3. Reset the residual-current switch. If it falls with everything down, call an electrician.
4. Raise the small breakers one by one. The one that trips everything names the circuit.
5. On that circuit, plug appliances back in one by one. The one that trips is at fault.

A fault that comes with rain often points to an outdoor socket, garden lighting or a gate.

## What not to do

Do not replace a breaker with a stronger one, block a switch or bridge a fuse: the wires would heat up unprotected.

## If it is the power

French contracts are sold by power, in kVA. Spread heavy appliances over the day, or look at your peak in your Enedis account before changing contract.

## Reading your board

At the top, the main breaker, often beside the meter. On each row, a residual-current switch: it has a “test” button and protects people. Then the circuit breakers, one for each circuit: they protect the wires. To know which has tripped is already half the way.

Label each circuit on a quiet day, with two people: one lowers a switch, the other says what goes out. A photograph of the labelled board, kept on the telephone, saves precious time in the middle of the night.

## Four causes, four clues

An **overload** happens when several hungry appliances run together: the breaker trips after some minutes, and is sometimes warm. A **short circuit** cuts at once, with a crack. An **insulation fault** trips the residual-current switch, often in damp weather or when something heats: washing machine, water tank, oven. A **worn breaker** trips for no reason and is hard to reset.

## Damp places

The bathroom, the garden and the cellar need special care. A string of outdoor lights, a pool pump or a terrace lamp is a classic cause after rain. Unplug them first, and let them dry before you try again.

## What the electrician will do

Measure the insulation circuit by circuit, tighten the terminals, replace the faulty part. Ask the price of the visit and of the diagnosis before it, then a written quote before the repair. Evenings and Sundays cost more: if the faulty circuit can stay off without danger, wait for the next day.

In a rented home, dangerous wiring is reported to the landlord in writing. This text does not replace an electrician’s visit.`,
    },
  },
  {
    slug: 'distances-plantations-voisin',
    category: 'jardin',
    fr: {
      title: 'Haies, arbres et voisins : les distances à respecter',
      summary: 'Deux mètres ou cinquante centimètres, branches, racines et fruits : les règles ordinaires.',
      body: `Avant de planter près d’une limite, trois questions : quelle règle locale, quelle hauteur, quelle distance.

## La règle locale d’abord

Un plan local d’urbanisme, un règlement de lotissement ou un usage constant peut fixer d’autres distances. Renseignez-vous en mairie. À Paris, par exemple, l’usage admet de planter jusqu’à la limite.

## Sans règle locale

Le Code civil prévoit :

- **deux mètres** au moins de la limite pour une plantation destinée à dépasser deux mètres de haut ;
- **cinquante centimètres** au moins pour les autres.

La distance se mesure de la limite au milieu du tronc, la hauteur depuis le sol. Contre un mur mitoyen, des plantes en espalier qui ne le dépassent pas sont admises.

## Ce que le voisin peut demander

Si les distances ne sont pas respectées, il peut demander que la plantation soit arrachée ou réduite, au choix de son propriétaire. Ce droit se perd notamment lorsque l’arbre dépasse la hauteur permise depuis plus de trente ans.

## Branches, racines, fruits

- Les **branches** qui avancent chez vous : vous pouvez exiger que le voisin les coupe, sans limite d’ancienneté, mais vous ne les coupez pas vous-même sans son accord.
- Les **racines**, ronces et brindilles : vous pouvez les couper à la limite.
- Les **fruits** tombés naturellement chez vous vous appartiennent. Ceux qui pendent encore, non.

## Garder la paix

Parlez d’abord, photos en main, à la bonne saison : une taille sévère en pleine nidification est à éviter, et des règles protègent les oiseaux et certains arbres. Puis une lettre recommandée, puis le conciliateur de justice, gratuit. Cette tentative est en général obligatoire avant le tribunal pour ce genre de litige.

## Près d’une ligne électrique ou d’une route

Ne taillez pas vous-même : prévenez le gestionnaire du réseau ou la mairie.

Pour aller plus loin : articles 670 à 673 du Code civil, et [service-public.fr](https://www.service-public.fr).`,
    },
    en: {
      title: 'Hedges, trees and neighbours: the distances to keep in France',
      summary: 'Two metres or fifty centimetres, branches, roots and fruit: the ordinary rules.',
      body: `Before planting near a boundary there are three questions: which local rule, what height, what distance.

## The local rule first

A local plan, the rules of a housing estate or a settled custom may set other distances. Ask at the town hall (*mairie*). In Paris, for instance, custom allows planting up to the boundary.

## Without a local rule

The Civil Code provides for:

- at least **two metres** from the boundary for plants meant to grow above two metres;
- at least **fifty centimetres** for the others.

Distance is measured from the boundary to the middle of the trunk, height from the ground. Against a shared wall, trained plants that do not rise above it are allowed.

## What a neighbour may ask

If distances are not kept, the neighbour may ask that the plant be removed or cut down to size, as its owner prefers. That right is lost, among other cases, when the tree has been above the permitted height for more than thirty years.

## Branches, roots, fruit

- **Branches** over your land: you may require the neighbour to cut them, however old, but you do not cut them yourself without agreement.
- **Roots**, brambles and twigs: you may cut them at the boundary.
- **Fruit** that has fallen naturally on your side is yours. Fruit still hanging is not.

## Keeping the peace

Talk first, with photographs, in the right season: hard cutting during nesting is to be avoided, and rules protect birds and some trees. Then a registered letter, then the court conciliator, free of charge. That attempt is usually compulsory before going to court over such a matter.

## Near a power line or a road

Do not cut yourself: tell the network operator or the town hall.

If you own a second home, ask someone to look at the hedge while you are away: disputes often begin with letters that nobody opened.

To read further: articles 670 to 673 of the Civil Code, and [service-public.fr](https://www.service-public.fr).`,
    },
  },
]
