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

## Raconter les faits

Écrivez votre récit avant de vous déplacer, dans l’ordre des dates. Dites ce que vous avez vu, entendu, reçu, et distinguez-le de ce que l’on vous a rapporté. Gardez les mots exacts d’une menace. Si vous ne savez plus l’heure, dites-le : une hésitation honnête vaut mieux qu’une précision fausse.

Avant de signer le procès-verbal, relisez chaque phrase. Vous pouvez faire corriger ce qui ne correspond pas à vos paroles. Demandez une copie et notez le numéro de la procédure : il vous sera demandé partout.

## Plainte en ligne et pré-plainte

Certaines escroqueries sur internet se déclarent entièrement en ligne, sur le site public prévu pour cela. Pour un vol ou une dégradation dont vous ne connaissez pas l’auteur, une déclaration préalable en ligne fait gagner du temps : elle est complétée et signée sur rendez-vous.

## Demander réparation

La plainte sert à punir l’auteur. Pour être indemnisé, il faut se constituer partie civile, au plus tard à l’audience, et chiffrer la demande : soins, objets, pertes de revenus, préjudice moral. Un avocat n’est pas obligatoire devant le tribunal de police ou le tribunal correctionnel, mais il aide à ne rien oublier. L’aide juridictionnelle dépend de vos ressources ; pour certains crimes graves, elle est accordée sans condition de ressources.

Si l’auteur est inconnu ou ne peut pas payer, une commission d’indemnisation des victimes peut intervenir dans certains cas. Votre assurance habitation ou votre carte comporte parfois une protection juridique : appelez-la avant d’engager des frais.

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

## Telling what happened

Write your account before you go, in the order of the dates. Say what you saw, heard and received, and keep it apart from what others told you. Keep the exact words of a threat. If you no longer know the time, say so: an honest doubt is worth more than a false precision.

Before you sign the statement, read every sentence. You may have corrected whatever does not match your words. Ask for a copy and write down the number of the case: everybody will ask you for it.

## Online complaints

Some frauds on the internet can be reported wholly online, on the public site made for that. For a theft or damage whose author you do not know, an online declaration beforehand saves time: it is completed and signed at an appointment.

## Claiming compensation

A complaint serves to punish. To be compensated you must become a civil party (*partie civile*), at the hearing at the latest, and put a figure on the claim: care, objects, lost income, moral harm. A lawyer is not compulsory before the lower criminal courts, but helps to forget nothing. Legal aid depends on your means; for some serious crimes it is granted whatever they are.

If the author is unknown or cannot pay, a board that compensates victims may step in, in certain cases. Your home insurance or your bank card sometimes includes legal cover: call it before you spend anything.

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

## Préparer l’entretien

Relisez votre contrat, vos évaluations et les courriels des derniers mois. Faites une page en deux colonnes : ce que l’on pourrait vous reprocher, et ce que vous pouvez répondre, avec une date et une pièce. Prévoyez aussi ce que vous voulez : rester, changer de poste, partir dans de bonnes conditions.

Choisissez quelqu’un qui saura écouter et noter. La personne qui vous assiste peut intervenir, demander des explications et rédiger un compte rendu. Ce compte rendu est souvent la seule trace de ce qui a été dit.

## Les erreurs fréquentes

Ne pas y aller n’arrête pas la procédure, et prive de l’occasion de connaître les motifs. Signer un document sur place n’est jamais une obligation : vous pouvez demander à le relire chez vous. Démissionner sous le coup de l’émotion fait perdre l’indemnité et, le plus souvent, le chômage.

N’emportez pas de documents qui n’ont pas de rapport avec votre défense. En revanche, gardez copie de ce qui la concerne : plannings, messages, félicitations, certificats médicaux.

## Ce que l’on vous doit

Sauf faute grave ou lourde, le licenciement ouvre droit à un préavis, travaillé ou payé, et à une indemnité à partir d’une certaine ancienneté. La convention collective peut être plus favorable que la loi. S’y ajoutent les congés non pris.

À la fin du contrat, l’employeur remet le certificat de travail, l’attestation destinée à France Travail et le reçu pour solde de tout compte. Ce reçu peut être dénoncé pendant six mois après sa signature. Vérifiez les montants avant d’y revenir.

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

## Preparing the meeting

Go through your contract, your appraisals and the emails of the last months. Make one page in two columns: what might be held against you, and what you can answer, with a date and a paper. Think too of what you want: to stay, to change posts, to leave on good terms.

Choose somebody who can listen and take notes. The person who goes with you may speak, ask for explanations and write an account. That account is often the only trace of what was said.

## Common mistakes

Staying away does not stop the procedure, and you lose the chance to learn the reasons. You are never obliged to sign a document on the spot: you may ask to read it at home. Resigning in the heat of the moment loses the compensation and, most often, unemployment benefit.

Do not take away documents that have nothing to do with your defence. But keep copies of what concerns it: schedules, messages, praise, medical certificates.

## What you are owed

Except for serious misconduct, a dismissal gives a right to notice, worked or paid, and to compensation from a certain length of service. The collective agreement may be better than the law. Holidays not taken come on top.

At the end of the contract the employer hands over the work certificate, the certificate for France Travail and the receipt for the final settlement. That receipt can be challenged for six months after you have signed it. Check the amounts before you go back to it.

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

## Qui peut la demander, et pour quoi

La pension sert à nourrir, loger, soigner et instruire l’enfant. Elle ne s’arrête pas le jour de ses dix-huit ans : elle continue tant qu’il n’est pas autonome, par exemple pendant ses études. Un enfant majeur peut demander qu’elle lui soit versée directement.

Elle peut prendre la forme d’une somme, mais aussi d’un logement, de frais payés directement ou d’un mélange. Écrivez précisément qui paie quoi : cantine, mutuelle, activités, téléphone. Les litiges naissent de ce qui n’a pas été écrit.

## L’indexation

La plupart des jugements prévoient une hausse chaque année, selon un indice des prix. Elle est due même si personne ne la réclame. Le calcul est simple : le montant d’origine, multiplié par le nouvel indice et divisé par l’ancien. Un simulateur public existe.

## Ce qui ne marche pas

Ne plus présenter l’enfant parce que la pension n’est pas payée est une infraction. Ne plus payer parce que l’enfant n’est pas présenté en est une autre. Les deux questions se règlent séparément.

Un accord oral pour baisser la pension ne protège personne. Si les revenus changent, écrivez-le et faites-le homologuer, ou saisissez le juge aux affaires familiales ; la demande peut se faire sans avocat.

## Et les impôts

Celui qui verse une pension pour un enfant dont il n’a pas la charge peut en général la déduire, dans les limites de la loi ; celui qui la reçoit la déclare. En résidence alternée, les règles diffèrent : vérifiez avant de remplir la déclaration.

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

## Who may ask for it, and what for

Maintenance serves to feed, house, care for and educate the child. It does not stop on the eighteenth birthday: it goes on as long as the child cannot provide for himself or herself, during studies for example. A grown-up child may ask to receive it directly.

It may be a sum, but also a home, costs paid directly or a mixture. Write down exactly who pays what: school meals, health insurance, activities, telephone. Disputes are born of what was not written.

## Indexation

Most judgments provide for a rise each year, following a price index. It is owed even if nobody asks for it. The sum is simple: the first amount, multiplied by the new index and divided by the old one. There is a public calculator.

## What does not work

Keeping the child back because maintenance is not paid is an offence. Not paying because the child is kept back is another. The two matters are settled apart.

A spoken agreement to lower maintenance protects nobody. If incomes change, write it down and have it approved, or go to the family judge; the request can be made without a lawyer.

## And tax

Whoever pays maintenance for a child who does not live with them may usually deduct it, within the limits of the law; whoever receives it declares it. With alternating residence the rules differ: check before you fill in the return.

To read further: [pension-alimentaire.caf.fr](https://pension-alimentaire.caf.fr) and [service-public.fr](https://www.service-public.fr).`,
    },
  },
]
