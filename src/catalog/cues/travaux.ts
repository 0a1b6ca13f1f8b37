import { cueList } from '../cue-list.ts'

export const travaux = {
  sure: {
    fr: cueList(`
      mur porteur | porteur | cloison | placo | facade | fissure* | toiture | toit | tuile* | charpente |
      comble* | isolation | isoler | laine de verre | laine soufflee | ite | veranda | extension |
      permis de construire | declaration prealable | ma on | macon | carrel* | peinture facade | parquet |
      fenetre* | double vitrage | velux | porte d entree | enduit | dalle | fondation* | terrasse | chantier |
      entrepreneur | artisan | renov* | maprimerenov | decennale | salle de bain | cuisine equipee | demoli* |
      casser un mur | escalier | crepi | beton | infiltration* | garde corps | architecte | devis travaux |
      malfacon* | carreleur | plaquiste | couvreur | abattre | ouvrir un mur | ipn | linteau | agrandir |
      agrandissement | amenager les combles | mezzanine | chape | ragreage | lambris | plafond | faux plafond |
      peindre | papier peint | humidite ascensionnelle | remontees capillaires | drainage | etancheite |
      gouttiere* | ardoise* | bardage | ravalement de ma maison | crepir | carport | abri de jardin |
      cloture permis | portail | garage a construire | construire un garage | pergola | plu | urbanisme |
      mairie refuse mes travaux | devis du macon | macon abandonne | chantier abandonne |
      artisan ne vient plus | retard de chantier | reception de chantier | reserves du chantier |
      dommage ouvrage | amiante | plomb dans les peintures | aide renovation | prime renov |
      audit energetique | fenetre pvc | porte fenetre | volets | store banne | plan de travail |
      joint de carrelage | faience | baignoire a remplacer | douche italienne | isolation phonique |
      terrassement | dalle beton | agrandissement de | plancher | solive* | poutre* | grince* | affaisse* |
      renforcer | consolider | reprise en sous oeuvre | tasseau | osb | lambourde* | bois dur | etais |
      etayer | pose de travers | mal pose | malfacons | refaire | reprendre les travaux | artisan refuse |
      tva a 10 | devis trop cher | comparatif de devis | maitre d oeuvre | constructeur | parpaing* | brique* |
      torchis | chaux | platre | enduits | fissures | silicone | calfeutr* | courant d air | pont thermique |
      pare vapeur | vide sanitaire | cave humide | sous sol | inonde a chaque pluie | puisard |
      toiture terrasse | shingle | faitage | noue | cheminee a demolir | conduit a supprimer | lucarne |
      baie vitree | verriere | balustrade | rampe | stratifie | vinyle | moquette | jonc de mer | sous couche |
      tapisser | lessiver | decoller | decaper | poncer | vernir | vitrifier | lasure | ilot | credence |
      meuble haut | plomberie dans renovation | salle d eau | receveur a carreler | wc suspendu |
      spa interieur | grange | corps de ferme | longere | maison ancienne | maison neuve | autoconstruction |
      surelevation | chambre en plus | isolant | polystyrene | ouate | chanvre | combles | rt2012 | re2020 |
      dpe a ameliorer | aides a la renovation | anah`),
    en: cueList(`
      load bearing | knock down | wall | partition | plasterboard | facade | crack* | roof | tile* | rafters |
      loft | attic | insulat* | conservatory | veranda | extension | planning permission | building permit |
      builder* | mason | tiling | tiler | flooring | window frames | double glazing | skylight | velux |
      front door | render | slab | foundation* | decking | deck | shed | building site | contractor* |
      renovat* | maprimerenov | ten year guarantee | bathroom | fitted kitchen | demolish | stairs | concrete |
      grout | roofer | plasterer | architect | stone house | beam* | lintel | steel beam | rsj |
      convert the loft | loft conversion | mezzanine | screed | ceiling | paint the walls | wallpaper |
      rising damp | drainage | waterproof* | gutter* | slates | cladding | carport | pergola |
      garden shed permit | building works | works abandoned | abandoned the job | walked off | snagging |
      asbestos | lead paint | renovation grant | energy audit | upvc | shutters | awning | worktop | wet room |
      soundproof* | earthworks | masonry | pointing | lime mortar | lime render | plaster | repoint* |
      barn conversion | convert a barn | extension to our house | foundations | subsid* | builder s quote |
      builder quote | add a room | extra room | extend | floorboards | joist* | beam | beams | sags | sagging |
      creak* | strengthen* | reinforce* | prop | underpin* | plywood | wonky | crooked | badly done | shoddy |
      redo | quote too high | compare quotes | site manager | project manager | breeze block* | brick* |
      stone wall | cob | lime | mortar | joints | silicone | draught* | drafty | cold bridge | vapour barrier |
      crawl space | damp cellar | cellar | basement | floods when it rains | french drain | soakaway |
      flat roof | ridge | valley | chimney removal | dormer | bay window | patio door* | glazing | banister |
      railing | laminate | vinyl | carpet | undercoat | sanding | varnish | kitchen units | island unit |
      splashback | shower room | barn | old house | self build | storey | stud wall | insulation |
      polystyrene | hemp | eco renovation | anah | grant for renovation | grant for insulation | windows`),
  },
  hint: {
    fr: cueList(`
      mur | maison | construire | cuisine | acompte | surface | m2 | poutre | abri | paye | travers | revenir |
      jardin | piece | chambre | vieux | vieille | refuse | etage | garage | pierre | sol | couleur | douche |
      marche | pose | poser | ouverture | peinture | drain | joints`),
    en: cueList(`
      house | build | kitchen | m2 | up front | permission | farmhouse | outside | garden side | bedroom |
      old | paid | come back | job | room | garage | window | floor | paint | step | screw | bigger | stain |
      sand | strip | opening | wool`),
  },
}
