import { cueList } from '../cue-list.ts'

export const etrangers = {
  sure: {
    fr: cueList(`
      titre de sejour | carte de sejour | recepisse | prefecture | visa | visas | oqtf |
      obligation de quitter | quitter le territoire | naturalis* | nationalite | nationalite francaise |
      devenir francais | sans papier* | regulari* | regroupement familial | asile | refugie* | ofpra | cnda |
      consulat | ambassade | passeport talent | carte de resident | anef | campus france |
      changement de statut | conjoint de francais | marie a une francaise | mariee a un francais |
      expuls* du territoire | algerien* | marocain* | tunisien* | senegal* | ivoirien* | malien* | bresilien* |
      autorisation de travail | ofii | cra | sejour irregulier | irreguliere | clandestin* |
      expatrier en france | faire venir ma femme | faire venir mon mari | faire venir ma mere |
      faire venir mes enfants | visiter la france depuis | visa etudiant | visa conjoint | visa touriste |
      visa refuse | vfs | tls | attestation d accueil | hebergement attestation | dcem |
      document de circulation | titre de voyage | centre de retention | retention | assignation |
      expulsion de france | aide medicale d etat | ame | protection temporaire | ukrainien* | syrien* |
      afghan* | congolais* | guineen* | haitien* | turc | turque | chinois* | vietnamien* | bangladais* |
      comorien* | malgache* | bresilienne | apatride | double nationalite | livret du citoyen |
      entretien de naturalisation | decret de naturalisation | titre expire | sejour | metiers en tension |
      visa long sejour | britannique* | ressortissant* | arrivee avec un visa | retourner au pays | au pays |
      mon pays | pays d origine | rejet de l ofpra | recours cnda | demandeur d asile | faire venir |
      faire venir mes parents | restes au | restee au | reste au pays | senegal | mali | cote d ivoire |
      cameroun | congo | guinee | algerie | maroc | tunisie | comores | madagascar | haiti | bresil |
      colombie | perou | turquie | syrie | afghanistan | pakistan | bangladesh | sri lanka | inde | chine |
      vietnam | philippines | russie | ukraine | georgie | armenie | albanie | kosovo | serbie | etats unis |
      angleterre | royaume uni | carte de dix ans | carte d un an | titre salarie | titre vie privee |
      vie privee et familiale | vpf | etranger malade | parent d enfant francais | mere d enfant francais |
      pere d enfant francais | enfant francais | epouse de francais | mari francais | femme francaise |
      mariage avec un francais | mariage avec une francaise | pacs avec un francais | mariage gris |
      mariage blanc | entree reguliere | tampon | timbre fiscal | photo et empreintes | empreintes |
      convocation prefecture | dossier incomplet | classement sans suite | sans suite | tribunal refere |
      refere mesures utiles | demarches simplifiees | prendre rendez vous | ressortissante | francaise par |
      francais par filiation | descendant | postuler a la nationalite | langue b1 | niveau de langue |
      casier vierge | contrat d integration | cir | carte talent | salarie detache | saisonnier |
      jeune au pair | au pair | pvt | visa de retour | visa refus | regroupement | famille restee |
      laissez passer | nationaux | mineur isole | mna | demandeuse | douane | frontiere |
      interdiction du territoire`),
    en: cueList(`
      visa | visas | residence permit | residency | carte de sejour | titre de sejour | recepisse |
      prefecture | oqtf | leave the country | leave france | deport* | citizenship | french passport |
      naturali* | nationality | undocumented | no papers | family reunification | asylum | refugee* |
      consulate | embassy | immigra* | talent passport | 90 days | brexit | schengen | withdrawal agreement |
      work permit | overstay* | move to france | long stay | tourist visa | married to a french* | green card |
      residence card | residency card | resident card | student visa | spouse visa | work visa | visitor visa |
      retirement visa | long stay visa | visa application | visa refused | vfs | tls | settle in france |
      settled status | dual nationality | dual citizenship | citizen | non eu | third country | expat visa |
      digital nomad | warp card | permanent resident | language requirement | b1 test | integration interview |
      ofii | anef | detention centre | border police | bring my mother | bring my husband | bring my wife |
      bring my parents | ukrainian | syrian | indian citizen | american citizen | canadian citizen |
      irish passport | descent | came as a tourist | as a tourist | tourist | got married here | home country |
      my country | asylum seeker | ofpra | cnda | bring over | bring over my | still in senegal | senegal |
      mali | ivory coast | cameroon | congo | algeria | morocco | tunisia | brazil | colombia | turkey |
      syria | afghanistan | pakistan | india | china | vietnam | philippines | russia | ukraine |
      ten year card | one year card | ten year | card expired | french child | parent of a french |
      french husband | french wife | french spouse | married a french | marry a french | frenchman |
      fingerprints | biometrics | application refused | application stuck | language test | integration |
      au pair | working holiday | return visa | customs officer | deported | relocate to france |
      moving to france | live in france | stay in france | retire to france visa | residency in france |
      french nationality | become french | nationality by | grandparent french | entry ban | expat`),
  },
  hint: {
    fr: cueList(`
      expire* | creneau | rendez vous | rdv | refus | etudiant | statut | francaise | francais | abidjan |
      dakar | alger | fiches de paie | papiers | etranger | etrangere | tourist* | rejet | enfants restes |
      dix ans | mariee ici | pays | lundi | aller | titre | protection | admission | talent | autorisation |
      integration | decret`),
    en: cueList(`
      runs out | expire* | slot* | appointment | turned down | frenchwoman | american | british | remote* |
      texas | married here | kids | stay | monday | next | without | border | stamp | settle | talent | b1`),
  },
}
