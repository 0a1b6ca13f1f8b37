import { cueList } from '../cue-list.ts'

export const logement = {
  sure: {
    fr: cueList(`
      proprio* | locataire* | bailleur | loyer* | bail | caution | depot de garantie | etat des lieux |
      coloc* | syndic | copropri* | expuls* | hlm | logement social | preavis logement | garant | moisi* |
      humidite | punaises de lit | cafard* | charges locatives | quittance | sous lou* | appart* | studio |
      meuble | assemblee generale | treve hivernale | squat* | agence de location | insalubre | visale |
      mon logement | ma location | bailleur social | etat des lieux de sortie | degradations | peintures |
      loyer en retard | preavis | fin de bail | donner conge | quitter mon appart* | sous location |
      dpe location | passoire thermique | chauffage collectif | ascenseur | parties communes |
      charges de copro* | copro | ag de copro* | conseil syndical | foncia | nexity | citya | sans chauffage |
      logement insalubre | rats | souris dans | fuite du voisin | mutation hlm | dalo | encadrement | regie |
      gestionnaire de l immeuble | gestionnaire | location meublee | locatif | occupant | hebergeur |
      hebergement chez | quittances | avis d echeance | loger sa fille | reprendre l appartement |
      reprise du logement | vendre occupe | conge pour vente | visite du logement | double des cles | serrure |
      nuisances dans l immeuble | immeuble | hall | ascenseur en panne | eau chaude collective |
      interphone immeuble | compteur collectif | infiltrations du dessus | voisine du dessus |
      voisin du dessus | degats entre voisins | peinture du locataire | usure | retenues | garants |
      dossier de location | candidature logement | agence me refuse | bail mobilite | bail etudiant |
      loyer augmente | irl | apl non versee proprio | commandement de payer | huissier loyer | dette de loyer |
      impayes de loyer | meubles fournis | colocs | colocation | sous loue | airbnb interdit |
      reglement de copropriete | fonds travaux | charges de l immeuble | tantiemes | nettoyage parties |
      mon proprietaire | ma proprietaire | notre proprietaire | mes proprietaires | le bailleur | mon bailleur`),
    en: cueList(`
      landlord* | landlady | tenant* | rent | renting | rented | lease | deposit | inventory | flatmate* |
      roommate* | eviction | evict* | mould | mold | damp | bedbug* | cockroach* | service charges | sublet* |
      subletting | co owner* | owners association | building manager | syndic | guarantor | social housing |
      squatter* | furnished | unfurnished | moving out | letting agency | my rental | our rental |
      rental flat deposit | rent increase | raise the rent | put up the rent | end of lease | lease renewal |
      break the lease | lease break | sublease | common areas | homeowners association | condo |
      no heating in our flat | rats | mice | repairs in our flat | our lease | security deposit | deductions |
      airbnb without permission | council housing | our rented | rented house | rented flat |
      rented apartment | rental agreement | rental | withhold rent | withhold | rent arrears | arrears |
      move out | move in | moving in | lock changed | spare key | wear and tear | cleaning fee |
      foreigner to rent | rental file | rental dossier | payslips to rent | heating in the flat | lift broken |
      noise in the building | upstairs neighbour flooded | flooding from above | co ownership | ag meeting |
      service charge | building works vote | lodger | houseshare | house share | shared flat | flat share |
      airbnb my flat | tenancy | evicted | kick me out | kicked out | wants the flat back |
      wants the house back | notice to leave | lease says | my landlord | our landlord | my landlady |
      the landlord | upstairs neighbour`),
  },
  hint: {
    fr: cueList(`
      appartement | logement | agence | cles | chambre | proprietaire | peinture | partir | quitter |
      nuisible* | louer | loue | location | ravalement | dessus | salle de bain | panne | travaux | recuperer |
      chauffage | voisins | clef | charges | residence | demenag* | vote | ag | lot | retenue`),
    en: cueList(`
      flat | apartment | agency | building | keys | bedroom | owner | painting | place | studio | lift |
      daughter | broken | wait | repairs | heating | wall | stay | foreigner | bathroom | upstairs | key |
      locks | dossier`),
  },
}
