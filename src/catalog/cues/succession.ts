import { cueList } from '../cue-list.ts'

export const succession = {
  sure: {
    fr: cueList(`
      succession* | heritage | herit* | heritier* | testament | leguer | legs | deces | decede* | defunt* |
      mort de mon pere | donation* | donner de son vivant | droits de succession | notaire | obseques |
      enterrement | crematio* | indivision | part d heritage | desherit* | assurance vie de ma mere |
      laisser a | tout laisser | renoncer | usufruit | quotite | ma grand mere est decedee | papa est decede |
      maman est decedee | mon pere est mort | ma mere est morte | notre pere | notre mere est | coheritier* |
      part reservataire | donataire | legataire | executeur testamentaire | pompes funebres |
      concession funeraire | cendres | don manuel | demi frere | demi soeur | reclame sa part | ma part |
      leur part | deja donne | donne la maison | maison donnee | papa avait | maman avait | pere decede |
      mere decedee | mari decede | defunte | veuve de mon pere | belle mere reste | reste dans la maison |
      jusqu a sa mort | ira a | revienne a | revient a | niece | neveu | filleul* | bijoux de famille |
      dernieres volontes | olographe | ecrire mes | proteger ma compagne | proteger mon conjoint |
      proteger mon mari | au dernier vivant | transmettre | transmission | donation partage | donne en |
      recel | indivisaire* | fratrie | freres et soeurs | mes freres | mes soeurs | coh ritiers |
      tirage au sort | licitation | vente de la maison familiale | maison familiale | maison de famille |
      debloquer | notaire lent | notaire de famille | acte de notoriete | comptes bloques | compte du defunt |
      banque et deces | frais d obseques | enterrer | concession | cercueil | urne | marbrier | veillee |
      don organes | dernier hommage | abattement de 100 000 | cent mille | tous les quinze ans | don de |
      don familial | donner a mes petits enfants | petits enfants | petit fils | petite fille |
      parent decede a l etranger | heriter | heritiers | heritiere | generalogiste | genealogiste |
      declaration de succession`),
    en: cueList(`
      inherit* | estate | testament | heir* | probate | deceased | passed away | when she passed |
      when he passed | gift tax | bequea* | legacy | inheritance tax | notaire | funeral | burial | cremat* |
      disinherit | leave my | leave everything | left to me | left me | executor | forced heirship |
      give our daughter | give my children | stepchildren inherit | a will | my will | the will | his will |
      her will | handwritten will | make a will | our wills | without a will | dad died | father died |
      mother died | mum died | mom died | aunt died | uncle died | grandmother died | brother died |
      parents died | when he died | when she died | after he died | joint heirs | share of the house | ashes |
      grave | undertaker | lifetime gift | trust fund | grant of probate | half brother | half sister |
      claims a share | my share | their share | already given | had given me | gave me the house |
      late father | late mother | late husband s estate | stepmother | stepfather | stay until she dies |
      until she dies | niece | nephew | godchild | family jewellery | last wishes | protect my partner |
      protect my wife | protect my husband | if i die | when i die | after my death | pass on | passing on |
      hand down | gift of | lifetime | gifted | siblings | my brothers | my sisters | family home |
      family house | unblock | frozen after death | account of the deceased | bury | coffin | urn | headstone |
      grandson | granddaughter | grandkids | allowance of 100 | every fifteen years | die | dies | dying |
      death certificate | died abroad | inheriting | heirs | succession | intestate | usufruct | bare ownership`),
  },
  hint: {
    fr: cueList(`
      pere | mere | oncle | tante | soeur | frere | papa | maman | grand mere | grand pere | maison | vendre |
      enfants | dettes | donner | refuser | laisse | belle mere | bijoux | part | reclame | reste | ecrire |
      mort | partage | rapport | reduction | reserve | passif | actif | six mois | volontes`),
    en: cueList(`
      dad | mum | mother | father | uncle | aunt | sister | brother | kids | house | debts | accept | give |
      sell | refuses | state | died | share | claims | stay | writing | given | division | wishes | goes to |
      get my | gets my | share of`),
  },
}
