import type { FactsOf } from '../kinds.ts'

type Topics = { country?: FactsOf<'article'>['country']; fr: string; en: string }

/**
 * The phrases that each article answers, in everyday words: a passage is quoted only where a question contains all
 * words of one phrase. `country` is where the text applies, France by default.
 */
const topics: Record<string, Topics> = {
  'porter-plainte': {
    fr: 'porter plainte | déposer plainte | plainte contre X | prendre plainte | main courante | plainte commissariat | plainte gendarmerie | plainte procureur | plainte classée | pré-plainte | partie civile',
    en: 'file complaint | report crime | police complaint | complaint police | complaint prosecutor | press charges | report theft',
  },
  'entretien-prealable-licenciement': {
    fr: 'entretien préalable | licencier | licenciement | licencié | contester licenciement | lettre licenciement | conseiller du salarié',
    en: 'preliminary meeting | dismissal | dismissed | dismiss me | fired | sacked',
  },
  'pension-alimentaire-impayee': {
    fr: 'pension alimentaire | pension fille | pension fils | pension enfant | pension impayée | Aripa',
    en: 'child maintenance | child support | maintenance student | pay maintenance | maintenance unpaid',
  },
  'depot-de-garantie-restitution': {
    fr: 'dépôt garantie | caution rendre | caution garder | caution retenue | caution restituer | caution agence | caution propriétaire | dépôt clés | dépôt rendu | dépôt revenu | retenue état des lieux',
    en: 'security deposit | keeps deposit | kept deposit | keep deposit | deduct deposit | deducts deposit | return deposit | deposit keys | deposit back | deposit returned | deposit deducted',
  },
  'verifier-releve-de-carriere': {
    fr: 'relevé carrière | trimestres manquants | racheter trimestres | vérifier trimestres | années manquantes retraite | carrière incomplète',
    en: 'career record | missing quarters | pension record | buy quarters',
  },
  'corriger-declaration-revenus': {
    fr: 'corriger déclaration | erreur déclaration revenus | trompé déclaration | oublié déclaration | contester impôt | contester avis imposition | réclamation impôt | sursis paiement | déclaration revenus fausse',
    en: 'correct tax return | mistake tax return | forgot tax return | contest tax | contest income tax | tax return wrong | income tax claim',
  },
  'contester-trop-percu-caf': {
    fr: 'trop-perçu Caf | Caf réclame | dette Caf | indu Caf | Caf retient | rembourser Caf | remise de dette Caf',
    en: 'Caf overpaid | overpayment Caf | debt Caf | Caf repay | Caf takes back | Caf claims',
  },
  'renouveler-titre-de-sejour': {
    fr: 'renouvellement titre séjour | renouveler titre séjour | titre séjour expire | renouvellement carte séjour | renouveler carte séjour | récépissé séjour',
    en: 'residence permit renew | residence permit renewal | residence permit renewed | residence permit expires',
  },
  'fievre-enfant': {
    fr: 'fièvre enfant | fièvre bébé | fièvre fils | fièvre fille | fièvre nourrisson | température enfant | température bébé | convulsion fièvre',
    en: 'fever child | fever baby | fever son | fever daughter | fever old | temperature child | temperature baby',
  },
  'crise-d-angoisse': {
    fr: 'crise angoisse | crise panique | attaque panique',
    en: 'panic attack | anxiety attack',
  },
  'chien-chocolat-intoxication': {
    country: 'any',
    fr: 'chien chocolat | chienne chocolat | chiot chocolat | labrador chocolat | chat chocolat | chien cacao',
    en: 'dog chocolate | puppy chocolate | labrador chocolate | cat chocolate | bitch chocolate',
  },
  'reviser-un-examen': {
    fr: 'réviser examen | révisions examen | examen révisions | révision examen | oublie réviser | réviser bac | réviser concours | réviser cours | organiser révisions | tiers temps | aménagement examen',
    en: 'revise exam | revision exam | revise notes | revise better | organise revision | extra time exam',
  },
  'reception-travaux-garanties': {
    fr: 'réception travaux | garantie décennale | décennale | lever réserves | parfait achèvement | réserves travaux | réception chantier | chantier abandonné',
    en: 'handover works | handover building | ten-year guarantee | building guarantee | reservations works | serious leak building guarantee',
  },
  'fuite-d-eau-premiers-gestes': {
    fr: 'fuite eau | fuite évier | fuite compteur | fuite robinet | fuite plafond | eau coule plafond | eau plafond | dégât des eaux',
    en: 'water leak | leak meter | leak sink | leak ceiling | water ceiling | leaking pipe | leaking tap',
  },
  'disjoncteur-qui-saute': {
    fr: 'disjoncteur saute | disjoncteur différentiel | disjoncteur général | disjoncteur réenclenche | saute tableau | saute électricité | plombs sautent',
    en: 'breaker trips | breaker tripping | breaker keeps | main breaker | fuse trips | fuse box trips',
  },
  'distances-plantations-voisin': {
    fr: 'haie voisin | haie distance | branches voisin | arbre voisin | racines voisin | distance plantation | distance limite planter | distance planter',
    en: 'hedge neighbour | branches neighbour | neighbour tree | roots neighbour | boundary plant | boundary distance tree',
  },
  'acheter-voiture-occasion': {
    fr: 'voiture occasion | occasion acheter | occasion garage | occasion vendeur | véhicule occasion | moto occasion | vice caché voiture',
    en: 'used car | second-hand car | hidden defect car | used vehicle',
  },
  'compte-pirate-que-faire': {
    fr: 'compte piraté | compte hacké | messagerie piratée | piraté messagerie | piraté compte | contrôle compte | mot passe faux site | hameçonnage',
    en: 'hacked account | account hacked | hacked email | email hacked | password fake site | phishing password',
  },
  'panne-internet-recours': {
    fr: 'panne internet | connexion coupée | internet dédommagé | internet coupé | internet coupe | box connecte | box panne | panne fibre | fibre panne | panne box',
    en: 'internet down | internet fault | no connection router | internet compensated | router connects | fibre down | internet outage | broadband down',
  },
  'garantie-legale-appareil': {
    fr: 'garantie légale | panne garantie | vendeur garantie | magasin garantie | appareil panne remplacement | réparation remplacement gratuit | frigo refroidit réparation',
    en: 'statutory guarantee | legal guarantee | guarantee shop | guarantee seller | warranty shop | warranty broke | fridge repair replacement | repair replacement free',
  },
  'paiement-frauduleux-carte': {
    fr: 'paiement frauduleux | fraude banque | fraude carte | carte piratée | carte opposition | faux conseiller | fraude négligence | débit inconnu carte | virement frauduleux',
    en: 'fraudulent payment | fraud card | fraud bank | fake adviser | fraudulent transfer | card stolen payment | unauthorised payment',
  },
  'declarer-un-sinistre': {
    fr: 'déclarer sinistre | déclarer dégât | sinistre indemnité | expertise assurance sinistre | sinistre expert | offre sinistre | indemnisation sinistre | cambriolage sinistre',
    en: 'insurance claim | report damage insurer | insurer claim | insurer damage | insurer expert | insurance expert',
  },
  'colis-non-livre-achat-en-ligne': {
    fr: 'colis arrivé | colis livré | colis reçu | colis perdu | colis abîmé | commande livrée vendeur | achat ligne rétractation | commandé internet rendre | internet avis rendre | commande internet remboursement | achat internet retour',
    en: 'parcel came | parcel arrived | parcel delivered | parcel damaged | parcel lost | order delivered seller | bought online back | bought online change mind | online refund withdraw',
  },
  'creer-micro-entreprise': {
    fr: 'créer micro-entreprise | création micro-entreprise | ouvrir micro-entreprise | immatriculation micro-entreprise | devenir auto-entrepreneur | créer auto-entreprise',
    en: 'start micro-entreprise | open micro-entreprise | registering micro-entreprise | create micro-entreprise',
  },
  'acheter-un-logement-etapes': {
    fr: 'compromis vente | compromis rétracter | acheter appartement étapes | acheter appartement offre | acheter maison acte | achetons maison | achat maison étapes | condition suspensive | offre achat logement | promesse vente',
    en: 'preliminary contract | buy home | buying home | buy flat offer | buy house deed | sale agreement withdraw | loan condition contract',
  },
  'premieres-demarches-apres-un-deces': {
    fr: 'démarches décès | mourir démarches | mort démarches | notaire décès | compte bancaire décès | obsèques compte | accepter succession | refuser succession | renoncer succession | option succession',
    en: 'died first steps | died steps | death steps | after death notary | notary death | refuse estate | accept estate | estate debts | bank account death | funeral account',
  },
}

/** The facts of an article in both languages. */
export const factsOfArticle = (slug: string): { fr: FactsOf<'article'>; en: FactsOf<'article'> } => {
  const { country = 'fr', fr = '', en = '' } = topics[slug] ?? {}
  const about = (text: string) => text.split(' | ').filter((phrase) => phrase !== '')
  return { fr: { country, about: about(fr) }, en: { country, about: about(en) } }
}
