import { cueList } from '../cue-list.ts'

export const sante = {
  sure: {
    fr: cueList(`
      medecin | docteur | urgences | fievre | douleur* | mal au ventre | mal a la tete | mal au dos |
      mal a la gorge | prise de sang | analyse* de sang | tension | vaccin | antibio* | ibuprofene |
      doliprane | paracetamol | medicament* | ordonnance | traitement | symptome* | enceinte | grossesse |
      pilule | contraception | bouton* | plaques | eczema | allergi* | gratte* | toux | tousse | gorge |
      rhume | grippe | covid | diarrhee | vomi* | nausee* | genou | cheville | dos | epaule | entorse | dent* |
      dentiste | caries | irm | scanner | radio du | cholesterol | diabete | thyroide | ferritine | kyste |
      cancer | saigne* | pertes | bebe | regime alimentaire | maigrir | perdre du poids | kine |
      medecin traitant | migraine* | vertige* | palpitation* | mes regles | retard de regles |
      regles abondantes | generaliste | dermato* | gyneco* | cardio* | orl | ophtalmo* | specialiste | otite |
      angine | sinusite | bronchite | asthme | varicelle | gastro | constipation | hemorroides |
      brulure d estomac | reflux | infection urinaire | cystite | mycose | herpes | verrue | grain de beaute |
      psoriasis | acne | tendinite | sciatique | lumbago | hernie | arthrose | fracture | platre | operation |
      chirurgie | anesthesie | scintigraphie | echographie | biopsie | crp | tsh | globules | anemie |
      carence | vitamine* | hypertension | arythmie | cortisone | levothyrox | somnifere* | antidepresseur* |
      effets secondaires | effet secondaire | posologie | menopause | fausse couche | allait* | accouchement |
      nourrisson | poussee dentaire | courbature* | fourmillement* | engourdi* | essouffl* | boule au |
      ganglion* | saignement* | dents de sagesse | gencive* | appareil dentaire | perte de poids | calories |
      cheville* | pied | pieds | mollet | poignet | coude | hanche | cou | nuque | cervical* | gonflent |
      comprime* | cachet | cachets | gelule* | sirop | pommade | creme | collyre | floue | vision | mouches |
      flash | paupiere | acouphene* | aisselle | boule sous | boule dans | grosseur | sein | seins |
      testicule* | prostate | urine* | sang dans | selles | foie | rein | reins | calcul | estomac |
      intestin* | brulure* | piqure | tique mordu | moustique | coup de soleil | mucus | crachat* | glaire* |
      grippal | frisson* | sueurs | insomnie medicament | temperature | degres | tousser | inhalateur |
      asthmatique | pouls | battements | malaise | evanoui* | chute | hematome | points de suture | plaie |
      cicatrice | infecte* | antibiotique | interaction | dose | surdosage | consultation medecin |
      rendez vous specialiste | depistage | mammographie | frottis | coloscopie | bilan sanguin |
      triglycerides | glycemie | leucocytes | plaquettes | transaminases | compte rendu | radio |
      enfant malade | vaccins | allaiter | couches | pediatre | sage femme | ovulation | sterilet |
      endometriose | fertilite | kilos | orthopediste | semelles | osteo | osteopathe | nutrition | abces |
      couronne | implant dentaire | appareil | molaire`),
    en: cueList(`
      doctor | gp | emergency room | a e | fever | pain | hurts | ache* | headache | stomach | rash | itch* |
      swollen | swelling | blood test | blood pressure | cholesterol | vaccin* | antibiotic* | ibuprofen |
      paracetamol | medicine | medication | prescription | dose | symptom* | pregnan* | pill | contracepti* |
      cough* | sore throat | flu | covid | diarrh* | vomit* | nausea | knee | ankle | back pain | shoulder |
      sprain* | tooth | teeth | dentist | mri | scan | diabetes | thyroid | cyst | cancer | bleed* | mole |
      weight loss | lose weight | physio* | migraine* | dizz* | ribs | general practitioner | dermatolog* |
      gynaecolog* | cardiolog* | specialist | ear infection | sinus* | bronchitis | asthma | chickenpox |
      constipat* | heartburn | reflux | uti | urinary | thrush | herpes | wart | psoriasis | acne | tendon* |
      sciatica | hernia | arthritis | fracture* | surgery | operation | anaesthe* | ultrasound | biopsy |
      anaemia | anemia | vitamin* | deficien* | hypertension | palpitation* | side effect* | statin* |
      antidepressant* | sleeping pill* | hrt | menopause | miscarr* | breastfe* | newborn | numb | tingling |
      short of breath | breathless | lump in my | lump on | swollen gland* | bleeding | gum | gums |
      wisdom tooth | crown | calories | my gp | health check | blood results | test results | hay fever |
      insect bite | tick bite | eyes | eyelid | twitch* | flashes | floaters | vision | blurry | foot | feet |
      calf | hand | wrist | elbow | hip | neck | puffy | tablets | tablet dose | pills | syrup | cream |
      ointment | drops | dosage | overdose | interact* | armpit | breast | testicle* | prostate | urine |
      blood in | stool | liver | kidney | stomach ache | bowel | burn | sting | bite swollen | mosquito |
      sunburn | mucus | phlegm | chills | sweats | temperature | cold sore | feverish | pulse | faint* | fell |
      bruise | stitches | wound | scar | infected | infection | screening | mammogram | smear | colonoscopy |
      glucose | blood sugar | platelets | white cells | liver test | x ray | xray | safe to fly pregnant |
      weeks pregnant | trimester | midwife | contraction* | ovulat* | iud | coil | endometriosis | fertility |
      paediatrician | pediatrician | nappy rash | teething | confused since | sick child | ill | illness |
      unwell | sore | stiff | inflam* | cramps | cramp | osteopath | diet plan | abscess | filling |
      implant tooth | molar | dehydrat*`),
  },
  hint: {
    fr: cueList(`
      ventre | tete | peau | sang | mal | depuis hier | grave | normal | lessive | oeil | oreille | jambe |
      bras | gonfle* | fatigue* | hopital | regles | nez | femme | homme | quatre vingts ans | agee |
      semaines | appuie | inquiet* | inquieter | avale | mere | comprimes | goutte* | main | vue | bleu |
      regime | cycle`),
    en: cueList(`
      blood | skin | arm | leg | eye | ear | chest | toddler | baby | belly | tummy | severe | results |
      serious | tired | hospital | period | weeks | confused | safe | worry | mother | night | fly | old |
      after eating`),
  },
}
