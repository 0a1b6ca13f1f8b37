import { cueList } from '../cue-list.ts'

export const administration = {
  sure: {
    fr: cueList(`
      caf | apl | rsa | prime d activite | allocation* | pole emploi | france travail | chomage | cpam |
      ameli | carte vitale | secu | securite sociale | mdph | aah | carte d identite | passeport |
      permis de conduire | carte grise | mairie | ants | trop percu | css | indemnites journalieres |
      recours gracieux | tribunal administratif | inscription electorale | listes electorales |
      association loi 1901 | acte de naissance | aide sociale | assistante sociale | allocation logement |
      radie | radiation | prime de noel | cheque energie demande | aide au logement | carte mobilite |
      carte handicap | allocation adulte handicape | reconnaissance travailleur handicape | rqth |
      demandeur d emploi | inscription chomage | actualisation | indemnisation chomage | carte europeenne |
      css refus | franceconnect | service public | etat civil | carte d electeur | procuration vote | voter |
      permis perdu | refaire mon permis | refaire ma carte | passeport perdu | immatricul* |
      certificat d immatriculation | echange de permis | permis etranger | caisse d allocation* |
      pension d invalidite | capital deces | medecin conseil | conge paternite caf |
      complement de libre choix | cmg | creche | surendettement aide | fsl | ass | allocation specifique |
      fin de droits | fin de mes droits | droits au chomage | are refusee | indemnisee | indemnise |
      conseiller emploi | aide juridique caf | aides sociales | aide financiere | trop percu caf |
      carte de sante | ameli fr | affiliation | numero de secu | remboursement secu | feuille de soins | ald |
      cmu | c2s | conge de paternite cpam | ij | titre d identite | cni | passeports | rendez vous en mairie |
      declaration de naissance | reconnaitre un enfant | livret | recensement | jdc | carte grise du vehicule |
      certificat de cession | cession de vehicule | vendre ma voiture papiers | duplicata | ants bloque |
      site ants | site bloque | france connect | identite numerique | prefet | defenseur des droits | cada |
      recours cnaf | commission de recours | tribunal adm | logement apl | etudiante apl | prime activite |
      cheque energie | bourse communale | mairie refuse | place en creche | cantine tarif | subvention |
      association | asso | statuts de l association`),
    en: cueList(`
      caf | apl | rsa | benefit* | pole emploi | france travail | unemployment | cpam | ameli | carte vitale |
      social security number | mdph | disability allowance | id card | passport | driving licence |
      driving license | driver s license | carte grise | town hall | mairie | ants | overpaid | overpayment |
      birth certificate | voter | electoral roll | housing benefit | welfare | health cover | puma |
      entitled to | job seeker | jobseeker | caf says | family allowance | licence exchange |
      exchange my licence | swap my licence | swap my | lost passport | renew my passport | health card |
      ehic | ghic | english speaking office | france connect | vote | register to vote | disabled |
      disability card | carer s allowance | childcare benefit | nursery place | creche |
      administrative appeal | dole | unemployed | sign on | birth of our baby | register the birth |
      register a birth | birth registration | health system | public health | public health system |
      healthcare system | state healthcare | self funded | s1 registration | rent help | housing help |
      apl cut | benefits office | jobcentre | job centre | unemployment money | unemployment rights |
      end of my rights | last unemployment | disabled child | carer benefit | get reimbursed by |
      social security card | card for health | attestation de droits | register as a resident |
      town hall refuses | certificate from the town hall | licence from my country | exchange licence |
      register my car | register the car | car papers | lost id | stolen id | lost my card |
      apply for a passport | bureaucra* | french administration | franceconnect | online account ameli |
      student help | apply for help | nursery waiting | association set up | non profit`),
  },
  hint: {
    fr: cueList(`
      aide* | droit a | dossier | guichet | demarche* | papier* | formulaire | rembourse* | handicap* |
      autis* | prefecture | courrier | allocations coupees | revenu | droits | janvier | etudiante | site |
      etape | supprim* | coupe | pretendre | donne | inscrire | inscription | caisse | naissance | aides |
      copie integrale | extrait`),
    en: cueList(`
      claim | form | office | file | swap | exchange | disab* | autis* | allowance | entitled | apply |
      paperwork | office never answers | help | student | cut | register | papers | card | early retiree |
      system | public | january | administrative`),
  },
}
