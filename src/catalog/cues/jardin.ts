import { cueList } from '../cue-list.ts'

export const jardin = {
  sure: {
    fr: cueList(`
      jardin* | pelouse | gazon | tondre | tondeuse | tomate* | potager | legume* | courgette* | salade* |
      rosier* | rose | fleur* | arbre* | fruitier* | pommier | cerisier | figuier | olivier* | citronnier |
      haie* | buis | pyrale | thuya* | laurier* | elaguer | semis | semer | graines | planter | plantation |
      terreau | compost* | engrais | mauvaises herbes | desherb* | limace* | puceron* | oidium | mildiou |
      arrosage | arroser | serre | piscine | chlore | ph | electrolyseur | bassin | vigne | lavande |
      hortensia* | bambou* | orchidee* | taupe* | frelon* | souche | paysag* | argileux | taille de |
      bouture* | rempot* | depot | plante verte | plantes vertes | plante d interieur | monstera | ficus |
      cactus | yucca | geranium* | dahlia* | tulipe* | bulbe* | iris | lilas | glycine | clematite | camelia |
      magnolia | rhododendron | bambous | lierre | erable | chene | bouleau | sapin | cypres | thuyas |
      troene | photinia | eleagnus | framboisier* | fraisier* | fraise* | groseillier | noyer | noisetier |
      pecher | abricotier | prunier | poirier | kiwi | pommes de terre | patates | haricots | carotte* |
      oignon* | poireau* | aubergine* | poivron* | salades | herbes aromatiques | basilic | menthe | paillage |
      permaculture | scarifi* | regarnir | gazon synthetique | arrosage automatique | goutte a goutte |
      recuperateur | tronconneuse | taille haie | debroussaill* | robot tondeuse | motoculteur |
      pompe de piscine | filtre a sable | liner | hivernage | hiverner | algues | spa gonflable | jacuzzi |
      escargot* | cochenille* | doryphore* | rouille du | chenille* | guepes | fourmis | rats taupiers |
      chevreuil* | sangliers | cerisier* | tronc | gomme | seve | ecorce | greffe* | racine* | souche* |
      rejets | feuillage | jaunissent | jaunit | brunit | desseche* | fane* | fletri* | perd ses feuilles |
      pucerons | cotonneu* | betes blanches | petites betes | parasite* | ver du | vers blancs | otiorhynque* |
      araignee rouge | thrips | aleurode* | mouche blanche | fourmis sur | limaces | escargots | taupes |
      campagnol* | champignon* | tavelure | moniliose | cloque | chancre | chlorose | carence en fer |
      bouillie bordelaise | savon noir | purin | vinaigre blanc desherbant | chiendent | liseron | pissenlit |
      trefle | orties | ronces | ambroisie | renouee | ressem* | repiquer | transplanter | deplanter |
      deplacer un arbre | tonte | scarificateur | chaux pour pelouse | terre vegetale | amendement | fumier |
      corne broyee | cendre au jardin | oya | canicule | secheresse jardin | gel des plantes |
      voile d hivernage | proteger du froid | agrumes | citronniers | oranger | palmier* | lauriers roses |
      bougainvillier | agapanthe | lavandes | romarin | thym | sauge | vivace* | annuelles | jardiniere* |
      balconniere | terrasse plantes | arbuste* | conifere* | verger | pommiers | mirabellier | amandier |
      grenadier | cognassier | cassissier | myrtille* | rhubarbe | asperge* | artichaut* | concombre* |
      cornichon* | melon* | potiron* | courge* | echalote* | radis | epinard* | chou | choux | feves |
      petits pois | abeille | nichoir | jet d eau | robot piscine | skimmer | margelle* | tondeuse qui |
      souffleur | broyeur de vegetaux | abri de plantes | chassis | carre potager | dessoucher |
      abattre un arbre | elagueur | paysagiste | dalle de terrasse jardin | gravier | geotextile | muret`),
    en: cueList(`
      garden* | lawn | grass | mow* | tomato* | vegetable* | courgette* | zucchini | lettuce | rose | roses |
      flower* | fruit tree | apple tree | cherry | fig | olive | lemon tree | hedge* | box hedge | box moth |
      caterpillar* | laurel | prune | pruning | cut back | trim | seed* | sow | plants | planting | compost |
      fertili* | moss | weed* | slug* | aphid* | mildew | blight | watering | greenhouse | pool |
      swimming pool | chlorine | ph | pond | vine* | lavender | hydrangea* | bamboo | orchid* | mole* |
      hornet* | stump | landscap* | clay soil | evergreen | woody | my plants | house plant* | houseplant* |
      potted | repot* | cutting* | monstera | ficus | cactus | yucca | geranium* | dahlia* | tulip* | bulbs |
      iris | lilac | wisteria | clematis | camellia | magnolia | rhododendron | ivy | maple | oak | birch |
      fir tree | cypress | leylandii | photinia | raspberr* | strawberr* | walnut | hazel | peach | apricot |
      plum tree | pear tree | potatoes | beans | carrots | onions | leeks | aubergine* | peppers | herbs |
      basil | mulch | permaculture | scarify | reseed | turf | irrigation | drip watering | water butt |
      chainsaw | hedge trimmer | strimmer | brushcutter | robot mower | rotavator | pool pump | sand filter |
      pool liner | winterize | winterise | algae | hot tub | jacuzzi | snail* | scale insect* | wasp* nest |
      ants in the lawn | moles | deer | wild boar | allotment | veg patch | vegetable patch | dead tree |
      fell a tree | trunk | oozing | sap | bark | graft* | roots | suckers | foliage | yellow leaves |
      yellowing | browning | wither* | wilt* | dry out | dropping leaves | cottony | white bugs | insects |
      pests | grubs | vine weevil | red spider | thrips | whitefly | ants on | voles | fungus | scab |
      brown rot | leaf curl | canker | chlorosis | bordeaux mixture | black soap | nettle feed |
      white vinegar | bindweed | dandelion* | clover | nettles | brambles | ragweed | knotweed | sowing |
      overseed | transplant* | move a tree | grass seed | mowing | topsoil | manure | bone meal | wood ash |
      heatwave | drought garden | frost on | fleece | protect from frost | citrus | orange tree | palms |
      oleander | bougainvillea | agapanthus | rosemary | thyme | perennial* | annuals | planter | window box |
      balcony plants | shrub* | conifer* | orchard | plum | almond | pomegranate | quince | blackcurrant |
      blueberr* | rhubarb | asparagus | artichoke* | cucumber* | melon* | pumpkin* | garlic | shallot* |
      radish | spinach | cabbage | sweetcorn | broad beans | peas | nest box | fountain | pool robot |
      skimmer | mower | lawnmower | leaf blower | shredder | cold frame | raised bed | stump removal |
      tree surgeon | landscaper | gravel | weed membrane`),
  },
  hint: {
    fr: cueList(`
      feuille* | pousse* | terre | sol | automne | printemps | taches | fruits | vert* | naturel | cloture |
      taille* | tailler | mousse | plante* | blanches | sous les feuilles | coule | novembre | soleil | ombre |
      eau | mort | saison | pot | pots | ail | seche | sechent | allee | balcon | branche* | rouleau | mare |
      spa | insecte*`),
    en: cueList(`
      leaf | leaves | grow* | soil | autumn | spring | spots | fruit | green | natural | spray | winter |
      plant | tree* | white | under the leaves | november | too late | sun | shade | water | dead | season |
      path | gum | root | branch* | pots | bugs | lemon | sage | mint | squash | palm`),
  },
}
