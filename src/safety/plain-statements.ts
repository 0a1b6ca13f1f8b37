// Sentences that say a danger outright. The fitted score (`score.ts`) knows what is told in roundabout ways; what is said
// in so many words must not depend on what stands around it. Regular-expression fragments on folded text, both languages.
import type { EmergencySituation } from './situations.ts'

/** Turns of phrase that contain a frightening word and mean nothing of the kind. */
const harmless: readonly string[] = [
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

const statements: readonly (readonly [EmergencySituation, readonly string[]])[] = [
  [
    'suicide',
    [
      "(je |j'|vais |veux |voudrais |envie de |pense a |penser a |menace de |va |ai failli |essaye de |essaie de |tente de |en train de )+(me |m'|se |s')(suicider|tuer|foutre en l'air|jeter (par|sous|du)|pendre|ouvrir les veines|supprimer)",
      '(idees?|pensees?|envies?|pulsions?) (noires? et |tres )?(suicidaires?|de suicide|de mort)',
      "(je|j'ai|ai|a|elle|il)( \\w+)? (veux|voudrais|prefere|prefererais|veut|envie de|souhaite) (vraiment )?(mourir|en finir|disparaitre pour toujours|ne plus vivre)",
      "(envie|besoin) d'en finir|en finir avec la vie|mettre fin a (mes|ses) jours|ne plus (avoir )?envie de vivre|plus (aucune )?(envie|gout|raison) de vivre|plus la force de vivre",
      'tentative de suicide (hier|ce matin|ce soir|cette nuit|aujourd|il y a (quelques|deux|trois|\\d) (jours?|heures?))',
      '(je suis|me sens|devient|est) (tres |assez )?suicidaire',
      '(kill|hurt|hang|shoot|harm|cut) (myself|himself|herself|themselves)(?! (laughing|short))',
      'suicidal (thoughts?|ideas?|feelings?|urges?|ideation)|(feel|feeling|am|is|are|been) (\\w+ )?suicidal|thinking (about|of) suicide|talking about suicide|commit(ting)? suicide (tonight|today|now|soon)',
      '(i|he|she|they)( \\w+)? (want|wants|wanted|wish|going|plan|plans) (to )?(die\\b|end (it all|my life|his life|her life|everything)|commit suicide|not (be|wake) )',
      "end (my|his|her) (own )?life|(don't|do not|doesn't|no longer) want to (live|be alive|be here|wake up|exist)( any ?more)?|better off dead|no reason to live|take (my|his|her) own life",
      '(je |j )?(ne )?(veux?|veu|ve) (plus?|plu|pu) vivre',
      "(je |j |jve |j')?(veux|veu|ve|vais|vai) (mourir|crever|me tuer|me foutre en l'air)",
      "(j'ai )?(envie|pense|pensais|songe) (a |d'|de )?(en finir|me suicider|crever|mourir)(?! avec (ce|cet|cette|mon|ma|mes|le|la|les|un|une))",
    ],
  ],
  [
    'chest-pain',
    [
      '(douleur|oppression|serrement|serre|mal|brulure)[^.?!]{0,25} (poitrine|thorax|thoracique)[^.?!]{0,60}(bras|machoire|essouffl|transpir|sueur|respir|nausee|depuis (ce matin|\\d+ min|une heure|tout a l))',
    ],
  ],
  [
    'unconscious',
    [
      '(est |a |reste |trouve )(\\w+ )?(inconscient|inconsciente|sans connaissance|perdu connaissance|inanime|inanimee)|ne se reveille (plus|pas)|ne repond plus du tout',
      '(convuls|fait une crise d.epilepsie|crise convulsive)',
    ],
  ],
  [
    'stroke',
    [
      '(bouche|visage|levre) (de travers|tombante?|paralysee?|deformee?)|(bras|jambe|cote (droit|gauche)) (paralyse|engourdi)[^.?!]{0,40}(parl|bouche|visage|soudain)|paralyse[^.?!]{0,20}(moitie|cote) (du corps|du visage)',
      '(face|mouth) (is )?(drooping|droops|drooped)|slurred speech|one side of (his|her|my|the) (body|face)',
    ],
  ],
  [
    'button-battery',
    [
      '(swallowed|ate|eaten|avale|avalee) (\\w+ ){0,2}(a |an |une |la |the )?(coin|button|watch|round)? ?(cell|battery|pile)( bouton| ronde| plate)?',
    ],
  ],
  [
    'poisoning',
    [
      "(enfant|enfants|bebe|fillette|garcon|gamin|gamine|petit|petite|fils|fille|nourrisson|eleve|niece|neveu)[^.?!]{0,30} (a |vient d')(avale|avaler|bu|boire|ingere|ingerer)[^.?!]{0,40}(javel|pile|medicament|produit|lessive|comprime|deboucheur|plante|alcool|pastille|cachet)",
      '(child|children|baby|kid|kids|toddler|son|daughter|niece|nephew|boy|girl|pupil|little one)[^.?!]{0,30} (swallowed|drank|ate|ingested)[^.?!]{0,40}(bleach|battery|pills?|medicine|tablets?|detergent|pod|cleaner|magnet)',
      "(a |vient d')(mange|avale|bu|croque)( \\w+){0,3} (capsule|pastille|dosette) de (lessive|lave-vaisselle)",
    ],
  ],
  [
    'overdose',
    [
      '(avale|pris|ingere) (une boite|toute la boite|trop de (comprimes|medicaments|cachets|paracetamol|doliprane)|\\d\\d (comprimes|cachets))',
      "(j'ai|il a|elle a|jai|g) (pris|avale|pri) (\\d\\d|vingt|trente|quarante|cinquante|une plaquette|deux plaquettes|toute la boite|une boite entiere)( \\w+){0,3} ?(de )?(paracetamol|doliprane|dolipranes|efferalgan|xanax|lexomil|tramadol|codeine|ibuprofene|advil|somniferes?|medocs|medicaments|cachets|comprimes)",
      '(i|she|he|ive|my \\w+) (just |have |has )?(took|taken|swallowed) (\\d\\d|twenty|thirty|forty|fifty)( \\w+){0,2} ?(paracetamol|tylenol|ibuprofen|codeine|xanax|pills|tablets|sleeping pills|antidepressants|aspirin)',
    ],
  ],
  [
    'allergy',
    [
      '(gorge|langue|visage|levres) (qui )?(gonfle|enfle)[^.?!]{0,40}(piqure|guepe|abeille|allerg|respir|cacahuete)',
      '(throat|tongue|face|lips) (is |are |has |have )?(swelling|swollen|swelled)[^.?!]{0,40}(sting|bee|wasp|allerg|breath|peanut)|anaphyla',
    ],
  ],
  [
    'bleeding',
    [
      '(bleeding (heavily|a lot|badly|profusely|non ?-?stop)|losing a lot of blood|bleeding (that )?(won.t|will not|does not|doesn.t) stop)',
    ],
  ],
  [
    'violence',
    [
      '(me|nous) (menace|menacent|a menace)( \\w+)? (de (me tuer|mort|nous tuer|frapper)|avec (un|une) (couteau|arme|fusil|pistolet))|menaces? de mort',
      '(va|veut|vont|veulent|menace de) (me|nous) (tuer|frapper|tabasser|poignarder|crever)',
      "(quelqu'un|un homme|des gens|ils?|un inconnu|un rodeur) (essaie|essaye|tente|est en train|essaient|tentent)[^.?!]{0,20} (d'entrer|de forcer|de defoncer|rentrer chez moi|entrer chez moi)",
      "(je viens de|on vient de) (me faire|se faire|m'|nous) ?(agresser|poignarder|frapper|tabasser|braquer|sequestrer)|(on|il|ils) (me|nous) (suit|suivent|sequestre|sequestrent|retient|retiennent)( dans la rue| enfermee?| contre)",
      '(je suis|on est) (sequestre|sequestree|enferme de force|retenue? contre)',
    ],
  ],
  [
    'partner-violence',
    [
      "(mon|ma|son|sa|un|une|ce|cette)( \\w+)? ?(mari|compagnon|conjoint|copain|petit ami|ex|femme|compagne|epoux|epouse|concubin|conjointe)[^.?!]{0,40} (me |m'|la |l')(frappe|bat\\b|cogne|gifle|etrangle|tape|violente|a (frappee?|battue?|giflee?|etranglee?|tapee?)|menace|sequestre|enferme|pousse contre)",
      "j'ai peur de (mon mari|mon compagnon|mon conjoint|mon ex|ma femme|ma compagne)",
      '(my|her|his)( \\w+)? (husband|partner|boyfriend|girlfriend|wife|ex|spouse|fiance|ex-\\w+)[^.?!]{0,30} (hits|hit|beats|beat|chokes|choked|strangled|slaps|slapped|punched|punches|threatens|threatened|abuses|is abusing|attacked|locks) (me|her|him)\\b',
      "(mon|ma) (chum|mec|keum|mari|copain|compagnon|conjoint|ex|homme|femme|blonde) (me |m')(frappe|tape|bat|cogne|gifle|etrangle|a frappee?|a battue?|a etranglee?|a giflee?|a cognee?)",
      'my (\\w+ )?(husband|partner|boyfriend|bf|girlfriend|wife|ex|fella|missus) (just |has |keeps |regularly |always )*(hit|hits|hitting|beat|beats|beating|beats up|choked|chokes|punched|punches|strangled|slaps|slapped) me',
    ],
  ],
  [
    'sexual-violence',
    [
      "(m'a|me suis fait|j'ai ete|s'est fait|a ete|m'ont|l'a) (violer|violee?|abusee? sexuellement|agressee? sexuellement|agresser sexuellement|drogue et)|viol (hier|ce soir|cette nuit|il y a (quelques|deux|trois|\\d) jours)",
      '(raped|was raped|sexually (assaulted|abused|harassed and)|forced me to have sex|date rape|molested|spiked my drink)',
      "(j'ai ete|je me suis faite?|on m'a|il m'a|ils m'ont) (viole(e|r|es)?)(?! (mes|mon|ma|nos|notre|le|la|les|son) )",
      '(i was|i got|i have been|ive been|he|they) (just )?raped',
    ],
  ],
  [
    'child-abuse',
    [
      '(enfant|enfants|bebe|fillette|garcon|gamin|gamine|petit|petite|fils|fille|nourrisson|eleve|niece|neveu)[^.?!]{0,50} (est |sont |a ete |se fait |etre )(battue?s?|frappee?s?|maltraitee?s?|en danger|secouee?|violentee?s?|abusee?s?|enfermee? (dans|seul)|agressee?)',
      '(frappe|bat\\b|maltraite|secoue|gifle|tape|enferme|viole|brule) (\\w+ )?(mon|ma|mes|son|sa|ses|leur|leurs|le|la|les|notre|nos) (petite? )?(enfant|enfants|bebe|fillette|garcon|gamin|gamine|petit|petite|fils|fille|nourrisson|eleve|niece|neveu)',
      '(child|children|baby|kid|kids|toddler|son|daughter|niece|nephew|boy|girl|pupil|little one)[^.?!]{0,40} (is |are |was |were |being |been |gets? )+(beaten|hit by|abused|hurt by|shaken|neglected|mistreated|in danger|locked)',
      '(hits|beats|abuses|slaps|shakes|is abusing|is hitting|hurts|molests|mistreats) (\\w+ )?(my|his|her|their|the|our) (own )?(child|children|baby|kid|kids|toddler|son|daughter|niece|nephew|boy|girl|pupil|little one)',
      'child (abuse|neglect|is in danger)|bruises on (my|the|his|her) (son|daughter|child|baby|kid)',
      "(la nounou|la nourrice|le beau-pere|son beau-pere|le pere|son pere|la mere|sa mere|l'educateur|le voisin) (frappe|bat|tape|cogne|secoue|a frappe|a secoue) (mon|ma|mes|le|la|les|son|sa|ses|notre) (petite? )?(fils|fille|enfants?|bebe|gamine?|nourrisson)",
    ],
  ],
  [
    'child-exploitation',
    [
      '(demande|reclame|exige|veut|envoie)( \\w+){0,3} (photos?|videos?|images?) (nues?|intimes?|de sexe|sexuelles?)( \\w+){0,3} (a )?(ma|mon|notre) (fille|fils|petite?|niece|neveu)',
    ],
  ],
  ['gas-leak', ['(odeur|odeurs|fuite|sent|ca sent|pue)( \\w+){0,3} (de |le |du )?gaz|fuite au compteur de gaz']],
  [
    'carbon-monoxide',
    [
      '(monoxyde de carbone|alarme co\\b|detecteur de monoxyde)[^.?!]{0,30}(sonne|mal|tete|vomi|malaise)|intoxi\\w+ au monoxyde',
      'carbon monoxide[^.?!]{0,30}(alarm|beep|going off|headache|sick|dizzy)|co alarm[^.?!]{0,20}(beep|going off|ringing)',
    ],
  ],
  [
    'fire',
    [
      '(prend|a pris|prennent|pris) feu|(y a|il y a|est en|en) (le )?feu (dans|chez|a la)|(maison|appartement|immeuble|cuisine|prise|tableau|voiture|poele|cheminee|four|friteuse|garage|batterie|multiprise) (est |est en |en )?(en feu|brule en ce|en flammes|flambe)|(fumee|flammes|etincelles)[^.?!]{0,20}(sort|sortent|partout)',
      "(house|flat|kitchen|socket|car|building|oven|garage|chimney|fuse ?box|battery|pan|apartment|dryer|plug) (is |has |just |'s )*(on fire|caught fire|burning down|in flames)|(smoke|flames|sparks) (is |are )?(coming|pouring|shooting)",
      "(mon|ma|notre|l'|la|le) ?(appartement|appart|maison|immeuble|cuisine|voiture|chambre|garage) (est en train de )?(brule|crame|prend feu|est en feu)",
    ],
  ],
]

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')

const harmlessPattern = new RegExp(harmless.join('|'), 'g')
const patterns = statements.map(
  ([situation, list]) => [situation, new RegExp(`(?<![a-z0-9])(?:${list.join('|')})`)] as const,
)

/** The situations that a text names outright. */
export function statedIn(text: string): EmergencySituation[] {
  const plain = fold(text).replace(harmlessPattern, ' ~ ')
  return patterns.filter(([, pattern]) => pattern.test(plain)).map(([situation]) => situation)
}
