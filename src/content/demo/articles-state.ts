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

## Les erreurs les plus courantes

Un enfant majeur rattaché et déclaré deux fois, une pension reportée dans la mauvaise case, des frais réels oubliés, un don sans reçu, une adresse au 1er janvier qui n’est pas la bonne. Les montants préremplis sont souvent justes, mais c’est vous qui en répondez : comparez-les à vos propres relevés.

Un revenu venu de l’étranger se déclare presque toujours, même s’il n’est pas imposé en France : la convention entre les deux pays évite la double imposition, elle ne dispense pas de déclarer. Un compte ouvert hors de France se déclare aussi, même sans revenu.

## Écrire une bonne réclamation

Dites l’année et l’impôt concernés, le numéro fiscal et celui de l’avis. Expliquez l’erreur en une phrase, puis donnez le chiffre juste et la pièce qui le prouve. Demandez une conclusion précise : un dégrèvement de tel montant, ou le calcul avec telle part. Une réclamation sur votre messagerie sécurisée a la même valeur qu’un courrier, et porte une date.

## Le sursis de paiement

Une réclamation n’empêche pas de payer. Vous pouvez demander à différer la somme contestée : dites-le dans la réclamation même, avec le montant. Au-delà d’un certain seuil, une garantie peut vous être demandée. Si vous perdez, des intérêts peuvent s’ajouter.

## Garder ses preuves

Conservez vos justificatifs au moins trois ans après l’année de l’impôt : c’est le délai ordinaire de contrôle, plus long dans certains cas. Scannez ce qui pâlit, comme les tickets. Gardez les attestations de dons, de garde et de travaux avec l’avis de l’année.

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

## The commonest mistakes

A grown-up child counted twice, maintenance in the wrong box, actual expenses forgotten, a gift without a receipt, an address on 1 January that is not the right one. Pre-filled amounts are often right, but you answer for them: compare them with your own statements.

Income from abroad is nearly always declared, even when it is not taxed in France: the treaty between the two countries prevents double taxation, it does not excuse you from declaring. An account held outside France is declared too, even if it earned nothing.

## Writing a good claim

Give the year and the tax concerned, your tax number and that of the notice. Explain the mistake in one sentence, then give the right figure and the paper that proves it. Ask for something precise: a reduction of so much, or the sum done with such a share. A claim through your secure mailbox has the same value as a letter, and carries a date.

## Putting off payment

A claim does not stop payment. You may ask to put off the disputed sum: say so in the claim itself, with the amount. Above a certain threshold a guarantee may be asked for. If you lose, interest may be added.

## Keeping your proof

Keep your papers for at least three years after the year of the tax: that is the ordinary time for an audit, longer in some cases. Scan what fades, such as receipts. Keep certificates of gifts, childcare and works with the notice of the year.

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

## Pourquoi un trop-perçu apparaît

Le plus souvent, une information est arrivée tard : un emploi repris, une séparation, un enfant parti, un loyer changé. Parfois, la caisse et l’allocataire ont compté la même somme de deux façons. Il arrive aussi qu’elle se trompe. La première question est donc simple : quelle période, quelle prestation, quelle ressource.

Demandez le détail du calcul par écrit. Vous y avez droit. Comparez mois par mois avec vos bulletins de paie et vos déclarations trimestrielles. Un décalage d’un mois suffit à expliquer beaucoup d’écarts.

## Erreur ou fraude

Une erreur, même répétée, n’est pas une fraude. La fraude suppose l’intention de tromper. Si la caisse parle de fraude, ou annonce une pénalité, répondez par écrit dans le délai indiqué, expliquez ce que vous aviez compris, et demandez à être entendu. Cette étape compte, car une fraude établie ferme la remise de dette.

## Les retenues

La caisse récupère en général la somme sur les prestations suivantes, par mois. Un barème tient compte des ressources et des charges. Si la retenue vous empêche de payer le loyer, dites-le avec vos justificatifs : elle peut être révisée. Une contestation en cours peut suspendre la récupération de certaines prestations ; demandez-le expressément.

## Éviter le prochain

Déclarez chaque changement dans le mois, par votre espace, et gardez la capture de la confirmation. Vérifiez votre dossier deux fois par an. En cas de doute sur un mot du formulaire, écrivez par la messagerie : la réponse vous servira de preuve.

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

## Why an overpayment appears

Most often some news came late: a job begun, a separation, a child who left, a rent that changed. Sometimes the fund and the person counted the same sum in two ways. Sometimes it is the fund’s mistake. The first question is therefore simple: which period, which benefit, which income.

Ask for the detail of the sum in writing. You have a right to it. Compare it month by month with your payslips and your quarterly statements. A shift of one month explains many differences.

## Mistake or fraud

A mistake, even a repeated one, is not fraud. Fraud supposes the intention to deceive. If the fund speaks of fraud, or announces a penalty, answer in writing within the time given, explain what you had understood, and ask to be heard. This step matters, because proven fraud closes the way to having the debt cancelled.

## Deductions

The fund usually takes the sum back from the benefits that follow, month by month. A scale takes account of income and expenses. If the deduction keeps you from paying the rent, say so with your papers: it can be revised. An appeal under way may suspend recovery for some benefits; ask for it expressly.

## Avoiding the next one

Report each change within the month, through your account, and keep a screenshot of the confirmation. Check your file twice a year. If a word of the form is unclear, write through the mailbox: the answer will serve as your proof.

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

## Avant de commencer

Vérifiez le motif inscrit sur votre titre et comparez-le à votre vie d’aujourd’hui. Un étudiant qui a trouvé un emploi, un salarié qui a créé son activité, un conjoint séparé ne renouvellent pas : ils changent de statut, et les pièces ne sont pas les mêmes. Le dire tôt évite un refus pour un dossier qui ne correspond pas.

Contrôlez la validité du passeport, le nom exact sur chaque document et l’adresse. Une attestation d’hébergement demande la pièce d’identité de l’hébergeant et un justificatif récent à son nom.

## Une preuve du dépôt

Quand le service est en ligne, enregistrez la confirmation avec son numéro et sa date. Quand il est en préfecture et qu’aucun rendez-vous n’est proposé, gardez des captures d’écran datées de vos tentatives, à plusieurs jours et heures. Elles peuvent servir devant le juge administratif, qui peut ordonner qu’un rendez-vous soit donné.

## Travailler et voyager pendant l’attente

L’attestation ou le récépissé dit lui-même si vous pouvez travailler. Montrez-le à votre employeur avant l’échéance du titre, et prévenez France Travail ou la CAF si des droits en dépendent. Avant un voyage, lisez ce que le document autorise : certains permettent de revenir, d’autres non.

## Si votre situation est fragile

Perte d’emploi, rupture de la vie commune, violences, maladie : la loi prévoit des protections dans plusieurs de ces cas. Parlez-en avant le dépôt, à une association ou à un avocat. Un dossier qui explique une difficulté, avec ses preuves, est mieux reçu qu’un dossier qui la cache.

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

## Before you begin

Check the ground written on your permit and compare it with your life today. A student who has found a job, an employee who has set up a business, a spouse who has separated do not renew: they change status, and the papers differ. Saying so early avoids a refusal for a file that does not match.

Check that the passport is valid, that the name is the same on every document, and the address. A certificate of lodging needs the host’s identity document and a recent proof of address in the host’s name.

## Proof that you applied

When the service is online, save the confirmation with its number and date. When it is at the prefecture and no appointment is offered, keep dated screenshots of your attempts, on several days and hours. They may serve before the administrative judge, who can order that an appointment be given.

## Working and travelling while you wait

The certificate or receipt says by itself whether you may work. Show it to your employer before the permit expires, and tell France Travail or the CAF if benefits depend on it. Before you travel, read what the document allows: some let you come back, others do not.

## If your situation is fragile

Loss of a job, the end of a life together, violence, illness: the law protects people in several of these cases. Speak about it before you apply, to a support group or a lawyer. A file that explains a difficulty, with proof, is better received than one that hides it.

To read further: [administration-etrangers-en-france.interieur.gouv.fr](https://administration-etrangers-en-france.interieur.gouv.fr) and [service-public.fr](https://www.service-public.fr).`,
    },
  },
]
