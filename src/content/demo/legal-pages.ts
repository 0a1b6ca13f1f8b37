import type { LibraryText } from './article.ts'

/** The short legal pages, and the page about the operator. */
export const legalPages: readonly LibraryText[] = [
  {
    slug: 'legal-notice',
    category: null,
    fr: {
      title: 'Mentions légales',
      summary: 'Qui édite ce site, qui l’héberge, qui contacter.',
      body: `## Éditeur

- {entity}
- {form}
- {address}
- {registry}
- SIRET {siret}
- TVA intracommunautaire {vat}
- Téléphone : {phone}
- Courriel : {email}

## Directeur de la publication

{director}

## Hébergement

- {hostName}
- {hostAddress}
- {hostPhone}

## Médiateur de la consommation

- {mediatorName}
- {mediatorAddress}
- [{mediatorUrl}]({mediatorUrl})

## Point de contact

Les autorités et le public peuvent écrire en français ou en anglais à {email}. Un contenu se signale sur la page [Signaler](/fr/signaler). Les questions sur les données vont à {privacyEmail}.

## Propriété

Les textes, les dessins et le logiciel de ce site sont protégés. Les cartes et la liste des communes viennent de données publiques françaises. Les portraits de démonstration sont dessinés et ne représentent personne.`,
    },
    en: {
      title: 'Legal notice',
      summary: 'Who publishes this site, who hosts it, whom to contact.',
      body: `## Publisher

- {entity}
- {form}
- {address}
- {registry}
- SIRET {siret}
- VAT number {vat}
- Telephone: {phone}
- Email: {email}

## Director of publication

{director}

## Hosting

- {hostName}
- {hostAddress}
- {hostPhone}

## Consumer mediator

- {mediatorName}
- {mediatorAddress}
- [{mediatorUrl}]({mediatorUrl})

## Point of contact

Authorities and the public may write in French or in English to {email}. Content is reported on the page [Report](/en/signaler). Questions about data go to {privacyEmail}.

## Property

The texts, drawings and software of this site are protected. The maps and the list of communes come from French public data. The demonstration portraits are drawn and show nobody.`,
    },
  },
  {
    slug: 'cookies',
    category: null,
    fr: {
      title: 'Cookies et autres traces',
      summary: 'Ce que ce site garde dans votre navigateur, et ce qui attend votre accord.',
      body: `## Ce qui est nécessaire

Ces éléments font marcher le site. Ils ne servent pas à vous suivre et ne demandent pas d’accord.

- **i18n_redirected**, un cookie : la langue choisie, un an.
- **user-locale** et **detected-country**, dans le stockage du navigateur : la langue et le pays, pour ne pas vous redemander.
- **nuxt-color-mode** : clair, sombre ou comme votre appareil.
- **token** : votre session. Il disparaît quand vous vous déconnectez.
- **staff**, un cookie, pour les membres de l’équipe seulement : il leur montre leurs pages, douze heures.
- **consent** : votre réponse sur la mesure d’audience, six mois.
- Ce que vous êtes en train d’écrire : gardé dans votre navigateur pour n’être pas perdu, effacé après l’envoi.

Le pays est déduit de votre adresse par une table qui se trouve sur notre serveur, sans appel à l’extérieur.

## Ce qui attend votre accord

La mesure d’audience, par un gestionnaire de balises, si l’exploitant en a réglé un. Rien n’est chargé et rien n’est envoyé avant que vous acceptiez. Refuser est aussi simple qu’accepter ; ne rien dire vaut refus. Votre choix vaut six mois.

## Changer d’avis

Le lien au bas de chaque page rouvre le choix quand une mesure est possible. Vous pouvez aussi effacer les données de ce site dans votre navigateur : vous garderez l’accès à votre compte par un lien de connexion.

## Le paiement

La page de paiement, et elle seule, fait appel au prestataire de paiement, parce que la commande ne peut pas se faire sans lui. Il peut déposer ses propres cookies pour empêcher la fraude.`,
    },
    en: {
      title: 'Cookies and other traces',
      summary: 'What this site keeps in your browser, and what waits for your agreement.',
      body: `## What is necessary

These make the site work. They are not used to follow you and need no agreement.

- **i18n_redirected**, a cookie: the language chosen, one year.
- **user-locale** and **detected-country**, in the browser’s storage: language and country, so as not to ask again.
- **nuxt-color-mode**: light, dark or as your device.
- **token**: your session. It goes when you sign out.
- **staff**, a cookie, for members of the team only: it shows them their pages, for twelve hours.
- **consent**: your answer about audience measurement, six months.
- What you are writing: kept in your browser so as not to be lost, erased after it is sent.

The country is worked out from your address by a table on our own server, without any call outside.

## What waits for your agreement

Audience measurement, through a tag manager, if the operator has set one up. Nothing is loaded and nothing is sent before you accept. Refusing is as easy as accepting; saying nothing is a refusal. Your choice is good for six months.

## Changing your mind

The link at the foot of each page opens the choice again when measurement is possible. You may also erase this site’s data in your browser: you keep access to your account by a sign-in link.

## Payment

The payment page, and it alone, calls the payment provider, because the order cannot be made without it. The provider may set its own cookies to prevent fraud.`,
    },
  },
  {
    slug: 'accessibility',
    category: null,
    fr: {
      title: 'Accessibilité',
      summary: 'Ce qui a été vérifié, ce qui ne l’a pas encore été, et comment nous dire ce qui bloque.',
      body: `## Ce que nous visons

Ce site est conçu pour les règles WCAG 2.2 au niveau AA, et pour un contraste du texte au niveau AAA. Les mêmes exigences valent pour les courriels et pour le PDF d’une réponse.

## État de conformité

Aucun audit complet du RGAA par un tiers n’a encore été fait. Nous ne déclarons donc pas de taux de conformité. Voici ce qui a été vérifié, et comment.

## Ce qui a été vérifié

- Chaque écran terminé est contrôlé par un outil automatique (axe), en français et en anglais, en clair et en sombre, sur un petit et un grand écran, à chaque changement du site.
- Les contrastes des couleurs sont calculés et contrôlés à chaque changement.
- Le parcours principal, de la question à la réponse, est fait au clavier seul.
- Les mouvements s’arrêtent si votre appareil le demande, et les couleurs imposées par votre système sont respectées.
- Les pages publiques se lisent sans JavaScript.

## Ce qui ne l’a pas encore été

- Des essais avec des personnes qui utilisent chaque jour un lecteur d’écran, une loupe ou une commande vocale.
- Le PDF d’une réponse est balisé, mais n’a pas été relu avec un lecteur d’écran.
- Les documents joints par les clients et les experts ne sont pas contrôlés.
- La carte de France a une liste équivalente à côté d’elle ; la carte elle-même n’a pas été essayée avec tous les lecteurs d’écran.

Les outils automatiques ne trouvent qu’une partie des défauts.

## Nous dire ce qui bloque

Écrivez par la page [Contact](/fr/contact) ou à {email}, ou appelez le {phone}. Dites la page et ce que vous vouliez faire. Nous vous répondons et vous donnons l’information sous une autre forme en attendant.

## Si rien ne change

Vous pouvez écrire au Défenseur des droits, [defenseurdesdroits.fr](https://www.defenseurdesdroits.fr), ou rencontrer son délégué dans votre région.`,
    },
    en: {
      title: 'Accessibility',
      summary: 'What has been checked, what has not yet been, and how to tell us what is in your way.',
      body: `## What we aim at

This site is designed for WCAG 2.2 at level AA, with text contrast at level AAA. The same is asked of emails and of the PDF of an answer.

## Conformity

No complete audit by a third party, such as the French RGAA asks for, has been made yet. We therefore state no rate of conformity. Here is what has been checked, and how.

## What has been checked

- Each finished screen is checked by an automatic tool (axe), in French and in English, light and dark, on a small and a large screen, with every change to the site.
- The contrast of colours is worked out and checked with every change.
- The main path, from the question to the answer, is walked by keyboard alone.
- Motion stops if your device asks for it, and colours forced by your system are respected.
- Public pages can be read without JavaScript.

## What has not been yet

- Trials with people who use a screen reader, a magnifier or voice control every day.
- The PDF of an answer is tagged, but has not been read through with a screen reader.
- Documents attached by clients and experts are not checked.
- The map of France has a list of the same beside it; the map itself has not been tried with every screen reader.

Automatic tools find only some of the faults.

## Telling us what is in your way

Write through the [Contact](/en/contact) page or to {email}, or call {phone}. Say which page and what you wanted to do. We answer, and give you the information in another form meanwhile.

## If nothing changes

In France you may write to the Defender of Rights, [defenseurdesdroits.fr](https://www.defenseurdesdroits.fr), or meet the local delegate.`,
    },
  },
  {
    slug: 'who-we-are',
    category: null,
    fr: {
      title: 'Qui sommes-nous ?',
      summary: 'Un guichet où quelqu’un lève la tête et vous dit : racontez-moi.',
      body: `## D’où vient l’idée

Une lettre du propriétaire, un avis d’impôt, un chien qui boite. Le soir, on cherche sur internet, on trouve tout et son contraire, et l’on ne sait toujours pas quoi faire le lendemain. Un professionnel, lui, saurait le dire en quelques lignes.

{brand} est ce guichet : vous racontez, quelqu’un du métier lit et vous répond par écrit.

## Ce que nous faisons autrement

**Le prix est dit en entier, avant.** {first} pour la première réponse, puis {plan} par mois à partir d’une date écrite sur le bouton. La somme n’est prise que si un expert accepte.

**Vous savez qui vous parle.** Ce que la machine écrit porte la mention IA. Ce qu’un expert écrit porte son nom et ses titres vérifiés. Quand l’expert arrive, l’assistant se tait.

**L’attente est vraie.** L’écran montre ce qui se passe réellement : qui est sollicité, qui a accepté, depuis quand il lit.

**Partir est facile.** Trois clics pour [résilier](/fr/resilier), un clic pour la garantie, et un rappel sept jours avant le premier mois.

## Qui répond

Des avocats, des médecins, des vétérinaires, des artisans, des techniciens, des enseignants. Leur identité est vérifiée, leurs titres aussi, et leur page dit lesquels et quand. Ils sont indépendants et fixent leurs heures.

Pour savoir comment l’un d’eux vous est proposé, lisez la page [Classement](/fr/classement). Personne ne paie pour passer devant.

## Qui tient la maison

{entity}, {address}. La direction de la publication est assurée par {director}. Pour nous parler : la page [Contact](/fr/contact), {email}, ou le {phone}.`,
    },
    en: {
      title: 'Who we are',
      summary: 'A counter where somebody looks up and says: tell me.',
      body: `## Where the idea comes from

A letter from the landlord, a tax notice, a dog that limps. In the evening one searches the internet, finds everything and its opposite, and still does not know what to do tomorrow. A professional could say it in a few lines.

{brand} is that counter: you tell the story, somebody of the trade reads it and answers you in writing.

## What we do differently

**The price is said whole, and before.** {first} for the first answer, then {plan} a month from a date written on the button. The money is taken only if an expert accepts.

**You know who is speaking.** What the machine writes carries the mark AI. What an expert writes carries a name and checked titles. When the expert comes, the assistant falls silent.

**The waiting is true.** The screen shows what is really happening: who is being asked, who has accepted, since when they have been reading.

**Leaving is easy.** Three clicks to [cancel](/en/resilier), one click for the guarantee, and a reminder seven days before the first month.

## Who answers

Lawyers, doctors, vets, tradespeople, technicians, teachers. Their identity is checked, and so are their titles; their page says which, and when. They are independent and set their own hours.

To know how one of them is proposed to you, read the page [Ranking](/en/classement). Nobody pays to come first.

## Who keeps the house

{entity}, {address}. The director of publication is {director}. To talk to us: the [Contact](/en/contact) page, {email}, or {phone}.`,
    },
  },
]
