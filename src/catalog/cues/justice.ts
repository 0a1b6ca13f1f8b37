import { cueList } from '../cue-list.ts'

export const justice = {
  sure: {
    fr: cueList(`
      porter plainte | plainte | gendarme* | commissariat | agress* | garde a vue | proces verbal | pv |
      amende | radar | exces de vitesse | huissier | commissaire de justice | saisie | diffam* | injure* |
      menace de mort | victime | casier | tribunal | audition | prison | mise en examen | tapage |
      harcelement en ligne | vol a main armee | escroc* | aide juridictionnelle | avocat commis |
      voisin bruyant | nuisances sonores | perdu mes points | retrait de permis | suspension de permis |
      vol de | on m a vole | cambrioleur* | coups | violences | violence conjugale | escroquerie plainte |
      main courante | delit | amende forfaitaire | antai | ordonnance penale | appel du jugement |
      composition penale | sursis | tig | bracelet electronique | conciliateur | petit litige |
      reconnaissance de dette | preter de l argent | prete de l argent | voisine | voisins | chantage |
      revenge porn | photo de moi | droit a l image | contravention | exces | police | coup de poing |
      coups et blessures | itt | certificat medical de coups | agresseur | arnaqueur plainte | menac* |
      insult* | racis* | viol | attouchement* | vol a l arrache | sac a main vole | pickpocket* | temoignage |
      condamn* | peines | cour d appel | cassation | assignation | assigne* | citation a comparaitre |
      partie civile | dommages et interets | bracelet | perquisition | stupefiant* | drogue |
      cannabis controle | alcool au volant | alcoolemie | ethylotest | ivresse | conduite sans permis |
      stationnement genant | contester une amende | ordures du voisin | odeurs du voisin | haie du voisin |
      arbres du voisin | diffamation | calomnie | reputation | avis google mensonger | titre executoire |
      jugement par defaut | preter | prete | pretee | rembourser un ami | reconnaissance | nie | avocat d office`),
    en: cueList(`
      press charges | police report | assault* | punched | beaten up | mugged | arrested |
      custody at the police | speeding fine | parking fine | ticket from | bailiff | seizure | libel |
      slander | defam* | victim | criminal record | court | lawsuit | sue | prosecut* | jail | prison | noise |
      noisy | threatened me | legal aid | drunk driving | drink driving | crime | offence | theft | robbed |
      robbery | violent | violence | restraining order | summoned | court date | hearing | appeal a judgment |
      legal action | small claims | lent money | lent him | lent her | blackmail* | revenge porn |
      my picture on | points on my licence | lost my licence | driving ban | barking all night | party every |
      neighbours | legally | police | punch* | attack* | bruis* | snatched | pickpocket* | burglar | racist |
      rape | sexual assault | groped | threat* | abusive | evidence | convict* | penalty notice | breathalys* |
      alcohol limit | driving without | parking ticket* | search warrant | drugs | possession | barrister |
      criminal | civil court | claimant | defendant | sue someone | take him to court | take them to court |
      take her to court | lent | loaned | borrowed from me | iou | owes me back | nuisance |
      smoke from neighbour | trespass* | reputation | false review | stalk* | harass* | witness statement |
      enforcement | garnish* | seized`),
  },
  hint: {
    fr: cueList(`
      voisin | juge | jugement | avocat | bruit | musique | insulte* | vole | frapp* | mensonge* |
      reseaux sociaux | dette | facebook | feu rouge | alcool* | constat | temoin | contester | preuve |
      menace | ami | argent | denie | se defendre | dommages | violent | peine | appel | preuves | dette de jeu`),
    en: cueList(`
      neighbour | neighbor | judge | judgment | lawyer | solicitor | loud | insult* | stole | stolen | hit me |
      lies | witness | debt | fine | friend | mate | money back | deny | denies | defend | bag | camera |
      report | appeal | sentence`),
  },
}
