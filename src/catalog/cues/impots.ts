import { cueList } from '../cue-list.ts'

export const impots = {
  sure: {
    fr: cueList(`
      impot* | fisc | fiscal* | declaration de revenu* | taxe fonciere | taxe d habitation | plus value* |
      prelevement a la source | quotient familial | avis d imposition | redressement fiscal | controle fiscal |
      tresor public | finances publiques | ifi | lmnp | micro foncier | revenus fonciers | defiscal* |
      credit d impot | frais reels | imposable* | imposition | double imposition | frontalier* | tranche |
      parts fiscales | flat tax | declarer | declare* ensemble | ma declaration | impots gouv |
      taxe d amenagement | declaration d impot* | declaration commune | revenus etrangers | quotient | parts |
      taxe | redevance | tva sur | niches fiscales | don aux associations | nounou credit | emploi a domicile |
      pension deductible | deduire | deductible | degrevement | reclamation fiscale | mensualisation impot |
      acompte | taux personnalise | expatri* | non resident* | compte a l etranger | comptes a l etranger |
      vente de ma residence secondaire | prelevements sociaux | csg | imposer | impose | imposee | imposes |
      imposable | foyer fiscal | brut global | net imposable | revenu fiscal de reference | reference fiscale |
      avis de taxe | avis | trop verse d impot | bareme | taux marginal | tmi | nue | au reel | au micro |
      micro bic | amorti* | charges deductibles | deduction | menage a domicile | femme de menage | nounou |
      garde d enfant credit | dons | don a une association | investir pour payer moins | pinel | malraux |
      girardin | per impots | reduction | residence fiscale | resident fiscal | domicile fiscal |
      convention fiscale | pension etrangere | pension suisse imposee | salaires etrangers | expatriation |
      impot de sortie | exit tax | cession d actions | gains | stock options | rsu | dividendes |
      interets de compte | declaration en ligne | rectificative | corriger ma declaration | amende fiscale |
      majoration | mensualiser | echeancier impot | remise gracieuse | saisie administrative |
      taxe logement vacant | taxe sur les logements vacants | thlv | tva maison | succession fiscale |
      impots locaux | cadastrale | valeur locative`),
    en: cueList(`
      tax | taxes | taxed | tax return | tax office | taxman | tax man | fisc | taxe fonciere |
      taxe d habitation | capital gain* | taxable | tax treaty | double taxation | tax bill | withholding |
      wealth tax | deduct* | tax credit | non resident tax | hmrc | irs | impots | file in | foreign account* |
      fbar | tax audit | property tax | second home tax | council tax | income tax | tax credits |
      tax residen* | tax exempt* | 2042 | tax form | social levies | csg | french taxes | us taxes | pay tax |
      taxed twice | tax rate | my return | declare my | declare rental | deductible | expat tax | 183 days |
      boxes | box | pay twice | twice tax | us pension | uk pension taxed | 401k | ira | roth |
      social security taxed | fatca | form 3916 | tax resident | tax residency | residency for tax |
      fiscal resident | fiscal year | profit on the sale | what will the state take | cleaner tax |
      childcare tax | home help tax | donations | deduct | deductions on | deduction | expenses against rent |
      furnished rental regime | micro bic | depreciat* | gift aid | dividends taxed | stock options | rsu* |
      crypto tax | prelevement | tax instal* | tax code | late filing | penalty for late | amend my return |
      correct my return | refund from the tax | tax notice | reassess* | exit tax | wealth | ifi |
      rental profits | self assessment | tax deadline | vacant property tax | taxes d habitation`),
  },
  hint: {
    fr: cueList(`
      revenu* | bitcoin* | crypto* | actions | revendu | benefice | penalites | case | crypto | dividende* |
      abattement | suisse | geneve | luxembourg | reel | meuble | profit | location | montant | argent |
      deux fois | salaire etranger | menage | vente | etat`),
    en: cueList(`
      income | stock* | shares | bitcoin | crypto | penalt* | form | allowance | dividends | rental flat |
      last return | declare | filing | profit | twice | cleaner | state | pension | refund | money back |
      social security | selling | rent`),
  },
}
