import { cueList } from '../cue-list.ts'

export const electricite = {
  sure: {
    fr: cueList(`
      disjonct* | differentiel | tableau electrique | fusible* | plombs | prise* | prise de terre |
      interrupteur* | va et vient | telerupteur | ampoule* | led | spot* | luminaire* | courant |
      court circuit | electri* | electricien | cable* | fils | gaine* | compteur | linky | kva | triphase |
      monophase | consuel | nf c 15 100 | mise aux normes | sans terre | etincelle* | volet roulant |
      interphone | domotique | panneau* solaire* autoconsommation | borne de recharge maison | minuterie |
      2 5 mm2 | 1 5 mm2 | saute tout le temps | ca saute | disjoncte* | coupure de courant | panne de courant |
      plus de courant | plus d electricite | parafoudre | contacteur | heures creuses | repartiteur |
      differentiel 30 ma | prise electrique | prise usb | rallonge | multiprise | goulotte | saignee | domino |
      wago | boite de derivation | point lumineux | plafonnier | lustre | neon | variateur |
      detecteur de mouvement | sonnette | visiophone | portail electrique | moteur de volet |
      onduleur solaire | groupe electrogene | puissance du compteur | passer en triphase | electrocut* |
      prendre le jus | du jus | fil rouge | fil bleu | phase et neutre | neutre | fil de terre |
      piquet de terre | installation electrique | diagnostic electrique | plaque de cuisson branchement |
      wallbox | section de cable | ajouter une prise | eclairage | eclairage existant | lumiere | lumieres |
      plus de lumiere | moitie de la maison | rien n a disjoncte | ligne electrique | tirer une ligne |
      derivation | repiquage | gaine icta | tube iro | peigne | bornier | interrupteur differentiel | type a |
      type ac | 30ma | 300ma | 20a | 16a | 32a | 10a | 6 mm2 | cuisson | prise 32a | sortie de cable |
      liaison equipotentielle | equipotentielle | mise a la terre | prise sans terre | anomalie* electrique* |
      anomalies | diagnostic electricite | attestation consuel | phases | abonnement edf puissance |
      delestage | delesteur | contact* jour nuit | tempo | compteur qui saute | bourdonne | gresille |
      chauffe prise | noirci | fondue | court jus | chataigne | testeur | multimetre | tournevis testeur |
      voltmetre | 230 volts | 12 volts | transformateur | transfo | ruban led | detecteur |
      minuterie escalier | telecommande volet | volet electrique | somfy | velux electrique | zigbee | shelly |
      module connecte | ampoule connectee | alarme maison | video surveillance | digicode | gache | portier |
      prise rj45 | coffret de communication | antenne coax | panneau photovoltaique | micro onduleur |
      batterie domestique | autoconsommation | injection | borne | prise renforcee | green up | irve |
      electricien qualifie | qualifelec | radiateur electrique branche | chauffage electrique fil pilote |
      fil pilote`),
    en: cueList(`
      fuse box | fuse | fuses | breaker* | rcd | trips | tripping | consumer unit | socket* | outlet* | plug |
      light switch | two way switch | dimmer | bulb* | led | leds | light fitting | downlight* | electri* |
      electrician | wiring | rewire | cable* | wire* | earth | earthing | grounding | meter | linky | kva |
      three phase | single phase | spark* | roller shutter motor | doorbell | home automation | ev charger |
      car charger | flicker* | voltage | power cut | keeps tripping | blackout | no power | surge protector |
      off peak | junction box | extension lead | power strip | ceiling light | chandelier | neon |
      motion sensor | intercom | electric gate | inverter | generator | electric shock | got a shock |
      live wire | neutral | earth rod | wallbox | amp | amps | 16a | 32a | cable size | light fixture |
      sockets | dead socket | electrical | fuse board | trip switch | add a socket | lighting |
      existing lighting | lights | no lights | half the house | nothing has tripped | spur | ring main |
      radial | trunking | busbar | residual current | type a | 30ma | 20a | 10a | 2 5mm | cooker circuit |
      bonding | equipotential | earth bonding | ungrounded | anomal* | electrical survey | electrics |
      electrical report | electric report | board is dangerous | distribution board | phases | power supply |
      tariff kva | load shedding | day night | buzz* | hot socket | blackened | melted | short circuit |
      shock | multimeter | 230 volts | 12 volts | transformer | led strip | wall light | sensor light |
      shutter remote | electric shutter | somfy | zigbee | smart bulb | smart switch | smart home |
      alarm system | cctv | security camera | door entry | rj45 | ethernet socket | photovoltaic |
      microinverter | home battery | self consumption | wall charger | charge point | pilot wire |
      electric heating wires | qualified electrician`),
  },
  hint: {
    fr: cueList(`
      saute | brule* | norme* | clignote* | circuit | branche* | terre | plaque | ajouter | garage | vente |
      cher | moitie | sonne | maison | vieux | rail | tri | mono | camera | 2 5 | 1 5 | applique | suspension`),
    en: cueList(`
      power | burn* | plug in | standard | circuit | light* | switch* | kw | garage | survey | redo | costly |
      half | supply | house | old | hum | the board | conduit | terminal | pendant | tester`),
  },
}
