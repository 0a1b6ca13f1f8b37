import type { Category } from '../category.ts'
import { date, deadline, full, list, paper, required, sub, text, w } from '../notation.ts'
import { lawPolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Un recours contre une caisse se fait souvent sous deux mois.',
    'An appeal against a benefits office is often due within two months.',
  ),
  w('Y a-t-il une date limite : recours, renouvellement, départ ?', 'Is there a deadline: appeal, renewal, departure?'),
)
const household = text(
  'household',
  w(
    'Avec qui vivez-vous, et quels sont les revenus du foyer ?',
    'Who lives with you, and what is the household income?',
  ),
  w('La plupart des aides se calculent sur le foyer entier.', 'Most benefits are worked out on the whole household.'),
  list(
    '(vis seul|seule|en couple|marie|enfants?|colocation|heberge|mes parents|gagne|revenus? de)',
    '(live alone|single|couple|married|children|kids|my parents|earn|income)',
  ),
)
const office = text(
  'office',
  w('À quel organisme avez-vous affaire ?', 'Which office are you dealing with?'),
  w('Chaque caisse a ses règles et ses recours.', 'Each office has its own rules and appeals.'),
  list(
    '(caf|cpam|msa|france travail|pole emploi|mdph|prefecture|mairie|ants|urssaf|assurance maladie|securite sociale)',
    '(caf|cpam|france travail|pole emploi|mdph|prefecture|town hall|ants|urssaf|social security)',
  ),
)
const decision = paper(
  'papers',
  w('Avez-vous reçu une décision ou un courrier ?', 'Have you received a decision or a letter?'),
  w('La lettre donne le motif et le délai pour contester.', 'The letter gives the reason and the time to appeal.'),
  list(
    '(recu|courrier|lettre|decision|notification|mail de|refus|refuse)',
    '(received|letter|decision|notice|refused|rejected)',
  ),
)
const since = date(
  'when',
  w('Quand avez-vous fait la demande ou reçu la décision ?', 'When did you apply or get the decision?'),
  w(
    'Le silence de l’administration finit par valoir réponse.',
    'Silence from an office ends up counting as an answer.',
  ),
)

export const administration: Category = {
  slug: 'administration',
  name: w('Aides et démarches', 'Benefits and paperwork'),
  sentence: w(
    'Caf, chômage, santé, papiers : vos droits et vos démarches.',
    'Family benefits, unemployment, health cover, papers: your rights and the steps.',
  ),
  description: w(
    'Un spécialiste des droits sociaux vous dit à quoi vous avez droit, quel formulaire envoyer, à qui, et comment contester un refus.',
    'A social-rights specialist tells you what you are entitled to in France, which form to send, to whom, and how to contest a refusal.',
  ),
  profession: w('juriste en droit social et aides publiques', 'social-rights adviser'),
  synonyms: list(
    'aides sociales | prestations | démarches administratives | service public | droits sociaux',
    'social benefits | welfare | paperwork | public services | administration',
  ),
  typicalQuestions: list(
    'Ai-je droit au RSA ou à la prime d’activité ? | La Caf me réclame un trop-perçu, que faire ? | Comment refaire mon permis perdu ? | Ma demande de chômage est refusée, comment contester ?',
    'Am I entitled to RSA or the activity bonus? | CAF wants money back, what can I do? | How do I replace a lost driving licence? | My unemployment claim was refused, how do I appeal?',
  ),
  regulated: 'law',
  policy: lawPolicy(
    w(
      'Juristes en droit social, anciens agents des caisses et avocats, titres vérifiés.',
      'Social-rights advisers, former benefits officers and lawyers, with verified titles.',
    ),
    ['homeless'],
  ),
  intake: [required(office), household, since, decision, byWhen],
  subCategories: [
    full(
      sub(
        'caf-allocations',
        w('Caf et allocations familiales', 'Family and housing benefits'),
        w(
          'APL, allocations, prime d’activité, trop-perçus.',
          'Housing aid, family allowances, activity bonus, overpayments.',
        ),
        list(
          'CAF | APL | aide au logement | prime d’activité | allocation de rentrée | PAJE | trop-perçu',
          'CAF | housing benefit | child benefit | activity bonus | overpayment',
        ),
        list(
          'Pourquoi mon APL a-t-elle baissé ? | La Caf me réclame deux mille euros, est-ce normal ?',
          'Why has my housing benefit gone down? | CAF claims two thousand euros back, is that right?',
        ),
      ),
      {
        description: w(
          'L’expert refait le calcul avec vos revenus, repère l’erreur et prépare le recours ou la demande de remise de dette.',
          'The expert redoes the sums with your income, finds the mistake and prepares the appeal or a request to cancel the debt.',
        ),
        typicalQuestions: list('Puis-je étaler le remboursement ?', 'Can I repay in instalments?'),
        intake: [
          required(
            text(
              'benefit',
              w('Quelle aide est concernée ?', 'Which benefit is it about?'),
              w('Chaque aide a son calcul et ses contrôles.', 'Each benefit has its own rules.'),
              list(
                "(apl|als|prime d'activite|allocations?|rsa|aah|paje|cmg|asf|ars)",
                '(apl|housing (benefit|aid)|activity bonus|child benefit|rsa|aah|cmg)',
              ),
            ),
          ),
          household,
          decision,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'chomage-france-travail',
        w('Chômage et France Travail', 'Unemployment benefit'),
        w(
          'Inscription, calcul, refus, radiation, reprise d’activité.',
          'Signing on, amount, refusal, being struck off, working again.',
        ),
        list(
          'allocation chômage | ARE | Pôle emploi | France Travail | radiation | attestation employeur',
          'unemployment benefit | dole | France Travail | Pôle emploi | job seeker | jobseeker',
        ),
        list(
          'Ai-je droit au chômage après une démission ? | France Travail m’a radié, que faire ?',
          'Do I get unemployment benefit after resigning? | I was struck off by France Travail, what can I do?',
        ),
      ),
      {
        description: w(
          'Durée travaillée, motif de fin, différés : l’expert vérifie vos droits et le montant, et vous aide à contester.',
          'Time worked, reason for leaving, waiting periods: the expert checks your rights and the amount, and helps you appeal.',
        ),
        typicalQuestions: list('Puis-je cumuler chômage et petite activité ?', 'Can I work a little while on benefit?'),
        intake: [
          required(
            text(
              'end',
              w('Comment votre dernier contrat s’est-il terminé ?', 'How did your last job end?'),
              w('Le motif ouvre ou ferme le droit.', 'The reason opens or closes the right.'),
              list(
                '(demission|licenci|fin de (cdd|contrat|mission)|rupture conventionnelle|abandon)',
                '(resign|quit|dismiss|fired|laid off|contract ended|end of (my )?contract|redundan|mutual)',
              ),
            ),
          ),
          text(
            'worked',
            w(
              'Combien de mois avez-vous travaillé ces deux dernières années ?',
              'How many months did you work in the last two years?',
            ),
            w('Il faut six mois en général.', 'Six months are usually needed.'),
            list(
              '(travaille|bosse) (pendant )?\\d+ | \\d+ (mois|ans) (de travail|travailles)',
              'worked (for )?\\d+ | \\d+ (months|years) of work',
            ),
          ),
          decision,
          byWhen,
        ],
      },
    ),
    sub(
      'rsa-aide-urgence',
      w('RSA et aides d’urgence', 'Minimum income and emergency aid'),
      w(
        'Demander, garder ou contester le RSA, trouver une aide rapide.',
        'Claiming, keeping or contesting RSA, finding quick help.',
      ),
      list(
        'RSA | aide financière | assistante sociale | CCAS | chèque énergie | secours exceptionnel',
        'minimum income | emergency help | social worker | energy voucher | hardship',
      ),
      list(
        'Puis-je toucher le RSA à moins de 25 ans ? | Qui peut m’aider à payer ma facture d’électricité ?',
        'Can I get RSA under 25? | Who can help me pay my electricity bill?',
      ),
    ),
    sub(
      'securite-sociale-mutuelle',
      w('Assurance maladie et remboursements', 'Health cover and refunds'),
      w('Carte Vitale, remboursements, CSS, affiliation.', 'Carte Vitale, refunds, free top-up cover, registration.'),
      list(
        'carte Vitale | CPAM | Ameli | CSS | CMU | remboursement de soins | numéro de sécu',
        'Carte Vitale | social security number | health cover | PUMA | refund | CPAM',
      ),
      list(
        'Ma carte Vitale n’arrive pas, comment être remboursé ? | Ai-je droit à la complémentaire santé solidaire ?',
        'How do I join the French health system? | My Carte Vitale has not come, how do I get refunds?',
      ),
    ),
    sub(
      'handicap-mdph',
      w('Handicap et MDPH', 'Disability rights'),
      w('AAH, RQTH, carte, aides humaines et recours.', 'Disability allowance, worker status, card, help and appeals.'),
      list(
        'AAH | RQTH | MDPH | carte mobilité inclusion | PCH | AEEH | invalidité',
        'disability allowance | disabled worker | disability card | AAH | carer support',
      ),
      list(
        'Ma demande d’AAH est refusée, comment faire un recours ? | Qu’apporte la RQTH au travail ?',
        'My disability allowance was refused, how do I appeal? | What does disabled-worker status bring?',
      ),
    ),
    sub(
      'papiers-identite',
      w('Carte d’identité et passeport', 'Identity card and passport'),
      w('Demander, renouveler, remplacer un titre.', 'Applying for, renewing or replacing documents.'),
      list(
        'passeport | carte d’identité | ANTS | France Titres | perte de papiers | rendez-vous en mairie',
        'passport | ID card | lost papers | renewal | town hall appointment',
      ),
      list(
        'Comment obtenir un passeport en urgence ? | J’ai perdu mes papiers à l’étranger, que faire ?',
        'How do I get a passport urgently? | I lost my papers abroad, what should I do?',
      ),
    ),
    sub(
      'permis-carte-grise',
      w('Permis de conduire et carte grise', 'Licence and registration papers'),
      w(
        'Échange de permis, duplicata, certificat d’immatriculation.',
        'Exchanging a licence, duplicates, vehicle registration.',
      ),
      list(
        'carte grise | échange de permis étranger | duplicata de permis | certificat d’immatriculation | certificat de cession',
        'exchange my licence | carte grise | vehicle registration | lost licence | foreign licence',
      ),
      list(
        'Comment échanger mon permis étranger ? | Ma carte grise est bloquée, que faire ?',
        'How do I exchange my UK driving licence? | How do I register a car brought from abroad?',
      ),
    ),
    sub(
      'recours-administratif',
      w('Recours contre l’administration', 'Appeals against the administration'),
      w(
        'Contester une décision, saisir le médiateur ou le juge.',
        'Contesting a decision, going to the ombudsman or the court.',
      ),
      list(
        'recours gracieux | tribunal administratif | défenseur des droits | silence vaut rejet',
        'administrative appeal | administrative court | ombudsman | no reply from office',
      ),
      list(
        'L’administration ne répond pas, que vaut son silence ? | Comment saisir le Défenseur des droits ?',
        'The office does not reply, what does silence mean? | How do I contact the rights ombudsman?',
      ),
    ),
    sub(
      'elections-associations',
      w('Associations et vie citoyenne', 'Associations and civic life'),
      w(
        'Créer une association, voter, s’inscrire, participer.',
        'Starting an association, voting, registering, taking part.',
      ),
      list(
        'créer une association | loi 1901 | liste électorale | procuration | subvention',
        'start an association | non-profit | electoral roll | proxy vote | grant',
      ),
      list(
        'Comment créer une association loi 1901 ? | Comment voter par procuration ?',
        'How do I start a non-profit in France? | How do I vote by proxy?',
      ),
    ),
  ],
}
