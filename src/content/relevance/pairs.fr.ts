/**
 * Questions paired with the published article of their category: `+` where a passage of it is relevant, `-` where none
 * is, though the category is the same. A star holds a pair out: the floor was not set on it.
 */
export const pairsFr: Record<string, string> = {
  'porter-plainte': `
+ Quelqu’un m’a volé mon vélo dans la cave, où dois-je porter plainte ?
+ Le commissariat a refusé de prendre ma plainte, ont-ils le droit ?
+* Combien de temps ai-je pour déposer plainte après des coups et blessures ?
+* Je veux porter plainte contre X pour des dégradations sur ma voiture.
- Je suis convoqué comme juré d’assises, puis-je refuser ?
- Mon voisin met de la musique toute la nuit, quels recours ?
- J’ai été condamné à une amende pénale, comment faire appel ?
-* Je dois témoigner dans un procès et j’ai peur de parler devant tout le monde.
-* Mon casier judiciaire mentionne une vieille condamnation, comment l’effacer ?`,
  'entretien-prealable-licenciement': `
+ Je suis convoqué à un entretien préalable la semaine prochaine, qui peut m’accompagner ?
+ Mon employeur veut me licencier, comment se déroule l’entretien préalable ?
+* J’ai reçu ma lettre de licenciement, combien de temps pour contester aux prud’hommes ?
+* Quelle indemnité de licenciement après neuf ans en CDI ?
- Mon patron refuse mes congés d’août, a-t-il le droit ?
- Mes heures supplémentaires ne sont pas payées depuis trois mois.
- Je veux démissionner pour créer mon entreprise, quel préavis ?
-* Ma cheffe m’appelle le soir et le week-end, dois-je répondre ?
-* Je suis enceinte, quand dois-je prévenir mon employeur ?
-* Mon CDD se termine, ai-je droit à une prime de précarité ?`,
  'pension-alimentaire-impayee': `
+ Mon ex ne paie plus la pension alimentaire depuis trois mois, que faire ?
+ Je viens de perdre mon emploi, puis-je baisser la pension alimentaire ?
+* Mon fils a 19 ans et étudie, dois-je encore verser une pension alimentaire ?
+* La pension de ma fille n’a jamais été indexée, comment la calculer ?
- Nous voulons divorcer à l’amiable, combien de temps cela prend-il ?
- Mon ex veut partir vivre à 600 km avec notre fille, puis-je m’y opposer ?
- Les grands-parents peuvent-ils voir leurs petits-enfants malgré nous ?
-* Comment changer le nom de famille de mon enfant ?
-* Nous voulons nous pacser, où aller ?`,
  'depot-de-garantie-restitution': `
+ Mon propriétaire ne me rend pas la caution depuis quatre mois.
+ L’agence garde 600 € de dépôt de garantie pour une peinture jaunie.
+* J’ai rendu les clés il y a deux mois et le dépôt n’est pas revenu.
+* Retenue sur ma caution sans facture ni devis, est-ce légal ?
- Mon propriétaire augmente le loyer de 80 € sans prévenir, est-ce permis ?
- Le chauffage est en panne depuis dix jours et le bailleur ne répond pas.
- Je veux quitter mon studio meublé, quel préavis donner ?
-* Il y a de la moisissure dans la chambre de mon bébé.
-* Le propriétaire veut vendre l’appartement, dois-je partir ?
-* Mon voisin du dessus fait du bruit toutes les nuits.
-* Mon bailleur entre chez moi en mon absence.`,
  'verifier-releve-de-carriere': `
+ Il manque deux années sur mon relevé de carrière, comment les faire ajouter ?
+ Où trouver mon relevé de carrière pour vérifier mes trimestres ?
+* Mes jobs d’été n’apparaissent pas sur mon relevé de carrière.
+* Faut-il racheter des trimestres pour mes années d’études avant la retraite ?
- Puis-je travailler et toucher ma retraite en même temps ?
- Quel est le montant du minimum vieillesse ?
- Ma mère touche la retraite de réversion, va-t-elle la perdre si elle se remarie ?
-* Ma pension a été versée en retard ce mois-ci.
-* Mon employeur veut me mettre à la retraite à 66 ans, puis-je refuser ?`,
  'corriger-declaration-revenus': `
+ J’ai oublié un revenu dans ma déclaration, comment la corriger ?
+ Je veux contester mon avis d’impôt sur le revenu, il est faux.
+* Je me suis trompé dans ma déclaration de revenus et le service en ligne est fermé.
+* Puis-je demander un sursis de paiement pendant que je conteste un impôt ?
- Ma taxe foncière a doublé, pourquoi ?
- Suis-je imposable si je loue une chambre à un étudiant ?
- Dois-je payer une TVA sur une vente entre particuliers ?
-* Quel taux de prélèvement à la source pour un couple non marié ?
-* Ma grand-mère veut me donner 20 000 €, y a-t-il un droit à payer ?`,
  'contester-trop-percu-caf': `
+ La Caf me réclame un trop-perçu de 1 900 €, comment contester ?
+ Je ne peux pas rembourser ma dette à la Caf, puis-je demander une remise ?
+* La Caf retient 90 € par mois sur mes allocations pour un indu, est-ce normal ?
+* Comment étaler le remboursement d’un trop-perçu de la Caf ?
- Je veux refaire ma carte d’identité, quels papiers ?
- La mairie refuse mon permis de construire, que faire ?
- Comment obtenir un acte de naissance quand on est né à l’étranger ?
-* Mon fils n’a pas de place en crèche municipale.
-* J’ai reçu une amende de stationnement alors que j’avais payé.`,
  'renouveler-titre-de-sejour': `
+ Mon titre de séjour expire dans deux mois, quand déposer le renouvellement ?
+ La préfecture ne répond pas à ma demande de renouvellement de carte de séjour.
+* Puis-je travailler avec mon récépissé pendant le renouvellement du titre de séjour ?
+* Le renouvellement de mon titre de séjour est refusé, quel recours ?
- Comment demander la nationalité française après dix ans ?
- Je veux faire venir ma femme par regroupement familial.
- Ma cousine veut un visa touristique pour trois semaines.
-* J’ai reçu une OQTF après mon arrivée, que risque-t-on ?
-* Comment échanger un permis de conduire obtenu hors d’Europe ?`,
  'fievre-enfant': `
+ Ma fille de deux ans a 39 de fièvre depuis hier soir, faut-il consulter ?
+ Mon bébé de quatre mois a de la fièvre, est-ce grave ?
+* Mon fils a 38,5 mais joue normalement, sa fièvre m’inquiète.
+* Comment mesurer la fièvre d’un petit enfant sans se tromper ?
- J’ai mal au dos depuis une semaine après un déménagement.
- Mon fils a des boutons sur les bras depuis ce matin.
- Ma tension est à 15, est-ce trop ?
-* Ma fille de trois ans ne dort plus la nuit.
-* J’ai une douleur au genou quand je cours.
-* Mon enfant a mal au ventre après les repas.`,
  'crise-d-angoisse': `
+ Je fais des crises d’angoisse dans le métro, comment les calmer ?
+ Mon cœur s’emballe et j’ai peur de mourir, est-ce une crise de panique ?
+* Comment aider ma sœur pendant une attaque de panique ?
+* Chaque nuit une crise d’angoisse me réveille, à qui en parler ?
- Je me sens triste depuis la mort de mon père.
- Mon fils ne parle plus à table depuis la séparation.
- Mon mari boit trop le soir, comment en parler ?
-* Je n’arrive plus à dormir depuis mon changement de poste.
-* Ma fille se compare sans cesse à ses amies.`,
  'chien-chocolat-intoxication': `
+ Mon chien de 8 kg a mangé une tablette de chocolat noir, que faire ?
+ Ma chienne a avalé du chocolat au lait il y a une heure, dois-je la faire vomir ?
+* Combien de chocolat est dangereux pour un labrador ?
+* Le chien a volé un gâteau au chocolat avec des raisins.
- Mon chat éternue et a les yeux qui coulent.
- Mon chien boite de la patte arrière depuis hier.
- Ma lapine ne mange plus depuis ce matin.
-* Mon chien aboie toute la journée quand je pars travailler.
-* L’éleveur m’a vendu un chiot malade, que faire ?`,
  'reviser-un-examen': `
+ Mon examen est dans un mois, comment organiser mes révisions ?
+ Je relis mes cours mais j’oublie tout, comment réviser mieux ?
+* Comment réviser le bac sans m’épuiser en quatre semaines ?
+* Ai-je droit à un tiers temps à l’examen avec ma dyslexie ?
- Comment choisir mes vœux sur Parcoursup ?
- Ma bourse du Crous n’a pas été versée.
- Puis-je refuser l’orientation proposée par le conseil de classe ?
-* Mon fils est harcelé au collège par trois élèves.
-* Mon maître de stage ne me donne rien à faire.`,
  'reception-travaux-garanties': `
+ Des fissures apparaissent trois ans après la réception des travaux, la décennale joue-t-elle ?
+ Comment écrire des réserves à la réception des travaux ?
+* L’entreprise ne revient pas lever les réserves de ma salle de bains.
+* Infiltration grave cinq ans après la construction, quelle garantie décennale demander ?
- Faut-il un permis pour fermer ma terrasse avec une véranda ?
- Combien coûte l’isolation de combles perdus ?
- Quel carrelage choisir pour une douche à l’italienne ?
-* Mon artisan demande un acompte de 60 %, est-ce normal ?
-* Comment poser un parquet flottant sur un vieux carrelage ?`,
  'fuite-d-eau-premiers-gestes': `
+ Une fuite d’eau sous l’évier inonde ma cuisine, que couper d’abord ?
+ Ma facture d’eau a triplé à cause d’une fuite après compteur, puis-je la réduire ?
+* L’eau coule du plafond depuis l’appartement du dessus.
+* Qui paie la réparation d’une fuite d’eau dans un logement loué ?
- Mon radiateur reste froid en bas, comment le purger ?
- Ma chaudière affiche le code F28 et ne démarre plus.
- Mes toilettes sont bouchées depuis hier.
-* La pression est trop faible sous ma douche.
-* Quel ballon d’eau chaude choisir pour quatre personnes ?`,
  'disjoncteur-qui-saute': `
+ Le disjoncteur saute dès que je branche le four, pourquoi ?
+ Mon disjoncteur différentiel saute la nuit, comment trouver la cause ?
+* Plus de courant : le disjoncteur général ne se réenclenche pas.
+* Tout saute quand la machine à laver tourne, que tester sans ouvrir le tableau ?
- Combien coûte une borne de recharge pour voiture électrique ?
- Comment poser une applique au mur du salon ?
- Mon interrupteur va-et-vient ne marche que d’un côté.
-* Quelle section de fil pour une plaque à induction ?
-* Ma facture d’électricité a doublé cet hiver.`,
  'distances-plantations-voisin': `
+ La haie du voisin fait trois mètres de haut et touche ma clôture, quelle distance ?
+ Les branches de l’arbre du voisin dépassent chez moi, puis-je les couper ?
+* Les racines du peuplier de mon voisin soulèvent ma terrasse.
+* À quelle distance de la limite planter un cerisier ?
- Mes tomates ont des taches noires, que faire ?
- Quand tailler un rosier grimpant ?
- Ma pelouse est pleine de mousse.
-* Comment se débarrasser des taupes au jardin ?
-* Mon olivier en pot perd ses feuilles.`,
  'acheter-voiture-occasion': `
+ Je veux acheter une voiture d’occasion à un particulier, que vérifier ?
+ La voiture d’occasion achetée le mois dernier a un vice caché, quel recours contre le vendeur ?
+* Quels papiers exiger avant d’acheter une occasion ?
+* Le garage m’a vendu une occasion dont la boîte casse après 500 km.
- Mon garagiste a facturé des travaux non demandés.
- Un voyant moteur orange s’allume sur ma Clio.
- Ma voiture ne démarre plus par temps froid.
-* On a rayé ma portière sur un parking.
-* Tous les combien faut-il changer la courroie ?`,
  'compte-pirate-que-faire': `
+ Mon compte Instagram a été piraté, comment le récupérer ?
+ On a piraté ma messagerie et changé le mot de passe.
+* Quelqu’un a pris le contrôle de mon compte Facebook et écrit à mes amis.
+* J’ai donné mon mot de passe à un faux site, que faire dans l’heure ?
- Mon ordinateur est très lent au démarrage.
- Mon imprimante n’est plus reconnue par Windows.
- Comment récupérer des photos effacées d’une clé USB ?
-* L’écran de mon portable reste noir.
-* Quel antivirus gratuit choisir ?`,
  'panne-internet-recours': `
+ Je n’ai plus internet depuis cinq jours, puis-je être dédommagé ?
+ Ma box ne se connecte plus, la panne vient-elle de chez moi ?
+* La panne de ma fibre dure depuis trois semaines, puis-je résilier sans frais ?
+* Internet coupe tous les soirs, comment le signaler à l’opérateur ?
- Comment garder mon numéro en changeant d’opérateur ?
- On m’a facturé des appels surtaxés que je n’ai pas passés.
- Mon téléphone est bloqué par le code PUK.
-* Le démarchage téléphonique ne s’arrête pas.
-* L’écran de mon mobile neuf est fissuré.`,
  'garantie-legale-appareil': `
+ Mon lave-linge de 14 mois est en panne, le vendeur refuse la garantie.
+ Le magasin me renvoie au fabricant, la garantie légale s’applique-t-elle au vendeur ?
+* Mon frigo acheté il y a un an ne refroidit plus, réparation ou remplacement gratuit ?
+* Après deux ans, la garantie légale d’un appareil est-elle finie ?
- Mon lave-vaisselle laisse des traces blanches sur les verres.
- Mon four chauffe trop, comment régler le thermostat ?
- Quel sèche-linge consomme le moins ?
-* Ma machine à laver vibre très fort à l’essorage.
-* Comment détartrer une machine à café ?`,
  'paiement-frauduleux-carte': `
+ Un paiement frauduleux de 480 € sur ma carte, la banque doit-elle rembourser ?
+ Ma banque refuse de me rembourser une fraude pour négligence grave.
+* Un faux conseiller bancaire m’a fait valider des virements.
+* Ma carte a été piratée, comment faire opposition et contester ?
- Mon prêt immobilier est refusé sans explication.
- La banque ferme mon compte, peut-elle le faire ?
- Mes frais de découvert sont énormes ce mois-ci.
-* Comment calculer les intérêts d’un livret ?
-* Puis-je renégocier le taux de mon crédit auto ?`,
  'declarer-un-sinistre': `
+ Combien de jours pour déclarer un dégât des eaux à mon assurance ?
+ L’assurance m’offre trop peu après mon sinistre, comment discuter l’expertise ?
+* Cambriolage pendant les vacances : comment déclarer le sinistre et prouver ?
+* L’expert de l’assureur sous-estime mon sinistre, puis-je le contester ?
- Comment résilier mon assurance auto ?
- Ma mutuelle ne rembourse pas mes lunettes.
- Mon bonus a disparu après un changement de contrat.
-* Faut-il une assurance pour louer une remorque ?
-* L’assurance emprunteur coûte cher, puis-je en changer ?`,
  'colis-non-livre-achat-en-ligne': `
+ Mon colis acheté en ligne n’est jamais arrivé, le vendeur doit-il rembourser ?
+ Puis-je rendre un pull commandé sur internet, combien de jours pour changer d’avis ?
+* Le livreur dit avoir livré mais je n’ai pas reçu le colis.
+* Le colis est arrivé abîmé, que dire au vendeur ?
- Le restaurant m’a facturé deux fois le même plat.
- Ma salle de sport refuse de résilier mon abonnement.
- Un démarcheur m’a fait signer des panneaux solaires à la maison.
-* Mon vol a été annulé, quelle indemnité ?
-* Le traiteur de mon mariage a fait faillite.`,
  'creer-micro-entreprise': `
+ Comment créer une micro-entreprise, quelles étapes ?
+ L’immatriculation d’une micro-entreprise est-elle gratuite ?
+* Puis-je ouvrir une micro-entreprise tout en restant salarié ?
+* Quelles obligations après la création de ma micro-entreprise : factures, déclarations ?
- Mon associé veut quitter la SARL, que valent ses parts ?
- Un client ne paie pas ma facture de 3 000 €.
- Comment rompre un bail commercial avant la fin ?
-* Comment protéger le nom de ma marque ?
-* Je veux embaucher mon premier salarié, quelles démarches ?`,
  'acheter-un-logement-etapes': `
+ J’ai signé un compromis de vente, puis-je me rétracter ?
+ Quelles étapes pour acheter un appartement, de l’offre à l’acte ?
+* Quelle condition suspensive de prêt écrire dans le compromis ?
+* Nous achetons une maison à deux, sous quel régime signer l’acte ?
- Je vends ma maison, quels diagnostics fournir ?
- Le syndic refuse de me donner les comptes.
- Combien vaut mon terrain agricole ?
-* L’assemblée de copropriété a voté un ravalement que je conteste.
-* Mon agent immobilier réclame sa commission sans vente.`,
  'premieres-demarches-apres-un-deces': `
+ Mon père vient de mourir, quelles sont les premières démarches ?
+ Faut-il voir un notaire après le décès de ma tante, et quand ?
+* Peut-on utiliser le compte bancaire après le décès pour payer les obsèques ?
+* Dois-je accepter ou refuser la succession de mon oncle endetté ?
- Comment rédiger un testament à la main ?
- Je veux donner ma maison à mes enfants de mon vivant.
- Mon frère occupe la maison de l’indivision sans payer.
-* L’assurance-vie de mon père a-t-elle un bénéficiaire caché ?
-* Peut-on déshériter un enfant ?`,
}
