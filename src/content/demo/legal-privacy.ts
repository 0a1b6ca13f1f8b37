import type { LibraryText } from './article.ts'

/** Which data are stored, why, on what legal basis, for how long, and the rights of the person. */
export const privacy: LibraryText = {
  slug: 'privacy',
  category: null,
  fr: {
    title: 'Politique de confidentialité',
    summary: 'Quelles données, pour quoi faire, pendant combien de temps, et vos droits.',
    body: `## Le responsable

{entity}, {address}, est responsable du traitement de vos données. Pour toute question et pour exercer vos droits : {privacyEmail}.

## Ce que nous utilisons, et pourquoi

**Répondre à votre question.** Vos messages, vos documents, la catégorie, la langue, la ville si vous la donnez. Base : le contrat, ou les démarches que vous demandez avant lui. Les aperçus gratuits en font partie.

**Votre compte et votre connexion.** Adresse électronique, nom si vous le donnez, mot de passe sous forme d’empreinte, sessions. Base : le contrat, et notre intérêt légitime à protéger les comptes.

**Le paiement et la facturation.** Montants, dates, factures, identifiant du client chez le prestataire de paiement. Le numéro de carte ne passe pas par nos serveurs : il est saisi chez le prestataire. Base : le contrat et nos obligations comptables.

**Des données sensibles, si votre question en contient.** Une question de santé, par exemple. Base : votre consentement, donné quand vous les écrivez pour obtenir une réponse ; ne dites que le nécessaire.

**Les avis et les publications.** Note, commentaire, date. Une question n’est publiée qu’avec votre accord, sans votre nom. Base : votre consentement.

**La qualité et la sécurité.** Journal des événements d’une question, limites de fréquence par adresse, journaux techniques sans contenu de message. Base : notre intérêt légitime.

**Les notifications sur un appareil.** Seulement si vous les activez, et jusqu’à ce que vous les arrêtiez ou vous déconnectiez : l’adresse que votre navigateur nous donne pour cet appareil. Le message passe, chiffré, par le service de votre navigateur ; il dit qu’on vous a répondu, jamais ce qui est écrit. Base : votre consentement.

**La mesure d’audience.** Seulement si vous l’acceptez. Base : votre consentement. Voir la page [Cookies](/fr/cookies).

**Les messages que vous nous écrivez.** Nom, adresse, message. Base : notre intérêt légitime à vous répondre ; pour un signalement, une obligation légale.

Nous n’achetons ni ne vendons de données. Aucune décision produisant des effets juridiques n’est prise par une machine seule : le choix de l’expert proposé est automatique, il est expliqué sur la page [Classement](/fr/classement), et vous pouvez demander une autre personne.

## Qui les reçoit

- L’assistant, puis l’expert qui accepte votre question. Avant d’accepter, un expert ne voit qu’un résumé.
- Un spécialiste local, si vous demandez un rendez-vous et choisissez ce que vous lui montrez.
- Nos prestataires : hébergement ({hostName}), paiement, envoi de courriels et, si l’exploitant l’a réglé ainsi, un fournisseur de modèle d’intelligence artificielle, qui n’a pas le droit d’utiliser vos textes pour son compte.
- Les autorités, quand la loi l’impose.

Si un prestataire se trouve hors de l’Espace économique européen, le transfert repose sur une décision d’adéquation ou sur les clauses types de la Commission européenne. La liste à jour est envoyée sur demande.

## Combien de temps

Une question abandonnée par un visiteur : trente jours.

Un compte sans activité : deux ans. Un e-mail vous prévient trente jours avant ; une seule connexion suffit à tout garder.

Un visiteur qui n’a laissé aucune adresse : un an après sa dernière visite. Une adresse laissée sans ouvrir de compte : trois ans après le dernier contact.

Une session : sept jours sans visite. Un lien de connexion : trente minutes ou un jour, selon ce qu’il ouvre. Un lien de partage : trente jours après sa fin.

Les e-mails que nous vous envoyons : leur objet et leur texte quatre-vingt-dix jours, leur date trois ans.

Les données du contrat : sa durée, puis cinq ans en archive, le temps des recours.

Les factures et les pièces comptables : dix ans.

Les documents joints : la durée de votre compte, au plus cinq ans après la clôture de la question, sauf litige en cours.

Un message de contact ou un signalement : trois ans après notre dernier échange.

La preuve de vos choix sur les cookies : le choix vaut six mois.

Une carte refusée, pour reconnaître les essais frauduleux : quatre-vingt-dix jours.

Le dossier d’un expert : la durée de sa participation. Ce qui l’identifie comme professionnel (nom, coordonnées, pièce d’identité, compte bancaire), six mois de plus, sans autre usage, même si son compte est effacé (règlement (UE) 2022/2065, article 30). Son nom et sa profession restent connus cinq ans des clients à qui il a répondu. Son identité fiscale, pour la déclaration de ce qui lui a été versé : six ans après sa dernière réponse payée.

## Vos droits

Vous pouvez demander l’accès à vos données, leur correction, leur effacement, leur portabilité, une limitation, et vous opposer à un traitement fondé sur notre intérêt légitime. Vous pouvez retirer un consentement à tout moment, et donner des directives sur le sort de vos données après votre mort.

**Obtenir vos données.** Sur la page [Mon compte](/fr/user), « Télécharger mes données » vous donne une archive de tout ce que nous gardons sur vous. Elle est faite à l’instant et rien n’en reste chez nous.

**Effacer votre compte.** Au même endroit, « Effacer mon compte » montre d’abord ce qui s’arrête, ce qui part et ce qui reste. Votre abonnement prend fin, les montants réservés sont libérés, les questions ouvertes sont closes, puis sont effacés votre nom, vos coordonnées, vos textes et vos fichiers. Restent ce que la loi impose : les factures dix ans, les dates et les preuves du contrat cinq ans, les réponses des experts sans votre nom cinq ans ; et une empreinte de votre adresse, car l’offre de la première question est unique. Un reçu vous est envoyé.

Pour le reste, écrivez à {privacyEmail}. Nous répondons dans le mois. Une pièce d’identité n’est demandée qu’en cas de doute sérieux.

Si vous pensez que vos droits ne sont pas respectés, vous pouvez saisir la CNIL : [cnil.fr](https://www.cnil.fr).

## La sécurité

Les documents sont chiffrés là où ils sont gardés, les données cachées des photos sont effacées, les mots de passe et les liens de connexion ne sont conservés que sous forme d’empreinte. L’accès du personnel est limité par le rôle de chacun.

## Les mineurs

Le service payant s’adresse aux adultes. Un mineur en difficulté trouve une écoute gratuite au 119 (enfance en danger) et au 3018 (violences numériques).`,
  },
  en: {
    title: 'Privacy policy',
    summary: 'Which data, what for, for how long, and your rights.',
    body: `## Who is responsible

{entity}, {address}, is the controller of your data. For any question and to use your rights: {privacyEmail}.

## What we use, and why

**Answering your question.** Your messages, your documents, the category, the language, the town if you give it. Ground: the contract, or the steps you ask for before it. The free previews are part of it.

**Your account and signing in.** Email address, name if you give it, password as a hash, sessions. Ground: the contract, and our legitimate interest in protecting accounts.

**Payment and invoices.** Amounts, dates, invoices, your customer number with the payment provider. The card number does not pass through our servers: it is typed with the provider. Ground: the contract and our accounting duties.

**Sensitive data, if your question holds any.** A question about health, for example. Ground: your consent, given when you write them to obtain an answer; say only what is needed.

**Reviews and publications.** Rating, comment, date. A question is published only with your agreement, without your name. Ground: your consent.

**Quality and security.** The log of a question’s events, limits by address, technical logs without the content of messages. Ground: our legitimate interest.

**Notifications on a device.** Only if you switch them on, and until you switch them off or sign out: the address that your browser gives us for this device. The message travels, encrypted, through the service of your browser; it says that somebody has answered, never what is written. Ground: your consent.

**Audience measurement.** Only if you accept it. Ground: your consent. See the page [Cookies](/en/cookies).

**Messages that you write to us.** Name, address, message. Ground: our legitimate interest in answering you; for a report, a legal duty.

We neither buy nor sell data. No decision with legal effects is taken by a machine alone: which expert is proposed is automatic, it is explained on the page [Ranking](/en/classement), and you may ask for somebody else.

## Who receives them

- The assistant, then the expert who accepts your question. Before accepting, an expert sees a summary only.
- A local specialist, if you ask for a meeting and choose what to show.
- Our providers: hosting ({hostName}), payment, email and, if the operator has set it so, a provider of an artificial intelligence model, who may not use your texts for its own purposes.
- The authorities, where the law demands it.

If a provider is outside the European Economic Area, the transfer rests on an adequacy decision or on the European Commission’s standard clauses. The present list is sent on request.

## For how long

A question that a visitor has left: thirty days.

An account without activity: two years. An email warns you thirty days before; signing in once is enough to keep everything.

A visitor who left no address: a year after the last visit. An address left without opening an account: three years after the last contact.

A session: seven days without a visit. A sign-in link: thirty minutes or a day, by what it opens. A shared link: thirty days after its end.

The emails that we send you: their subject and text ninety days, their date three years.

The data of the contract: its duration, then five years in archive, the time for claims.

Invoices and accounts: ten years.

Attached documents: as long as your account, at most five years after the question was closed, unless there is a dispute.

A contact message or a report: three years after our last exchange.

The proof of your choice about cookies: the choice is good for six months.

A refused card, to recognise fraudulent tries: ninety days.

An expert’s file: as long as the expert takes part. What identifies the expert as a trader (name, contact details, identity document, bank account), six months more, for no other use, even where the account is erased (Regulation (EU) 2022/2065, article 30). The name and profession stay known for five years to the clients whom the expert answered. The tax identity, for the report of what was paid: six years after the last paid answer.

## Your rights

You may ask for access to your data, to have them corrected, erased, handed over or restricted, and object to what rests on our legitimate interest. You may withdraw a consent at any time, and leave instructions for your data after your death.

**Obtaining your data.** On the page [My account](/en/user), “Download my data” gives you an archive of everything that we keep about you. It is made at that moment, and nothing of it stays with us.

**Erasing your account.** In the same place, “Erase my account” first shows what ends, what goes and what stays. Your plan ends, held amounts are let go, open questions are closed, then your name, how to reach you, your texts and your files are erased. What the law demands stays: invoices for ten years, the dates and proofs of the contract for five, the experts’ answers without your name for five; and a hash of your address, because the offer for the first question is given once. A receipt is sent to you.

For anything else, write to {privacyEmail}. We answer within a month. An identity document is asked for only where there is serious doubt.

If you think that your rights are not respected, you may complain to the French authority, the CNIL: [cnil.fr](https://www.cnil.fr).

## Security

Documents are encrypted where they are kept, hidden data in photographs is erased, passwords and sign-in links are kept as hashes only. What the staff may see is limited by each person’s role.

## Minors

The paid service is for adults. A minor in difficulty finds free help in France at 119 (children in danger) and 3018 (online violence).`,
  },
}
