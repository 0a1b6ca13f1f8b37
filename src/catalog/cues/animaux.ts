import { cueList } from '../cue-list.ts'

export const animaux = {
  sure: {
    fr: cueList(`
      chien* | chiot* | chat | chats | chatte | chaton* | minette | minou | matou | labrador |
      berger allemand | caniche | bouledogue | beagle | lapin* | hamster | cochon d inde | furet | perroquet |
      perruche | poule* | poussin* | coq | canard* | cheval | chevaux | poney | jument | tortue | serpent |
      veterinaire | veto | croquette* | litiere | vermifuge | puce electronique | steriliser | castrer | spa |
      animal | animaux | refuge | laisse | niche | gamelle | aboie* | griffe* | toilettage | tique | aquarium |
      poisson rouge | eleveur | chevre* | mouton* | ane | mon chien | mon chat | ma chienne | toutou | bichon |
      yorkshire | husky | cocker | siamois | bengal | persan | boiter | boite de la patte | croquettes |
      chaleurs | mise bas | portee | perruches | canari | pigeon | oisillon | herisson | ruche | abeilles |
      reptile | gecko | rat domestique | gerbille | dressage | education canine | muscliere | museliere |
      fourriere | i cad | passeport europeen | vermifuger | puces | coryza | vache* | cochon nain | fourbure |
      box cheval | berger australien | berger malinois | malinois | golden | jack russell | teckel | epagneul |
      rottweiler | pitbull | carlin | shih tzu | maine coon | british shorthair | sphynx | gouttiere chat |
      croise | m le castre | femelle sterilisee | se gratte | se leche | perd ses poils | bave | boite |
      vomit de la bile | ver | vers | gale | parvo | typhus | leishmaniose | piroplasmose | puce |
      collier anti | pipette | rappel de vaccin | rage | chatiere | griffer | miaule* | ronronn* | feule |
      agressif avec | mordu par un chien | promenade | rappel au pied | proprete | croquette | patee | ration |
      friandise | os | chocolat chien | raisin chien | herissons | oiseau tombe | moineau | merle |
      hirondelle | pigeons | ecureuil | renard | chauve souris | caille* | dinde | poulailler | pondent |
      pondre | ponte | clapier | foin | chinchilla | octodon | souris blanche | rat | iguane | pogona |
      mygale | bassin poissons | carpe koi | aquario* | pension pour chien | pension chat | chenil |
      dog sitter | pet sitter | sterilisation | identification | adopter un chien | adopter un chat | elevage |
      pedigree | lof`),
    en: cueList(`
      dog* | puppy | puppies | pup | cat | cats | kitten* | labrador | spaniel | beagle | collie | poodle |
      bulldog | terrier | german shepherd | rabbit* | hamster | guinea pig* | ferret | parrot | budgie | hen |
      hens | chicken* | rooster | duck | horse* | pony | mare | tortoise | snake | vet | vets | kibble |
      litter tray | litter box | worming | microchip* | neuter* | spay* | pet | pets | shelter dog | leash |
      kennel | bark* | groom* | tick | aquarium | goldfish | breeder | goat* | sheep | donkey | farrier |
      rabies | my dog | my cat | husky | cocker | jack russell | chihuahua | siamese | bengal | limp* paw |
      flea* | wormer | dewormer | in heat | litter of | canary | pigeon | hedgehog | beehive | bees | reptile |
      gecko | gerbil | dog trainer | muzzle | lead training | pet passport | animal health certificate |
      colic | laminitis | llama | alpaca* | cow | calf | goose | geese | kitten | shepherd | malinois |
      golden retriever | retriever | dachshund | rottweiler | pitbull | pug | shih tzu | maine coon | persian |
      crossbreed | scratching himself | scratching herself | licking | shedding | drool* | throwing up bile |
      worms | mange | parvo | ringworm | flea | collar | booster | rabies shot | meow* | purr* | hiss* |
      spray* indoors | pees | peeing | poo | walkies | recall | house training | treats | raisins |
      grapes dog | hedgehogs | fledgling | sparrow | swallow nest | squirrel | fox | bat in | quail* | turkey |
      coop | lay eggs | eggs | hutch | hay | chinchilla | iguana | bearded dragon | tarantula | koi | kennels |
      cattery | dog sitter | pet sitter | adoption fee | animal | animals | plucking | sticky eyes |
      sneez* kitten | whelp* | foal | hoof | hooves | saddle | bridle | livery`),
  },
  hint: {
    fr: cueList(`
      pattes | poils | plumes | museau | queue | panier | jardin | vomit | mord* | avale | yeux colles |
      eternue | oreilles | poil | race | male | femelle | boit beaucoup | gratte | trouve`),
    en: cueList(`
      paw* | fur | feather* | tail | bowl | growl* | bite* | limping | lame | ferry | ears | breed | male |
      female | drinks loads | scratch* | found | eyes | chest | old`),
  },
}
