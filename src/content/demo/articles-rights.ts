import type { LibraryText } from './article.ts'

export const rightsArticles: readonly LibraryText[] = [
  {
    slug: 'depot-de-garantie-restitution',
    category: 'logement',
    fr: {
      title: 'Dépôt de garantie : quand et comment il doit être rendu',
      summary: 'Un mois ou deux, des retenues justifiées, une majoration en cas de retard : le mode d’emploi.',
      body: `Le dépôt de garantie, souvent appelé caution, est versé à l’entrée dans le logement. Le propriétaire le rend après la remise des clés, moins ce qui lui reste dû et qu’il peut justifier.

## Le délai

Pour une résidence principale louée vide ou meublée, le propriétaire a un mois à compter de la remise des clés lorsque l’état des lieux de sortie est conforme à celui d’entrée. Il a deux mois s’il existe des différences. Notez donc la date à laquelle vous rendez les clés, et laissez votre nouvelle adresse.

En copropriété, une partie peut être gardée jusqu’à l’arrêté annuel des comptes, dans la limite de vingt pour cent du dépôt.

## Ce qui peut être retenu

Seulement des loyers ou charges impayés, et des dégradations prouvées par la comparaison des deux états des lieux. Chaque retenue se justifie par un devis, une facture ou un autre document. L’usure normale, comme une peinture ternie après des années, n’est pas à la charge du locataire. Sans état des lieux d’entrée, la situation se plaide : ne renoncez pas d’avance.

## En cas de retard

Le dépôt non rendu à temps est majoré de dix pour cent du loyer mensuel hors charges pour chaque mois de retard commencé. Cette majoration n’est pas due si le retard vient de l’absence de votre nouvelle adresse.

## Les étapes

1. Une lettre simple ou un courriel, avec la date de remise des clés et la somme demandée.
2. Une mise en demeure par lettre recommandée, qui fixe un délai.
3. Le conciliateur de justice ou la commission départementale de conciliation, gratuits tous les deux.
4. Le juge des contentieux de la protection, sans avocat obligatoire pour ces montants.

L’action se prescrit en principe par trois ans.

## À garder

Le bail, les deux états des lieux, les photos datées, la preuve du versement et tous les échanges.

## Usure ou dégradation

Le locataire répond des dégradations, pas de l’usure normale. Une peinture qui jaunit en huit ans, une moquette tassée, des trous de cheville en nombre raisonnable relèvent le plus souvent de l’usure. Une porte enfoncée, un évier cassé, une tache de brûlure n’en relèvent pas.

Pour discuter, raisonnez en durée de vie : un revêtement prévu pour sept ans et posé il y a six ne peut pas être facturé à neuf. Certains baux contiennent une grille de vétusté ; sans grille, celle d’un accord collectif peut servir de repère. Le bailleur doit justifier chaque somme, mais il n’est pas tenu d’avoir fait les travaux : un devis peut suffire.

## En copropriété

Si le logement est en copropriété, le bailleur peut garder une provision, jusqu’à un cinquième du dépôt, en attendant l’arrêté annuel des comptes de l’immeuble. Le solde est réglé dans le mois qui suit l’approbation de ces comptes.

## Un modèle de lettre

Dites d’abord les faits : le bail, le jour de la remise des clés, le montant versé. Puis la règle : le délai d’un ou deux mois, la majoration. Puis la demande : la somme exacte, un délai de huit jours, et la suite envisagée. Joignez les deux états des lieux. Restez courtois : cette lettre sera peut-être lue par un juge.

## Et le dernier loyer

Ne retenez pas le dernier loyer au motif que le dépôt le couvrira. Ce n’est pas permis, et cela ouvre au bailleur une action pour impayé. De même, changez d’adresse par écrit : sans nouvelle adresse, la majoration pour retard n’est pas due.

Pour aller plus loin : [service-public.fr](https://www.service-public.fr), l’ADIL de votre département, et l’article 22 de la loi du 6 juillet 1989.`,
    },
    en: {
      title: 'Getting a rental deposit back in France',
      summary: 'One month or two, deductions that must be justified, a penalty for delay: how it works.',
      body: `The deposit (*dépôt de garantie*, often called *caution*) is paid when moving in. The landlord returns it after the keys are handed back, less what is still owed and can be justified.

## The time limit

For a main home, furnished or not, the landlord has one month from the day the keys are returned when the moving-out inventory matches the moving-in one, and two months when there are differences. Write down the day you return the keys, and leave your new address.

In a co-owned building, a part may be kept until the yearly accounts are settled, up to twenty per cent of the deposit.

## What may be deducted

Only unpaid rent or charges, and damage proved by comparing the two inventories (*états des lieux*). Each deduction is justified by a quote, an invoice or another document. Normal wear, such as paint faded over the years, is not the tenant’s to pay. Without a moving-in inventory the matter can be argued: do not give up in advance.

## When it is late

A deposit not returned in time grows by ten per cent of the monthly rent, charges excluded, for each month begun. The penalty is not due when the delay comes from a missing forwarding address.

## The steps

1. A simple letter or e-mail with the date the keys were returned and the sum claimed.
2. A formal notice (*mise en demeure*) by registered letter that sets a time limit.
3. The court conciliator or the departmental conciliation commission, both free.
4. The judge for protection disputes; a lawyer is not compulsory for such amounts.

The claim lapses, in principle, after three years.

## What to keep

The lease, both inventories, dated photographs, proof of payment and all exchanges.

## Wear or damage

A tenant answers for damage, not for ordinary wear. Paint that has yellowed in eight years, a flattened carpet, a reasonable number of plug holes are mostly wear. A broken door, a cracked sink, a burn are not.

To argue, think in lifespans: a covering meant to last seven years and laid six years ago cannot be billed as new. Some leases hold a wear table; without one, that of a collective agreement may serve as a guide. The landlord must justify each sum, but need not have had the work done: a quote may be enough.

## In a co-owned building

If the home is in a co-owned building, the landlord may keep a provision, up to a fifth of the deposit, until the building’s yearly accounts are closed. The balance is settled within the month after those accounts are approved.

## What to write

First the facts: the lease, the day the keys were returned, the amount paid. Then the rule: the time of one or two months, the increase. Then the demand: the exact sum, eight days to pay, and what you will do next. Enclose both inventories. Stay courteous: a judge may read this letter.

## And the last rent

Do not keep back the last rent because the deposit will cover it. It is not allowed, and it lets the landlord sue for unpaid rent. Also, give your new address in writing: without it, the increase for lateness is not owed.

To read further: [service-public.fr](https://www.service-public.fr), your department’s housing information agency (ADIL), and article 22 of the law of 6 July 1989.`,
    },
  },
  {
    slug: 'verifier-releve-de-carriere',
    category: 'retraite',
    fr: {
      title: 'Vérifier son relevé de carrière avant la retraite',
      summary: 'Où le trouver, quelles erreurs chercher, et à quel moment déposer sa demande.',
      body: `Le relevé de carrière rassemble ce que les caisses savent de votre vie professionnelle. Une année oubliée ou un salaire mal reporté change le montant, parfois la date de départ. Mieux vaut le lire à cinquante ans qu’à la veille de partir.

## Où le trouver

Le site info-retraite.fr donne, avec un seul compte, le relevé de tous les régimes et un simulateur. Un relevé est aussi envoyé régulièrement à partir de trente-cinq ans, et une estimation à partir de cinquante-cinq ans.

## Ce qu’il faut regarder

- les années sans aucun trimestre ou avec moins de quatre ;
- les petits emplois d’été, l’apprentissage, les stages ;
- le service national ;
- le chômage, la maladie, la maternité et l’invalidité, qui peuvent donner des trimestres ;
- les périodes travaillées à l’étranger ;
- les enfants, qui ouvrent des majorations à demander ;
- les points des régimes complémentaires.

## Faire corriger

La demande se fait en ligne ou par courrier, avec des preuves : bulletins de paie, certificats de travail, attestations de l’employeur, relevés de chômage. Un bulletin de paie se garde donc toute la vie. Si l’employeur a disparu, d’autres preuves peuvent être admises.

## Décider de la date

L’âge légal et le nombre de trimestres requis dépendent de l’année de naissance et ont changé plusieurs fois : vérifiez-les sur un site officiel au moment de décider. Partir sans tous ses trimestres entraîne en général une décote ; travailler plus longtemps, une surcote. La carrière longue, le handicap, la pénibilité et la retraite progressive ont leurs propres règles.

## Déposer la demande

La retraite n’est pas automatique. La demande se dépose en ligne environ cinq mois avant le départ souhaité, une seule fois pour tous les régimes. Ne donnez votre démission qu’après avoir une réponse.

## Les trous les plus fréquents

Les premiers emplois d’été, l’apprentissage d’autrefois, le service militaire, les années à l’étranger, les congés de maternité, les périodes de chômage non indemnisé, les emplois chez plusieurs employeurs la même année. Un employeur qui a changé de nom peut aussi apparaître deux fois, ou pas du tout.

Un trimestre ne correspond pas à trois mois travaillés : il se valide par un montant de salaire. Quelques semaines bien payées peuvent en valider un. On ne valide jamais plus de quatre trimestres par an.

## Quelles preuves

Le bulletin de paie reste la meilleure. À défaut : un certificat de travail, un contrat, une attestation de la caisse de congés, un relevé de banque où figure le salaire, un livret militaire. Pour le chômage et la maladie, demandez une attestation à l’organisme. Pour l’étranger, le relevé du régime du pays, à joindre avec sa traduction si elle est demandée.

Si l’entreprise a disparu, cherchez son liquidateur, ou les archives départementales. Des collègues peuvent attester, mais leur parole seule suffit rarement.

## Enfants, aidants, carrières hachées

Des trimestres s’ajoutent pour la naissance et l’éducation des enfants, et dans certains cas pour avoir aidé un proche. Ils n’apparaissent parfois qu’au moment de la demande. Vérifiez qu’ils sont répartis entre les parents comme vous l’avez choisi ; le choix se fait dans un délai.

## Racheter des trimestres

Racheter des années d’études ou incomplètes coûte cher et ne sert que si cela avance le départ ou réduit une décote. Faites chiffrer plusieurs dates avant de signer, et comptez les années qu’il faut pour rentrer dans vos frais.

Pour aller plus loin : [info-retraite.fr](https://www.info-retraite.fr) et [lassuranceretraite.fr](https://www.lassuranceretraite.fr).`,
    },
    en: {
      title: 'Checking your French career record before retiring',
      summary: 'Where to find it, which mistakes to look for, and when to apply.',
      body: `The career record (*relevé de carrière*) gathers what the pension funds know of your working life. A forgotten year or a wrong salary changes the amount, sometimes the date. Better to read it at fifty than on the eve of leaving.

## Where to find it

The site info-retraite.fr gives, with one account, the record of every scheme and a simulator. A statement is also sent regularly from the age of thirty-five, and an estimate from fifty-five.

## What to look at

- years with no quarter at all, or fewer than four;
- summer jobs, apprenticeships, internships;
- national service;
- unemployment, illness, maternity and disability, which may give quarters;
- periods worked abroad;
- children, which open increases that must be asked for;
- the points of the supplementary schemes.

## Having it corrected

You ask online or by post, with evidence: payslips, work certificates, employers’ statements, unemployment records. A French payslip is kept for life. If the employer has disappeared, other evidence may be accepted.

## Careers in several countries

Within the European Union and with countries that have an agreement with France, periods are added together to open the right, and each country pays its share. After Brexit, coordination with the United Kingdom continues under its own rules. Apply in the country where you live, and list every country where you worked.

## Choosing the date

The legal age and the number of quarters depend on your year of birth and have changed several times: check them on an official site when you decide. Leaving with too few quarters usually reduces the pension; working longer increases it.

## Applying

A pension is not automatic. The application is made online about five months before the chosen date, once for all schemes. Do not resign before you have an answer.

## The commonest gaps

First summer jobs, apprenticeships of old, military service, years abroad, maternity leave, unemployment without benefit, several employers in one year. An employer that changed its name may also appear twice, or not at all.

A quarter is not three months of work: it is earned by an amount of pay. A few well-paid weeks may earn one. Nobody earns more than four quarters in a year.

## Which proof

A payslip is still the best. Failing that: a work certificate, a contract, a statement from the holiday fund, a bank statement that shows the pay, a military record. For unemployment and sickness, ask the body for a certificate. For years abroad, the record of that country’s scheme, with its translation if asked for.

If the company has gone, look for its liquidator, or the department’s archives. Colleagues may testify, but their word alone is seldom enough.

## Children, carers, broken careers

Quarters are added for the birth and upbringing of children, and in some cases for having looked after a relative. They sometimes appear only when you apply. Check that they are shared between the parents as you have chosen; the choice must be made within a certain time.

## Buying quarters

Buying years of study or incomplete years is expensive and serves only if it brings the date forward or reduces a cut. Have several dates worked out before you sign, and count the years needed to get your money back.

To read further: [info-retraite.fr](https://www.info-retraite.fr) and [lassuranceretraite.fr](https://www.lassuranceretraite.fr).`,
    },
  },
]
