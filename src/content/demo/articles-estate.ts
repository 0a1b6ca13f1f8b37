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

To read further: [service-public.fr](https://www.service-public.fr) and [notaires.fr](https://www.notaires.fr).`,
    },
  },
]
