import { cueList } from '../cue-list.ts'

export const etudes = {
  sure: {
    fr: cueList(`
      ecole* | college | lycee | fac | universite | etudes | etudiant* | parcoursup | bac | brevet |
      terminale | cm2 | ce1 | cp | maternelle | prof | profs | professeur* | devoir* | controle de maths |
      maths | math | equation* | derivee* | suites | dissertation | exercice* | bourse* | crous | licence |
      master | bts | prepa | concours | examen* | partiels | diplome* | stage | alternance | apprenti* |
      memoire | these | redoubl* | conseil de classe | conseil de discipline | orientation | reconversion |
      cpf | vae | formation | dys | dyslexi* | tiers temps | aesh | delf | toeic | cours particuliers |
      harcel* a l ecole | moyenne | notes | soutenance | sociologie | philo* | fonctions affines |
      classe de premiere | en premiere | en seconde | cours de | lettre de motivation parcoursup | voeux |
      rentree scolaire | cantine | maitresse | instituteur* | anglais | espagnol | orthographe | lecture |
      revis* | revision* | internat | erasmus | annee de cesure | bilan de competences | soutien scolaire |
      doctorat | ecole d ingenieur | ecole de commerce | medecine | concours d infirmier* |
      moyenne en premiere | de moyenne | filiere | filieres | voies | specialite* | veterinaire etudes |
      faire veterinaire | faire medecine | faire droit | ecole veto | las | staps | psycho | ifsi |
      sciences po | hec | polytechnique | cpge | classe prepa | dut | butt | iut | cap | bep | bac pro |
      bac general | bac techno | stmg | sti2d | st2s | redaction | rediger | intro | introduction |
      commentaire compose | commentaire | explication de texte | plan detaille | these antithese | baudelaire |
      camus | hugo | moliere | roman | poesie | grammaire | conjugaison | dictee | apprendre a lire |
      syllabes | calcul | tables de multiplication | fraction* | pourcentage* | pythagore | thales |
      fonction affine | integrale* | limites | probabilites | vecteur* | trigo | chimie | svt | histoire geo |
      geographie | ses | ecriture | redoubler | redoublement | sauter une classe | maitre | enseignant |
      prof principal | cpe | proviseur | directrice de l ecole | rentree | inscrire mon enfant |
      inscription a la fac | dossier d admission | selection | master 1 | master 2 | m1 | m2 | rattrapages |
      semestre | ects | note eliminatoire | jury | plagiat | tuteur | soutenir | enquete de terrain |
      bibliographie | normes apa | rupture de contrat d apprentissage | entreprise d accueil | cfa |
      contrat pro | opco | titre professionnel | remise a niveau | capacite en droit | daeu | cned |
      cours par correspondance | cours du soir | apprendre l anglais | apprendre le francais | ielts | toefl |
      tcf | permis cpf | eleves | assistante maternelle formation | aide soignante formation | metier |
      metiers | debouche* | concours prof | crpe | capes | agregation | fonction publique concours`),
    en: cueList(`
      school* | college | high school | secondary | university | uni | study | studying | studies | student* |
      parcoursup | baccalaureate | the bac | a level* | gcse | teacher* | homework | maths | math | equation* |
      derivative* | integral* | essay | exercise | grant* | scholarship* | crous | degree | bachelor* |
      master* | phd | thesis | dissertation | exam* | test on | diploma | internship | apprentice* |
      repeat a year | guidance | career change | retrain* | training | dyslex* | extra time | delf | toeic |
      tutor* | tuition | gpa | grades | teased | bullied | head teacher | headteacher | classroom |
      recognised here | recognized | kindergarten | preschool | nursery school | catchment | enrol* | enroll* |
      boarding school | sat exam | resit* | coursework | curriculum | spelling | learn french |
      french lessons | language school | erasmus | gap year | phd supervisor | business school | supervisor |
      marks | routes | subjects | vet school | medical school | law school | engineering school | sciences po |
      prep school | prepas | bts | vocational | bac pro | write an essay | introduction | commentary |
      structure my | outline | camus | baudelaire | moliere | literature | poem | grammar | conjugation |
      dictation | learn to read | sums | times tables | fractions | percentages | pythagoras | probability |
      vectors | trigonometry | physics | biology | geography | redo ce1 | ce1 | ce2 | cm1 | cm2 | cp |
      maternelle | sixieme | terminale | skip a class | skip a grade | teacher | headmistress |
      head of school | enrol | register my child | school place | admission | admissions | applying to |
      semester | ects | retake | plagiar* | viva | fieldwork | bibliography | apa style | host company |
      vocational training | evening classes | distance learning | correspondence course | learn english |
      ielts | toefl | tcf | become a | how to become | career in | profession | pupil | kids school |
      classmates | lycee | ib diploma | international baccalaureate`),
  },
  hint: {
    fr: cueList(`
      fille | fils | enfant | septembre | refus | niveau | sujet | apprendre | comprends rien | explique* |
      classe | premiere | veut faire | accord | voie | option* | physique | oral | rapport | admission | lire |
      credits | devenir`),
    en: cueList(`
      son | daughter | child | september | level | topic | learn | understand | explain | year | recognised |
      girl | redo | disagree | structure | become | wants to be | average | options | route into | functions |
      limits | reading | credits | placement | principal`),
  },
}
