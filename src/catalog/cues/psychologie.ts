import { cueList } from '../cue-list.ts'

export const psychologie = {
  sure: {
    fr: cueList(`
      angoisse* | anxi* | depress* | deprime* | psy | psychologue | psychiatre | burn out | burnout |
      therapie | panique | deuil | triste* | pleure* | confiance en moi | phobi* | tdah | hypersensib* |
      dispute* | jalou* | infidel* | rupture amoureuse | addiction | alcool* | bouteille de vin |
      jeux d argent | cannabis | insomni* | dors plus | dors mal | solitude | seul au monde | emotion* |
      colere | manipulat* | pervers narcissique | toxique | complicite | envie de rien | traumatis* |
      culpabilit* | je bois | il me trompe | m a trompe | elle m a trompe | moral a zero |
      je stresse tout le temps | attaque de panique | attaques de panique | boule au ventre | idees noires |
      mal etre | ruminat* | rumine | perte de sens | crise de couple | estime de moi | timid* | procrastin* |
      trouble* du sommeil | cauchemar* | dependance affective | arreter de boire | accro | jeux video |
      boulimi* | anorexi* | troubles alimentaires | bipolaire | toc | autodestruct* | vide interieur |
      peur de l abandon | peur de parler | pervers | charge mentale | epuise* | epuisement |
      premier rendez vous psy | scarif* | peur tout le temps | j ai peur | angoissee | angoisse |
      ca m empeche de vivre | empeche de vivre | m a quitte | m a quittee | tourner la page | j y pense |
      penser a autre chose | rupture | celibat* | amoureux | amoureuse | sentiments | couple en crise |
      crise de la quarantaine | plus d amour | plus de desir | libido | communiquer |
      communication dans le couple | violence psychologique | emprise | manipulateur | harceleur | humilie |
      rabaisse | mal dans ma peau | honte | complexe* | regard des autres | isolement | isole | plus d amis |
      vide | plus gout | plus d energie | aucune energie | epuisee | vid | je craque | craquer | nerfs |
      a bout | irritable | enerve* | crie sur | regrette | pardonner | mere toxique | famille toxique |
      ado difficile | crise d ado | enfant colerique | enfant anxieux | cauchemars | reveille la nuit |
      dormir | sommeil | hypnose | sophro* | meditation | tcc | emdr | psychotherap* | seances | therapeute |
      consulter un psy | antidepresseurs arret | pensees | obsession* | rituels | verifier sans cesse | tca |
      crise d hyperphagie | fumer | arreter de fumer | joints | cocaine | porno | jeu d argent | casino |
      paris sportifs | achats compulsifs | autisme adulte | asperger | surdoue* | burnout parental |
      post partum | baby blues | perdu mon pere | perdu ma mere | perdu mon mari | suicide`),
    en: cueList(`
      anxi* | panic* | depress* | therapist | therapy | counsel* | psychologist | psychiatrist | burnout |
      burned out | grief | griev* | lonely | loneliness | empty | cry | crying | sad | sadness | self esteem |
      confidence | phobia | adhd | jealous* | cheated on | break up | breakup | addict* | drinking too much |
      alcohol* | gambling | insomnia | cannot sleep | cant sleep | mood | anger | angry | narcissis* | toxic |
      overwhelmed | motivation | trauma* | fight about | move on | racing | homesick* | panic attack* |
      intrusive thoughts | burnt out | burn out | low mood | self harm | eating disorder | bulimi* | anorexi* |
      bipolar | ocd | ptsd | nightmare* | procrastinat* | shy | social anxiety | trust issues | affair |
      cheating | couples therapy | marriage counsel* | feeling low | feel low | worthless | hopeless |
      stressed | stress | mental health | abandonment | codepend* | screen addiction | quit smoking |
      stop drinking | drink every | exhausted | mental load | getting over | pointless | imagining |
      imagine the worst | worst case | terrified | scared | afraid | nervous | worry all the time | worrying |
      stops me living | she left | he left me | broke up | get over | think about her | think about him |
      heartbroken | single again | in love | feelings | relationship | intimacy | libido | emotionally |
      gaslight* | manipulat* | controlling | abusive partner | humiliat* | ashamed | shame | insecure |
      self conscious | isolated | no friends | empty inside | no energy | drained | stay in bed |
      cant get out of bed | irritable | snap at | shouting at my kids | angry child | toxic mother |
      toxic family | moody | tantrum* | anxious child | sleep | sleepless | wake up at night | hypnosis |
      meditation | cbt | emdr | psychotherap* | sessions | see a therapist | obsess* | rituals | checking |
      binge | smoking | weed addiction | cocaine | porn | betting | shopping addiction | autism adult |
      asperger* | gifted adult | postpartum | baby blues | bereave* | widowed grief | miss him | miss her |
      lost my dad | lost my mum | lost my husband`),
  },
  hint: {
    fr: cueList(`
      mari | femme | copain | ado | fils | fille | peur | mort | chambre | couple | relation | ecran* |
      ne parle plus | coeur | nuit | vie | moral | motivation | stress* | quitte | enfants | energie | lit |
      minute | parle | pense | amis | week end`),
    en: cueList(`
      husband | wife | teen* | fear | died | passed away | nobody | friends | feel | feeling | night |
      speak in front | kids | bed | minute | weekend | left | terrible | energy | think | past this | talk`),
  },
}
