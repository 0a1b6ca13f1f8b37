import { cueList } from '../cue-list.ts'

export const electromenager = {
  sure: {
    fr: cueList(`
      lave linge | machine a laver | lave vaisselle | seche linge | frigo | refrigerateur | congelo |
      congelateur | four | micro onde* | plaque* a induction | plaque de cuisson | gaziniere | hotte |
      cafetiere | machine a cafe | nespresso | delonghi | krups | aspirateur | dyson | robot de cuisine |
      thermomix | cookeo | bouilloire | grille pain | fer a repasser | centrale vapeur | mixeur | airfryer |
      friteuse | cave a vin | bosch | whirlpool | electrolux | miele | siemens | brandt | beko | moulinex |
      essorage | tambour | vidange pas | hublot | code erreur | detartr* | machine qui fuit | joint de hublot |
      filtre de pompe | courroie de machine | roulement machine | givre | degivr* | no frost | compresseur |
      thermostat frigo | bac a glacon* | pyrolyse | chaleur tournante | plaques vitroceramiques |
      vitroceramique | table de cuisson | sorbetiere | blender | robot patissier | kitchenaid | senseo |
      tassimo | dolce gusto | broyeur a cafe | sac aspirateur | roomba | robot aspirateur | balai vapeur |
      deshumidificateur | climatiseur mobile | ventilateur | machine a pain | multicuiseur | cocotte | candy |
      hotpoint | samsung lave | lg lave | indesit | smeg | liebherr | thomson | rowenta | philips | pastille* |
      liquide de rincage | petit electromenager | electromenager | essore | essorer | mousse dans la machine |
      bac a lessive | lessive | adoucissant | machine qui tremble | machine ne se remplit pas | ne vidange |
      hublot bloque | porte bloquee | courroie | charbons | lave linge hublot | sechage | sechoir |
      bras de lavage | pastilles | tache* sur les verres | induction | foyer de plaque | plaque s eteint |
      casserole* | bruleur gaz | allumage | thermostat du four | four ne chauffe | porte du four | grill |
      rotissoire | tournebroche | micro ondes | plateau tournant | congele | glace au fond | joint de porte |
      bruit de frigo | lumiere du frigo | expresso | percolateur | pression cafe | moudre | mouture |
      buse vapeur | aspirateur sans fil | sans fil | autonomie de l aspirateur | filtre a charbon | petrin |
      centrifugeuse | extracteur de jus | yaourtiere | raclette | plancha electrique | gaufrier |
      pressing a domicile | electro | piece detachee | pieces detachees | indice de reparabilite |
      bonus reparation | reparateur`),
    en: cueList(`
      washing machine | washer | dishwasher | dryer | tumble dryer | fridge | refrigerator | freezer | oven |
      microwave | induction hob | cooktop | stove | cooker | extractor hood | coffee machine | nespresso |
      delonghi | espresso | vacuum cleaner | hoover | dyson | thermomix | food processor | kettle | toaster |
      iron | mixer | air fryer | bosch | whirlpool | electrolux | miele | siemens | beko | spin cycle | drum |
      wont drain | not drain* | error code | descal* | rinse aid | appliance* | door seal | pump filter |
      drum bearing | frost | defrost* | ice maker | compressor | pyrolytic | self clean | fan oven |
      ceramic hob | induction | blender | stand mixer | kitchenaid | senseo | tassimo | bean to cup | roomba |
      robot vacuum | steam mop | dehumidifier | portable ac | bread maker | slow cooker | pressure cooker |
      instant pot | candy | hotpoint | indesit | smeg | liebherr | lg washer | samsung fridge | rowenta |
      tablets in the dishwasher | washing up | rinse cycle | wash cycle | programme stops | program stops |
      garburator | spin | spinning clothes | foam | suds | detergent | softener | machine shakes | wont fill |
      door locked | door wont open | carbon brushes | tumble | spray arm | tablet dishwasher |
      spots on glasses | hob | burner ring | ignition | oven door | oven wont heat | turntable |
      ice at the back | frost free | fridge noise | fridge light | espresso machine | capsule* |
      grind* coffee | grinder | steam wand | cordless | vacuum | suction | brush head | hood filter | juicer |
      yoghurt maker | raclette | waffle | appliance | spare part* | repairable | repairman | toaster oven |
      heating element | hotplate`),
  },
  hint: {
    fr: cueList(`
      linge | vaisselle | verres | refroidi* | chauffe plus | affiche | resistance | pompe | joint | tourne |
      eteint | minutes | bac | porte | eau | batterie | charge | lumiere | bruit | chauffe | machine | cycle |
      programme | filtre | robot | sac | appareil | brosse | panier | top | fer | capsule*`),
    en: cueList(`
      clothes | laundry | dishes | glasses | warm | drain | shows | spins | leak* | soaking | drip* | cloudy |
      switches itself off | minutes | wash | door | water | battery | charged | noise | heats | cycle |
      programme | machine | filter | robot | pan | pans | coffee | grill`),
  },
}
