import { landing } from './landing.ts'

export const thingsLandings = [
  landing(
    'automobile',
    null,
    `Un voyant, une panne, une vente, une facture : un mécanicien ou un expert auto vous dit si l’on peut rouler, ce que cela coûte et ce que vous pouvez exiger.
+ Interpréter un voyant, un bruit, un code
+ Relire un devis ou une facture
+ Dire quel recours après un achat
- Essayer le véhicule
! Voyant rouge d’huile, de freins ou de température : arrêtez-vous.
! Cession : déclaration en ligne dans les quinze jours.
> Modèle, année, kilométrage, motorisation
> Photo du voyant ou code lu
> Factures et contrôle technique`,
    `A warning light, a breakdown, a sale, a bill: a mechanic or a car expert says whether you may drive, what it costs and what you may demand.
+ Interpret a light, a noise, a code
+ Go through a quote or an invoice
+ Say what can be done after a purchase
- Drive the car
! Red light for oil, brakes or temperature: stop.
! Selling: declare it online within fifteen days.
> Model, year, mileage, engine
> A photograph of the light, or the code
> Invoices and roadworthiness test`,
  ),
  landing(
    'automobile',
    'panne-moteur',
    `Il ne démarre pas, il cale, il fume. Le mécanicien va du plus simple au plus cher.
+ Hiérarchiser les causes
+ Dire quels essais faire sans outil
+ Estimer le prix de la réparation
- Remplacer le diagnostic d’un atelier
! Fumée blanche épaisse ou température haute : coupez le moteur.
> Modèle, année, carburant, kilomètres
> Ce qui s’est passé juste avant
> Vidéo du bruit, code lu`,
    `It will not start, it stalls, it smokes. The mechanic goes from the simplest to the dearest.
+ Rank the causes
+ Say which tests need no tool
+ Estimate the repair
- Replace a workshop’s diagnosis
! Thick white smoke or high temperature: stop the engine.
> Model, year, fuel, mileage
> What happened just before
> A video of the noise, the code`,
  ),
  landing(
    'automobile',
    'achat-vente-vehicule',
    `Avant de payer ou de céder, quelques contrôles évitent des années d’ennuis. L’expert relit l’annonce et les papiers avec vous.
+ Lire l’annonce, le contrôle technique, l’historique
+ Lister ce qu’il faut vérifier sur place
+ Dire quel recours en cas de défaut caché
- Estimer un véhicule jamais décrit
! Contrôle technique de moins de six mois pour vendre une voiture de plus de quatre ans à un particulier.
! Vice caché : deux ans à partir de la découverte.
> Annonce et photos
> Contrôle technique, rapport HistoVec
> Carte grise et factures`,
    `Before you pay or sell, a few checks save years of trouble. The expert goes through the advertisement and the papers with you.
+ Read the advertisement, the test, the history
+ List what to check on the spot
+ Say what can be done about a hidden fault
- Value a car never described
! A test less than six months old is needed to sell a car over four years old to a private person.
! Hidden fault: two years from finding it.
> Advertisement and photographs
> Test report, HistoVec report
> Registration and invoices`,
  ),
  landing(
    'automobile',
    'litige-garage-devis',
    `Réparation qui ne tient pas, facture sans accord, délai sans fin. L’expert vous dit ce que doit le garage.
+ Comparer facture, devis et ordre de réparation
+ Rappeler l’obligation de résultat
+ Rédiger la réclamation
- Expertiser le véhicule
! Pas de travaux sans votre accord : l’ordre de réparation le prouve.
> Ordre de réparation, devis, facture
> Photos et pièces rendues
> Messages`,
    `A repair that does not hold, a bill without agreement, a delay without end. The expert says what the garage owes.
+ Compare invoice, quote and repair order
+ Recall the duty to achieve a result
+ Draft the complaint
- Assess the car
! No work without your agreement: the repair order proves it.
> Repair order, quote, invoice
> Photographs and returned parts
> Messages`,
  ),
  landing(
    'informatique',
    null,
    `Ordinateur lent, compte piraté, données perdues : un technicien vous guide à l’écrit, étape par étape, sans prendre la main sur votre machine.
+ Chercher la cause avec vous
+ Donner des étapes courtes et vérifiables
+ Dire quand arrêter pour ne pas aggraver
- Se connecter à votre ordinateur
- Contourner un mot de passe qui n’est pas le vôtre
! Disque qui claque ou fichiers effacés : éteignez, n’écrivez plus rien dessus.
> Système et version
> Message d’erreur exact, capture
> Ce qui a changé juste avant`,
    `A slow computer, a hacked account, lost data: a technician guides you in writing, step by step, without taking over your machine.
+ Look for the cause with you
+ Give short steps that can be checked
+ Say when to stop so as not to make it worse
- Connect to your computer
- Get round a password that is not yours
! A clicking disk or deleted files: switch off, write nothing more to it.
> System and version
> The exact error message, a screenshot
> What changed just before`,
  ),
  landing(
    'informatique',
    'ordinateur-lent-panne',
    `Lent, bruyant, bloqué au démarrage. Le technicien distingue le logiciel du matériel avant de vous faire dépenser.
+ Trouver ce qui ralentit
+ Dire si une pièce vaut son prix
+ Préparer une réinstallation sans perte
- Réparer à distance en prenant la main
! Sauvegardez avant toute manipulation.
> Modèle et âge
> Mémoire, disque, place libre
> Message ou photo de l’écran`,
    `Slow, noisy, stuck when starting. The technician tells software from hardware before you spend anything.
+ Find what slows it
+ Say whether a part is worth its price
+ Prepare a reinstallation without loss
- Repair by remote control
! Back up before you touch anything.
> Model and age
> Memory, disk, free space
> Message, or a photograph of the screen`,
  ),
  landing(
    'informatique',
    'virus-piratage-compte',
    `Messagerie prise, publicité partout, rançon affichée. Le technicien vous donne l’ordre des gestes pour reprendre la main.
+ Sécuriser d’abord la messagerie
+ Vérifier appareils, sessions et redirections
+ Préparer le signalement et la plainte
- Récupérer un compte à la place du service
! Ne payez pas de rançon. L’assistance publique est sur cybermalveillance.gouv.fr.
> Service touché, heure
> Captures des messages
> Appareils utilisés`,
    `A mailbox taken, advertisements everywhere, a ransom on the screen. The technician gives the order of the steps to take it back.
+ Secure the mailbox first
+ Check devices, sessions and forwarding
+ Prepare the report and the complaint
- Recover an account in the service’s place
! Do not pay a ransom. Public help is at cybermalveillance.gouv.fr.
> The service concerned, the time
> Screenshots
> Devices used`,
  ),
  landing(
    'informatique',
    'donnees-perdues-sauvegarde',
    `Photos effacées, disque muet, clé illisible. Le technicien vous dit ce qui se tente sans risque et quand confier le disque.
+ Dire les essais sans danger
+ Estimer les chances
+ Mettre en place une sauvegarde simple
- Récupérer les données à votre place
! N’installez rien sur le disque à sauver.
> Support, marque, âge
> Ce qui a précédé
> Ce qui compte le plus`,
    `Deleted photographs, a silent disk, a stick that cannot be read. The technician says what may be tried safely and when to hand the disk over.
+ Say which attempts are harmless
+ Estimate the chances
+ Set up a simple backup
- Recover the data for you
! Install nothing on the disk to be saved.
> Kind, make, age
> What came before
> What matters most`,
  ),
  landing(
    'telephone-internet',
    null,
    `Box en panne, facture gonflée, ligne coupée, opérateur muet : un spécialiste vous aide à réparer, à réclamer et à partir sans frais inutiles.
+ Diagnostiquer une panne avec vous
+ Lire contrat et facture
+ Rédiger réclamation et saisine du médiateur
- Agir sur la ligne à la place de l’opérateur
! Opérateur sans réponse satisfaisante sous un mois : le médiateur des communications électroniques est gratuit.
> Facture et contrat
> Voyants de la box, tests
> Numéros de dossier`,
    `A box that fails, a swollen bill, a line cut off, an operator who does not answer: a specialist helps you to repair, to complain and to leave without needless costs.
+ Diagnose a fault with you
+ Read contract and bill
+ Draft the complaint and the letter to the ombudsman
- Act on the line in the operator’s place
! No satisfying answer in a month: the ombudsman for electronic communications is free.
> Bill and contract
> Lights on the box, tests
> File numbers`,
  ),
  landing(
    'telephone-internet',
    'panne-box-fibre',
    `Plus rien, ou des coupures. Le spécialiste distingue votre installation, la box et le réseau.
+ Lire les voyants
+ Faire les tests dans l’ordre
+ Demander un dédommagement
- Intervenir au point de raccordement
! Notez chaque appel : date, heure, numéro de dossier.
> Modèle de box et voyants
> Schéma des prises
> Débit mesuré par câble`,
    `Nothing at all, or cuts. The specialist tells your wiring, the box and the network apart.
+ Read the lights
+ Make the tests in order
+ Ask for compensation
- Work on the connection point
! Write down each call: date, time, file number.
> Model of the box and its lights
> Which sockets are used
> Speed measured by cable`,
  ),
  landing(
    'telephone-internet',
    'litige-operateur-facture',
    `Option jamais demandée, hors forfait, frais de résiliation. Le spécialiste relit le contrat et écrit avec vous.
+ Vérifier chaque ligne contestée
+ Rédiger la réclamation au service clients, puis au service consommateurs
+ Préparer la médiation
- Négocier par téléphone à votre place
! Une facture d’opérateur se conteste pendant un an.
> Factures
> Contrat et messages commerciaux
> Captures de l’espace client`,
    `An option never asked for, extra charges, leaving fees. The specialist goes through the contract and writes with you.
+ Check each disputed line
+ Draft the complaint, then its second stage
+ Prepare the mediation
- Negotiate on the telephone for you
! An operator’s bill can be contested for one year.
> Bills
> Contract and sales messages
> Screenshots of your account`,
  ),
  landing(
    'telephone-internet',
    'smartphone-panne-reglage',
    `Batterie, écran, mémoire, mise à jour. Le technicien propose des essais sûrs avant la réparation.
+ Trouver le réglage ou l’application en cause
+ Sauver photos et contacts avant tout
+ Dire si la garantie joue
- Débloquer un téléphone volé
! Batterie gonflée : n’appuyez pas, ne chargez plus.
> Modèle et version
> Place libre
> Chutes, eau, réparations`,
    `Battery, screen, memory, update. The technician suggests safe attempts before a repair.
+ Find the setting or the app at fault
+ Save photographs and contacts first
+ Say whether the guarantee applies
- Unlock a stolen telephone
! A swollen battery: do not press it, do not charge it.
> Model and version
> Free space
> Falls, water, repairs`,
  ),
  landing(
    'electromenager',
    null,
    `Une machine qui fuit, un froid qui ne tient plus, un SAV qui traîne : un réparateur vous guide, vous dit si cela vaut la peine et quelle garantie demander.
+ Chercher la panne par étapes sûres
+ Trouver la pièce et son prix
+ Rédiger la demande de garantie
- Réparer chez vous
! Débranchez et coupez l’eau avant de toucher.
! Garantie légale : deux ans pour un appareil neuf.
> Marque et référence complète
> Code d’erreur
> Facture`,
    `A machine that leaks, a fridge that no longer keeps cold, after-sales that drag: a repairer guides you, says whether it is worth it and which guarantee to claim.
+ Look for the fault by safe steps
+ Find the part and its price
+ Draft the guarantee claim
- Repair at your home
! Unplug it and turn the water off before you touch it.
! Legal guarantee: two years for a new appliance.
> Make and full reference
> Error code
> Invoice`,
  ),
  landing(
    'electromenager',
    'lave-linge-seche-linge',
    `N’essore plus, ne vidange plus, fait sauter le courant. Le réparateur commence par le filtre, les tuyaux et la porte.
+ Interpréter le code
+ Guider un nettoyage de pompe
+ Dire quelle pièce est probable
- Travailler appareil branché
! Débranchez et videz avant d’ouvrir.
> Référence sur la porte
> Code et étape du cycle
> Âge, bruit, fuite`,
    `No longer spins, no longer drains, trips the power. The repairer begins with the filter, the hoses and the door.
+ Interpret the code
+ Guide the cleaning of a pump
+ Say which part is likely
- Work with the appliance plugged in
! Unplug and drain before opening.
> The reference on the door
> Code and stage of the cycle
> Age, noise, leak`,
  ),
  landing(
    'electromenager',
    'refrigerateur-congelateur',
    `Trop chaud, givre, eau dessous, bruit. Le réparateur vous aide à sauver les aliments puis à trouver la cause.
+ Vérifier joint, thermostat, ventilation
+ Dire si le gaz ou le compresseur est en cause
+ Estimer la réparation
- Manipuler le gaz réfrigérant
! Au-dessus de 4 °C pendant plusieurs heures, jetez viande, poisson et plats cuisinés.
> Référence
> Températures mesurées
> Depuis quand`,
    `Too warm, frost, water beneath, noise. The repairer helps you to save the food, then to find the cause.
+ Check seal, thermostat, fan
+ Say whether gas or compressor is at fault
+ Estimate the repair
- Handle the refrigerant
! Above 4 °C for several hours, throw away meat, fish and cooked dishes.
> Reference
> Temperatures measured
> Since when`,
  ),
]
