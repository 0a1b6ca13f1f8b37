import { cueList } from '../cue-list.ts'

export const famille = {
  sure: {
    fr: cueList(`
      divorc* | pension alimentaire | garde alternee | garde des enfants | droit de visite | jaf |
      juge aux affaires familiales | pacs* | mariage | se marier | contrat de mariage | regime matrimonial |
      adopt* | tutelle | curatelle | mandat de protection | autorite parentale | reconnaissance de paternite |
      paternite | filiation | nom de famille | changer de nom | changer de prenom | prenom |
      prestation compensatoire | livret de famille | separer | se separe | separation | mon ex | mon ex mari |
      mon ex femme | grands parents | la garde | mes enfants | pension pour | beau pere | belle mere refuse |
      beau fils | belle fille | concubin* | pacser | fiancailles | enfant adopt* | procuration pour ma mere |
      sauvegarde de justice | mettre sous tutelle | habilitation familiale | mediation familiale |
      droit de garde | resider | residence des enfants | vacances scolaires | changer le nom |
      acte de mariage | infidelite divorce | conjoint violent | quitter le domicile conjugal |
      domicile conjugal | mon mari veut | ma femme veut | partir avec les enfants | monoparental |
      mes beaux enfants | mon beau fils | ma belle fille | papa de ma fille | pere de mon fils |
      pere de ma fille | mere de mes enfants | chez son pere | chez sa mere | week end sur deux |
      un week end sur deux | communaute | communaute reduite | separation de biens | infidele | liaison |
      adulter* | amant | maitresse | bapteme | scolariser mon enfant parents separes | pensions alimentaires |
      enfant majeur | emancip* | enlevement | demenager avec les enfants | demenager avec mon fils |
      demenager avec ma fille | sortie du territoire | autorisation de sortie | juge des enfants |
      aide sociale a l enfance | famille d accueil | pma | gpa | accouchement sous x | pere biologique |
      nous ne sommes pas maries | union libre | vie commune | mediation | violences conjugales |
      ordonnance de protection | partage des biens | liquidation du regime | avocat divorce |
      consentement mutuel | torts | logement familial | devoir de secours`),
    en: cueList(`
      divorc* | child support | custody | child maintenance | alimony | visitation | parental authority |
      pacs* | marry | marriage | prenup* | adopt* | guardianship | paternity | surname | last name |
      change my name | my ex | ex husband | ex wife | split up | splitting up | separat* | stepchild |
      step daughter | step son | family judge | grandchildren | guardian | power of attorney for my |
      take over her affairs | look after his affairs | parental | joint custody | full custody |
      relocate with | take the kids | wedding | engaged | civil partnership | matrimonial | marital home |
      ivf | surrog* | birth father | biological father | custody order | school holidays with |
      wants a divorce | leave my husband | leave my wife | spouse | husband wants | wife wants | unmarried |
      never married | cohabit* | baby daddy | father of my child | mother of my child | every other weekend |
      fifty fifty custody | shared custody | move away with | take our baby | take my son | take my daughter |
      abduct* | child abroad | exit permit | family court | mediation | infidelity | affair |
      matrimonial regime | community property | community of property | separate estates | marriage contract |
      get married | getting married | marry in france | wed | name of the father | recognise the child |
      stepfather adopt* | stepson | stepdaughter | foster* | social services | domestic violence |
      protection order | maintenance payments | child benefit from ex | consent divorce | contested divorce |
      incapacit* | vulnerable adult`),
  },
  hint: {
    fr: cueList(`
      ex | enfant* | gosse* | petit | fille | fils | pere | mere | mari | femme | copain | copine | couple |
      ecole des enfants | verse | nous separer | demence | alzheimer | perd la tete | beau | belle | bebe |
      ado | parents | famille | week end | enfance | separes | maries | jugement | droit | pension |
      contribution | placement | conjoint | conjointe | epoux | epouse`),
    en: cueList(`
      kids | child | children | son | daughter | father | mother | dad | mum | husband | wife | boyfriend |
      girlfriend | partner | dementia | alzheimer | baby | boys | girls | family | parents | married |
      weekend | contact | rights`),
  },
}
