import { cueList } from '../cue-list.ts'

export const assurance = {
  sure: {
    fr: cueList(`
      assur* | sinistre* | indemnis* | mutuelle* | degat des eaux | malus | bonus | franchise | expertise |
      expert de l assurance | contre expertise | constat | maif | macif | maaf | matmut | gmf | axa | allianz |
      groupama | tous risques | au tiers | responsabilite civile | prevoyance | assurance vie |
      assurance pret | cambriol* | vetuste | catastrophe naturelle | bris de glace | epave | prise en charge |
      garantie vol | couvert | attestation d assurance | mon assurance | l assurance | assureur |
      declarer un sinistre | expert mandate | indemnite* | indemnisation | accident responsable |
      non responsable | delit de fuite | choc a l arriere | grele | inondation | secheresse fissures |
      incendie | tempete | vol de voiture | voiture volee | vandalis* | resilie par | loi hamon | loi chatel |
      bonus malus | mediateur de l assurance | assurance emprunteur | assurance deces | assurance scolaire |
      assurance habitation | assurance auto | assurance voyage | annulation de voyage assurance |
      rapatriement | protection juridique | capital deces prevoyance | incapacite | invalidite prevoyance |
      mutuelle refuse | complementaire sante | depassement d honoraires | cotisation* | clause beneficiaire |
      rachat assurance vie | conducteur secondaire | conducteur novice | jeune conducteur | sans assurance |
      fonds de garantie | tombe sur mon toit | arbre tombe | toit abime | tuiles envolees | foudre |
      surtension foudre | gel canalisation assurance | secheresse | inonde | coulee de boue | cat nat |
      arrete catastrophe | qui declare | declaration de sinistre | declarer le sinistre |
      delai de declaration | numero de sinistre | gestionnaire de sinistre | expert passe | rapport d expert |
      tiers responsable | responsabilite de | mettre sur le contrat | sur le contrat | conductrice |
      preter ma voiture | pret de volant | carte verte | vignette | releve d information | coefficient | 0 50 |
      suspendre | vol sans effraction | effraction | serrure forcee | objets de valeur | facture perdue |
      vol de velo assurance | telephone assure | assurance telephone | spb | casse accidentelle |
      chambre seule | chambre particuliere | optique remboursement | lunettes remboursement |
      dentaire remboursement | devis dentaire mutuelle | tiers payant mutuelle | surcomplementaire |
      delai de carence | questionnaire de sante | ald assurance | refus d assurance | bct |
      bureau central de tarification | fausse declaration | nullite du contrat | mise en demeure assurance |
      impay assurance | prelevement assurance | echeance | tacite reconduction assurance | avenant assurance |
      valeur a neuf | valeur venale | exclusion* | conditions generales | garantie accidents | gav |
      accident de la vie | victime d accident | indemnisation corporel | badinter | ipp | aipp | prejudice |
      consolidation | avocat dommage corporel | temporaire deces | beneficiaire* | contrat d assurance vie |
      assureur vie | rc pro | decennale attestation | flotte | assurance chien | assurance animaux |
      villegiature | annuler un voyage | rapatrie | soins a l etranger | mon assureur | ma mutuelle`),
    en: cueList(`
      insur* | claim rejected | mutuelle | premium | no claims | excess | deductible | assessor |
      loss adjuster | policy | covered | cover | third party | comprehensive | written off | write off |
      liability | burgl* | break in | water damage | axa | maif | macif | allianz | attestation |
      top up cover | payout | reimburse* | my insurance | home insurance | car insurance | travel insurance |
      life insurance | health insurance | claim* on | make a claim | my claim | claim | policyholder |
      premiums | renewal | no claims bonus | at fault | not at fault | hit and run | hail | flood* |
      storm damage | subsidence | fire damage | stolen car | vandal* | uninsured | young driver |
      named driver | repatriation | legal protection | income protection | death benefit | beneficiary |
      surrender value | insurance company | insurer | private health cover | pre existing | ombudsman |
      tree fell | fell on our roof | gale | lightning | hailstorm | drought cracks | mudslide | who reports |
      report it to | report a claim | claim number | claims handler | expert s report | on her contract |
      on the contract | named on | drive my boyfriend | lend my car | green card | no claims certificate |
      bonus malus | theft without | forced lock | valuables | phone insurance | accidental damage |
      private room | single room | top up | top up plan | glasses refund | dental refund | waiting period |
      health questionnaire | refused cover | refused insurance | false statement | void the policy |
      missed premium | direct debit insurance | auto renew policy | as new value | market value | exclusions |
      accident victim | injury compensation | injured | whiplash | personal injury | term life | life policy |
      beneficiaries | pet insurance | school insurance | cancel a trip | trip cancelled | medical abroad |
      evacuation | public liability | professional indemnity | decennial | landlord insurance |
      holiday home insurance | my insurer | the insurer | my insurance company`),
  },
  hint: {
    fr: cueList(`
      refuse | expert | accident | degats | estime* | valeur | vole* | voiture | raye | bijoux | fuite |
      resilier | joint | toit | conduis | hopital | contrat | rembourser | tombe | vent | facture | vol |
      voisin | recours | capital | rente | conducteur | responsable | responsabilite | annulation |
      complementaire | provision | plafond de garantie`),
    en: cueList(`
      refuse* | accident | damage* | value | worth | stolen | scratched | jewel* | receipts | leak | settle* |
      roof | tree | drive | hospital | contract | pays | billed | next door | reports | plan | storm |
      responsible | liable | ceiling | small print | annuity | damages`),
  },
}
