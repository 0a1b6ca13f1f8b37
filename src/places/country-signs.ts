import type { CountryCode, DescribedCode, RegionCode } from './countries.ts'

/**
 * What shows where somebody lives, on folded text (lower case, no accents). A space stands for a space or a hyphen.
 * Towns and names count by the words around them (`country-of-text.ts`); `signs` count wherever they stand, by their
 * number: 3 is only said in that country, 2 nearly so, 1 is shared or has another sense. `capital` counts in capitals
 * only, `en` and `fr` only in a text of that language.
 */
export type CountrySigns = {
  names: string
  demonyms: string
  towns: string
  /** Homonyms elsewhere: they decide with another sign or where the client says that they live there. */
  homonyms?: string
  regions?: Partial<Record<RegionCode, string>>
  signs: readonly (readonly [words: string, weight: 1 | 2 | 3, condition?: 'capital' | 'en' | 'fr'])[]
}

export const countrySigns: Record<DescribedCode, CountrySigns> = {
  fr: {
    names:
      'france|metropole|guadeloupe|martinique|guyane|la reunion|mayotte|corse|bretagne|normandie|alsace|ile de france|occitanie|provence|auvergne|bourgogne|nouvelle aquitaine|hauts de france|pays de la loire|haute savoie|gers|dordogne|vendee|var|herault|gironde|yvelines|essonne|val de marne|seine saint denis|hauts de seine|brittany|normandy|burgundy',
    demonyms: 'francais|francaise|french',
    towns:
      'paris|sion les mines|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|toulon|saint etienne|le havre|grenoble|dijon|angers|nimes|villeurbanne|clermont ferrand|aix en provence|le mans|brest|tours|amiens|limoges|annecy|perpignan|boulogne billancourt|metz|besancon|orleans|rouen|mulhouse|caen|nancy|argenteuil|montreuil|roubaix|tourcoing|avignon|poitiers|versailles|pau|la rochelle|antibes|cannes|calais|colmar|bourges|ajaccio|bastia|quimper|lorient|vannes|troyes|chambery|annemasse|menton|hendaye|forbach|sarreguemines|thionville|longwy|villerupt|maubeuge|wissembourg|haguenau|pontarlier|morteau|beausoleil|ferney voltaire|saint julien en genevois|thonon|valenciennes|dunkerque|arras|bayonne|biarritz|albi|tarbes|carcassonne|beziers|sete|ales|gap|digne|laval|cholet|niort|angouleme|perigueux|bergerac|brive|aurillac|rodez|cahors|montauban|agen|auch|mont de marsan|le puy en velay|vichy|moulins|nevers|auxerre|sens|macon|chalon sur saone|bourg en bresse|oyonnax|vienne|valence|montelimar|frejus|hyeres|draguignan|saint malo|saint brieuc|saint nazaire|la roche sur yon|evreux|cherbourg|alencon|chartres|blois|chateauroux|beauvais|compiegne|creteil|nanterre|bobigny|evry|melun|meaux|cergy|pontoise|saint denis|saint denis de la reunion|saint jean de maurienne|saint laurent du var|fort de france|pointe a pitre|cayenne|saint louis|thionville|epinal|belfort|montbeliard|ferney voltaire|saint julien en genevois|gex|evian|marne la vallee|levallois|neuilly|issy les moulineaux|ivry|vitry|champigny|aulnay|drancy|sarcelles|mantes la jolie|poissy|massy|palaiseau|aubagne|martigues|arles|salon de provence|istres|vitrolles',
    // Departments and old provinces, many of them words or rivers as well.
    homonyms:
      'ain|aisne|allier|hautes alpes|alpes maritimes|ardeche|ariege|aube|aude|aveyron|bouches du rhone|calvados|cantal|charente|charente maritime|cher|correze|corse du sud|haute corse|cote d or|cotes d armor|creuse|deux sevres|doubs|drome|eure|eure et loir|finistere|gard|haute garonne|ille et vilaine|indre|indre et loire|isere|landes|loir et cher|loire|haute loire|loire atlantique|loiret|lot|lot et garonne|lozere|maine et loire|haute marne|mayenne|meurthe et moselle|meuse|morbihan|moselle|nievre|oise|orne|pas de calais|puy de dome|pyrenees atlantiques|hautes pyrenees|pyrenees orientales|bas rhin|haut rhin|haute saone|saone et loire|sarthe|savoie|seine maritime|seine et marne|tarn|tarn et garonne|vaucluse|haute vienne|vosges|yonne|perigord|quercy|gascogne|gascony|languedoc|aquitaine|picardie|picardy|cevennes|luberon|limousin|haute normandie|basse normandie',
    signs: [
      [
        'caf|cpam|ameli|carte vitale|urssaf|pole emploi|france travail|assedic|siret|siren|dgccrf|antai|france titres|l ants|mdph|ehpad|ofpra|anah|adil|visale|action logement|taxe d habitation|taxe fonciere|loi alur|loi chatel|loi hamon|loi hoguet|loi pinel|loi badinter|livret a|carte grise|crit air|rupture conventionnelle|loi du 6 juillet 1989|commission departementale de conciliation|service public\\.fr|impots\\.gouv|legifrance|securite sociale|france connect|franceconnect|titre de sejour prefecture',
        2,
      ],
      [
        'rsa|apl|smic|pacs|dpe|prefecture|sous prefecture|cdi|cdd|conciliateur de justice|conseil de prud hommes|prud hommes|prudhommes|code du travail|tribunal judiciaire|huissier|garantie decennale|commissaire de justice|mutuelle|samu|defenseur des droits|loi 1901|tgi|dreets',
        1,
      ],
    ],
  },
  gb: {
    names: 'royaume uni|grande bretagne|united kingdom|great britain|uk|u k|britain|channel islands|isle of man',
    demonyms:
      'britannique|britanniques|anglais|anglaise|ecossais|ecossaise|gallois|galloise|british|english|scottish|welsh',
    towns:
      'cambridge|birmingham|halifax|durham|lincoln|worcester|gloucester|richmond|boston lincolnshire|plymouth|newport|reading|bath|bangor|wells',
    regions: {
      wales:
        'wales|pays de galles|cardiff|swansea|wrexham|aberystwyth|llandudno|carmarthen|merthyr tydfil|barry island|bridgend|caernarfon',
      scotland:
        'scotland|ecosse|edinburgh|edimbourg|glasgow|aberdeen|dundee|inverness|stirling|paisley|dunfermline|falkirk|kilmarnock|st andrews|highlands',
      'northern-ireland':
        'northern ireland|irlande du nord|belfast|londonderry|derry|lisburn|newry|armagh|omagh|enniskillen',
      england:
        'england|angleterre|london|londres|manchester|liverpool|leeds|sheffield|bristol|leicester|coventry|nottingham|newcastle|southampton|portsmouth|brighton|oxford|derby|wolverhampton|stoke on trent|stoke|sunderland|norwich|luton|swindon|milton keynes|northampton|peterborough|ipswich|exeter|bournemouth|blackpool|bolton|stockport|croydon|hackney|camden|islington|lambeth|southwark|lewisham|tower hamlets|kent|essex|surrey|sussex|cornwall|cornouailles|devon|dorset|norfolk|suffolk|yorkshire|lancashire|cumbria|cheshire|hertfordshire|bedfordshire|oxfordshire|berkshire|wiltshire|somerset|york|hull|chester|carlisle|guildford|watford|slough|colchester|chelmsford|maidstone|canterbury|hastings|eastbourne|crawley|basingstoke|cheltenham|bradford|huddersfield|wakefield|doncaster|rotherham|middlesbrough|gateshead',
    },
    signs: [
      [
        'nhs|gp surgery|council tax|hmrc|universal credit|section 21|section 8 notice|dvla|citizens advice|tenancy deposit scheme|assured shorthold|acas|ofgem|ofcom|national insurance number|ni number|p60|stamp duty land tax|dwp|housing benefit|help to buy isa|carer s allowance|legal aid agency|deposit protection service|employment tribunal|leasehold|freeholder|statutory sick pay|council house|council flat|right to buy',
        3,
      ],
      ['p45|nhs 111|gcse|a levels|county court judgment|small claims track|county court', 2],
      ['mot|tv licence|hmo|isa|pcn', 2, 'capital'],
      [
        'solicitor|solicitors|barrister|conveyancing|a&e|my gp|the gp|gp appointment|local council|bank holiday|estate agent|letting agent|redundancy|payslip|statutory redundancy',
        1,
        'en',
      ],
      ['quid|fiver', 1, 'en'],
    ],
  },
  ie: {
    names: 'irlande|republique d irlande|ireland|republic of ireland|eire',
    demonyms: 'irlandais|irlandaise|irish',
    towns:
      'dublin|galway|waterford|limerick|kilkenny|drogheda|dundalk|tralee|killarney|sligo|athlone|letterkenny|wexford|ennis|navan|naas|swords|tallaght|dun laoghaire|mullingar|wicklow|kildare|donegal|county mayo|county clare|county kerry|roscommon|tipperary|tullamore|portlaoise|carlow|bray|ballina|clonmel|cork city|county cork|co cork|cork',
    signs: [
      [
        'gardai|garda siochana|garda station|garda|an garda|pps number|ppsn|residential tenancies board|workplace relations commission|eircode|medical card|an post|citizens information|revenue ie|taoiseach|dail|leaving cert|injuries resolution board|hap payment|rtb',
        3,
        'en',
      ],
      ['residential tenancies board|workplace relations commission|eircode|gardai|rtb', 3, 'fr'],
      ['the hse|hse hospital|hse waiting|hse clinic|nct test|nct|wrc|social welfare office|usc', 2, 'en'],
      [
        'solicitor|solicitors|barrister|conveyancing|a&e|my gp|the gp|gp appointment|bank holiday|redundancy|payslip|p45',
        1,
        'en',
      ],
    ],
  },
  us: {
    names:
      'etats unis|usa|u s a|united states|the states|u s|alabama|alaska|arizona|arkansas|california|californie|colorado|connecticut|delaware|florida|floride|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|louisiane|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|south carolina|north dakota|south dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming|washington dc|washington state',
    demonyms: 'americain|americaine|american',
    towns:
      'new york|nyc|brooklyn|manhattan|queens ny|los angeles|chicago|houston|phoenix arizona|philadelphia|philadelphie|san antonio|san diego|dallas|san jose|austin|jacksonville|san francisco|columbus|charlotte|indianapolis|seattle|denver|boston|nashville|detroit|portland|las vegas|memphis|baltimore|milwaukee|albuquerque|tucson|sacramento|atlanta|miami|oakland|minneapolis|tampa|new orleans|nouvelle orleans|cleveland|honolulu|pittsburgh|cincinnati|orlando|buffalo|salt lake city|fort worth|el paso|kansas city|raleigh|st louis missouri|st louis|fort wayne|dayton|toledo ohio|akron|des moines|omaha|wichita|tulsa|oklahoma city|boise|spokane|tacoma|anchorage|fairbanks|baton rouge|shreveport|lubbock|amarillo|corpus christi|laredo|plano|scottsdale|reno|fresno|bakersfield|anaheim|long beach california|chattanooga|knoxville|greensboro|winston salem|fayetteville|tallahassee|gainesville|fort lauderdale|sarasota|fort myers|pensacola|huntsville|little rock|sioux falls|fargo|bismarck|missoula|provo|albany|yonkers|jersey city|trenton|allentown|scranton|hartford|new haven|duluth|green bay|lansing|grand rapids|ann arbor|kalamazoo|south bend|evansville|peoria|topeka',
    homonyms: 'manchester nh|washington|georgia',
    signs: [
      [
        '1099 nec|1099 misc|1099 k|form 1099|a 1099|my 1099|1099 form|w 2 form|my w 2|a w 2|w2 form|the irs|401k|401 k|medicaid|medicare part|hipaa|the dmv|hoa fees|my hoa|the hoa|fmla|cobra coverage|eeoc|social security number|ssn|obamacare|zip code|security deposit in escrow|green card holder|state bar',
        3,
      ],
      ['dui|dwi', 2, 'en'],
      [
        'small claims court|attorney|attorneys|lawsuit|medicare|deductible|copay|urgent care|sophomore|eviction court|at will employment|county court clerk|venmo|zelle|social security office',
        1,
        'en',
      ],
    ],
  },
  ca: {
    names:
      'canada|alberta|british columbia|colombie britannique|manitoba|new brunswick|nouveau brunswick|newfoundland|terre neuve|nova scotia|nouvelle ecosse|ontario|saskatchewan|prince edward island|yukon',
    demonyms: 'canadien|canadienne|canadian|quebecois|quebecoise|ontarien',
    towns:
      'toronto|vancouver|calgary|edmonton|ottawa|winnipeg|mississauga|brampton|saskatoon|regina|moncton|fredericton|kelowna|burnaby|surrey bc|london ontario|kitchener|st john s newfoundland|oakville|markham|charlottetown|hamilton|windsor|kingston|halifax nova scotia|yellowknife|whitehorse|iqaluit|muskoka|ajax ontario|thunder bay|sudbury ontario|barrie|guelph|oshawa|richmond hill ontario|st catharines|niagara falls|brantford|sarnia|timmins|sault ste marie|lethbridge|red deer|medicine hat|fort mcmurray|grande prairie|banff|canmore|kamloops|nanaimo|chilliwack|abbotsford|coquitlam|moose jaw|corner brook|saint john new brunswick',
    homonyms: 'victoria',
    regions: {
      quebec:
        'quebec|montreal|laval quebec|gatineau|sherbrooke|trois rivieres|saguenay|longueuil|levis|chicoutimi|rimouski|drummondville|terrebonne|repentigny|brossard|saint jerome|granby|saint hyacinthe|rouyn noranda|plateau mont royal|cote des neiges|hochelaga|hochelaga maisonneuve|notre dame de grace|villeray|ahuntsic|pointe aux trembles|riviere des prairies|outremont|westmount|lachine|mascouche|boisbriand|vaudreuil dorion|valleyfield|joliette|victoriaville|shawinigan|sept iles|baie comeau|val d or|thetford mines|riviere du loup|gaspe|magog|sorel tracy|charlesbourg|beauport|sainte foy|chibougamau',
    },
    signs: [
      [
        'ramq|clsc|saaq|cnesst|cegep|revenu quebec|tribunal administratif du logement|regie du logement|ohip|rrsp|reer|assurance emploi|employment insurance canada|landlord and tenant board|ltb|agence du revenu du canada|canada revenue agency|service canada|permis d etudes|caq|info sante 811|protecteur du citoyen|t4 slip|feuillet t4|hydro quebec|celi|code civil du quebec|directeur de la protection de la jeunesse|maitre electricien cmeq|rbq|releve d emploi|normes du travail quebec',
        3,
      ],
      ['plateau mont royal|cote des neiges|hochelaga maisonneuve|rosemont la petite patrie|le 450|le 819', 2],
      ['roe|tps|tvq|hst|gst|nas', 2, 'capital'],
      [
        'mon chum|ton chum|office de la protection du consommateur|petites creances|loi sur les normes du travail|c\\.c\\.q|ccq',
        3,
        'fr',
      ],
      ['locateur', 2, 'fr'],
      ['crisser|crisse|tabarnak|tabarnac|calisse|ostie|pantoute', 2, 'fr'],
      [
        'tal|dpj|char en panne|mon char|proprio du 4 et demi|blonde|depanneur du coin|bail de logement|magasiner|condo',
        1,
        'fr',
      ],
      ['small claims court', 1, 'en'],
    ],
  },
  be: {
    names:
      'belgique|belgik|belgium|wallonie|wallonia|flandre|flandres|flanders|region bruxelloise|region de bruxelles capitale|brabant wallon|hainaut belge',
    demonyms: 'belge|belges|belgian',
    towns:
      'bruxelles|brussels|anvers|antwerp|gand|ghent|charleroi|liege|bruges|namur|louvain|leuven|louvain la neuve|mechelen|malines|ixelles|schaerbeek|anderlecht|uccle|etterbeek|molenbeek|saint gilles bruxelles|la louviere|tournai|verviers|mouscron|seraing|arlon|bastogne|wavre|nivelles|ottignies|waterloo|courtrai|ostende|ostend|hasselt|genk|huy|dinant|ciney|eupen|herstal|woluwe|jette|evere|auderghem',
    homonyms: 'mons|spa|halle|ath',
    signs: [
      [
        'cpas|car pass|2ememain|2dehands|immoweb|onem|forem|actiris|onss|inami|spf finances|bourgmestre|precompte|precompte immobilier|itsme|bancontact|statut bim|bim statuut|beneficiaire bim|carte bim|tarif bim|intervention majoree|kot|kotteur|avertissement extrait de role|vdab|tec charleroi|stib|carte mobib|formulaire c4|c4 chomage|syndicat csc|fgtb|tribunal de la famille de bruxelles|numero national|rente precadastree|revenu cadastral|cession de remuneration|bail de residence principale enregistre|registre national|conseil du contentieux des etrangers|office des etrangers|annexe 26|allocations onem|ogbl belge|pecule de vacances|double pecule|code wallon|decret wallon|ordonnance bruxelloise|code bruxellois|loi breyne|loi renault|code judiciaire',
        3,
      ],
      ['bim', 1, 'capital'],
      [
        'garantie locative|justice de paix|juge de paix|tribunal du travail|indexation du loyer|mutualite|administration communale',
        2,
        'fr',
      ],
      ['septante|nonante|gsm|ma commune|etat des lieux contradictoire|c4', 1, 'fr'],
    ],
  },
  ch: {
    names:
      'suisse|switzerland|romandie|suisse romande|canton de vaud|canton de geneve|canton de fribourg|canton de neuchatel|canton du jura|canton de berne|canton du valais|valais|vaud|tessin|ticino',
    demonyms: 'suisse allemand|helvetique|swiss|suisses',
    towns:
      'geneve|geneva|lausanne|zurich|berne|bern|bale|basel|lucerne|winterthour|winterthur|saint gall|neuchatel|la chaux de fonds|le locle|locle|yverdon|yverdon les bains|vevey|nyon|morges|renens|martigny|monthey|sierre|bulle|payerne|delemont|porrentruy|bienne|biel|lugano|bellinzone|carouge|meyrin|vernier|lancy|thoune|zoug|zug|coire|aigle vaud|gland|versoix|pully|sion',
    homonyms: 'fribourg|jura suisse',
    signs: [
      [
        'natel|chf|lamal|office des poursuites|serafe|caisse maladie lamal|rente avs|cotisations avs|numero avs|avs ai|2e pilier|deuxieme pilier|3e pilier|regie immobiliere|loyer chf|permis b suisse|commission de conciliation en matiere de baux|tribunal des baux|asloca|formule officielle|code des obligations|suva|orp|cff|certificat de salaire suisse|impot a la source geneve|service cantonal|office cantonal|garantie de loyer swisscaution|swisscaution|police cantonale|ligue suisse|ordonnance sur le bail a loyer|oblf|betreibungsamt|krankenkasse',
        3,
      ],
      [
        'garantie de loyer|bail a loyer|la regie|regie|lpp|huitante|conge donne par la regie|prime d assurance maladie|caisse maladie|caisse de chomage|cantonal|cantonale',
        2,
        'fr',
      ],
      ['septante|nonante|action migros|postfinance', 1],
      ['fr\\.? ?\\d{3,4}\\.[-–]', 2],
    ],
  },
  lu: {
    names: 'grand duche|grand duche de luxembourg|luxembourg|luxemburg',
    demonyms: 'luxembourgeois|luxembourgeoise|luxembourger',
    towns:
      'luxembourg ville|luxembourg city|esch sur alzette|a esch|in esch|differdange|dudelange|petange|ettelbruck|diekirch|echternach|bertrange|strassen luxembourg|kirchberg|mamer',
    signs: [
      [
        'inspection du travail et des mines|l adem|centre commun de la securite sociale|caisse nationale de sante|bail a loyer luxembourg|guichet lu|revis|chambre des salaries|lalux|ogbl|lcgb|moien',
        3,
      ],
      ['itm|cns|ccss', 1, 'capital'],
    ],
  },
  mc: {
    names: 'monaco|principaute de monaco|principality of monaco|principaute',
    demonyms: 'monegasque|monegasques',
    towns: 'monte carlo|fontvieille monaco|la condamine monaco',
    signs: [
      [
        'caisses sociales de monaco|cote principaute|en principaute|tribunal du travail de monaco|carte de resident monegasque|loi monegasque|prince souverain',
        3,
      ],
      ['caisses sociales', 2],
    ],
  },
  ma: {
    names: 'maroc|morocco',
    demonyms: 'marocain|marocaine|marocains|moroccan',
    towns:
      'casablanca|casa maroc|rabat|marrakech|marrakesh|fes|fez|tanger|tangier|agadir|meknes|oujda|kenitra|tetouan|mohammedia|el jadida|nador|beni mellal|essaouira|khouribga|laayoune|temara|dar bouazza|bouskoura|ouarzazate',
    homonyms: 'casa',
    signs: [
      [
        'samsar|moudawana|adoul|adouls|moqaddem|mokaddem|cnops|caidat|damancom|conservation fonciere|anapec|code de la famille marocain|dahir|dahir des obligations et contrats|loi 67 12|dh par mois|inwi|maroc telecom|ramed|qadi|tribunal de premiere instance de casablanca|f casa|fcasa',
        3,
      ],
      ['dirhams|dirham|\\d[\\d.,]*(?: \\d{3})*(?: )?dhs?', 2],
      ['\\d[\\d.,]*(?: \\d{3})*(?: )?mad', 2, 'capital'],
      ['cnss|amo|melk|titre foncier|wilaya|khettara|hammam de quartier', 1],
    ],
  },
  sn: {
    names: 'senegal',
    demonyms: 'senegalais|senegalaise|senegalese',
    towns:
      'dakar|thies|pikine|guediawaye|rufisque|kaolack|ziguinchor|mbour|saly|touba|saint louis du senegal|diourbel|tambacounda',
    signs: [
      [
        'ipres|ninea|wave senegal|orange money senegal|inspection du travail de dakar|tribunal de grande instance de dakar|senelec|sonatel|marabout de touba',
        3,
      ],
      ['fcfa|francs cfa|f cfa|xof', 1],
    ],
  },
  ci: {
    names: 'cote d ivoire|ivory coast',
    demonyms: 'ivoirien|ivoirienne|ivorian',
    towns:
      'abidjan|bouake|yamoussoukro|cocody|yopougon|abobo|san pedro cote d ivoire|korhogo|daloa|treichville|marcory|grand bassam|koumassi',
    signs: [
      [
        'cnps abidjan|cie sodeci|sodeci|acd cocody|arrete de concession definitive|attestation villageoise|dgi cote d ivoire',
        3,
      ],
      ['fcfa|francs cfa|f cfa|xof|cnps', 1],
    ],
  },
  tn: {
    names: 'tunisie|tunisia',
    demonyms: 'tunisien|tunisienne|tunisian',
    towns:
      'tunis|sfax|sousse|kairouan|bizerte|gabes|ariana|monastir|nabeul|hammamet|la marsa|ben arous|djerba|gafsa|mahdia|tozeur',
    signs: [
      [
        'omda|steg|sonede|code du statut personnel|delegue regional tunis|tribunal cantonal de tunis|dinars tunisiens|tnd',
        3,
      ],
      ['\\d[\\d.,]*(?: \\d{3})*(?: )?dt', 2, 'capital'],
      ['dinars|dinar|cnss', 1],
    ],
  },
  dz: {
    names: 'algerie|algeria',
    demonyms: 'algerien|algerienne|algerian',
    towns:
      'alger|algiers|oran|annaba|blida|setif|batna|tlemcen|bejaia|tizi ouzou|mostaganem|ghardaia|skikda|boumerdes|sidi bel abbes|djelfa|biskra',
    homonyms: 'constantine',
    signs: [
      [
        'casnos|aadl|daira|livret foncier|fredha|frida|apc de|sonelgaz|naftal|algerie poste|ccp algerie|dinars algeriens|dzd|cnas',
        3,
      ],
      ['wilaya', 2],
      ['\\d[\\d.,]*(?: \\d{3})*(?: )?da', 2, 'capital'],
      ['dinars|dinar|anem', 1],
    ],
  },
}

/**
 * Bodies and words that people who live there do not translate, on folded text, and money. For countries without signs of
 * their own; money alone decides nothing.
 */
export const wordsFromAbroad: readonly (readonly [country: CountryCode, words: string, money?: string])[] = [
  ['au', 'centrelink|fair work ombudsman|fair work commission|vcat|ncat|qcat', 'aud|a\\$'],
  ['nz', 'tenancy tribunal|work and income|inland revenue department|acc claim', 'nzd|nz\\$'],
  [
    'de',
    'kaution|mietvertrag|finanzamt|jobcenter|burgergeld|anmeldung|mieterverein|agentur fur arbeit|kurzarbeit|elterngeld',
  ],
  ['at', 'arbeiterkammer|mietervereinigung|osterreichische gesundheitskasse'],
  ['es', 'empadronamiento|seguridad social|comunidad de propietarios|agencia tributaria|tarjeta nie|burofax|fianza'],
  ['it', 'codice fiscale|agenzia delle entrate|permesso di soggiorno|caparra|inps'],
  ['pt', 'junta de freguesia|financas|seguranca social|caucao'],
  ['nl', 'huurcommissie|belastingdienst|digid'],
  ['pl', 'urzad skarbowy', 'pln|zlotys?'],
  ['se', 'skatteverket|forsakringskassan|hyresnamnden', 'sek|couronnes suedoises'],
  ['no', 'skatteetaten', 'nok|couronnes norvegiennes'],
  ['dk', 'skattestyrelsen|borger\\.dk', 'dkk|couronnes danoises'],
  ['ro', 'anaf', 'ron|lei roumains'],
  ['tr', '', 'livres turques|turkish lira'],
  ['jp', '', 'jpy|yens?'],
  ['br', '', 'brl|reais'],
  ['mu', '', 'roupies mauriciennes'],
]

/** Countries by telephone prefix; a number may be somebody else's, so that it decides nothing alone. */
export const phonePrefixes: Record<string, CountryCode> = {
  '33': 'fr',
  '44': 'gb',
  '353': 'ie',
  '32': 'be',
  '41': 'ch',
  '352': 'lu',
  '377': 'mc',
  '212': 'ma',
  '221': 'sn',
  '225': 'ci',
  '216': 'tn',
  '213': 'dz',
  '49': 'de',
  '34': 'es',
  '39': 'it',
  '351': 'pt',
  '31': 'nl',
  '43': 'at',
  '48': 'pl',
  '40': 'ro',
  '45': 'dk',
  '46': 'se',
  '47': 'no',
  '90': 'tr',
  '61': 'au',
  '64': 'nz',
  '237': 'cm',
  '243': 'cd',
  '223': 'ml',
  '226': 'bf',
  '228': 'tg',
  '229': 'bj',
  '241': 'ga',
  '242': 'cg',
  '224': 'gn',
  '261': 'mg',
  '230': 'mu',
  '961': 'lb',
}
