import type { LibraryText } from './article.ts'

export const stateArticles: readonly LibraryText[] = [
  {
    slug: 'corriger-declaration-revenus',
    category: 'impots',
    fr: {
      title: 'Corriger une déclaration de revenus ou contester un impôt',
      summary: 'Correction en ligne, réclamation, sursis de paiement : que faire selon la date.',
      body: `Une erreur dans une déclaration se corrige, et le plus tôt est le mieux. Le bon chemin dépend de la date à laquelle vous la découvrez.

## Avant la date limite

Si vous avez déclaré en ligne, retournez dans votre espace sur impots.gouv.fr et déposez à nouveau : la dernière déclaration remplace les précédentes. Sur papier, envoyez un nouvel imprimé complet, en écrivant en première page qu’il annule et remplace le précédent.

## Après la réception de l’avis

Un service de correction en ligne ouvre chaque année, en général de la fin de l’été jusqu’au début de décembre, pour ceux qui ont déclaré en ligne. Il permet de modifier les revenus, les charges et les réductions d’impôt. Certaines informations, comme un changement d’adresse, se traitent autrement.

## Quand le service est fermé

Il faut déposer une réclamation, par la messagerie de votre espace ou par courrier au service des impôts. Pour l’impôt sur le revenu, elle est recevable en principe jusqu’au 31 décembre de la deuxième année qui suit celle de la mise en recouvrement. Pour les impôts locaux, comme la taxe foncière, le délai est en principe d’un an de moins. Indiquez l’impôt et l’année, expliquez l’erreur et joignez les preuves.

Une réclamation ne suspend pas le paiement. Vous pouvez demander un sursis de paiement dans la même lettre ; si la réclamation est rejetée, une majoration peut s’ajouter.

## Si l’administration ne répond pas

Sans réponse dans les six mois, la réclamation peut être tenue pour rejetée. Le tribunal administratif, pour l’impôt sur le revenu, se saisit dans les deux mois d’une décision de rejet. Avant cela, le conciliateur fiscal départemental peut reprendre le dossier gratuitement.

## L’erreur de bonne foi

Celui qui corrige de lui-même une erreur commise pour la première fois et de bonne foi est traité plus favorablement : pas d’amende en général, et des intérêts réduits.

## Difficultés à payer

Demandez un délai ou une remise gracieuse avant l’échéance, avec vos revenus et vos charges.

Pour aller plus loin : [impots.gouv.fr](https://www.impots.gouv.fr).`,
    },
    en: {
      title: 'Correcting a French tax return or contesting a tax',
      summary: 'Online correction, formal claim, deferred payment: what to do depending on the date.',
      body: `A mistake in a return can be corrected, and the sooner the better. The right way depends on when you notice it.

## Before the filing deadline

If you filed online, go back to your space on impots.gouv.fr and file again: the last return replaces the earlier ones. On paper, send a complete new form with a note on the first page that it cancels and replaces the previous one.

## After receiving the assessment

An online correction service opens every year, usually from late summer to early December, for those who filed online. Income, expenses and tax reductions can be changed there. A few items, such as a change of address, are handled otherwise.

## When the service is closed

You file a claim (*réclamation*), through the messaging of your space or by post to the tax office. For income tax it is admissible, in principle, until 31 December of the second year after the one in which the tax was put into collection. For local taxes such as the property tax, the time limit is in principle one year shorter. Name the tax and the year, explain the mistake and enclose evidence.

A claim does not suspend payment. You may ask for deferred payment (*sursis de paiement*) in the same letter; if the claim fails, a surcharge may be added.

## If the tax office does not answer

After six months of silence the claim may be treated as refused. For income tax, the administrative court must be seized within two months of a decision of refusal. Before that, the departmental tax conciliator can look at the file again free of charge.

## Mistakes made in good faith

Those who correct by themselves a first mistake made in good faith are treated better: as a rule no fine, and reduced interest.

## Two countries

Income from abroad is often declared in France even when it is taxed elsewhere; the tax treaty then avoids double taxation. Say which country, and since when you have lived in France.

To read further: [impots.gouv.fr](https://www.impots.gouv.fr), which has pages in English.`,
    },
  },
  {
    slug: 'contester-trop-percu-caf',
    category: 'administration',
    fr: {
      title: 'La Caf vous réclame un trop-perçu : vérifier, contester, étaler',
      summary: 'Deux mois pour contester, des recours gratuits, et la remise de dette quand on ne peut pas payer.',
      body: `Une lettre annonce que vous avez trop reçu et qu’il faut rembourser. Ne payez pas et ne renoncez pas avant d’avoir vérifié : les erreurs existent, et les délais sont courts.

## Vérifier

Demandez le détail : quelle prestation, quels mois, quel calcul, quel motif. Comparez avec vos déclarations, vos fiches de paie et votre situation familiale à chaque date. Les prestations se récupèrent en principe sur deux ans, sauf fraude ou fausse déclaration.

## Contester

Vous avez en principe deux mois à partir de la réception de la décision. Le recours passe d’abord par l’organisme, et la lettre indique à qui écrire :

- pour les prestations familiales et la prime d’activité, la commission de recours amiable de la Caf ;
- pour le RSA, le président du conseil départemental.

Écrivez une lettre recommandée ou un message par votre espace, avec votre numéro d’allocataire, la décision contestée, vos raisons et les preuves. Gardez une copie. En cas de refus, le tribunal compétent est indiqué dans la réponse : tribunal judiciaire ou tribunal administratif selon la prestation.

## Demander une remise de dette

La remise de dette est une autre demande. Elle ne dit pas que la dette est fausse, elle dit que vous ne pouvez pas la payer. Elle suppose la bonne foi, et se justifie par vos ressources et vos charges. On peut contester et, à titre subsidiaire, demander une remise.

## Étaler

Des retenues sur les prestations à venir sont possibles. Si elles ne vous laissent pas de quoi vivre, demandez un échéancier plus long.

## Être aidé, gratuitement

Une assistante sociale, une maison de justice et du droit, un point-justice, une maison France services ou un délégué du Défenseur des droits peuvent relire votre dossier.

Pour aller plus loin : [caf.fr](https://www.caf.fr), [service-public.fr](https://www.service-public.fr) et [defenseurdesdroits.fr](https://www.defenseurdesdroits.fr).`,
    },
    en: {
      title: 'The Caf says you were overpaid: check, contest, spread the debt',
      summary: 'Two months to contest, free remedies, and debt relief when you cannot pay.',
      body: `A letter from the family benefit office (Caf) says that you received too much and must pay it back. Neither pay nor give up before checking: mistakes happen, and the time limits are short.

## Check

Ask for the detail: which benefit, which months, which calculation, which reason. Compare it with your declarations, payslips and family situation at each date. Benefits can in principle be recovered over two years, except for fraud or a false declaration.

## Contest

You have in principle two months from receiving the decision. You must first appeal to the body itself, and the letter says to whom:

- for family benefits and the activity bonus (*prime d’activité*), the Caf’s amicable appeals board;
- for RSA income support, the president of the departmental council.

Send a registered letter or a message through your online space with your beneficiary number, the decision contested, your reasons and your evidence. Keep a copy. If it is refused, the answer names the court: judicial or administrative, depending on the benefit.

## Ask for debt relief

Relief (*remise de dette*) is a different request. It does not say that the debt is wrong, it says that you cannot pay it. It supposes good faith and is supported by your income and expenses. You may contest and, failing that, ask for relief.

## Spread it

Deductions from future benefits are possible. If they do not leave you enough to live on, ask for a longer plan.

## Free help

A social worker, a justice access point (*point-justice*), a France services office or a delegate of the Defender of Rights can read your file, and often help with the letter in French.

To read further: [caf.fr](https://www.caf.fr), [service-public.fr](https://www.service-public.fr) and [defenseurdesdroits.fr](https://www.defenseurdesdroits.fr).`,
    },
  },
  {
    slug: 'renouveler-titre-de-sejour',
    category: 'etrangers',
    fr: {
      title: 'Renouveler un titre de séjour sans rupture de droits',
      summary: 'Quand déposer, avec quelles preuves, et que faire si la préfecture tarde ou refuse.',
      body: `Le renouvellement d’un titre de séjour se prépare plusieurs mois avant son expiration. Un dépôt tardif peut coûter une taxe supplémentaire et, surtout, interrompre des droits au travail ou aux prestations.

## Quand et où déposer

Beaucoup de titres se demandent en ligne, sur le site de l’administration numérique pour les étrangers en France (ANEF). La demande y est en général à déposer entre le quatrième et le deuxième mois avant l’expiration. Pour les autres titres, le site de votre préfecture indique la procédure et les rendez-vous.

Si le site ne fonctionne pas, faites des captures d’écran datées : elles prouvent vos tentatives. Les préfectures ont des points d’accueil numérique.

## Le dossier

- le titre actuel et le passeport ;
- un justificatif de domicile récent ;
- des photos aux normes, parfois sous forme de code ;
- les preuves du motif : contrat et fiches de paie, inscription et résultats, acte de mariage et vie commune ;
- les preuves de votre présence, année par année.

## Pendant l’instruction

Un récépissé ou une attestation de prolongation prolonge en général vos droits. Vérifiez qu’il autorise le travail si votre titre le permettait, et demandez son renouvellement avant son terme.

## Si la réponse n’arrive pas

Un silence de quatre mois vaut en principe refus. Ce refus peut être contesté devant le tribunal administratif. En cas d’urgence, un référé permet d’obtenir une décision rapide.

## En cas de refus

Lisez la lettre le jour même. Si elle contient une obligation de quitter le territoire, le délai pour saisir le juge est très court : il est écrit dans la décision et se compte parfois en jours, voire en heures. Un avocat ou une association, comme La Cimade ou le Gisti, peut vous aider ; l’aide juridictionnelle est possible.

Pour aller plus loin : [administration-etrangers-en-france.interieur.gouv.fr](https://administration-etrangers-en-france.interieur.gouv.fr) et [service-public.fr](https://www.service-public.fr).`,
    },
    en: {
      title: 'Renewing a French residence permit without losing rights',
      summary: 'When to apply, with what evidence, and what to do if the prefecture is slow or refuses.',
      body: `Renewing a residence permit (*titre de séjour*) is prepared several months before it ends. A late application may cost an extra fee and, above all, interrupt the right to work or to benefits.

## When and where

Many permits are requested online, on the platform for foreign nationals in France (ANEF). The application is usually made there between the fourth and the second month before expiry. For other permits, your prefecture’s website gives the procedure and the appointments.

If the site does not work, take dated screenshots: they prove that you tried. Prefectures have digital help points.

## The file

- the current permit and the passport;
- recent proof of address;
- photographs to the required standard, sometimes as a code;
- proof of the ground: contract and payslips, enrolment and results, marriage certificate and life together;
- proof of your presence, year by year.

Documents in another language may have to be translated by a sworn translator.

## While you wait

A receipt (*récépissé*) or an extension certificate usually extends your rights. Check that it allows work if your permit did, and ask for a new one before it ends.

## If no answer comes

Four months of silence count, in principle, as a refusal, which can be contested before the administrative court. In an emergency, an urgent procedure (*référé*) can bring a quick decision.

## If it is refused

Read the letter the same day. If it contains an obligation to leave France (OQTF), the time to go to court is very short: it is written in the decision and is sometimes counted in days, even in hours. A lawyer or an association such as La Cimade or Gisti can help; legal aid is possible.

British nationals covered by the Withdrawal Agreement have permits and rules of their own: say so at once.

To read further: [administration-etrangers-en-france.interieur.gouv.fr](https://administration-etrangers-en-france.interieur.gouv.fr) and [service-public.fr](https://www.service-public.fr).`,
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

To read further: [info-retraite.fr](https://www.info-retraite.fr) and [lassuranceretraite.fr](https://www.lassuranceretraite.fr).`,
    },
  },
]
