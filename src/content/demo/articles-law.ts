import type { LibraryText } from './article.ts'

export const lawArticles: readonly LibraryText[] = [
  {
    slug: 'porter-plainte',
    category: 'justice',
    fr: {
      title: 'Porter plainte : comment faire, et ce qui se passe ensuite',
      summary: 'Où déposer plainte, ce que l’on ne peut pas vous refuser, les délais et les suites possibles.',
      body: `Porter plainte, c’est signaler une infraction à la justice et demander que son auteur soit poursuivi. Il n’est pas nécessaire de connaître son nom : on peut porter plainte contre X.

## Où aller

Vous pouvez déposer plainte dans n’importe quel commissariat ou n’importe quelle gendarmerie. Les policiers et les gendarmes sont tenus de recevoir la plainte d’une victime, même si les faits se sont produits ailleurs. Un récépissé vous est remis, et vous pouvez demander une copie du procès-verbal.

Si l’accueil se passe mal, vous pouvez écrire directement au procureur de la République, au tribunal judiciaire du lieu des faits. La lettre raconte les faits, leur date et leur lieu, nomme les témoins, chiffre le dommage, et joint les copies des preuves.

Une main courante, elle, ne fait que noter des faits : elle ne déclenche pas de poursuites.

## Dans quel délai

En règle générale, une contravention se prescrit par un an, un délit par six ans et un crime par vingt ans. Certaines infractions ont des délais plus courts, comme la diffamation publique, trois mois, et d’autres des délais plus longs, notamment celles commises contre des mineurs.

## Ce qu’il faut apporter

- une pièce d’identité ;
- un certificat médical en cas de blessures, même légères ;
- les messages, photos, factures et coordonnées de témoins.

## Et après

Le procureur peut poursuivre, proposer une mesure alternative ou classer sans suite. Il doit vous informer de sa décision. Après un classement, ou en l’absence de réponse pendant trois mois, une plainte avec constitution de partie civile devant un juge d’instruction est possible dans certains cas.

Des associations d’aide aux victimes vous accompagnent gratuitement : le 116 006 répond tous les jours. En danger immédiat, appelez le 17 ou le 112.

Pour aller plus loin : [service-public.fr](https://www.service-public.fr), rubrique « Porter plainte ».`,
    },
    en: {
      title: 'Reporting a crime in France: how it works and what follows',
      summary: 'Where to file a complaint, what cannot be refused to you, the time limits and what may happen next.',
      body: `Filing a complaint (*porter plainte*) means reporting an offence and asking that its author be prosecuted. You do not need to know who did it: a complaint can be filed against an unknown person, “contre X”.

## Where to go

You may file in any police station (*commissariat*) or any gendarmerie. Officers must take a victim’s complaint, even when the facts happened elsewhere. You are given a receipt, and you may ask for a copy of the statement. If your French is limited, say so at once: a victim may ask for an interpreter.

If you are turned away, you may write directly to the public prosecutor (*procureur de la République*) at the court of the place where it happened. Tell the facts with their date and place, name the witnesses, put a figure on the loss, and enclose copies of your evidence.

A *main courante* is only a note of the facts: it does not start a prosecution.

## Time limits

As a rule, minor offences lapse after one year, intermediate offences (*délits*) after six years and serious crimes after twenty. Some are shorter, such as public defamation, three months; others are longer, notably offences against minors.

## What to bring

- an identity document;
- a medical certificate for any injury, even a light one;
- messages, photographs, invoices and the details of witnesses.

## What happens next

The prosecutor may prosecute, propose an alternative measure or close the case, and must tell you which. After a closed case, or three months without an answer, a complaint before an investigating judge is possible in some situations.

Victim-support associations help free of charge: 116 006 answers every day. In immediate danger, call 17 or 112.

To read further: [service-public.fr](https://www.service-public.fr), under “Porter plainte”.`,
    },
  },
  {
    slug: 'entretien-prealable-licenciement',
    category: 'travail',
    fr: {
      title: 'Licenciement : préparer l’entretien préalable',
      summary: 'Les délais de la convocation, qui peut vous assister, et ce qu’il faut vérifier après la lettre.',
      body: `Avant de licencier un salarié en CDI pour un motif personnel, l’employeur doit le convoquer à un entretien préalable. Ce n’est pas encore un licenciement : la décision ne peut pas être annoncée comme prise.

## La convocation

Elle est envoyée par lettre recommandée ou remise en main propre. Elle indique l’objet de l’entretien, la date, l’heure, le lieu et le droit de se faire assister. Cinq jours ouvrables au moins séparent la présentation de la lettre et l’entretien.

## Qui peut vous accompagner

Un collègue de votre choix peut vous assister. S’il n’y a pas de représentants du personnel dans l’entreprise, vous pouvez aussi venir avec un conseiller du salarié, dont la liste se consulte en mairie et à l’inspection du travail. Son aide est gratuite.

## Pendant l’entretien

Écoutez les motifs, demandez des faits et des dates, ne signez rien qui reconnaisse une faute. Prenez des notes, et faites-les relire le jour même par la personne qui vous assistait : ce compte rendu peut servir plus tard.

## Après

La lettre de licenciement ne peut pas partir moins de deux jours ouvrables après l’entretien. Elle énonce le motif, et c’est ce motif écrit que le juge examinera. Dans les quinze jours, vous pouvez demander à l’employeur de le préciser.

Sauf faute grave ou lourde, l’indemnité légale est due à partir de huit mois d’ancienneté ininterrompue : un quart de mois de salaire par année jusqu’à dix ans, un tiers au-delà. La convention collective peut prévoir mieux.

## Contester

Le conseil de prud’hommes se saisit dans les douze mois qui suivent la notification du licenciement. Gardez l’enveloppe, la convocation, les bulletins de paie et les messages échangés.

Pour aller plus loin : [service-public.fr](https://www.service-public.fr) et le Code du travail numérique ([code.travail.gouv.fr](https://code.travail.gouv.fr)).`,
    },
    en: {
      title: 'Dismissal in France: preparing for the preliminary meeting',
      summary: 'The notice you must be given, who may come with you, and what to check once the letter arrives.',
      body: `Before dismissing an employee on a permanent contract (CDI) for a personal reason, a French employer must call them to a preliminary meeting (*entretien préalable*). It is not a dismissal yet: the decision may not be presented as already taken.

## The summons

It comes by registered letter or is handed over against a signature. It states the purpose, date, time and place of the meeting, and your right to be assisted. At least five working days (*jours ouvrables*) must pass between the presentation of the letter and the meeting.

## Who may come with you

A colleague of your choice. Where the company has no staff representatives, you may also bring an employee adviser (*conseiller du salarié*), from a list kept at the town hall and the labour inspectorate. The help is free.

## During the meeting

Listen to the reasons, ask for facts and dates, and sign nothing that admits misconduct. Take notes and have them read the same day by the person who assisted you: they may be useful later.

## Afterwards

The dismissal letter may not be sent earlier than two working days after the meeting. It states the reason, and that written reason is what the court will examine. Within fifteen days you may ask the employer to make it more precise.

Except for gross or wilful misconduct, statutory severance is due from eight months of unbroken service: a quarter of a month’s pay for each year up to ten years, a third beyond. The collective agreement may give more.

## Contesting

The employment tribunal (*conseil de prud’hommes*) must be seized within twelve months of the dismissal being notified. Keep the envelope, the summons, your payslips and the messages exchanged.

To read further: [service-public.fr](https://www.service-public.fr) and [code.travail.gouv.fr](https://code.travail.gouv.fr).`,
    },
  },
  {
    slug: 'pension-alimentaire-impayee',
    category: 'famille',
    fr: {
      title: 'Pension alimentaire : la fixer, la réviser, obtenir qu’elle soit payée',
      summary: 'Qui la fixe, comment la faire évoluer, et à qui demander de l’aide quand elle n’arrive plus.',
      body: `La pension alimentaire est la part que chaque parent prend à l’entretien et à l’éducation de l’enfant. Elle dépend des ressources des parents et des besoins de l’enfant, non du temps écoulé depuis la séparation, et elle ne s’arrête pas d’elle-même à la majorité.

## Comment elle est fixée

Les parents peuvent s’entendre et faire donner force à leur accord. À défaut, le juge aux affaires familiales tranche. Un barème indicatif du ministère de la Justice sert de repère : il ne lie pas le juge.

Le montant est en général indexé chaque année sur un indice des prix choisi dans la décision. C’est à celui qui verse de faire le calcul, sans attendre qu’on le lui demande.

## La faire changer

Un fait nouveau permet de demander une révision : perte d’emploi, nouvel enfant, études, changement de résidence. Tant qu’une nouvelle décision n’est pas rendue, l’ancien montant reste dû. Réduire soi-même le versement expose à des poursuites.

## Quand elle n’est plus payée

L’Agence de recouvrement et d’intermédiation des pensions alimentaires (Aripa), gérée par les Caf et la MSA, peut servir d’intermédiaire : elle prélève la pension chez un parent et la verse à l’autre. Elle peut aussi engager le recouvrement des impayés, et une allocation de soutien familial peut être versée sous conditions.

D’autres voies existent avec une décision exécutoire : le paiement direct par un commissaire de justice auprès de l’employeur ou de la banque, ou la saisie.

Ne pas payer intégralement pendant plus de deux mois est un délit, l’abandon de famille.

## À réunir

- la décision ou la convention ;
- un tableau des sommes dues et reçues, mois par mois ;
- les relevés bancaires et les messages.

L’accès à l’enfant et la pension sont deux sujets séparés : l’un ne se suspend pas parce que l’autre n’est pas respecté.

Pour aller plus loin : [pension-alimentaire.caf.fr](https://pension-alimentaire.caf.fr) et [service-public.fr](https://www.service-public.fr).`,
    },
    en: {
      title: 'Child maintenance in France: setting it, changing it, getting it paid',
      summary: 'Who sets the amount, how it can change, and whom to ask when payments stop.',
      body: `Child maintenance (*pension alimentaire*) is each parent’s share of the cost of raising the child. It depends on the parents’ means and the child’s needs, and it does not end by itself when the child turns eighteen.

## How it is set

Parents may agree and have their agreement made enforceable. Otherwise the family judge (*juge aux affaires familiales*) decides. The Ministry of Justice publishes a scale as a guide: it does not bind the judge.

The amount is usually indexed each year on a price index named in the decision. The paying parent must do the calculation without waiting to be asked.

## Changing it

A new fact allows a request: losing a job, a new child, studies, a move. Until a new decision is given, the old amount remains due. Cutting the payments on one’s own initiative may lead to prosecution.

## When it is no longer paid

The agency called Aripa, run by the family benefit offices (Caf and MSA), can stand between the parents: it collects from one and pays the other. It can also recover arrears, and a family support allowance may be paid under conditions.

With an enforceable decision there are other ways: direct payment, obtained by a judicial officer (*commissaire de justice*) from the employer or the bank, or an attachment.

Not paying in full for more than two months is a criminal offence, *abandon de famille*.

When one parent lives in another country, European and international rules allow recovery across borders. Start with the authority named in the country where the child lives.

## What to gather

- the decision or agreement;
- a table of the sums due and received, month by month;
- bank statements and messages.

Seeing the child and paying maintenance are separate matters: neither may be suspended because the other is not respected.

To read further: [pension-alimentaire.caf.fr](https://pension-alimentaire.caf.fr) and [service-public.fr](https://www.service-public.fr).`,
    },
  },
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

To read further: [service-public.fr](https://www.service-public.fr), your department’s housing information agency (ADIL), and article 22 of the law of 6 July 1989.`,
    },
  },
]
