import { cueList } from '../cue-list.ts'

export const consommation = {
  sure: {
    fr: cueList(`
      commande* | colis | livr* | rembours* | vendeur | amazon | cdiscount | vinted | leboncoin | shein |
      temu | aliexpress | zalando | fnac | darty | magasin | garantie deux ans | sav | retract* | arnaqu* |
      escroqu* | abonnement | salle de sport | basic fit | desabonn* | resiliation | vol annule | vol retarde |
      easyjet | ryanair | air france | sncf | bagage* | hotel | airbnb | booking | agence de voyage | voyage |
      demarch* | commercial | panneaux solaires | panneaux photovoltaiques | facture d eau |
      facture d electricite | facture de gaz | edf | engie | veolia | serrurier | demenageur* |
      dommage a la livraison | acompte | arrhes | devis signe | contrefacon | reconditionne | billet* | rgpd |
      cnil | faux site | un avoir | bon d achat | service client | service apres vente | location de vacances |
      hors delai de retractation | sous garantie | defectueu* | non conforme | retour gratuit | renvoyer |
      point relais | chronopost | mondial relay | colissimo | la poste | place de concert | ticketmaster |
      facture energie | coupure pour impaye | compteur d eau | spam | donnees personnelles | usurpation |
      faux sms | traiteur | pressing | teinturerie | meuble commande | canape | cuisine commandee |
      article recu | recu un | different de celui | pas celui | modele different | mauvaise taille | renvoi |
      payer le renvoi | frais de retour | retourner | echanger | credit d achat | bon de reduction |
      code promo | precommande | livraison | livreur | transporteur | dpd | ups | dhl | fedex | ebay |
      etsy achat | wish | backmarket | particulier sur | acheteur vinted | litige vinted | litige paypal |
      essai a 1 euro | essai gratuit | preleve tous les mois | sans mon accord abonnement | desabonner |
      resilier | magazine | presse | streaming | logiciel abonnement | site de rencontre | rencontre | meetic |
      coach sportif | club de sport | cours de danse | dj | salle de mariage | mariage annule | depanneur |
      plombier arnaque | vitrier | garagiste facture | garage refuse | electromenager garantie | extension |
      defaut | vice | pas conforme | casse a la livraison | colis ouvert | colis vole | matelas | cuisiniste |
      piscine coque | veranda commandee | foire | demarcheur | isolation a 1 euro |
      pompe a chaleur demarchage | maprimerenov arnaque | credit affecte | bon de commande |
      delai de livraison | annuler ma commande | compagnie aerienne | vueling | transavia | lufthansa |
      retard de vol | correspondance | bagages | valise | valise perdue | ouigu* | ouigo | eurostar |
      blablacar | location de voiture | rent a car | caution location voiture | gite pas conforme | camping |
      club vacances | croisiere | agence voyage | tour operateur | spectacle | festival | festival annule |
      billetterie | abonnement telephonique litige | electricite fournisseur | total energies |
      changement de fournisseur | regularisation | suez | fausse publicite | pratique commerciale |
      publicite mensongere | dgccrf | mediateur | mediation | achete chez | achetee chez | achete sur |
      le vendeur refuse | le vendeur dit | jamais livre | garantie de conformite | garantie legale |
      boulanger | ikea | leroy merlin | castorama | conforama`),
    en: cueList(`
      ordered | parcel | package | deliver* | refund* | seller | amazon | vinted | leboncoin | shein | temu |
      aliexpress | zalando | shop | store | warranty | guarantee | return policy | scam* | ripped off |
      subscription | gym | cancel my contract | unsubscribe | flight | cancelled | easyjet | ryanair |
      airline | train ticket | luggage | airbnb | booking | travel agent | voucher | cold call* |
      door to door | came to the door | salesman | solar panels | water bill | electricity bill | gas bill |
      edf | engie | locksmith | mover* | removal company | fake website | counterfeit | refurbished | gdpr |
      my order | an order | online order | customer service | customer services | faulty | defective |
      not as described | money back | courier | tracking | concert ticket* | ticketmaster | holiday let |
      holiday rental | personal data | identity theft | caterer | wedding photographer | dry cleaner* | sofa |
      free trial | energy supplier | water company | refused boarding | denied boarding | lost luggage |
      train cancelled | not the one i bought | wrong item | wrong size | send it back | pay to send |
      return it | returned | returns | return postage | store credit | promo code | preorder | delivery |
      courier lost | dpd | dhl | fedex | ebay | etsy purchase | wish | backmarket | merchant | private seller |
      listing | paypal dispute | one euro trial | charged monthly | charge me monthly | auto renew* |
      magazine | streaming service | dating site | personal trainer | dance class | photographer | dj |
      wedding venue | handyman | glazier | garage bill | repair shop | warranty claim | guarantee refused |
      arrived broken | arrived damaged | stolen parcel | mattress | kitchen company | pushy | salesperson |
      phone salesman | bought at a fair | order form | delayed | compensation | vueling | transavia |
      lufthansa | missed connection | suitcase | ouigo | eurostar | car hire | car rental | hire car |
      rental car deposit | gite not as | campsite | cruise | tour operator | package holiday | concert |
      festival | tickets | energy company | totalenergies | switch supplier | meter reading | suez |
      false advertising | misleading | ombudsman for consumers | mediator | bought from | bought at |
      delivered | never delivered | the seller | false seller | legal guarantee | legal warranty |
      guarantee of conformity | ikea | darty | fnac | cdiscount | boulanger | conforama`),
  },
  hint: {
    fr: cueList(`
      site | client | paye | facture | prelev* | en ligne | article | acheter | achete | mois | envoye |
      mail* | lettre | panne | telephone | photos | neuf | recu | mois apres | payer | remboursement | promis |
      eau | train | retard | reparateur | garantie | releve | salon | compteur | echange | chaque mois |
      photographe | telephone commercial | annonce | prestataire`),
    en: cueList(`
      site | online | paid | bill | charging | charges me | item | bought | emails | letter | vanished |
      deposit | signed up | order | hotel | months on | pictures | send | take | promised | pay | refund |
      late | delay | fault | provider | trial | train | every month | exchange | ups`),
  },
}
