import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, required, sub, text, w } from '../notation.ts'
import { healthPolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Si vous êtes en danger, le 3114 répond tout de suite, jour et nuit.',
    'If you are in danger, 3114 answers at once, day and night.',
  ),
  w(
    'Avez-vous besoin d’une réponse aujourd’hui, ou cela peut-il attendre ?',
    'Do you need an answer today, or can it wait?',
  ),
)
const since = date(
  'since',
  w('Depuis quand vous sentez-vous ainsi ?', 'How long have you felt like this?'),
  w(
    'Quelques jours ou plusieurs mois, ce n’est pas la même aide.',
    'A few days or many months call for different help.',
  ),
)
const effect = text(
  'effect',
  w(
    'Qu’est-ce que cela change dans vos journées : sommeil, travail, appétit ?',
    'What does it change in your days: sleep, work, appetite?',
  ),
  w('Cela montre ce qui pèse le plus.', 'It shows what weighs the most.'),
  list(
    '(dors|dormir|sommeil|insomni|mange|appetit|travail|pleure|concentr)',
    '(sleep|insomnia|eat|appetite|work|cry|concentrat)',
  ),
)
const support = choice(
  'support',
  w('Êtes-vous déjà suivi par quelqu’un ?', 'Is anyone already following you?'),
  w('Pour compléter votre suivi, jamais le contredire.', 'To complete your care, never to contradict it.'),
  {
    non: w('Non', 'No'),
    medecin: w('Médecin traitant', 'GP'),
    psy: w('Psychologue ou psychiatre', 'Psychologist or psychiatrist'),
  },
  list(
    '(psy|psychologue|psychiatre|therap|mon medecin|suivi|antidepresseur|anxiolytique)',
    '(therap|psycholog|psychiatr|my (doctor|gp)|counsell?or|antidepressant)',
  ),
)
const want = text(
  'want',
  w('Qu’aimeriez-vous qui change en premier ?', 'What would you like to change first?'),
  w('Un petit but précis aide plus qu’un grand.', 'One small, precise aim helps more than a large one.'),
  list(
    "(j'aimerais|je voudrais|comment (faire|arreter|gerer|aider))",
    "(i would like|i'd like|how (do|can) i (stop|cope|help|manage))",
  ),
)

export const psychologie: Category = {
  slug: 'psychologie',
  name: w('Psychologie et bien-être', 'Mental wellbeing'),
  sentence: w(
    'Anxiété, couple, deuil, épuisement : être écouté et orienté.',
    'Anxiety, relationships, grief, exhaustion: being heard and guided.',
  ),
  description: w(
    'Un psychologue vous lit sans juger, vous aide à mettre des mots et vous indique vers qui aller. Ce n’est pas une thérapie, c’est un premier pas.',
    'A psychologist reads you without judging, helps you put it into words and tells you where to turn. It is not therapy; it is a first step.',
  ),
  profession: w('psychologue', 'psychologist'),
  synonyms: list(
    'psy | santé mentale | mal-être | soutien psychologique | thérapie',
    'mental health | therapist | counselling | emotional support | wellbeing',
  ),
  typicalQuestions: list(
    'Je fais des crises d’angoisse, que puis-je faire seul ? | Comment aider un proche qui déprime ? | Comment savoir si je fais un burn-out ? | Psychologue ou psychiatre, qui choisir ?',
    'I have panic attacks, what can I do on my own? | How can I help someone who is depressed? | How do I know if it is burnout? | Psychologist or psychiatrist, whom should I see?',
  ),
  regulated: 'health',
  policy: healthPolicy(
    w('Psychologues enregistrés et psychiatres inscrits à l’Ordre.', 'Registered psychologists and psychiatrists.'),
    ['suicide', 'partner-violence', 'sexual-violence', 'child', 'bullying'],
  ),
  intake: [required(effect), since, support, want, byWhen],
  subCategories: [
    full(
      sub(
        'anxiete-stress',
        w('Anxiété et stress', 'Anxiety and stress'),
        w('Angoisses, crises de panique, phobies, trac.', 'Anxiety, panic attacks, phobias, stage fright.'),
        list(
          'crise d’angoisse | attaque de panique | phobie | stress | anxieux | boule au ventre',
          'panic attack | phobia | stress | anxious | worry',
        ),
        list(
          'Comment calmer une crise de panique ? | J’ai peur de prendre la voiture depuis mon accident, que faire ?',
          'How do I calm a panic attack? | I am afraid of driving since my accident, what can I do?',
        ),
      ),
      {
        description: w(
          'Reconnaître ce qui déclenche, apprendre des gestes qui apaisent, savoir quand se faire suivre.',
          'Recognising triggers, learning what soothes, knowing when to seek care.',
        ),
        typicalQuestions: list(
          'Est-ce une crise d’angoisse ou autre chose ?',
          'Is it a panic attack or something else?',
        ),
        intake: [
          required(
            text(
              'trigger',
              w('Dans quelles situations cela arrive-t-il ?', 'In which situations does it happen?'),
              w('Le déclencheur oriente l’aide.', 'The trigger guides the help.'),
              list(
                '(quand|des que|lorsque|chaque fois|avant de|dans (le|la|les))',
                '(when(ever)?|every time|each time|before|in (crowds|the|meetings))',
              ),
            ),
          ),
          since,
          effect,
          support,
          byWhen,
        ],
      },
    ),
    sub(
      'depression-moral',
      w('Dépression et moral', 'Depression and low mood'),
      w('Tristesse qui dure, perte d’envie, isolement.', 'Lasting sadness, loss of interest, isolation.'),
      list(
        'déprime | dépression | tristesse | plus envie de rien | solitude | post-partum',
        'depressed | sadness | low mood | loneliness | no motivation | postnatal',
      ),
      list(
        'Je n’ai plus envie de rien depuis des mois, est-ce une dépression ? | Comment parler de ma tristesse à mon médecin ?',
        'I have lost interest in everything for months, is it depression? | How do I tell my doctor how sad I am?',
      ),
    ),
    full(
      sub(
        'couple-relations',
        w('Couple et relations', 'Couples and relationships'),
        w('Disputes, infidélité, rupture, famille toxique.', 'Arguments, infidelity, break-ups, difficult families.'),
        list(
          'crise de couple | infidélité | rupture amoureuse | jalousie | dépendance affective | belle-famille',
          'relationship problems | cheating | break-up | jealousy | in-laws | couples therapy',
        ),
        list(
          'Mon couple ne communique plus, par où commencer ? | Comment se remettre d’une rupture ?',
          'We no longer talk to each other, where do we start? | How do I get over a break-up?',
        ),
      ),
      {
        description: w(
          'Prendre du recul, reprendre le dialogue ou décider de partir : un regard extérieur, sans parti pris.',
          'Stepping back, talking again or deciding to leave: an outside view that takes no side.',
        ),
        typicalQuestions: list(
          'Comment convaincre l’autre de consulter ?',
          'How do I persuade my partner to see someone?',
        ),
        intake: [
          required(
            text(
              'situation',
              w(
                'Que s’est-il passé, et où en êtes-vous tous les deux ?',
                'What happened, and where do you both stand now?',
              ),
              w('Pour comprendre avant de conseiller.', 'To understand before advising.'),
              list(
                '(trompe|dispute|separe|quitte|rupture|ne (se )?parle)',
                '(cheated|argu|fight|separated|left me|break-?up|broke up|stopped talking)',
              ),
            ),
          ),
          choice(
            'safe',
            w('Vous sentez-vous en sécurité avec cette personne ?', 'Do you feel safe with this person?'),
            w('Si non, le 3919 vous écoute d’abord.', 'If not, 3919 will listen first.'),
            { oui: w('Oui', 'Yes'), non: w('Non', 'No'), parfois: w('Pas toujours', 'Not always') },
            list(
              "(en securite|jamais violent|peur de lui|peur d'elle)",
              '(feel safe|never violent|afraid of (him|her))',
            ),
          ),
          since,
          want,
          byWhen,
        ],
      },
    ),
    sub(
      'deuil',
      w('Deuil et perte', 'Grief and loss'),
      w('Perdre un proche, un animal, une grossesse.', 'Losing someone, an animal, a pregnancy.'),
      list(
        'deuil | mort d’un proche | perte d’un parent | fausse couche | deuil périnatal',
        'grief | bereavement | loss of a parent | miscarriage | mourning',
      ),
      list(
        'Mon père est mort il y a six mois et je n’avance pas, est-ce normal ? | Comment parler de la mort à un enfant ?',
        'My father died six months ago and I am stuck, is that normal? | How do I talk about death with a child?',
      ),
    ),
    sub(
      'burn-out',
      w('Épuisement et burn-out', 'Exhaustion and burnout'),
      w('Fatigue au travail, surcharge, retour après un arrêt.', 'Work fatigue, overload, coming back after leave.'),
      list(
        'burn-out | épuisement professionnel | surmenage | charge mentale | souffrance au travail',
        'burnout | exhaustion | overwork | mental load | drained',
      ),
      list(
        'Je pleure avant d’aller travailler, est-ce un burn-out ? | Comment reprendre après un épuisement ?',
        'I cry before going to work, is it burnout? | How do I go back after burning out?',
      ),
    ),
    sub(
      'enfants-ados-parents',
      w('Enfants, ados et parents', 'Children, teens and parents'),
      w('Colères, écrans, école, adolescence difficile.', 'Tantrums, screens, school, difficult teens.'),
      list(
        'parentalité | crise d’ado | colère enfant | écrans | phobie scolaire | éducation | jalousie entre frères',
        'parenting | teenager | tantrums | screen time | school refusal | siblings',
      ),
      list(
        'Mon ado ne sort plus de sa chambre, que faire ? | Mon fils de quatre ans tape les autres, comment réagir ?',
        'My teenager no longer leaves the room, what can I do? | My four-year-old bites others, how should I react?',
      ),
    ),
    sub(
      'addictions',
      w('Addictions', 'Addictions'),
      w('Alcool, tabac, cannabis, jeux, écrans.', 'Alcohol, tobacco, cannabis, gambling, screens.'),
      list(
        'alcoolisme | arrêter de fumer | cannabis | jeux d’argent | sevrage | dépendance',
        'alcoholism | quit smoking | cannabis | gambling | withdrawal | addicted',
      ),
      list(
        'Comment aider mon mari qui boit trop ? | Comment arrêter de fumer sans craquer ?',
        'How can I help my husband who drinks too much? | How do I stop smoking for good?',
      ),
    ),
    sub(
      'sommeil-confiance',
      w('Sommeil et confiance en soi', 'Sleep and confidence'),
      w('Insomnies, estime de soi, timidité, décisions.', 'Insomnia, self-esteem, shyness, decisions.'),
      list(
        'insomnie | confiance en soi | timidité | estime de soi | développement personnel | cauchemars',
        'insomnia | self-esteem | confidence | shyness | nightmares | coaching',
      ),
      list(
        'Je me réveille chaque nuit à trois heures, que faire ? | Comment reprendre confiance en moi ?',
        'I wake at three every night, what can I do? | How do I rebuild my confidence?',
      ),
    ),
    sub(
      'tdah-hypersensibilite',
      w('TDAH, autisme et fonctionnements atypiques', 'ADHD, autism and neurodiversity'),
      w('Repérer, se faire évaluer, s’organiser.', 'Noticing, getting assessed, getting organised.'),
      list(
        'TDAH | autisme | HPI | haut potentiel | hypersensible | dys | diagnostic adulte',
        'ADHD | autism | gifted | highly sensitive | dyslexia | adult diagnosis',
      ),
      list(
        'Comment faire diagnostiquer un TDAH à l’âge adulte ? | Mon enfant est-il autiste ou timide ?',
        'How do I get assessed for ADHD as an adult? | Is my child autistic or shy?',
      ),
    ),
  ],
}
