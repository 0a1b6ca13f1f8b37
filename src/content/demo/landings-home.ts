import { landing } from './landing.ts'

export const homeLandings = [
  landing(
    'travaux',
    null,
    `Un devis, un chantier, une fissure : un professionnel du bâtiment lit vos plans et vos photos, vous dit si c’est normal, ce que cela coûte et dans quel ordre faire.
+ Comparer des devis poste par poste
+ Dire si un défaut est grave et qui doit le reprendre
+ Préparer une réception ou une liste de réserves
- Venir sur place ou faire une expertise judiciaire
! Garantie décennale : dix ans à partir de la réception. Bon fonctionnement : deux ans. Parfait achèvement : un an.
> Devis, factures, assurance de l’artisan
> Photos avec une échelle
> Dates du chantier`,
    `A quote, a building site, a crack: a building professional reads your plans and photographs, says whether it is normal, what it costs and in which order to go.
+ Compare quotes item by item
+ Say whether a fault is serious and who must put it right
+ Prepare the hand-over or a list of reservations
- Come to the site, or act as a court expert
! Ten-year guarantee from the hand-over; two years for fittings; one year for completion.
> Quotes, invoices, the builder’s insurance
> Photographs with a scale
> Dates of the work`,
  ),
  landing(
    'travaux',
    'devis-artisan-prix',
    `Trop cher, trop vague, trop d’acompte : le professionnel relit le devis et vous dit ce qui manque avant de signer.
+ Vérifier quantités, prix et mentions
+ Comparer deux devis sur la même base
+ Proposer les questions à poser
- Recommander un artisan
! Signé chez vous après démarchage : quatorze jours pour se rétracter, sauf exceptions.
> Les devis complets
> Surfaces et photos
> Attestation d’assurance`,
    `Too dear, too vague, too much in advance: the professional goes through the quote and says what is missing before you sign.
+ Check quantities, prices and what must be written
+ Compare two quotes on the same basis
+ Suggest the questions to ask
- Recommend a builder
! Signed at home after a cold call: fourteen days to withdraw, with exceptions.
> The whole quotes
> Areas and photographs
> Insurance certificate`,
  ),
  landing(
    'travaux',
    'malfacons-chantier-abandonne',
    `Un ouvrage mal fait, un artisan qui ne revient pas. Le professionnel décrit le défaut, estime la reprise et vous aide à écrire.
+ Nommer le défaut et la règle de l’art concernée
+ Rédiger la mise en demeure
+ Dire quand un constat ou une expertise est utile
- Reprendre le chantier
! Réserves de l’année : parfait achèvement, un an après la réception.
> Devis, factures, paiements
> Photos datées
> Messages avec l’artisan`,
    `Work badly done, a builder who does not come back. The professional describes the fault, estimates the repair and helps you to write.
+ Name the fault and the rule of the trade
+ Draft the formal demand
+ Say when a report or an expert is useful
- Take over the site
! Faults of the first year: completion guarantee, one year after the hand-over.
> Quotes, invoices, payments
> Dated photographs
> Messages with the builder`,
  ),
  landing(
    'travaux',
    'isolation-renovation-energetique',
    `Par où commencer, quelles aides, quel risque d’humidité. Le professionnel regarde votre maison dans son ensemble.
+ Proposer un ordre de travaux
+ Lire un audit ou un diagnostic
+ Dire quelles aides vérifier
- Monter le dossier d’aide à votre place
! Une aide se demande avant de signer le devis, dans la plupart des cas.
> Diagnostic de performance
> Plans, année, chauffage
> Devis reçus`,
    `Where to begin, which grants, what risk of damp. The professional looks at your house as a whole.
+ Suggest an order of work
+ Read an audit or a survey
+ Say which grants to check
- Put the grant file together for you
! In most cases a grant is asked for before the quote is signed.
> Energy performance report
> Plans, year, heating
> Quotes received`,
  ),
  landing(
    'plomberie-chauffage',
    null,
    `Une fuite, une chaudière arrêtée, un ballon froid : un plombier chauffagiste vous guide pas à pas, vous dit ce que vous pouvez faire sans risque et ce qu’il faut laisser à un professionnel.
+ Trouver la cause probable avec vous
+ Donner les gestes sûrs
+ Vérifier le prix d’un dépannage
- Intervenir chez vous
! Odeur de gaz : fermez, ouvrez les fenêtres, sortez, appelez le 0 800 47 33 33 ou le 18.
! Entretien de la chaudière : une fois par an.
> Marque, modèle, année
> Photo et code affiché
> Ce qui a été fait avant la panne`,
    `A leak, a boiler that has stopped, a cold tank: a heating engineer guides you step by step, says what you may do safely and what to leave to a professional.
+ Find the likely cause with you
+ Give the safe steps
+ Check the price of a call-out
- Come to your home
! Smell of gas: turn it off, open the windows, go out, call 0 800 47 33 33 or 18.
! Boiler servicing: once a year.
> Make, model, year
> A photograph and the code shown
> What was done before it failed`,
  ),
  landing(
    'plomberie-chauffage',
    'fuite-eau',
    `Couper, trouver, réparer, déclarer : dans cet ordre. Le plombier vous aide à localiser la fuite et à limiter les dégâts.
+ Localiser par l’observation et le compteur
+ Dire ce qui se répare soi-même
+ Préparer ce que dira l’assurance
- Ouvrir un mur à distance
! Coupez l’eau au robinet général, et l’électricité si l’eau approche des prises.
> Photos
> Relevé du compteur à une heure d’écart
> Âge de l’installation`,
    `Turn off, find, repair, report: in that order. The plumber helps you to find the leak and to limit the damage.
+ Find it by looking and by the meter
+ Say what you can repair yourself
+ Prepare what the insurer will ask
- Open a wall from a distance
! Turn the water off at the main tap, and the electricity if water comes near the sockets.
> Photographs
> The meter, read twice an hour apart
> Age of the installation`,
  ),
  landing(
    'plomberie-chauffage',
    'chaudiere-panne',
    `Pas de chauffage, pas d’eau chaude, un code qui clignote. Le chauffagiste lit le code et vérifie avec vous le simple avant le cher.
+ Traduire le code de défaut
+ Vérifier pression, thermostat, alimentation
+ Dire quand appeler, et quoi demander
- Ouvrir un appareil à gaz
! Maux de tête, nausées près d’un appareil : monoxyde possible, sortez et appelez le 18.
> Marque et modèle
> Code et pression
> Date du dernier entretien`,
    `No heating, no hot water, a code that blinks. The engineer reads the code and checks the simple before the dear.
+ Translate the fault code
+ Check pressure, thermostat, supply
+ Say when to call, and what to ask
- Open a gas appliance
! Headache or nausea near an appliance: possible carbon monoxide, go out and call 18.
> Make and model
> Code and pressure
> Date of the last service`,
  ),
  landing(
    'plomberie-chauffage',
    'chauffe-eau',
    `Eau tiède, disjoncteur qui saute, groupe de sécurité qui coule. Le professionnel vous dit si c’est un réglage, une pièce ou la fin du ballon.
+ Vérifier alimentation et heures creuses
+ Expliquer un groupe de sécurité
+ Dire si la réparation vaut le prix
- Démonter sous tension
! Coupez le courant au tableau avant d’ouvrir un capot.
> Capacité, année, marque
> Contrat d’électricité
> Bruits, fuites, température`,
    `Lukewarm water, a breaker that trips, a safety valve that drips. The professional says whether it is a setting, a part or the end of the tank.
+ Check the supply and off-peak hours
+ Explain a safety valve
+ Say whether the repair is worth its price
- Open anything under voltage
! Cut the power at the board before you open a cover.
> Capacity, year, make
> Electricity contract
> Noises, leaks, temperature`,
  ),
  landing(
    'electricite',
    null,
    `Une panne, une norme, un devis : un électricien vous aide à comprendre votre installation, à chercher sans danger et à savoir quand s’arrêter.
+ Chercher une panne par étapes sûres
+ Expliquer une norme ou un diagnostic
+ Relire un devis de mise aux normes
- Guider un travail sous tension
! Odeur de brûlé, étincelles, décharge : coupez le disjoncteur général ; au feu, appelez le 18.
> Photo du tableau
> Ce qui est branché
> Année de l’installation`,
    `A fault, a standard, a quote: an electrician helps you to understand your installation, to look for a fault safely and to know when to stop.
+ Look for a fault by safe steps
+ Explain a standard or a survey
+ Go through a quote for rewiring
- Guide work under voltage
! Smell of burning, sparks, a shock: cut the main breaker; for a fire, call 18.
> A photograph of the board
> What is plugged in
> Year of the installation`,
  ),
  landing(
    'electricite',
    'disjoncteur-saute',
    `Différentiel ou divisionnaire, la recherche n’est pas la même. L’électricien vous guide appareil par appareil.
+ Dire quel circuit est en cause
+ Trouver l’appareil fautif
+ Expliquer une surcharge, un défaut d’isolement
- Supprimer une protection
! Ne bloquez jamais un disjoncteur : il protège des personnes.
> Photo du tableau, manettes visibles
> Appareils en marche au moment
> Pluie, travaux récents`,
    `Residual-current or circuit breaker: the search is not the same. The electrician guides you, appliance by appliance.
+ Say which circuit is at fault
+ Find the faulty appliance
+ Explain an overload or an insulation fault
- Remove a protection
! Never hold a breaker in place: it protects people.
> A photograph of the board, switches visible
> What was running
> Rain, recent work`,
  ),
  landing(
    'electricite',
    'renovation-electrique-normes',
    `Acheter un logement ancien, refaire une pièce, lire un diagnostic. L’électricien dit ce qui est dangereux, obligatoire ou seulement souhaitable.
+ Hiérarchiser les travaux
+ Relire un devis de rénovation
+ Expliquer terre, différentiel, nombre de prises
- Délivrer une attestation de conformité
! Le diagnostic électrique d’une vente est demandé quand l’installation a plus de quinze ans.
> Diagnostic
> Photos du tableau et des pièces
> Plans, devis`,
    `Buying an old home, redoing a room, reading a survey. The electrician says what is dangerous, compulsory or only desirable.
+ Rank the work
+ Go through a quote
+ Explain earth, residual-current protection, number of sockets
- Issue a certificate of conformity
! In a sale, the electrical survey is required when the installation is over fifteen years old.
> The survey
> Photographs of the board and rooms
> Plans, quotes`,
  ),
  landing(
    'electricite',
    'compteur-facture-electricite',
    `Une facture qui double, un compteur communicant, un changement d’offre. Le spécialiste compare consommation, abonnement et heures.
+ Lire la facture ligne par ligne
+ Chercher ce qui consomme
+ Rédiger une réclamation au fournisseur
- Relever le compteur à votre place
! Un rattrapage porte au plus sur quatorze mois en arrière, sauf exceptions.
! Sans réponse sous deux mois, le médiateur national de l’énergie est gratuit.
> Deux factures
> Relevés et puissance
> Équipements et surface`,
    `A bill that doubles, a smart meter, a change of offer. The specialist compares consumption, standing charge and hours.
+ Read the bill line by line
+ Look for what consumes
+ Draft a complaint to the supplier
- Read the meter for you
! A correction goes back fourteen months at most, with exceptions.
! Without an answer in two months, the national energy ombudsman is free.
> Two bills
> Readings and power
> Equipment and floor area`,
  ),
  landing(
    'jardin',
    null,
    `Une plante qui jaunit, une haie, un voisin, une piscine verte : un jardinier regarde vos photos et vous dit quoi faire, quand, et avec quoi.
+ Reconnaître une maladie ou un parasite
+ Donner un calendrier de taille et d’arrosage
+ Dire les distances et usages à vérifier avec la mairie
- Identifier un champignon pour le manger
! Champignon ou plante avalés : centre antipoison, ou le 15.
> Photos nettes, de près et de loin
> Région, exposition, arrosage
> Depuis quand`,
    `A plant that yellows, a hedge, a neighbour, a green pool: a gardener looks at your photographs and says what to do, when and with what.
+ Recognise a disease or a pest
+ Give a calendar for pruning and watering
+ Say which distances and customs to check with the town hall
- Identify a mushroom for eating
! Mushroom or plant swallowed: poison centre, or 15.
> Clear photographs, close and from afar
> Region, aspect, watering
> Since when`,
  ),
  landing(
    'jardin',
    'plante-malade-parasites',
    `Taches, feuilles enroulées, insectes. Le jardinier reconnaît la cause et propose d’abord les gestes doux.
+ Reconnaître la cause probable
+ Proposer un traitement permis aux particuliers
+ Prévenir le retour
- Conseiller un produit interdit
! Les pesticides de synthèse sont interdits aux particuliers, sauf exceptions.
> Photo recto et verso de la feuille
> Arrosage et exposition
> Traitements déjà faits`,
    `Spots, curled leaves, insects. The gardener recognises the cause and suggests the gentle means first.
+ Recognise the likely cause
+ Suggest a treatment that private gardeners may use
+ Prevent its return
- Advise a banned product
! Synthetic pesticides are banned for private gardeners, with exceptions.
> Both sides of the leaf, photographed
> Watering and aspect
> Treatments already used`,
  ),
  landing(
    'jardin',
    'taille-arbres-haies',
    `Quand couper, jusqu’où, et qui doit le faire. Le jardinier regarde l’espèce et la saison.
+ Dire la bonne période et la bonne coupe
+ Montrer ce qu’il ne faut pas couper
+ Rappeler les règles entre voisins
- Abattre ou élaguer à votre place
! Évitez de mi-mars à fin juillet : les oiseaux nichent.
> Photo de l’arbre entier
> Espèce ou feuilles
> Distance à la limite`,
    `When to cut, how far, and who must do it. The gardener looks at the species and the season.
+ Say the right time and the right cut
+ Show what not to cut
+ Recall the rules between neighbours
- Fell or prune for you
! Avoid mid-March to the end of July: birds are nesting.
> A photograph of the whole tree
> Species or leaves
> Distance to the boundary`,
  ),
  landing(
    'jardin',
    'potager-fruitiers',
    `Semer, associer, tailler, récolter. Le jardinier adapte le calendrier à votre région et à votre sol.
+ Proposer un plan de culture
+ Diagnostiquer un fruitier qui ne donne pas
+ Conseiller l’arrosage et le paillage
- Garantir une récolte
! Les dates dépendent des gelées de votre région.
> Région et altitude
> Surface, soleil, sol
> Variétés`,
    `Sowing, pairing, pruning, harvesting. The gardener fits the calendar to your region and soil.
+ Suggest a planting plan
+ Find out why a fruit tree does not bear
+ Advise on watering and mulching
- Guarantee a harvest
! Dates depend on the frosts of your region.
> Region and altitude
> Area, sun, soil
> Varieties`,
  ),
]
