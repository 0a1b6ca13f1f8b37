import { cueList } from '../cue-list.ts'

export const immobilier = {
  sure: {
    fr: cueList(`
      compromis | promesse de vente | offre d achat | achat immobilier | acheter une maison |
      acheter un appart* | acheteur* | acquereur* | vendre ma maison | vendre mon appart* |
      vente de la maison | notaire | frais de notaire | acte de vente | agence immobiliere | agent immobilier |
      mandat | estimation | dpe | diagnostic* | servitude | droit de passage | bornage | geometre | mitoyen* |
      limite de terrain | cloture | empiet* | terrain | viager | rente | bouquet | usufruit | nue propriete |
      indivision | vefa | promoteur | sur plan | merule | termites | vice cache* | fosse septique |
      condition suspensive | dans l ancien | sci | rendement locatif | lotissement | cadastre |
      visite de la maison | vendeur a cache | apres l achat | maison en vente | mettre en vente |
      vente immobiliere | offre au prix | exclusivite | clause suspensive | remise des cles |
      livraison appartement neuf | reserves | chemin prive | haie mitoyenne | mur mitoyen |
      passage sur mon terrain | vendre un terrain | terrain constructible | acheter a deux |
      acheter en couple | achat en indivision | primo accedant* | residence secondaire | vendeurs |
      les vendeurs | cave | encombrants | debarrasser | remise des clefs | apres la signature |
      jour de la signature | proposition au prix | contre offre | prix affiche | au prix | entre particuliers |
      parcelle | parcelles | agricole | terre agricole | zone agricole | safer | certificat d urbanisme |
      constructible | plu | viabilis* | viabilisation | raccordements terrain | ceder un terrain | ceder |
      don de terrain construire | lotisseur | division parcellaire | acte | acte notarie | signature |
      notaires | clerc | sequestre | procuration | clauses | diagnostic | amiante diagnostic |
      plomb diagnostic | electricite diagnostic | passoire | surface carrez | loi carrez | metrage |
      copropriete achat | pre etat date | agent | agents | honoraires | mandat simple | mandat exclusif |
      annonce immobiliere | visites | acquisition | acquerir | investir | locatif | colocation investissement |
      meuble de tourisme achat | programme neuf | livraison du neuf | garantie decennale achat |
      dommages ouvrage vente | vendeur particulier | chauffage vetuste vente | fuite decouverte |
      humidite cachee | defaut cache | cache | servitudes | passage | puits | canalisation sur mon terrain |
      vue plongeante | cloture mitoyenne | plan cadastral | usucapion | prescription trentenaire | indivis |
      soulte | rachat de part | racheter sa part | racheter la part | residence principale achat |
      taxe sur la vente | preemption | droit de preference | locataire en place | rente viagere |
      credirentier | debirentier | estimation du bien | valorisation | succession vente maison`),
    en: cueList(`
      compromis | house purchase | buy a house | buying a house | bought a house | buying a flat |
      bought a farmhouse | sell my house | selling our house | selling the house | seller | sellers | buyer |
      our offer | offer accepted | notaire fees | notary fees | estate agent | deed | completion |
      right of way | boundary | surveyor | survey | fence | easement | drive across | plot of land | plot |
      viager | usufruct | off plan | developer | septic tank | hidden defect | dry rot | termites |
      joint names | both names | sci | buy to let | pull out | cold feet | cooling off | second home |
      holiday home | house hunting | viewing | asking price | under offer | first time buyer* | land registry |
      shared driveway | party wall | building land | buying together | new build | snag* | gazump* |
      conveyanc* | power of attorney | sous seing | property purchase | buying property | buy property |
      cellar | rubbish left | left behind | after we completed | completed | exchange contracts |
      handover of keys | proposal | asking | offered | counter offer | someone else | agricultural |
      agricultural plot | farmland | parcel of land | buildable | planning certificate | urbanism |
      services to the plot | transfer land | subdivide | subdivision | notarised | signing | clerk | escrow |
      proxy | energy certificate | lead survey | asbestos survey | floor area | square metres | agents |
      exclusive | listing price | viewings | acquire | acquisition | rental investment | tourist let purchase |
      newbuild | defect after purchase | concealed | hid | seller knew | track | shared well |
      pipe under my land | overlook* | wall between | land register | adverse possession | co own | buy out |
      share of the house ex | pre emption | sitting tenant | appraisal | value of my house |
      market value house | property market | estate agency | immo | real estate | realtor | house sale |
      flat purchase | apartment purchase | chateau | gite purchase`),
  },
  hint: {
    fr: cueList(`
      vendeur | maison | signe | signer | retirer | retracter | voisin | acheter | vendre | achat | vente |
      prix | commission | visite | construire | proposition | choisi | cousin | laisse | classee | reserve |
      mur | valeur | bien | biens | lot | acces | chemin | neuf | offre | condition | particulier`),
    en: cueList(`
      house | signed | sign | buy | sell | bought | price | neighbour | field | fees | own a place | agent |
      cottage | farmhouse | property | build | cousin | illegal | left | access | lane | clause | signature |
      invest | commission | handover | private sale | annuity`),
  },
}
