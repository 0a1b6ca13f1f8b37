import type { LibraryText } from './article.ts'

export const estateArticles: readonly LibraryText[] = [
  {
    slug: 'acheter-un-logement-etapes',
    category: 'immobilier',
    fr: {
      title: 'Acheter un logement : de l’offre à l’acte de vente',
      summary: 'Ce que l’on signe, quand on peut renoncer, et les conditions à faire écrire.',
      body: `Un achat dure souvent trois mois. Chaque signature engage un peu plus : mieux vaut savoir laquelle permet encore de renoncer.

## L’offre

Une offre écrite au prix engage déjà. Indiquez sa durée, et qu’elle dépend d’un prêt. Aucune somme ne se verse à ce stade.

## L’avant-contrat

Promesse ou compromis, il fixe le bien, le prix et les conditions. Un dépôt, souvent de cinq à dix pour cent, est versé à un notaire ou à un agent, jamais au vendeur.

L’acheteur non professionnel a **dix jours** pour se rétracter, à partir du lendemain de la réception de l’acte complet. Aucun motif n’est demandé, et le dépôt est rendu.

## Les conditions à faire écrire

- **Le prêt** : montant, taux maximal, durée, date limite. La condition dure au moins un mois. Si le prêt est refusé malgré des démarches sérieuses, le dépôt est rendu. Demandez plusieurs refus écrits.
- **L’urbanisme**, si vous comptez agrandir.
- **La vente d’un autre bien**, si vous en dépendez.

## Ce qu’il faut lire

Les diagnostics : énergie, électricité, gaz, plomb, amiante, termites, risques. En copropriété : les trois derniers procès-verbaux d’assemblée, les charges, l’état daté, les travaux votés. Demandez qui paie les travaux déjà décidés. Visitez à deux heures différentes, dont une de pluie ou de nuit.

## Le prêt

L’offre de prêt reste valable au moins trente jours, et ne peut être acceptée avant le onzième. Vous pouvez choisir une autre assurance que celle de la banque, et en changer plus tard.

## L’acte

Il se signe chez un notaire, environ trois mois après. Vous pouvez prendre le vôtre sans payer davantage : les deux se partagent la rémunération. Une dernière visite la veille évite les surprises.

Après la vente, un vice caché se signale sans tarder ; entre particuliers, le contrat écarte souvent cette garantie, sauf si le vendeur connaissait le défaut.

## Visiter pour acheter, pas pour rêver

Revenez à une autre heure, un jour de semaine et un jour de pluie. Écoutez, ouvrez les robinets, regardez les plafonds, les caves et les murs du nord. Demandez les trois derniers procès-verbaux d’assemblée, le montant des charges, les travaux votés et ceux dont on parle. Une façade à ravaler l’an prochain change le prix.

Pour une maison, demandez les permis des agrandissements, l’assurance décennale des travaux récents et l’état de l’assainissement. Allez voir en mairie ce qui peut se construire à côté.

## Le budget complet

Au prix s’ajoutent les frais d’acte, souvent entre sept et huit pour cent dans l’ancien et moins dans le neuf, les frais de garantie et de dossier, l’assurance du prêt, les premiers travaux, la taxe foncière et les charges. Gardez une réserve : un chauffe-eau ou une chaudière ne prévient pas.

Pour le prêt, comparez le taux annuel effectif global et le coût total, assurance comprise. L’assurance peut être prise ailleurs et changée ensuite à tout moment, à garanties équivalentes.

## Les diagnostics, utilement

La performance énergétique annonce des dépenses et, pour un bailleur, des interdictions de louer. L’amiante, le plomb, les termites, le gaz et l’électricité disent ce qu’il faudra reprendre. Lisez surtout la dernière page, celle des réserves : ce que le diagnostiqueur n’a pas pu voir.

## À deux, ou à plusieurs

Décidez avant l’offre qui paie quoi et qui possède quoi. Marié, pacsé ou non, l’effet n’est pas le même en cas de séparation ou de décès. Le notaire peut écrire des parts différentes et une clause de rachat : demandez-le avant l’acte, pas après.

Pour aller plus loin : [service-public.fr](https://www.service-public.fr), [notaires.fr](https://www.notaires.fr) et [anil.org](https://www.anil.org).`,
    },
    en: {
      title: 'Buying a home in France: from the offer to the deed',
      summary: 'What you sign, when you may still withdraw, and which conditions to have written.',
      body: `A purchase often takes three months. Each signature binds a little more: better to know which one still lets you withdraw.

## The offer

A written offer at the asking price already binds. State how long it stands, and that it depends on a loan. No money is paid at this stage.

## The preliminary contract

A *promesse* or *compromis* fixes the property, the price and the conditions. A deposit, often five to ten per cent, goes to a notary or agent, never to the seller.

A private buyer has **ten days** to withdraw, from the day after receiving the complete contract. No reason is needed, and the deposit is returned.

## Conditions to have written

- **The loan**: amount, maximum rate, length, last date. The condition lasts at least one month. If the loan is refused despite serious efforts, the deposit is returned. Ask for written refusals.
- **Planning**, if you mean to extend.
- **The sale of another home**, if you depend on it.

## What to read

The surveys (*diagnostics*): energy, wiring, gas, lead, asbestos, termites, risks. They are not a structural survey: you may have one made before signing. In a co-owned building: the minutes of the last three meetings, the charges, the works already voted. Ask who pays for them. Visit at two different hours, one of them in the rain or at night. In the country, ask about the septic tank.

## The loan

The offer stays valid for at least thirty days and cannot be accepted before the eleventh. You may choose an insurance other than the bank’s, and change it later.

## The deed

It is signed before a notary, about three months later. You may bring your own without paying more: the two share the fee. If you do not read French well, an interpreter is needed. A last visit the day before avoids surprises.

After the sale, report a hidden defect without delay; between private people the contract often excludes this guarantee, unless the seller knew.

## Visiting to buy, not to dream

Come back at another hour, on a weekday and on a rainy day. Listen, open the taps, look at the ceilings, the cellars and the north walls. Ask for the last three minutes of the co-owners’ meetings, the charges, the works voted and those being talked about. A façade to be redone next year changes the price.

For a house, ask for the permits of any extension, the ten-year insurance of recent works and the state of the drains. Go to the town hall to see what may be built next door.

## The whole budget

To the price are added the costs of the deed, often between seven and eight per cent for an older home and less for a new one, the costs of the guarantee and the file, the loan insurance, the first works, the property tax and the charges. Keep a reserve: a water heater or a boiler gives no warning.

For the loan, compare the overall annual rate (TAEG) and the total cost, insurance included. The insurance may be taken elsewhere and changed later at any time, for equivalent cover.

## Using the surveys

The energy rating announces expenses and, for a landlord, bans on letting. Asbestos, lead, termites, gas and electricity tell what will have to be redone. Read above all the last page, that of the reservations: what the surveyor could not see.

## With a partner, or several

Decide before the offer who pays what and who owns what. Married, in a civil partnership or neither, the effect differs if you separate or if one dies. The notary can write unequal shares and a clause to buy out: ask before the deed, not after.

To read further: [service-public.fr](https://www.service-public.fr), [notaires.fr](https://www.notaires.fr) and [anil.org](https://www.anil.org).`,
    },
  },
  {
    slug: 'premieres-demarches-apres-un-deces',
    category: 'succession',
    fr: {
      title: 'Après un décès : les premières démarches, dans l’ordre',
      summary: 'Les premiers jours, le notaire, l’option des héritiers et la déclaration fiscale.',
      body: `Dans ces jours-là, peu de choses sont vraiment urgentes. Voici lesquelles.

## Le premier jour

Un médecin établit le certificat de décès. Le décès se déclare à la mairie du lieu, en principe dans les **vingt-quatre heures** ouvrées ; les pompes funèbres peuvent s’en charger. Demandez plusieurs copies de l’acte, elles sont gratuites.

Cherchez si la personne avait écrit ses volontés ou souscrit un contrat obsèques. Vous êtes libre de choisir l’entreprise et pouvez demander plusieurs devis.

## La première semaine

- **L’employeur**, la caisse de retraite, la Caf, l’assurance maladie.
- **La banque** : les comptes au seul nom du défunt sont bloqués. Les frais d’obsèques peuvent être réglés sur ces comptes, dans une limite fixée chaque année. Une procuration s’arrête au décès. Un compte joint continue en principe.
- **Le bailleur**, les assurances de la maison et de la voiture, à maintenir.

## Le premier mois

Un **notaire** est nécessaire s’il y a un bien immobilier, un testament, une donation entre époux, ou au-delà d’un certain montant. Il interroge le fichier des testaments et dresse l’acte de notoriété, qui dit qui hérite. Vous pouvez choisir le vôtre.

Cherchez une assurance-vie auprès de l’Agira, gratuitement, et les comptes oubliés sur Ciclade.

## Accepter ou non

Chaque héritier choisit : accepter, accepter à concurrence de l’actif net, ou renoncer. Personne ne peut l’y obliger avant **quatre mois**. Prudence avant de vider la maison ou de vendre un objet : certains gestes valent acceptation, dettes comprises.

## Les six premiers mois

La **déclaration de succession** se dépose en principe dans les six mois d’un décès en France, douze mois s’il a eu lieu à l’étranger. Des cas de dispense existent. Le conjoint et le partenaire de pacs ne paient pas de droits. Un délai de paiement se demande.

La dernière déclaration de revenus du défunt se fait l’année suivante.

## Qui prévenir, dans quel ordre

Commencez par ce qui verse ou prélève de l’argent : l’employeur ou France Travail, la caisse de retraite, l’assurance maladie, la CAF, la banque, les assurances, le bailleur. Viennent ensuite l’énergie, le téléphone, l’eau, les abonnements. Une lettre type avec une copie de l’acte de décès suffit. Demandez dix copies de cet acte : elles sont gratuites et servent vite.

Ne coupez pas trop tôt le téléphone et la messagerie : des codes et des courriers utiles y arrivent encore.

## Les comptes bancaires

Le compte personnel est bloqué dès que la banque est prévenue. Les frais d’obsèques peuvent y être prélevés, dans une limite fixée par la loi. Un compte joint continue en général de fonctionner, sauf opposition d’un héritier ou du notaire. Une procuration, elle, s’éteint avec le décès : l’utiliser ensuite est une faute.

## Le logement

Si le défunt louait, le bail peut passer au conjoint, au partenaire de PACS ou à un proche qui vivait là, sous conditions. S’il était propriétaire, le conjoint qui occupait la résidence principale a droit d’y rester un an, sans rien payer, et peut demander un droit pour la vie.

## Pensions et capitaux

La pension de réversion se demande : rien n’est automatique. Cherchez aussi le capital décès de l’assurance maladie, celui de l’employeur ou d’une mutuelle, et les assurances-vie, grâce à un service gratuit de recherche pour les bénéficiaires. Certaines demandes ont un délai court : notez-les toutes sur une même feuille, avec la date.

## Se faire aider

Une mairie, une assistante sociale, une association de veufs et de veuves peuvent vous accompagner. On n’est pas obligé d’être efficace la première semaine.

Pour aller plus loin : [service-public.fr](https://www.service-public.fr) et [notaires.fr](https://www.notaires.fr).`,
    },
    en: {
      title: 'After a death in France: the first steps, in order',
      summary: 'The first days, the notary, the heirs’ choice and the tax declaration.',
      body: `In those days few things are truly urgent. Here is which.

## The first day

A doctor writes the death certificate. The death is declared at the town hall of the place, in principle within **twenty-four hours** on working days; the undertaker can do it. Ask for several copies of the record (*acte de décès*), which are free.

Look for written wishes or a funeral contract. You are free to choose the undertaker and may ask for several quotes. For a foreign national, tell the consulate.

## The first week

- **The employer**, the pension fund, the Caf, the health insurance.
- **The bank**: accounts in the deceased’s sole name are frozen. Funeral costs can be paid from them, within a limit set each year. A power of attorney ends at death. A joint account goes on, in principle.
- **The landlord**, the house and car insurance, to be kept in force.

## The first month

A **notary** is needed if there is real estate, a will, a gift between spouses, or above a certain amount. The notary consults the register of wills and draws up the deed that says who inherits. You may choose your own.

Ask Agira about life insurance, free of charge, and look for forgotten accounts on Ciclade.

## Accepting or not

Each heir chooses: accept, accept up to the net assets, or renounce. Nobody can force the choice before **four months**. Be careful before emptying the house or selling anything: some acts count as acceptance, debts included.

## The first six months

The **inheritance tax return** is filed in principle within six months of a death in France, twelve months if it happened abroad. Some estates are exempt. Spouses and civil partners (pacs) pay no duty. Time to pay can be requested.

## Two countries

Since 2015, the law of the country of last residence applies in principle to the whole estate, unless another national law was chosen in a will. Tax follows its own rules and treaties. Seek advice before signing anything.

## Whom to tell, and in which order

Begin with those who pay or collect money: the employer or France Travail, the pension fund, health insurance, the CAF, the bank, the insurers, the landlord. Then come energy, telephone, water, subscriptions. One model letter with a copy of the death certificate is enough. Ask for ten copies of that certificate: they are free and soon used.

Do not cut off the telephone and the mailbox too early: codes and useful letters still arrive there.

## Bank accounts

A personal account is frozen as soon as the bank is told. The costs of the funeral may be taken from it, up to a limit set by law. A joint account usually goes on working, unless an heir or the notary objects. A power of attorney ends with the death: using it afterwards is a fault.

## The home

If the person rented, the lease may pass to the spouse, the civil partner or a relative who lived there, under conditions. If the person owned it, the spouse who lived in the main home has the right to stay for a year without paying, and may ask for a right for life.

## Pensions and lump sums

A survivor’s pension must be asked for: nothing is automatic. Look too for the death benefit of health insurance, that of the employer or a mutual insurer, and life insurance, through a free search service for beneficiaries. Some requests have a short time limit: write them all on one sheet, with the date.

## Getting help

A town hall, a social worker, a group for widows and widowers can go along with you. Nobody has to be efficient in the first week.

To read further: [service-public.fr](https://www.service-public.fr) and [notaires.fr](https://www.notaires.fr).`,
    },
  },
]
