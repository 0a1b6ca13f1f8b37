// Regular-expression fragments on folded text, French and English together.
import type { EmergencyKind } from './emergency-kinds.ts'

/** Turns of phrase that contain a frightening word and mean nothing of the kind. */
export const benign: readonly string[] = [
  // French figures of speech
  'mort(e|s)? de (rire|fatigue|faim|honte|trouille|peur)',
  '(creve|crever|mourir|meurs|meurt|mourrai) (de )?(rire|faim|soif|chaud|envie|honte|ennui|froid)',
  'tue[rz]? le temps',
  '(ca|cela|boulot|travail|bruit|prix|chaleur|dos|voiture|factures?|charges|impots) (me|nous) tuent?',
  '(batterie|ordinateur|pc|telephone|portable|disque dur|moteur|ecran|machine|frigo|plante|arbre|pelouse|haie|tele|carte mere) (est |etait |completement |semble )*mort[es]*',
  'point mort|poids mort|angle mort|arret de mort|temps mort|nature morte|langue morte',
  "(je )?(ne |n')?(veux|voudrais|souhaite|ai)? ?(pas|plus|aucune?) (d'|de )?(envie de mourir|mourir|pensees? suicidaires?|idees? suicidaires?|me tuer|me suicider)",
  'pas suicidaire',
  '(clause|garantie|exclusion|assurance|deces|capital|contrat)[^.?!]{0,30} (par |de |du |en cas de |pour |le )?suicide',
  'suicide (commercial|politique|professionnel|economique|financier|fiscal|assiste)',
  '(pousse|ca va) (me|le|la) rendre fou',
  "(exercice|simulation|alarme|detecteur|extincteur|porte|assurance|attestation|norme)s? (d'|de |coupe-|contre l')?(incendie|feu|fumee)",
  "feu (vert|rouge|orange|stop|de croisement|arriere|avant|d'artifice|mon (pere|mari)|ma (mere|femme))|grille un feu|coup de feu en cuisine",
  'a (petit|feu) doux|mettre le feu a la piste|tout feu tout flamme',
  // English figures of speech
  "(could|would|i'd|to) kill for|dying to|die of (laughter|boredom|embarrassment)|died laughing|to die for|dead tired|dead end",
  '(kill|killing|killed) (the|a|this|my) (process|app|task|time|engine|mood|battery|weeds?|lawn|job|session|moss)',
  "(back|feet|knees?|job|bills?|rent|heat|noise|shoes|stress|taxes) (is|are|'s|was) killing me",
  "(don't|do not|never|didn't|did not) want to (die|kill myself|hurt myself)|not suicidal|no suicidal",
  '(battery|phone|laptop|computer|screen|hard drive|car|engine|plant|tree|lawn|fridge|line|wifi|router|boiler) (has |is |was |just |suddenly |completely )*(died|dead|dying)',
  '(suicide|death) (clause|cover|exclusion|benefit)',
  '(commercial|political|career|financial) suicide',
  '(fire|smoke) (alarm|drill|detector|extinguisher|door|insurance|safety|certificate|stick)|fired|firewall|fireplace|firewood|under fire|camp ?fire|open fire',
  'heart attack when i (saw|opened|read|got)',
  'gas (bill|station|supplier|contract|boiler|meter|price)s?|tear gas',
]

const relation =
  '(mon|ma|son|sa|un|une|ce|cette)( \\w+)? ?(mari|compagnon|conjoint|copain|petit ami|ex|femme|compagne|epoux|epouse|concubin|conjointe)'
const partner = '(my|her|his)( \\w+)? (husband|partner|boyfriend|girlfriend|wife|ex|spouse|fiance|ex-\\w+)'
const someone =
  '(mon|ma|notre|un|une) (fils|fille|ami|amie|frere|soeur|mere|pere|mari|femme|copain|copine|ado|enfant|collegue|voisin|voisine|conjoint|compagnon|compagne|proche)'
const childFr =
  '(enfant|enfants|bebe|fillette|garcon|gamin|gamine|petit|petite|fils|fille|nourrisson|eleve|niece|neveu)'
const childEn = '(child|children|baby|kid|kids|toddler|son|daughter|niece|nephew|boy|girl|pupil|little one)'
const pet = '(chien|chienne|chiot|chat|chatte|chaton|lapin|animal|dog|puppy|cat|kitten|rabbit|pet)'

export const signs: Record<EmergencyKind, readonly string[]> = {
  suicide: [
    "(je |j'|vais |veux |voudrais |envie de |pense a |penser a |menace de |va |ai failli |essaye de |essaie de |tente de |en train de )+(me |m'|se |s')(suicider|tuer|foutre en l'air|jeter (par|sous|du)|pendre|ouvrir les veines|supprimer)",
    '(idees?|pensees?|envies?|pulsions?) (noires? et |tres )?(suicidaires?|de suicide|de mort)',
    "(je|j'ai|ai|a|elle|il)( \\w+)? (veux|voudrais|prefere|prefererais|veut|envie de|souhaite) (vraiment )?(mourir|en finir|disparaitre pour toujours|ne plus vivre)",
    "(envie|besoin) d'en finir|en finir avec la vie|mettre fin a (mes|ses) jours|ne plus (avoir )?envie de vivre|plus (aucune )?(envie|gout|raison) de vivre|plus la force de vivre",
    `${someone} (veut|menace de|parle de|va|dit vouloir|a essaye de|a tente de|vient de) (mourir|se suicider|se tuer|en finir)`,
    'tentative de suicide (hier|ce matin|ce soir|cette nuit|aujourd|il y a (quelques|deux|trois|\\d) (jours?|heures?))',
    '(je suis|me sens|devient|est) (tres |assez )?suicidaire',
    '(kill|hurt|hang|shoot|harm|cut) (myself|himself|herself|themselves)(?! (laughing|short))',
    'suicidal (thoughts?|ideas?|feelings?|urges?|ideation)|(feel|feeling|am|is|are|been) (\\w+ )?suicidal|thinking (about|of) suicide|talking about suicide|commit(ting)? suicide (tonight|today|now|soon)',
    '(i|he|she|they)( \\w+)? (want|wants|wanted|wish|going|plan|plans) (to )?(die\\b|end (it all|my life|his life|her life|everything)|commit suicide|not (be|wake) )',
    "end (my|his|her) (own )?life|(don't|do not|doesn't|no longer) want to (live|be alive|be here|wake up|exist)( any ?more)?|better off dead|no reason to live|take (my|his|her) own life",
  ],
  medical: [
    "(fait|faire|fais|faisant|debut d'|signes d'|croire a) ?(un |une |d'un )?(avc|infarctus|crise cardiaque|arret cardiaque|choc anaphylactique|overdose)",
    '(douleur|oppression|serrement|serre|mal|brulure)[^.?!]{0,25} (poitrine|thorax|thoracique)[^.?!]{0,60}(bras|machoire|essouffl|transpir|sueur|respir|nausee|depuis (ce matin|\\d+ min|une heure|tout a l))',
    "(n'arrive(nt)? (plus|pas) a|ne peu[xt] (plus|pas)|du mal a|difficulte[s]? a|peine a|arrete de) (bien )?respirer",
    "(s'etouffe|etouffe avec|est (en train de )?s'etouff|ne respire (plus|pas)|suffoque)",
    '(est |a |reste |trouve )(\\w+ )?(inconscient|inconsciente|sans connaissance|perdu connaissance|inanime|inanimee)|ne se reveille (plus|pas)|ne repond plus du tout',
    '(bouche|visage|levre) (de travers|tombante?|paralysee?|deformee?)|(bras|jambe|cote (droit|gauche)) (paralyse|engourdi)[^.?!]{0,40}(parl|bouche|visage|soudain)|paralyse[^.?!]{0,20}(moitie|cote) (du corps|du visage)',
    '(hemorragie|saigne (beaucoup|enormement|abondamment|sans arret|a flots?)|saignement[^.?!]{0,20}(ne s.arrete|abondant)|perd beaucoup de sang)',
    `${childFr}[^.?!]{0,30} (a |vient d')(avale|avaler|bu|boire|ingere|ingerer)[^.?!]{0,40}(javel|pile|medicament|produit|lessive|comprime|deboucheur|plante|alcool|pastille|cachet)`,
    '(avale|pris|ingere) (une boite|toute la boite|trop de (comprimes|medicaments|cachets|paracetamol|doliprane)|\\d\\d (comprimes|cachets))',
    '(convuls|fait une crise d.epilepsie|crise convulsive)',
    '(gorge|langue|visage|levres) (qui )?(gonfle|enfle)[^.?!]{0,40}(piqure|guepe|abeille|allerg|respir|cacahuete)',
    '(having|has|had|having had|is having) a (stroke|heart attack|seizure|cardiac arrest|fit right)|(heart attack|stroke) (right )?now',
    'chest (pain|pains|tightness|pressure)[^.?!]{0,70}(arm|jaw|breath|sweat|nausea|since this morning|spreading|for the (last|past) hour)|crushing (chest )?pain',
    "(can't|cannot|can not|can barely|struggling to|unable to|trouble|difficulty|stopped|isn't|not) (breathe|breathing)( properly)?",
    "(choking|unconscious|passed out and|won't wake up|not waking up|unresponsive|collapsed and)(?! (up with|on the price))",
    '(bleeding (heavily|a lot|badly|profusely|non ?-?stop)|losing a lot of blood|bleeding (that )?(won.t|will not|does not|doesn.t) stop)',
    '(face|mouth) (is )?(drooping|droops|drooped)|slurred speech|one side of (his|her|my|the) (body|face)',
    `${childEn}[^.?!]{0,30} (swallowed|drank|ate|ingested)[^.?!]{0,40}(bleach|battery|pills?|medicine|tablets?|detergent|pod|cleaner|magnet)`,
    '(took|swallowed|taken) (a whole (box|bottle|pack)|too many (pills|tablets)|\\d\\d (pills|tablets))|overdosed?\\b(?! of sun)',
    '(throat|tongue|face|lips) (is |are |has |have )?(swelling|swollen|swelled)[^.?!]{0,40}(sting|bee|wasp|allerg|breath|peanut)|anaphyla',
  ],
  danger: [
    '(me|nous) (menace|menacent|a menace)( \\w+)? (de (me tuer|mort|nous tuer|frapper)|avec (un|une) (couteau|arme|fusil|pistolet))|menaces? de mort',
    '(va|veut|vont|veulent|menace de) (me|nous) (tuer|frapper|tabasser|poignarder|crever)',
    "(quelqu'un|un homme|des gens|ils?|un inconnu|un rodeur) (essaie|essaye|tente|est en train|essaient|tentent)[^.?!]{0,20} (d'entrer|de forcer|de defoncer|rentrer chez moi|entrer chez moi)",
    "(je viens de|on vient de) (me faire|se faire|m'|nous) ?(agresser|poignarder|frapper|tabasser|braquer|sequestrer)|(on|il|ils) (me|nous) (suit|suivent|sequestre|sequestrent|retient|retiennent)( dans la rue| enfermee?| contre)",
    '(je suis|on est) (sequestre|sequestree|enferme de force|retenue? contre)',
    '(threaten(s|ed|ing)?|going|wants|trying) to (kill|stab|shoot|hurt|beat) (me|us)(?! with)|death threats?|threatened (me|us) with a (knife|gun|weapon)',
    "(someone|a man|somebody|stranger|burglar)( is|'s)? (trying to )?(break(ing)? in|breaking into|in my house|following me)( right now| now| at the door)?|(just been|was just|been) (stabbed|mugged|attacked|assaulted)|(held|kept) (hostage|against my will|captive)",
  ],
  'partner-violence': [
    `${relation}[^.?!]{0,40} (me |m'|la |l')(frappe|bat\\b|cogne|gifle|etrangle|tape|violente|a (frappee?|battue?|giflee?|etranglee?|tapee?)|menace|sequestre|enferme|pousse contre)`,
    '(violences? conjugales?|femme battue|homme battu|coups de mon (mari|ex|compagnon|conjoint))|victime de violences? (de la part de|par) mon (mari|ex|compagnon|conjoint)',
    `j'ai peur de (mon mari|mon compagnon|mon conjoint|mon ex|ma femme|ma compagne)`,
    `${partner}[^.?!]{0,30} (hits|hit|beats|beat|chokes|choked|strangled|slaps|slapped|punched|punches|threatens|threatened|abuses|is abusing|attacked|locks) (me|her|him)\\b`,
    `domestic (violence|abuse)|(violent|abusive) (husband|partner|boyfriend|ex|wife|girlfriend|relationship|marriage)|(scared|afraid|frightened|terrified) of my (husband|partner|boyfriend|ex|wife)`,
  ],
  'sexual-violence': [
    "(m'a|me suis fait|j'ai ete|s'est fait|a ete|m'ont|l'a) (violer|violee?|abusee? sexuellement|agressee? sexuellement|agresser sexuellement|drogue et)|viol (hier|ce soir|cette nuit|il y a (quelques|deux|trois|\\d) jours)",
    "(agression sexuelle|attouchements?|violences? sexuelles?)|victime d'un viol|tentative de viol",
    '(raped|was raped|sexually (assaulted|abused|harassed and)|forced me to have sex|date rape|molested|spiked my drink)',
  ],
  child: [
    `${childFr}[^.?!]{0,50} (est |sont |a ete |se fait |etre )(battue?s?|frappee?s?|maltraitee?s?|en danger|secouee?|violentee?s?|abusee?s?|enfermee? (dans|seul)|agressee?)`,
    `(frappe|bat\\b|maltraite|secoue|gifle|tape|enferme|viole|brule) (\\w+ )?(mon|ma|mes|son|sa|ses|leur|leurs|le|la|les|notre|nos) (petite? )?${childFr}`,
    'maltraitance (sur |d.)?(un |mon |ma |des |les )?(enfants?|mineurs?|bebe)|enfants? (maltraites?|battus?|en danger)|bebe secoue|inceste',
    `${childEn}[^.?!]{0,40} (is |are |was |were |being |been |gets? )+(beaten|hit by|abused|hurt by|shaken|neglected|mistreated|in danger|locked)`,
    `(hits|beats|abuses|slaps|shakes|is abusing|is hitting|hurts|molests|mistreats) (\\w+ )?(my|his|her|their|the|our) (own )?${childEn}`,
    'child (abuse|neglect|is in danger)|bruises on (my|the|his|her) (son|daughter|child|baby|kid)',
  ],
  elder: [
    '(ma mere|mon pere|ma grand-mere|mon grand-pere|grand-mere|grand-pere|parents ages?|personne agee|resident|residents|voisine agee|frere handicape|soeur handicapee)[^.?!]{0,60} (maltraitee?s?|frappee?s?|battue?|attachee? (au|a son|sur)|bleus|humiliee?|privee? de (repas|soins|nourriture))',
    'maltraitance[^.?!]{0,20}(ehpad|maison de retraite|personnes? agees?|aide a domicile)',
    '(elderly|old|my) (mother|father|grandmother|grandfather|gran|grandma|neighbour|parents?)[^.?!]{0,50} (is |being |was |been )+(abused|mistreated|hit by|neglected|beaten)|elder abuse|(care|nursing) home[^.?!]{0,30}(abus|mistreat|bruis|neglect)',
  ],
  'fire-gas': [
    '(odeur|odeurs|fuite|sent|ca sent|pue)( \\w+){0,3} (de |le |du )?gaz|fuite au compteur de gaz',
    '(monoxyde de carbone|alarme co\\b|detecteur de monoxyde)[^.?!]{0,30}(sonne|mal|tete|vomi|malaise)|intoxi\\w+ au monoxyde',
    '(prend|a pris|prennent|pris) feu|(y a|il y a|est en|en) (le )?feu (dans|chez|a la)|(maison|appartement|immeuble|cuisine|prise|tableau|voiture|poele|cheminee|four|friteuse|garage|batterie|multiprise) (est |est en |en )?(en feu|brule en ce|en flammes|flambe)|(fumee|flammes|etincelles)[^.?!]{0,20}(sort|sortent|partout)',
    '(smell|smells|smelling|smelt|leak|leaking)( \\w+){0,3} (of |like )?gas\\b|gas leak|leaking gas',
    'carbon monoxide[^.?!]{0,30}(alarm|beep|going off|headache|sick|dizzy)|co alarm[^.?!]{0,20}(beep|going off|ringing)',
    "(house|flat|kitchen|socket|car|building|oven|garage|chimney|fuse ?box|battery|pan|apartment|dryer|plug) (is |has |just |'s )*(on fire|caught fire|burning down|in flames)|(smoke|flames|sparks) (is |are )?(coming|pouring|shooting)",
  ],
  homeless: [
    '(a la rue|dormir dehors|dors dehors|dort dehors|dormons dehors|dormir dans (ma|la|notre) voiture|dors dans (ma|la) voiture|nulle part ou (dormir|aller)|sans abri|sdf) ?(ce soir|cette nuit|demain|maintenant|avec|depuis|et|,|\\.|$)',
    "(pas|plus|aucun) (d'endroit|de toit|de logement|d'hebergement|de quoi dormir|nulle part) (ou dormir |pour dormir )?(ce soir|cette nuit)",
    '(nowhere|no place|no where) (to|else to) (sleep|go|stay)( tonight)?|sleeping (rough|in my car|on the street|outside)|(homeless|on the street|out on the street) (tonight|now|with|since|and)|need (a )?shelter (tonight|now)',
  ],
  bullying: [
    `(harcele|harcelee|harcelement|insultee?|humiliee?|moquee?|racket\\w*)[^.?!]{0,50} (a l'ecole|au college|au lycee|par (ses|d'autres|des) (camarades|eleves)|en classe|a la recre|sur (instagram|snapchat|tiktok|les reseaux|discord))`,
    'cyber ?-?harcelement|harcelement scolaire|revenge porn|(photos?|videos?) (intimes?|nue?s?)[^.?!]{0,50}(diffus|publi|partag|menac|chantage|envoy)|sextorsion|chantage (a la webcam|avec (mes|des) (photos|videos|nudes))',
    '(bullied|bullying|being picked on|harassed)[^.?!]{0,40}( at school|in class|by (classmates|other (kids|pupils|students))|online|on (instagram|snapchat|tiktok|discord))|cyber ?-?bull|sextortion|(intimate|nude|naked) (photos?|pictures?|videos?)[^.?!]{0,50}(shar|post|threat|blackmail|leak|publish)|(school|online) bullying',
  ],
  train: [
    '(harcel|agress|suivi|suivie|menac|frotte|touche|insult|importun)[^.?!]{0,40} (dans|a bord d) ?(le |la |un |du |mon |u )?(train|rer|ter|tgv|transilien|gare)',
    '(harass|assault|threat|follow|grop|attack|touch)\\w*[^.?!]{0,40} (on|in|at) (the|a|my) (train|rer|tgv|(train |railway )?station)',
  ],
  animal: [
    `${pet}[^.?!]{0,40} (a |vient d'|vient de |aurait )(mange|manger|avale|avaler|ingere|bu|boire|leche|lecher)[^.?!]{0,40}(chocolat|mort aux rats|anti-?limaces?|raisins?|poison|antigel|ibuprofene|paracetamol|medicament|insecticide|chenille|produit|xylitol|lys|muguet|os|jouet|aiguille|desherbant)`,
    `${pet}[^.?!]{0,40} (convulse|fait une crise|ne respire (plus|pas)|s'etouffe|ne se leve plus|saigne (beaucoup|abondamment)|s'est fait (renverser|percuter)|a ete (renverse|percute)|n'arrive (plus|pas) a (uriner|respirer|faire pipi)|ventre (gonfle|tres gonfle|dur))`,
    `${pet}[^.?!]{0,30} (ate|eaten|swallowed|licked|drank|chewed)[^.?!]{0,40}(chocolate|rat poison|slug pellets?|grapes?|raisins?|poison|antifreeze|ibuprofen|paracetamol|pills?|caterpillar|lil(y|ies)|xylitol|bone|toy|weedkiller)`,
    `${pet}[^.?!]{0,30} (is |has been |was |got |can't |cannot )+(having a (fit|seizure)|not breathing|choking|bleeding (heavily|a lot|badly)|hit by a car|run over|(breathe|urinate|pee|get up)|collapsed|poisoned|bloated)`,
  ],
}
