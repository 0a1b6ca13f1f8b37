import { cueList } from '../cue-list.ts'

export const plomberieChauffage = {
  sure: {
    fr: cueList(`
      chaudiere* | chauffe eau | cumulus | ballon d eau chaude | radiateur* | pompe a chaleur | pac |
      climatisation | clim | poele a bois | poele a granules | chauffage | plancher chauffant | wc |
      chasse d eau | toilettes | cuvette | evier | lavabo | robinet* | mitigeur | siphon | douche | baignoire |
      canalisation* | tuyau* | fuite d eau | debouch* | bouche | refoule | evacuation | groupe de securite |
      eau chaude | pression | vase d expansion | calcaire | adoucisseur | thermostat | plombier |
      chauffagiste | saunier duval | frisquet | viessmann | de dietrich | fosse septique vidange | cheminee |
      ramonage | vmc | fioul | gaz de ville | purger | desembou* | robinet qui goutte | mousseur |
      joint de robinet | flotteur | mecanisme de wc | wc bouches | toilettes bouchees | mauvaises odeurs |
      remonte d egout | furet | compteur d eau tourne | surpresseur | reducteur de pression | coup de belier |
      vanne | collecteur | nourrice | soudure | cuivre | multicouche | per | thermostatique* | circulateur |
      bruleur | veilleuse | entretien chaudiere | condensation | granules | pellets | insert | poele |
      conduit | bois de chauffage | cuve a fioul | gaz butane | geothermie | chauffe eau thermodynamique |
      chauffe eau solaire | legionel* | eau tiede | plus d eau chaude | eau froide | eau rouillee |
      eau marron | ballon | fuite sous l evier | fuite sous | douchette | bonde | receveur |
      mitigeur thermostatique | radiateurs electriques | seche serviette* | arthur martin chaudiere | daikin |
      atlantic | thermor | pieges | ecrou | joints fuite | sous le lavabo | sous l evier | raccord | teflon |
      filasse | bague | bicone | cartouche de mitigeur | debit d eau | pression d eau | pas assez de pression |
      arrive chaude | met du temps a arriver | bouclage | eau chaude sanitaire | ecs | ballon 200 litres |
      resistance ballon | anode | entartre | tartre | detartrer le | granule* | pellet | poele qui |
      poele a petrole | alarme depression | depression alarme | conduit de fumee | tubage | fumee dans |
      tirage | buches | chauffage au sol | vanne thermostatique | purge | air dans les radiateurs |
      equilibrer | radiateurs froids | radiateur | glouglou | gargouill* | refoulement | odeur d egout |
      fosse | camion pompe | hydrocureur | cheveux | deboucheur | ventouse | abattant | chasse | mecanisme |
      remplissage | sanibroyeur | broyeur wc | bidet | baignoire fuit | parois de douche | pommeau |
      thermostat d ambiance | programmateur | sonde exterieure | code erreur chaudiere | entretien annuel |
      contrat d entretien | ramoneur | chaudiere gaz | chaudiere fioul | ariston | chaffoteaux | elm leblanc |
      vaillant | bosch chaudiere | mitsubishi | panasonic | split | clim reversible | unite exterieure |
      fluide | recharge de gaz | compresseur pac | consommation de chauffage | geler | degel |
      canalisation gelee | compteur d eau | disconnecteur | fontaine | forage | pompe de puits | relevage |
      recuperation d eau de pluie`),
    en: cueList(`
      boiler | water heater | hot water | water tank | immersion | radiator* | rads | heat pump | air con |
      air conditioning | wood burner | wood stove | pellet stove | heating | underfloor | toilet | flush* |
      cistern | sink | basin | tap | taps | faucet | mixer tap | siphon | u bend | shower head | bathtub |
      drain | drains | pipe | pipes | plumb* | blocked | unblock | clogged | safety valve | pressure |
      expansion vessel | limescale | water softener | thermostat | septic tank empty* | chimney | oil tank |
      bleed | sludge | dripping tap | ball valve | fill valve | toilet blocked | bad smell from the drain |
      sewage | plunger | water meter keeps | water hammer | stopcock | manifold | solder* | copper pipe |
      thermostatic | circulator | burner | pilot light | boiler service | condensing | pellets | log burner |
      wood burning | flue | heating oil | propane | geothermal | lukewarm | no hot water | rusty water |
      brown water | cylinder | leak under | shower tray | towel rail | electric heater* | storage heater* |
      daikin | atlantic | thermor | vaillant | worcester | bleed the | heating bill high | frozen pipe* |
      burst pipe | washer leak | under the basin | under the sink | flexible hose | compression | olive ring |
      ptfe | cartridge | water pressure | low pressure | hot water takes | minutes for hot | warm water |
      recirculation | tank 200 | anode | scaled | descale the boiler | pellet burner | pellet | smoke back |
      draught of the stove | logs | insert | floor heating | underfloor heating | valve stuck | bleeding |
      air in the radiators | balance the | gurgl* | backs up | backing up | sewer | drain smell |
      septic smell | manhole | jetting | hair clog | loo | macerator | saniflo | bidet | shower |
      shower screen | room thermostat | outside sensor | boiler error | annual service | gas boiler |
      oil boiler | ariston | chaffoteaux | mitsubishi | panasonic | split unit | outdoor unit | refrigerant |
      heating cost | freeze | frozen | thaw | well pump | borehole | sump | rainwater | softener | plumber`),
  },
  hint: {
    fr: cueList(`
      fuit | fuite | coule | goutte | froid | chauffe* | eau | odeur | sifflement | gele | minutes | alarme |
      plastique | eteint | remplace* | bruit | sous | joint | toilette | bouchon | regard | reservoir | puits |
      gel | cop | piston | flexible | cendres | egout`),
    en: cueList(`
      leak* | drip* | running | cold | heat | water | smell* | valve | plastic | upstairs | alarm |
      switches off | replace | part | minutes | under | noise | nut | flow | ash | cop | fitting | bath |
      programmer | element | sweep | stove`),
  },
}
