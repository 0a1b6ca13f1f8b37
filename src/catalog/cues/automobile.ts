import { cueList } from '../cue-list.ts'

export const automobile = {
  sure: {
    fr: cueList(`
      voiture* | vehicule* | bagnole | auto | garage | garagiste | moteur | boite de vitesse* | boite auto |
      embrayage | frein* | plaquette* | disques | pneu* | vidange | courroie | distribution |
      controle technique | contre visite | clio | megane | twingo | 208 | 308 | peugeot | renault | citroen |
      golf | volkswagen | audi | bmw | mercedes | toyota | dacia | tesla | ford | fiat | diesel | essence |
      injecteur* | turbo | fap | vanne egr | voyant | demarre* | demarreur | alternateur |
      batterie de voiture | amortisseur* | rotule* | cardan | volant | klaxon | pare brise | moto | scooter |
      utilitaire | camping car | cote argus | kilometrage | carrosserie | concession* | rappel constructeur |
      climatisation voiture | voyant orange | voyant moteur | voyant rouge tableau | ma 206 | 206 | 207 |
      3008 | 5008 | c3 | c4 | scenic | kangoo | captur | duster | sandero | polo | tiguan | audi a3 | corsa |
      opel | seat | skoda | nissan | qashqai | kia | hyundai | mini cooper | yaris | zoe | hybride |
      electrique d occasion | ethanol | boitier e85 | crit air | zfe | bougie* | joint de culasse | culasse |
      radiateur de voiture | liquide de refroidissement | huile moteur | adblue | catalyseur |
      pot d echappement | direction assistee | cremaillere | roulement | geometrie parallelisme | phare* |
      essuie glace | retroviseur | cle de voiture | caler | cale au | surchauff* | remorque | attelage |
      mecanicien | carrossier | vendeur de voiture | voiture d occasion | sans permis voiture | quad |
      trottinette electrique | 125 | motard | permis moto | roule | rouler | en roulant | pedale |
      pedale molle | point mort | demarrage en cote | regime moteur | tours minute | ralenti | calaminage |
      perte de puissance | trou a l acceleration | accelere* | freine* | freinage | vibre* | vibration* |
      tremble* | sifflement turbo | claquement | grincement | couine | odeur de brule en roulant |
      fumee noire | fumee blanche | fumee bleue | surconsomm* | litres aux 100 | consommation d huile |
      niveau d huile | fuite d huile | entretien constructeur | carnet | concessionnaire | devis garage |
      main d oeuvre | essence ou diesel | thermique | electrique voiture | recharge rapide | superchargeur |
      leasing | loa | lld | estimer ma voiture | acheter une voiture | achat voiture | vendre ma voiture |
      kilometres | autoradio | carplay | airbag | abs | esp | capteur | sonde lambda | calculateur | valise |
      ecu | start stop | centralisee | serrure de portiere | portiere | vitre electrique | toit ouvrant |
      jante* | pneus hiver | chaines | crevaison | parallelisme | geometrie | bruit de roulement |
      boite manuelle | passer les vitesses | marche arriere | premiere vitesse | point de patinage |
      volant moteur | kit embrayage | joint spi | durite | pompe a eau | injection | filtre a particules |
      filtre a air | bougies | bobine | faisceau | camion | fourgon | vtt electrique | tracteur | caravane |
      mobylette | harley | yamaha | honda | suzuki | kawasaki | mazda | volvo | jeep | land rover | jaguar |
      porsche | ferrari`),
    en: cueList(`
      car | cars | vehicle | garage | mechanic | engine | gearbox | transmission | clutch | brake* |
      brake pads | tyre* | tire* | oil change | timing belt | cambelt | controle technique | mot | megane |
      clio | peugeot | renault | citroen | audi | bmw | vw | golf | mercedes | toyota | volvo | ford | fiesta |
      fiat | tesla | diesel | petrol | injector* | turbo | dpf | egr | dashboard light | warning light |
      limp mode | wont start | starter motor | alternator | suspension | shock absorber* | steering |
      windscreen | motorbike | motorcycle | scooter | van | motorhome | camper | mileage | bodywork | dealer* |
      plates | right hand drive | speed bump* | exhaust | check engine | coolant | head gasket | spark plug* |
      glow plug* | catalytic | adblue | power steering | wheel bearing | headlight* | wiper* | wing mirror |
      car key | stalls | stall | overheat* | trailer | tow bar | towbar | crit air | low emission | opel |
      vauxhall | corsa | astra | polo | tiguan | passat | skoda | seat ibiza | nissan | qashqai | kia |
      hyundai | mini cooper | yaris | zoe | hybrid | e85 | odometer | re register | reregister |
      french plates | number plate* | my motorbike | pickup truck | truck | land rover | jeep | pedal |
      spongy | idle | idling | rev | revs | acceleration | accelerate* | brake | braking | vibrat* | judder* |
      shudder* | squeal* | squeak* | grinding | whining noise | burning smell driving | black smoke |
      white smoke | blue smoke | oil leak | oil level | burning oil | main dealer | dealership | labour cost |
      electric car | charging cable | lease car | trade in | buy a car | buying a car | selling my car |
      km a year | miles on the clock | sat nav | carplay | airbag | abs light | lambda | ecu | obd |
      start stop | central locking | car door | electric window | sunroof | boot of the | alloy* |
      winter tyres | puncture | flat tyre | wheel alignment | alignment | wheels | gears | manual gearbox |
      automatic gearbox | reverse gear | flywheel | water pump | injection | particulate filter | air filter |
      coil pack | wiring loom | lorry | tractor | caravan | moped | harley | yamaha | honda | suzuki |
      kawasaki | mazda | jaguar | porsche | dacia | logan | twingo | kangoo | berlingo | scenic | picasso |
      touran | leon | octavia`),
  },
  hint: {
    fr: cueList(`
      occasion | bruit | claque* | fume* | conduire | panne | reparation | devis | borne | ratatouille |
      broute | km | odeur | brule | molle | monte | ville | chauffe | froid | bruits | huile | neuf | cle |
      freins | cote | autonomie | revision | coffre | gps | vanne | reprise | km par an`),
    en: cueList(`
      used | second hand | noise | clunk* | rattl* | smoke | drive | driving | repair | quote | uphill |
      disc* | miles | km | registration | smell | hills | oil | cold | fair | worth buying | service | town |
      noises | key | range | sensor | service history | gear | wheel | hose | mini | ev`),
  },
}
