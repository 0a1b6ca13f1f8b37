import { cueList } from '../cue-list.ts'

export const travail = {
  sure: {
    fr: cueList(`
      patron | employeur | salarie* | licenci* | virer | vire | demission* | cdd | cdi | interim* |
      preavis de demission | heures sup* | rupture conventionnelle | prud hom* | conge paye | conges payes |
      periode d essai | fiche de paie | fiches de paie | convention collective | manager |
      superieur hierarchique | ma cheffe | mon chef | mon boss | rh | drh | accident du travail |
      arret de travail | teletravail | smic | delegue syndical | mise a pied | entretien prealable |
      faute grave | non concurrence | medecine du travail | inaptitude | prime* non | mon employeur |
      ma boite me | contrat de travail | solde de tout compte | certificat de travail | attestation employeur |
      mutation | horaires de nuit | jour ferie | jours feries | travailler le dimanche | pause | astreinte |
      cse | comite d entreprise | 35 heures | conge maternite | conge parental | conge paternite |
      conge sans solde | burn out au travail | harcelement moral | harcelement au travail | mobbing |
      abandon de poste | avenant | clause de mobilite | stagiaire | interimaire | ma boss | mon responsable |
      mon superieur | pas paye | salaire en retard | salaire non verse | gerant | gerante | embauche |
      embauchee | embaucher moi | planning | roulement | clinique infirmiere | infirmiere | caissiere |
      vendeuse | serveur | serveuse | cuisinier | chauffeur routier | routier | ouvrier | technicien salarie |
      secretaire | assistante | renouvellement d essai | mi temps | temps partiel | temps plein |
      forfait jours | rtt | recup | recuperation | repos hebdomadaire | astreintes | pointeuse |
      augmentation de salaire | augmentation | salaire brut | net a payer | bulletin | bulletins |
      convocation entretien | lettre recommandee de mon employeur | sanction | reclassement | inapte |
      invalidite travail | plan social | pse | chomage technique | chomage partiel | cheque vacances |
      tickets resto | mutuelle d entreprise obligatoire | formation refusee | employe | employee | employes |
      collegues | ambiance au travail | open space | objectifs | commission commercial | vrp | cheffe |
      dirigeant | comite | syndicat | greve | prudhommes | saisir les prud | stc | dernier salaire |
      pole emploi attestation | mon manager | mon directeur`),
    en: cueList(`
      my boss | my employer | employer | fired | sacked | dismiss* | redundan* | resign* | quit my job |
      hand in my notice | notice period | overtime | rupture conventionnelle | my manager | probation |
      payslip* | severance | hr | remote work | telework* | working from home | annual leave |
      maternity leave | mat leave | sick leave | work contract | employment contract | minimum wage |
      colleague* | workplace | union rep | gross misconduct | non compete | harassed at work | paid leave |
      not paid me | unpaid wages | salary late | work on sundays | sundays | bank holiday | night shift* |
      fixed term | permanent contract | cdi | cdd | agency worker | intern | internship contract | references |
      disciplinary | written warning | relocat* | parental leave | paternity leave | burnout at work |
      my colleague | constructive dismissal | lay off | laid off | redundancy | trial period | waiter |
      waitress | cashier | nurse | shop assistant | line manager | rota | shift | shifts | part time |
      full time | raise | pay rise | bonus | demotion | demoted | restructuring | let go | letting me go |
      layoff | grievance | union | coworker* | co worker* | supervisor | employer s | contract renewal |
      renew my contract | conges payes | conges | rtt | lunch vouchers | expenses not reimbursed |
      non solicitation | garden leave | reference letter | final pay | last salary | p45 | burnt out at work |
      occupational doctor | unfit for work | cut my hours | my hours | collective agreement |
      summoned to a meeting | formal meeting | my supervisor | harassing me at work | sick leave since |
      off sick`),
  },
  hint: {
    fr: cueList(`
      boite | entreprise | salaire | prime* | conge* | travail | poste | contrat | horaires | equipe |
      collegue* | bosse* | paye | job | chef | boulot | avertissement | essai | refuse | signer | horaire |
      dimanche | repos | recrut* | lettre | rendez vous | fatigue | bureau | nuit | clause | direction |
      evaluation | cadre | badge | vendeur`),
    en: cueList(`
      company | job | salary | wage* | pay | contract | hours | leave | work | worked | meeting* | shift* |
      office | team | weekend | weekends | trial | sign | restaurant | role | letter | thursday | schedule |
      staff | strike | promotion | commission`),
  },
}
