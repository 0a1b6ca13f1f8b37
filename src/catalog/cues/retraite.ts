import { cueList } from '../cue-list.ts'

export const retraite = {
  sure: {
    fr: cueList(`
      retraite* | trimestre* | carsat | cnav | agirc | arrco | reversion | pension de reversion | taux plein |
      decote | surcote | carriere longue | releve de carriere | ehpad | maison de retraite | apa | dependance |
      aspa | minimum vieillesse | cumul emploi retraite | rachat de trimestres | caisse de retraite |
      age legal | partir en retraite | sa pension | ma pension | aidant* | perte d autonomie | gir |
      penibilite | 62 ans | 64 ans | vieux jours | partir a 62 | partir a 60 | partir plus tot |
      annees manquantes | mes droits a la retraite | age de depart | points agirc | liquider |
      liquidation de ma retraite | demande de retraite | per retraite | invalidite et retraite |
      trimestres enfants | trimestres pour enfants | fonctionnaire retraite | cnracl | ircantec |
      msa retraite | veuvage | veuve de | ex mari decede | aide a domicile | auxiliaire de vie |
      personne agee | personnes agees | obligation alimentaire | portage de repas | teleassistance | ash |
      fin de carriere | retravailler | certificat de vie | certificat d existence | retraite progressive |
      annees cotisees | cotise | carriere | arreter de travailler | arrete de travailler | simulation |
      estimation | rester deux ans | deux ans de plus | travailler plus longtemps | mes droits |
      sur mes droits | enfants et travail a mi temps | mi temps pendant | temps partiel pendant |
      majoration enfants | majoration pour enfants | trois enfants | eleve trois enfants | parent au foyer |
      allocation solidarite | petite retraite | pension nette | augmentation des pensions | revalorisation |
      csg taux | complementaire retraite | coefficient de solidarite | bonus malus agirc | date de depart |
      partir en | cesser | indemnite de depart | depart volontaire | retraite anticipee |
      travailleur handicape retraite | fonctionnaire | regime general | regimes | polypensionne | per | perp |
      madelin | sortie en capital | 86 ans | 85 ans | 84 ans | 90 ans | 88 ans | 87 ans | 80 ans seul |
      rester seul | vivre seul | ne peut plus rester | quelqu un qui vient | aide a la toilette | auxiliaire |
      infirmiere a domicile | ssiad | repas a domicile | tele alarme | monte escalier | chambre medicalisee |
      accueil de jour | residence senior | foyer logement | placement en maison | mettre ma mere |
      mettre mon pere | alzheimer maison | gir 4 | gir 3 | apa refusee | conge aidant | aidante |
      curatelle et ehpad | hebergement | facture ehpad | aide sociale hebergement | vieillesse | vieillir |
      seniors | mes parents ages | mon pere age`),
    en: cueList(`
      retire* | retiring | pension* | state pension | social security pension | career statement |
      career record | quarters | carsat | agirc | survivor* | widow* | nursing home | care home | old age |
      elderly | carer* | late husband | full rate | national insurance | s1 | early retirement |
      state pension age | claim my pension | draw my pension | pension statement | missing years |
      ni contributions | ni years | ssa | widow s | survivor s pension | survivors pension | late wife |
      civil service pension | life certificate | home help | live in carer | my elderly | elderly mother |
      elderly father | care fees | phased retirement | semi retired | pensioner | full pension |
      work after retir* | contributions | credited | estimate says | staying on | two more years |
      work longer | stop working | when i stop | what i will get | raised three kids | raised children |
      stay at home | part time for | worked part time | child credit | top up | minimum pension |
      small pension | departure date | retirement date | leave work | civil servants pension |
      several countries | private pension | annuity | is 86 | is 85 | is 84 | is 90 | is 88 | stay alone |
      live alone | cannot stay alone | cannot live alone | come in and help | carer at home | wash and dress |
      home nurse | meals on wheels | alarm pendant | stairlift | day centre | sheltered | assisted living |
      put my mother | put my father | alzheimer s home | apa | carers leave | care costs | fees of the home |
      ageing | aging | seniors | my parents are | frail`),
  },
  hint: {
    fr: cueList(`
      ne en | nee en | partir | releve | annees | mari | veuve | veuf | travaille | canada | maman | ans |
      cotis* | droits | aides | seul | matin | pere | mere | gagne | enfants | age | depart | points |
      minimum | rente | majoration`),
    en: cueList(`
      born | years | worked | when can i stop | husband | mother | career | hole | coming in | consulting |
      help | alone | morning | dad | kids | difference | affect | month | a month | points | increase | older |
      estimate | lump sum`),
  },
}
