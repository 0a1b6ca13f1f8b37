import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, required, sub, text, w } from '../notation.ts'
import { openPolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Vœux, inscriptions, examens : le calendrier scolaire n’attend pas.',
    'Applications, enrolments, exams: the school calendar does not wait.',
  ),
  w(
    'Y a-t-il une date limite : vœux, dossier, examen, remise d’un devoir ?',
    'Is there a deadline: an application, a file, an exam, work to hand in?',
  ),
)
const level = choice(
  'level',
  w('De quel niveau s’agit-il ?', 'Which level is it?'),
  w('Les règles et les aides changent à chaque étape.', 'Rules and support change at each stage.'),
  {
    primaire: w('Maternelle ou primaire', 'Nursery or primary school'),
    college: w('Collège', 'Middle school (collège)'),
    lycee: w('Lycée', 'Secondary school (lycée)'),
    superieur: w('Études supérieures', 'Higher education'),
    adulte: w('Reprise d’études', 'Adult learner'),
  },
  list(
    "(maternelle|primaire|cp|ce1|ce2|cm1|cm2|college|sixieme|6eme|5eme|4eme|3eme|troisieme|lycee|seconde|premiere|terminale|bac|licence|master|bts|but|prepa|universite|fac|doctorat|ecole d'ingenieur)",
    '(nursery|primary|middle school|college|high school|secondary|sixth form|bac|bachelor|master|university|phd|year \\d|grade \\d)',
  ),
)
const goal = text(
  'goal',
  w('Quel est votre but, et qu’avez-vous déjà essayé ?', 'What is your aim, and what have you tried?'),
  w('L’expert part de là où vous en êtes.', 'The expert starts from where you are.'),
  list(
    '(je (veux|voudrais|souhaite|cherche)|mon (but|objectif|projet)|pour (devenir|integrer|entrer)|deja essaye)',
    '(i (want|would like|hope|aim)|my (aim|goal|plan)|in order to|to become|already tried)',
  ),
)
const results = text(
  'results',
  w('Quels sont les résultats ou le parcours jusqu’ici ?', 'What are the results or the path so far?'),
  w('Un dossier se lit avec ses notes.', 'An application is read with its marks.'),
  list(
    '(moyenne|notes?|bulletin|mention|\\d{1,2} ?(sur|/) ?20|diplome|redouble)',
    '(average|grades?|marks|report|gpa|diploma|degree|a-levels|repeated)',
  ),
)
const since = date(
  'when',
  w('Depuis quand, ou pour quelle rentrée ?', 'Since when, or for which school year?'),
  w('Certaines demandes se font un an avant.', 'Some applications are made a year ahead.'),
)
const papers = paper(
  'papers',
  w(
    'Pouvez-vous joindre l’énoncé, le bulletin ou la réponse reçue ?',
    'Can you attach the exercise, the report or the reply received?',
  ),
  w('L’expert répond mieux à ce qu’il peut lire.', 'The expert answers best what can be read.'),
  list(
    '(enonce|bulletin|courrier|reponse recue|ci-joint|piece jointe|voici (le|l.|mon))',
    '(exercise below|report|letter|attached|enclosed|here is (the|my))',
  ),
)

export const etudes: Category = {
  slug: 'etudes',
  name: w('École et études', 'School and studies'),
  sentence: w(
    'Orientation, Parcoursup, bourses, devoirs, examens, formation.',
    'Guidance, applications, grants, homework, exams, training in France.',
  ),
  description: w(
    'Un enseignant ou un conseiller d’orientation répond aux élèves, aux étudiants et aux parents, avec des étapes claires et les dates qui comptent.',
    'A teacher or guidance counsellor answers pupils, students and parents, with clear steps and the dates that matter.',
  ),
  profession: w('conseiller d’orientation et enseignant', 'guidance counsellor and teacher'),
  synonyms: list(
    'école | scolarité | étudiant | élève | lycée | collège | université | fac | diplôme | professeur | cours | formation | devoirs',
    'school | education | student | pupil | university | college | diploma | degree | teacher | course | training | homework',
  ),
  typicalQuestions: list(
    'Comment choisir ses vœux sur Parcoursup ? | Mon fils décroche au collège, que faire ? | Ai-je droit à une bourse ? | Comment reprendre des études à quarante ans ?',
    'How do I enrol my child in a French school? | How does Parcoursup work for a foreign student? | Am I entitled to a grant? | Is my foreign degree recognised in France?',
  ),
  regulated: 'none',
  policy: openPolicy(
    w(
      'Enseignants, psychologues de l’Éducation nationale et conseillers d’orientation, diplômes vérifiés.',
      'Teachers, school psychologists and guidance counsellors, with verified diplomas.',
    ),
    w(
      'Les dates et les critères officiels changent chaque année : vérifiez-les auprès de l’établissement.',
      'Official dates and criteria change every year: check them with the institution.',
    ),
    ['bullying', 'suicide'],
  ),
  intake: [required(level), goal, results, since, papers, byWhen],
  subCategories: [
    full(
      sub(
        'parcoursup-orientation',
        w('Orientation et Parcoursup', 'Guidance and Parcoursup'),
        w(
          'Choisir une voie, formuler des vœux, lettre de motivation, recours.',
          'Choosing a path, making choices, cover letters, appeals.',
        ),
        list(
          'Parcoursup | vœux | orientation | choix de spécialités | lettre de motivation Parcoursup | liste d’attente | réorientation | que faire après le bac | Mon Master | conseil de classe',
          'Parcoursup | university application | career guidance | subject choices | personal statement | waiting list | changing course | what to study after the bac | Mon Master',
        ),
        list(
          'Tous mes vœux sont refusés, que faire ? | Quelles spécialités garder en terminale pour faire médecine ?',
          'All my choices were refused, what can I do? | Can I apply to a French university with A-levels?',
        ),
      ),
      {
        description: w(
          'L’expert regarde les notes, les goûts et les attendus des formations, puis propose des vœux équilibrés et relit les lettres.',
          'The expert looks at marks, interests and course requirements, then suggests a balanced list and reviews the letters.',
        ),
        typicalQuestions: list('Comment avance-t-on sur une liste d’attente ?', 'How do I move up a waiting list?'),
        intake: [
          required(level),
          required(results),
          text(
            'wishes',
            w('Quelles formations ou quels métiers vous attirent ?', 'Which courses or jobs attract you?'),
            w('On construit des vœux autour d’une envie.', 'Choices are built around an interest.'),
            list(
              '(medecine|droit|ingenieur|psycho|staps|informatique|commerce|infirmi\\w+|bts|but|prepa|licence|metier|aucune idee|ne sais? pas quoi)',
              '(medicine|law|engineer|psychology|computer science|business|nursing|job|career|no idea|do not know what)',
            ),
          ),
          text(
            'limits',
            w('Y a-t-il des limites : ville, budget, santé, langue ?', 'Any limits: city, budget, health, language?'),
            w('Un vœu qu’on ne peut pas suivre ne sert à rien.', 'A choice that cannot be followed is no use.'),
            list(
              '(budget|ville|pres de chez|logement|handicap|prive|public|internat|anglais)',
              '(budget|city|close to home|housing|disab|private|public|boarding|in english)',
            ),
          ),
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'devoirs-soutien-scolaire',
        w('Devoirs et soutien', 'Homework and tutoring'),
        w(
          'Maths, français, langues, sciences : comprendre et progresser.',
          'Maths, French, languages, sciences: understanding and progressing.',
        ),
        list(
          'aide aux devoirs | exercice de maths | dissertation | commentaire de texte | cours particuliers | soutien scolaire | équation | fonction | théorème | physique-chimie | méthode de travail | réviser',
          'homework help | maths exercise | essay | tutoring | private lessons | equation | theorem | physics | chemistry | study skills | revision',
        ),
        list(
          'Je ne comprends pas les dérivées, pouvez-vous m’expliquer ? | Comment faire une dissertation de philosophie ?',
          'I do not understand derivatives, can you explain? | How do I write a French dissertation?',
        ),
      ),
      {
        description: w(
          'Un enseignant explique la notion, montre un exemple et vous laisse refaire l’exercice : il ne fait pas le devoir à votre place.',
          'A teacher explains the idea, shows an example and lets you redo the exercise: your work stays your own.',
        ),
        typicalQuestions: list(
          'Comment aider mon enfant sans faire à sa place ?',
          'How can I help my child in French when I do not speak it well?',
        ),
        intake: [
          required(level),
          required(
            text(
              'subject',
              w('Quelle matière, et quel point pose problème ?', 'Which subject, and what is difficult?'),
              w('L’enseignant prépare la bonne explication.', 'The teacher prepares the right explanation.'),
              list(
                '(maths?|mathematiques|francais|anglais|espagnol|allemand|physique|chimie|svt|histoire|philo\\w*|latin|lecture|orthographe|geometrie|algebre|probabilite|derivee)',
                '(maths?|french|english|spanish|german|physics|chemistry|biology|history|philosophy|latin|reading|spelling|geometry|algebra|probabilit|derivative)',
              ),
            ),
          ),
          papers,
          byWhen,
        ],
      },
    ),
    sub(
      'bourses-logement-etudiant',
      w('Bourses et vie étudiante', 'Grants and student life'),
      w('Crous, échelons, logement, job, budget, aides.', 'Crous grants, levels, housing, student jobs, budget, aid.'),
      list(
        'bourse | Crous | dossier social étudiant | échelon | logement étudiant | résidence universitaire | job étudiant | césure | CVEC',
        'grant | scholarship | Crous | student housing | student residence | student job | tuition fees | gap year',
      ),
      list(
        'Ma bourse a été refusée, puis-je faire un recours ? | Combien d’heures un étudiant peut-il travailler ?',
        'My grant was refused, can I appeal? | How do international students find a room in Paris?',
      ),
    ),
    sub(
      'inscription-ecole',
      w('Inscription et changement d’école', 'Enrolling and changing school'),
      w(
        'Carte scolaire, dérogation, école privée, instruction en famille.',
        'Catchment areas, exemptions, private schools, home education.',
      ),
      list(
        'inscription scolaire | carte scolaire | dérogation | école privée | école internationale | instruction en famille | école à la maison | changer de collège | cantine',
        'enrol in school | catchment area | private school | international school | bilingual school | home schooling | change school | school lunch',
      ),
      list(
        'La dérogation est refusée, que faire ? | Peut-on encore faire l’école à la maison ?',
        'How do I enrol a child who speaks no French? | Is home schooling allowed in France?',
      ),
    ),
    sub(
      'difficultes-scolaires-dys',
      w('Difficultés, dys et handicap', 'Learning difficulties and disability'),
      w(
        'Dyslexie, TDAH, décrochage, AESH, PAP, PPS, tiers temps.',
        'Dyslexia, ADHD, dropping out, classroom aides, exam arrangements.',
      ),
      list(
        'dyslexie | dyspraxie | AESH | PAP | PPS | tiers temps | décrochage scolaire | phobie scolaire | redoublement | enfant précoce | haut potentiel',
        'dyslexia | dyspraxia | classroom assistant | extra time | special needs | dropping out | school refusal | repeating a year | gifted child',
      ),
      list(
        'Mon enfant est dyslexique, que peut faire l’école ? | L’AESH promise n’arrive pas, que faire ?',
        'My child is dyslexic, what must the school do? | How do I get extra time for the bac?',
      ),
    ),
    sub(
      'harcelement-sanctions-ecole',
      w('Harcèlement et sanctions à l’école', 'Bullying and discipline at school'),
      w(
        'Signaler, protéger l’enfant, conseil de discipline, exclusion.',
        'Reporting, protecting the child, disciplinary boards, exclusion.',
      ),
      list(
        'harcèlement scolaire | conseil de discipline | exclusion temporaire | renvoi du lycée | violence à l’école | professeur injuste | moqueries en classe',
        'school bullying | disciplinary board | suspended from school | expelled | violence at school | unfair teacher | teased in class',
      ),
      list(
        'Ma fille est harcelée au collège et rien ne bouge, que faire ? | Mon fils passe en conseil de discipline, comment le préparer ?',
        'My daughter is bullied at school and nothing happens, what can I do? | My son faces a disciplinary board, how do we prepare?',
      ),
    ),
    sub(
      'examens-concours',
      w('Examens et concours', 'Exams and competitive exams'),
      w(
        'Bac, brevet, concours, rattrapage, fraude, contestation d’une note.',
        'The bac, brevet, competitive exams, resits, contested marks.',
      ),
      list(
        'baccalauréat | brevet | grand oral | rattrapage | concours | contester une note | partiels | candidat libre | fraude à l’examen',
        'baccalaureate | brevet | oral exam | resit | competitive exam | contest a mark | finals | external candidate | exam cheating',
      ),
      list(
        'Puis-je contester une note du bac ? | Comment préparer le grand oral ?',
        'Can I contest a mark at the bac? | Can I sit the bac as an external candidate?',
      ),
    ),
    sub(
      'memoire-these-methodes',
      w('Mémoire, thèse et rédaction', 'Dissertations, theses and writing'),
      w(
        'Plan, problématique, sources, soutenance, plagiat.',
        'Outline, research question, sources, defence, plagiarism.',
      ),
      list(
        'mémoire de master | problématique | thèse | rapport de stage | bibliographie | soutenance | plagiat | directeur de mémoire',
        'master’s dissertation | research question | PhD | internship report | bibliography | viva | plagiarism | supervisor',
      ),
      list(
        'Comment trouver la problématique de mon mémoire ? | Mon directeur de thèse ne répond plus, que faire ?',
        'How do I find a research question? | My thesis supervisor does not answer, what can I do?',
      ),
    ),
    sub(
      'alternance-stage',
      w('Alternance et stages', 'Apprenticeships and internships'),
      w(
        'Trouver une entreprise, contrat, salaire, rupture, convention de stage.',
        'Finding a company, contract, pay, breaking off, internship agreements.',
      ),
      list(
        'alternance | apprentissage | contrat de professionnalisation | CFA | convention de stage | gratification de stage | trouver une entreprise',
        'apprenticeship | work-study | internship agreement | internship pay | training centre | find a company',
      ),
      list(
        'Je ne trouve pas d’entreprise pour mon alternance, que faire ? | Combien est payé un stage de trois mois ?',
        'I cannot find a company for my apprenticeship, what can I do? | Must a three-month internship be paid?',
      ),
    ),
    sub(
      'formation-adultes-vae',
      w('Formation, VAE et équivalences', 'Adult training and degree recognition'),
      w(
        'CPF, reconversion, validation des acquis, diplômes étrangers, langues.',
        'Training credit, career change, validating experience, foreign degrees, languages.',
      ),
      list(
        'CPF | reconversion | VAE | bilan de compétences | reprise d’études | équivalence de diplôme | cours de français | DELF | TOEIC | financer une formation',
        'training account | career change | recognition of experience | skills assessment | degree equivalence | French lessons | DELF | TOEIC | retrain',
      ),
      list(
        'Comment financer une reconversion ? | Mon diplôme étranger est-il reconnu ?',
        'How do I have my foreign degree recognised? | Which French certificate should I take?',
      ),
    ),
  ],
}
