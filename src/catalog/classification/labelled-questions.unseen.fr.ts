// Questions written after the proposal was final, and never used to change it.
export const unseenFr: Readonly<Record<string, readonly string[]>> = {
  justice: [
    'Bonjour, ma fille de 17 ans s’est fait voler son téléphone à l’arraché dans le bus. Faut-il déposer plainte rapidement ?',
    'flashé à 168 sur autoroute, je risque quoi pour mon permis',
    'Mon voisin a coupé ma haie sans me demander et m’a insulté devant témoins, quel recours ?',
  ],
  travail: [
    'Bonjour, mon employeur me propose une rupture conventionnelle avec 3 000 euros pour 9 ans d’ancienneté. Dois-je accepter ?',
    'mon salaire de novembre toujours pas versé on est le 15 décembre',
    'Je suis en arrêt depuis 2 mois pour une hernie et mon chef m’appelle tous les jours pour savoir quand je reviens, il a le droit ?',
  ],
  famille: [
    'Mon mari refuse de divorcer, est-ce que je peux le faire quand même ?',
    'combien de pension alimentaire pour 2 enfants avec un salaire de 1800',
    'Bonjour, je voudrais adopter la fille de ma compagne, on est pacsés depuis 4 ans, comment faire ?',
  ],
  logement: [
    'Bonjour, mon propriétaire refuse de me rendre ma caution de 750 € pour des trous dans les murs',
    'mes locataires sont partis sans rendre les clés et sans payer les deux derniers mois',
    'L’assemblée générale a voté des travaux d’ascenseur alors que j’habite au rez de chaussée, suis-je obligé de payer ?',
  ],
  impots: [
    'Dois-je déclarer l’argent gagné sur Vinted cette année ? environ 2500 euros',
    'bonjour mon prélèvement à la source est beaucoup trop élevé depuis que je suis au chomage, comment le faire baisser',
    'je viens de recevoir une proposition de rectification pour mes frais kilométriques',
  ],
  administration: [
    'bonjour la caf me demande un justificatif que j’ai deja envoyé 3 fois et mes APL sont bloquées',
    'Mon chômage a été refusé parce que j’ai démissionné pour suivre mon conjoint, comment contester ?',
    'comment refaire un passeport pour un bébé avant un voyage dans 1 mois',
  ],
  sante: [
    'Bonjour docteur, j’ai une douleur au genou droit quand je descends les escaliers depuis un mois',
    'mon fils de 3 ans a de la fièvre depuis 2 jours et des boutons dans la bouche',
    'Mon médecin m’a prescrit un antidépresseur et je grossis, puis-je arrêter le traitement ?',
  ],
  psychologie: [
    'je fais des crises de panique au volant depuis mon accident, comment m’en sortir',
    'Bonjour, mon couple va mal, il m’a trompée et je n’arrive pas à pardonner',
    'Je me sens seule et triste depuis que mes enfants ont quitté la maison',
  ],
  animaux: [
    'Bonjour mon chat vomit tous les matins mais mange bien, il a 9 ans',
    'mon chiot de 3 mois mord tout le temps les mains, comment lui apprendre',
    'Ma jument boite depuis hier du postérieur droit, que faire en attendant le véto ?',
  ],
  automobile: [
    'ma voiture ne démarre plus le matin, batterie neuve, peugeot 307 hdi',
    'J’ai acheté une voiture d’occasion à un particulier et le moteur a cassé au bout de 500 km, puis-je annuler la vente ?',
    'Bonjour, le voyant airbag reste allumé, est-ce que ça passe au contrôle technique ?',
  ],
  informatique: [
    'bonjour, mon ordinateur portable ne reconnait plus le wifi depuis une mise à jour windows 11',
    'j’ai reçu un mail disant qu’on m’a filmé avec ma webcam et qui demande des bitcoins, c’est vrai ?',
    'Comment mettre mes contacts outlook sur un nouveau pc ?',
  ],
  'telephone-internet': [
    'Mon téléphone android ne charge plus, le câble est bon',
    'sfr m’a augmenté mon forfait de 5 euros sans me demander, je peux résilier sans frais ?',
    'la fibre est dispo dans ma rue mais pas à mon numéro, à qui demander',
  ],
  electromenager: [
    'ma machine à laver fait un bruit énorme à l’essorage',
    'Bonjour, mon réfrigérateur Samsung fait de la glace dans le fond et coule sur le sol',
    'Le four ne chauffe plus mais la lumière et le ventilateur fonctionnent',
  ],
  travaux: [
    'Quel budget pour refaire entièrement une salle de bain de 6 m2 ?',
    'bonjour l’entreprise qui a refait ma toiture l’an dernier a fait faillite et il pleut dans la chambre',
    'Puis-je poser du parquet flottant sur un carrelage existant ?',
  ],
  'plomberie-chauffage': [
    'mes toilettes se bouchent une fois par semaine, que faire ?',
    'La pression de ma chaudière descend tous les jours, je dois remettre de l’eau sans arrêt',
    'Bonjour, pas d’eau chaude ce matin, ballon électrique de 200 litres installé en 2015',
  ],
  electricite: [
    'Ma prise de cuisine a fondu derrière le frigo, danger ?',
    'Bonjour, combien coute la mise aux normes du tableau pour un T3',
    'Mon compteur Linky disjoncte quand le chauffage et le chauffe eau tournent en même temps, faut-il augmenter la puissance',
  ],
  jardin: [
    'mon citronnier en pot perd toutes ses feuilles depuis que je l’ai rentré',
    'Quel moment pour tailler mes rosiers grimpants ?',
    'Bonjour, des taupes ont ravagé ma pelouse, comment s’en débarrasser sans les tuer',
  ],
  banque: [
    'Bonjour, ma banque me refuse un prêt immobilier à cause de mon CDD, que puis-je faire ?',
    'quelqu’un a fait 3 paiements sur internet avec ma carte, comment être remboursé',
    'je suis fiché à la Banque de France, combien de temps et comment ouvrir un compte',
  ],
  assurance: [
    'Mon assurance auto m’a résilié pour non paiement, plus personne ne veut m’assurer',
    'bonjour fuite chez moi qui a abimé le plafond du voisin, mon assurance dit que c’est à lui de déclarer',
    'Changer d’assurance de prêt en cours, la banque refuse, ont-ils le droit ?',
  ],
  consommation: [
    'bonjour j’ai commandé un canapé livré avec une déchirure, le vendeur ne veut rien savoir',
    'Je veux annuler mon abonnement à un site de rencontre qui s’est renouvelé tout seul',
    'Mon train a eu 3h de retard et j’ai raté mon avion, qui me rembourse ?',
  ],
  etudes: [
    'bonjour ma fille hésite entre un BUT et une licence de droit, que conseillez-vous',
    'Je n’arrive pas à résoudre une équation du second degré avec paramètre',
    'Mon fils de CM1 est moqué par un groupe d’élèves tous les jours à la cantine',
  ],
  entreprise: [
    'Bonjour, quelle est la différence entre EI et micro-entreprise pour un coiffeur à domicile ?',
    'Mon client refuse de payer le solde de ma facture, il dit que le site web ne lui plait pas',
    'j’ai reçu une mise en demeure de l’urssaf de 4 200 euros alors que je n’ai pas eu de chiffre d’affaires',
  ],
  immobilier: [
    'Bonjour, nous avons acheté une maison en mars et la toiture fuit, le vendeur nous l’avait caché',
    'l’acheteur de mon appartement n’obtient pas son prêt, est-ce que je garde les 10 % ?',
    'Un droit de passage existe sur mon terrain, puis-je mettre un portail ?',
  ],
  succession: [
    'Bonjour, ma mère est décédée il y a 3 mois, comment savoir si elle avait fait un testament ?',
    'mon frère a pris tous les meubles et les bijoux avant l’inventaire',
    'Faire une donation de ma maison à mes 2 enfants en gardant l’usufruit, combien ça coûte chez le notaire ?',
  ],
  retraite: [
    'Bonjour, je suis né en 1962 et j’ai commencé à travailler à 16 ans, quand puis-je partir en retraite ?',
    'la carsat ne répond pas à ma demande de réversion depuis 6 mois',
    'il me manque 6 trimestres, vaut il mieux les racheter ?',
  ],
  etrangers: [
    'Bonjour, mon titre de séjour étudiant est périmé depuis 2 mois, est-ce que je risque quelque chose ?',
    'quels documents pour une demande de naturalisation par mariage',
    'Mon épouse marocaine est en France avec un visa de court séjour, peut-elle rester ?',
  ],
}
