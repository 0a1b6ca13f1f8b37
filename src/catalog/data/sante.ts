import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, required, sub, text, w } from '../notation.ts'
import { healthPolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Si cela s’aggrave, appelez le 15 sans attendre de réponse ici.',
    'If it gets worse, call 15 without waiting for an answer here.',
  ),
  w(
    'Pour quand vous faut-il une réponse, et avez-vous un rendez-vous prévu ?',
    'By when do you need an answer, and do you have an appointment?',
  ),
)
const person = text(
  'person',
  w('Pour qui demandez-vous, et quel âge a cette personne ?', 'Who is this about, and how old are they?'),
  w('L’âge change ce qui est normal et ce qui ne l’est pas.', 'Age changes what is normal and what is not.'),
  list(
    "\\d+ (ans|mois|semaines) | (j'ai|agee? de) \\d+ ans | nourrisson | bebe de",
    "\\d+[- ]?(years?|months?|weeks?)[- ]?old | (i am|i'm|aged) \\d+ | newborn",
  ),
)
const since = date(
  'since',
  w('Depuis quand, et comment cela évolue-t-il ?', 'Since when, and how is it changing?'),
  w('Ce qui dure ou s’aggrave se traite autrement.', 'What lasts or gets worse is handled differently.'),
)
const treatments = text(
  'treatments',
  w(
    'Prenez-vous des médicaments, avez-vous une maladie connue, une allergie ou une grossesse ?',
    'Any medicines, known illness, allergy or pregnancy?',
  ),
  w('Pour éviter un conseil dangereux pour vous.', 'To avoid advice that would be dangerous for you.'),
  list(
    '(je prends|traitement|medicament|allerg|enceinte|diabet|hypertension|asthme|aucun traitement)',
    "(i take|i'm taking|medication|medicine|allerg|pregnant|diabet|blood pressure|asthma|no medication)",
  ),
)
const signs = choice(
  'signs',
  w(
    'Y a-t-il de la fièvre, un essoufflement, une douleur forte, un malaise ?',
    'Is there fever, breathlessness, severe pain or faintness?',
  ),
  w('Ces signes demandent un médecin tout de suite.', 'These signs need a doctor at once.'),
  {
    aucun: w('Aucun de ces signes', 'None of these'),
    un: w('Au moins un', 'At least one'),
    doute: w('Je ne sais pas', 'I am not sure'),
  },
  list(
    '(pas de fievre|fievre|\\d\\d(,\\d)? ?degres|sans fievre|essouffl|douleur (forte|intense))',
    '(no fever|fever|temperature of|breathless|severe pain)',
  ),
)

export const sante: Category = {
  slug: 'sante',
  name: w('Santé', 'Health information'),
  sentence: w(
    'Comprendre un symptôme, un résultat, un traitement, une démarche de soins.',
    'Understanding a symptom, a result, a treatment, the care system.',
  ),
  description: w(
    'Un professionnel de santé vous explique ce que l’on sait, ce qui doit faire consulter et comment préparer votre rendez-vous. Il ne pose pas de diagnostic à distance.',
    'A health professional explains what is known, what should send you to a doctor and how to prepare the visit. No diagnosis is made at a distance.',
  ),
  profession: w('médecin', 'doctor'),
  synonyms: list(
    'médecine | symptôme | médecin | information médicale | maladie',
    'medicine | symptom | doctor | medical information | illness',
  ),
  typicalQuestions: list(
    'Comment lire ma prise de sang ? | Mon enfant a de la fièvre, quand faut-il consulter ? | Puis-je prendre ces deux médicaments ensemble ? | Que faire avant une opération ?',
    'How do I read my blood test? | My child has a fever, when should I see a doctor? | Can these two medicines be taken together? | How do I prepare for an operation?',
  ),
  regulated: 'health',
  policy: healthPolicy(
    w(
      'Médecins, pharmaciens, sages-femmes et infirmiers inscrits à leur ordre.',
      'Doctors, pharmacists, midwives and nurses registered with their professional body.',
    ),
    ['medical', 'suicide', 'child', 'elder'],
  ),
  intake: [required(person), signs, since, treatments, byWhen],
  subCategories: [
    full(
      sub(
        'medecine-generale',
        w('Symptômes courants', 'Everyday symptoms'),
        w(
          'Fièvre, toux, douleurs, fatigue : surveiller ou consulter.',
          'Fever, cough, pain, tiredness: watch or see a doctor.',
        ),
        list(
          'mal de gorge | toux | fièvre | fatigue | mal de ventre | maux de tête | grippe | vertiges',
          'sore throat | cough | fever | tiredness | stomach ache | headache | flu | dizziness',
        ),
        list(
          'Je tousse depuis trois semaines, dois-je consulter ? | D’où peut venir une fatigue qui dure ?',
          'I have coughed for three weeks, should I see a doctor? | What can cause lasting tiredness?',
        ),
      ),
      {
        description: w(
          'Les causes fréquentes, les signes d’alerte et ce qu’il faut noter avant de voir un médecin.',
          'Common causes, warning signs and what to note before seeing a doctor.',
        ),
        typicalQuestions: list(
          'Médecin, pharmacien ou urgences, qui aller voir ?',
          'Doctor, pharmacist or emergency department, where should I go?',
        ),
        intake: [
          required(person),
          signs,
          since,
          text(
            'done',
            w('Qu’avez-vous déjà essayé, et avec quel effet ?', 'What have you tried so far, and did it help?'),
            w('Pour ne pas répéter ce qui n’a pas marché.', 'So as not to repeat what did not work.'),
            list(
              "(j'ai (pris|essaye|vu)|doliprane|paracetamol|ibuprofene|antibiotique)",
              '(i (took|tried|have tried|saw)|paracetamol|ibuprofen|antibiotic)',
            ),
          ),
          treatments,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'enfant-bebe',
        w('Santé de l’enfant', 'Child health'),
        w('Nourrisson, fièvre, sommeil, vaccins, alimentation.', 'Babies, fever, sleep, vaccines, feeding.'),
        list(
          'pédiatre | bébé | vaccin enfant | fièvre enfant | allaitement | diversification | coliques',
          'paediatrician | baby | child vaccines | child fever | breastfeeding | weaning | colic',
        ),
        list(
          'Mon bébé pleure beaucoup le soir, est-ce normal ? | Quels vaccins sont obligatoires ?',
          'My baby cries a lot in the evening, is that normal? | Which vaccines are compulsory in France?',
        ),
      ),
      {
        description: w(
          'Un pédiatre ou une puéricultrice vous dit ce qui est attendu à cet âge et ce qui doit faire consulter.',
          'A paediatrician or children’s nurse tells you what is expected at this age and what calls for a visit.',
        ),
        typicalQuestions: list(
          'À partir de quelle température faut-il s’inquiéter ?',
          'What temperature should worry me?',
        ),
        intake: [
          required(
            text(
              'age',
              w('Quel âge et quel poids a l’enfant ?', 'How old is the child and what do they weigh?'),
              w('Avant trois mois, toute fièvre doit être vue.', 'Under three months any fever must be seen.'),
              list('\\d+ (ans|mois|semaines|jours)', '\\d+[- ]?(years?|months?|weeks?|days?)'),
            ),
          ),
          text(
            'behaviour',
            w(
              'Boit-il, mange-t-il et joue-t-il comme d’habitude ?',
              'Is the child drinking, eating and playing as usual?',
            ),
            w('Le comportement compte plus que la température.', 'Behaviour matters more than temperature.'),
            list(
              '(boit|mange|joue|refuse|amorphe|dort beaucoup|biberon)',
              '(drinking|eating|playing|refuses|floppy|sleepy|bottle)',
            ),
          ),
          since,
          signs,
          byWhen,
        ],
      },
    ),
    sub(
      'analyses-resultats',
      w('Analyses et résultats', 'Tests and results'),
      w(
        'Comprendre une prise de sang, une imagerie, un compte rendu.',
        'Understanding a blood test, a scan, a report.',
      ),
      list(
        'prise de sang | IRM | scanner | bilan sanguin | compte rendu | cholestérol | glycémie',
        'blood test | MRI | scan | test results | report | cholesterol | blood sugar',
      ),
      list(
        'Mon taux de cholestérol est élevé, que faut-il en penser ? | Que veut dire ce compte rendu d’IRM ?',
        'My cholesterol is high, what does it mean? | What does this MRI report say?',
      ),
    ),
    sub(
      'medicaments',
      w('Médicaments', 'Medicines'),
      w('Effets, interactions, oublis, génériques.', 'Effects, interactions, missed doses, generics.'),
      list(
        'pharmacien | effet secondaire | interaction | ordonnance | pilule oubliée | générique | posologie',
        'pharmacist | side effects | interaction | prescription | missed pill | generic',
      ),
      list(
        'J’ai oublié ma pilule, que faire ? | Ce médicament est-il compatible avec l’alcool ?',
        'I missed my pill, what should I do? | Is this medicine safe with alcohol?',
      ),
    ),
    sub(
      'grossesse-femme',
      w('Grossesse et santé de la femme', 'Pregnancy and women’s health'),
      w('Contraception, grossesse, règles, ménopause.', 'Contraception, pregnancy, periods, menopause.'),
      list(
        'sage-femme | gynécologue | contraception | règles | ménopause | IVG | endométriose | allaitement et grossesse',
        'midwife | gynaecologist | contraception | periods | menopause | abortion | endometriosis',
      ),
      list(
        'Que puis-je manger enceinte ? | Mes règles ont deux semaines de retard, que faire ?',
        'What can I eat while pregnant? | My period is two weeks late, what should I do?',
      ),
    ),
    sub(
      'peau-allergies',
      w('Peau et allergies', 'Skin and allergies'),
      w('Boutons, eczéma, grain de beauté, réactions.', 'Spots, eczema, moles, reactions.'),
      list(
        'dermatologue | eczéma | grain de beauté | urticaire | acné | psoriasis | démangeaisons',
        'dermatologist | eczema | mole | hives | acne | psoriasis | itching',
      ),
      list(
        'Ce grain de beauté a changé, est-ce grave ? | Comment calmer une crise d’eczéma ?',
        'This mole has changed, is it serious? | How do I calm an eczema flare?',
      ),
    ),
    sub(
      'dents',
      w('Dents', 'Teeth'),
      w('Douleur, soins, devis, prothèses.', 'Pain, treatment, quotes, dentures.'),
      list(
        'dentiste | rage de dents | couronne | implant | appareil dentaire | abcès | dent de sagesse',
        'dentist | toothache | crown | implant | braces | abscess | wisdom tooth',
      ),
      list(
        'J’ai mal à une dent et pas de rendez-vous, que faire ? | Ce devis de couronne est-il normal ?',
        'I have toothache and no appointment, what can I do? | Is this quote for a crown normal?',
      ),
    ),
    sub(
      'dos-articulations-sport',
      w('Dos, articulations et sport', 'Back, joints and sport'),
      w('Lombalgie, entorse, tendinite, reprise du sport.', 'Back pain, sprains, tendinitis, returning to sport.'),
      list(
        'mal de dos | sciatique | entorse | kiné | tendinite | arthrose | genou',
        'back pain | sciatica | sprain | physiotherapist | tendinitis | arthritis | knee',
      ),
      list(
        'Puis-je courir avec une tendinite ? | Ma sciatique dure depuis un mois, que faire ?',
        'Can I run with tendinitis? | My sciatica has lasted a month, what should I do?',
      ),
    ),
    sub(
      'nutrition-poids',
      w('Alimentation et poids', 'Food and weight'),
      w('Équilibre, régime, diabète, intolérances.', 'Balance, diets, diabetes, intolerances.'),
      list(
        'diététicienne | régime | perdre du poids | diabète | intolérance | gluten | nutritionniste',
        'dietitian | diet | losing weight | diabetes | intolerance | gluten',
      ),
      list(
        'Comment perdre dix kilos sans danger ? | Que manger avec un diabète de type 2 ?',
        'How can I lose ten kilos safely? | What can I eat with type 2 diabetes?',
      ),
    ),
    sub(
      'parcours-de-soins',
      w('Hôpital et parcours de soins', 'Hospitals and the care system'),
      w(
        'Trouver un médecin, un second avis, son dossier médical.',
        'Finding a doctor, a second opinion, your records.',
      ),
      list(
        'médecin traitant | désert médical | second avis | dossier médical | dépassement d’honoraires | opération',
        'GP | finding a doctor | second opinion | medical records | extra fees | surgery',
      ),
      list(
        'Je ne trouve pas de médecin traitant, que faire ? | Comment obtenir mon dossier de l’hôpital ?',
        'I cannot find a GP, what can I do? | How do I get my hospital records?',
      ),
    ),
  ],
}
