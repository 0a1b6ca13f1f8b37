import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, party, required, sub, text, w } from '../notation.ts'
import { lawPolicy } from '../policies.ts'

const authority = party(
  w(
    'Quelle préfecture, quel consulat ou quel service suit le dossier ?',
    'Which prefecture, consulate or office handles the file?',
  ),
  list(
    "(prefecture|sous-prefecture|consulat|ambassade|mairie) (de|d'|du|a) ?[a-z]{3,} | ofpra | ofii | cnda | vfs | tls",
    '(prefecture|consulate|embassy|town hall) (of|in|at) [a-z]{3,} | ofpra | ofii | cnda | vfs | tls',
  ),
)
const byWhen = deadline(
  w(
    'Un titre qui expire ou une mesure d’éloignement laissent parfois quelques heures.',
    'An expiring permit or a removal order may leave only hours.',
  ),
  w(
    'Quelle est la prochaine date : expiration, rendez-vous, recours, audience ?',
    'What is the next date: expiry, appointment, appeal, hearing?',
  ),
)
const nationality = required(
  text(
    'nationality',
    w('Quelle est la nationalité de la personne concernée ?', 'What is the nationality of the person concerned?'),
    w('Des accords particuliers existent avec plusieurs pays.', 'Special agreements exist with several countries.'),
    list(
      '(je suis|nationalite|mon mari est|ma femme est|est) (algerien|marocain|tunisien|senegalais|ivoirien|malien|camerounais|congolais|bresilien|americain|britannique|anglais|canadien|chinois|indien|turc|russe|ukrainien|syrien|afghan|iranien|libanais|haitien|guineen|europeen)\\w*',
      "(i am|i'm|my (husband|wife|partner) is|national of|citizen of|nationality|as an?) (a |an )?(british|american|us|uk|canadian|australian|indian|brazilian|irish|nigerian|south african|ukrainian|chinese|algerian|moroccan|tunisian|turkish|iranian)",
    ),
  ),
)
const status = choice(
  'status',
  w('Quelle est la situation en France aujourd’hui ?', 'What is the situation in France today?'),
  w('Elle décide des démarches ouvertes.', 'It decides which steps are open.'),
  {
    titre: w('Titre de séjour valable', 'Valid residence permit'),
    visa: w('Visa ou récépissé', 'Visa or receipt'),
    expire: w('Titre expiré', 'Expired permit'),
    sans: w('Sans titre', 'No permit'),
    hors: w('Encore hors de France', 'Still outside France'),
  },
  list(
    '(titre (de sejour )?(valable|expire)|carte de (resident|sejour)|recepisse|visa|sans[- ]papiers?|attestation de prolongation|vls-ts|passeport talent)',
    '(valid|expired) (permit|card|visa) | residence (permit|card) | carte de sejour | recepisse | long-stay visa | undocumented | overstay\\w* | no (papers|permit)',
  ),
)
const since = date(
  'since',
  w('Depuis quand la personne vit-elle en France ?', 'Since when has the person lived in France?'),
  w('La durée du séjour ouvre des droits.', 'Length of stay opens rights.'),
)
const family = text(
  'family',
  w(
    'Y a-t-il des attaches en France : conjoint, enfants, emploi, études ?',
    'Any ties in France: spouse, children, a job, studies?',
  ),
  w('Elles comptent dans toute décision.', 'They weigh in every decision.'),
  list(
    '(mari(ee?)?|femme|conjointe?|enfants?|pacs|cdi|emploi|travaille|etudi\\w+|scolaris\\w+)',
    '(husband|wife|spouse|partner|children|kids|job|work|stud(y|ent|ying)|school)',
  ),
)
const papers = paper(
  'papers',
  w(
    'Avez-vous la décision, la convocation ou la confirmation de dépôt ?',
    'Do you have the decision, the summons or the filing confirmation?',
  ),
  w('Le délai de recours est écrit sur la décision.', 'The time to appeal is written on the decision.'),
  list(
    '(decision|refus|oqtf|convocation|confirmation de depot|arrete|notifi\\w+|courrier|ci-joint)',
    '(decision|refus\\w+|oqtf|summons|confirmation|notified|letter|attached)',
  ),
)

export const etrangers: Category = {
  slug: 'etrangers',
  name: w('Droit des étrangers', 'Immigration'),
  sentence: w(
    'Visa, titre de séjour, famille, nationalité, recours.',
    'Visas, residence permits, family, citizenship, appeals in France.',
  ),
  description: w(
    'Un avocat en droit des étrangers lit votre situation, compte les délais et vous dit quelle demande faire, avec quelles pièces.',
    'An immigration lawyer reads your situation, counts the time limits and tells you which application to make, with which papers.',
  ),
  profession: w('avocat en droit des étrangers', 'immigration lawyer'),
  synonyms: list(
    'titre de séjour | préfecture | visa | immigration | sans-papiers | étranger en France | naturalisation | carte de résident | récépissé | ANEF',
    'residence permit | visa | immigration | carte de séjour | prefecture | expat in France | citizenship | naturalisation | move to France | undocumented',
  ),
  typicalQuestions: list(
    'Mon titre de séjour expire et je n’ai pas de rendez-vous, que faire ? | J’ai reçu une OQTF, combien de temps ai-je ? | Comment faire venir ma femme en France ? | Combien de temps pour devenir français ?',
    'My residence permit expires and I have no appointment, what can I do? | Which visa do I need to live in France? | How do I bring my husband to France? | How do I become a French citizen?',
  ),
  regulated: 'law',
  policy: lawPolicy(
    w(
      'Avocats en droit des étrangers et juristes habilités, titres vérifiés.',
      'Immigration lawyers and authorised legal advisers, with verified titles.',
    ),
    ['homeless'],
  ),
  intake: [nationality, status, since, family, authority, byWhen],
  subCategories: [
    full(
      sub(
        'titre-de-sejour',
        w('Titre de séjour : demande et renouvellement', 'Residence permits'),
        w(
          'Première demande, renouvellement, rendez-vous, récépissé, changement de statut.',
          'First application, renewal, appointments, receipts, change of status.',
        ),
        list(
          'carte de séjour | renouvellement titre de séjour | rendez-vous préfecture impossible | récépissé expiré | ANEF bloqué | changement de statut | carte de résident dix ans | carte pluriannuelle | attestation de prolongation',
          'carte de séjour renewal | renew residence permit | no prefecture appointment | expired receipt | ANEF blocked | change of status | ten-year card | multi-year permit',
        ),
        list(
          'Mon récépissé expire et la préfecture ne répond pas, que faire ? | Puis-je passer d’étudiant à salarié ?',
          'My récépissé expires and the prefecture does not answer, what can I do? | Can I switch from student to worker?',
        ),
      ),
      {
        description: w(
          'L’expert identifie le bon titre, la liste des pièces et, quand la préfecture se tait, le recours qui l’oblige à répondre.',
          'The expert finds the right permit, the list of papers and, when the prefecture stays silent, the court step that makes it answer.',
        ),
        typicalQuestions: list(
          'Puis-je travailler et voyager avec un récépissé ?',
          'Can I work and travel with a récépissé?',
        ),
        intake: [
          nationality,
          required(status),
          text(
            'basis',
            w('Sur quel motif demandez-vous le titre ?', 'On what ground do you ask for the permit?'),
            w('Chaque motif a ses conditions et ses pièces.', 'Each ground has its conditions and papers.'),
            list(
              '(etudiant|salarie|travail|conjoint|vie privee|parent d.enfant|malade|talent|visiteur|retraite)',
              '(student|employee|work|spouse|private life|parent of|ill|talent|visitor|retired)',
            ),
          ),
          papers,
          authority,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'oqtf-eloignement',
        w('OQTF et éloignement', 'Removal orders'),
        w(
          'Délais de recours, assignation, rétention, interdiction de retour.',
          'Time to appeal, house arrest, detention, bans on return.',
        ),
        list(
          'OQTF | obligation de quitter le territoire | assignation à résidence | centre de rétention | expulsion du territoire | interdiction de retour | recours tribunal administratif | arrêté préfectoral',
          'OQTF | order to leave France | removal order | deportation | detention centre | house arrest | ban on return | appeal administrative court',
        ),
        list(
          'J’ai reçu une OQTF hier, combien de temps pour faire un recours ? | Mon ami est en rétention, que faire ?',
          'I got an OQTF yesterday, how long do I have to appeal? | My friend is in detention, what can we do?',
        ),
      ),
      {
        description: w(
          'Le délai est écrit sur la décision et il est parfois de quelques jours : l’expert le lit d’abord, puis les attaches et les moyens de recours.',
          'The time limit is on the decision and may be only days: the expert reads it first, then the ties and the grounds of appeal.',
        ),
        typicalQuestions: list(
          'Puis-je rester en France pendant le recours ?',
          'Can I stay in France during the appeal?',
        ),
        intake: [
          required(
            date(
              'served',
              w(
                'Quel jour et à quelle heure avez-vous reçu la décision ?',
                'On what day and hour did you get the decision?',
              ),
              w('Le délai de recours court depuis cette heure-là.', 'The time to appeal runs from that hour.'),
            ),
          ),
          choice(
            'measure',
            w('Y a-t-il aussi une assignation ou une rétention ?', 'Is there house arrest or detention as well?'),
            w('Le délai devient alors très court.', 'The time limit then becomes very short.'),
            {
              aucune: w('Non', 'No'),
              assignation: w('Assignation à résidence', 'House arrest'),
              retention: w('Rétention', 'Detention'),
            },
            list(
              '(assign\\w+|retention|centre de retention|cra|prison|delai de (depart|trente))',
              '(house arrest|detention|detained|prison|thirty days to leave)',
            ),
          ),
          nationality,
          family,
          authority,
          byWhen,
        ],
      },
    ),
    sub(
      'visa',
      w('Visas', 'Visas'),
      w(
        'Court séjour, long séjour, visiteur, talent, refus et recours.',
        'Short stay, long stay, visitor, talent, refusals and appeals.',
      ),
      list(
        'visa Schengen | visa long séjour | refus de visa | visa visiteur | passeport talent | visa vacances-travail | VLS-TS | attestation d’accueil',
        'Schengen visa | long-stay visa | visa refused | visitor visa | talent passport | working holiday | VLS-TS | 90 days in 180 | digital nomad visa',
      ),
      list(
        'Le visa de ma mère est refusé, comment faire un recours ? | Comment inviter quelqu’un en France ?',
        'Which visa lets an American retire in France? | How do the 90 days in 180 work for a second home owner?',
      ),
    ),
    sub(
      'regroupement-familial',
      w('Famille et regroupement familial', 'Family reunification'),
      w(
        'Conjoint, enfants, parents, mariage avec un Français, conditions.',
        'Spouses, children, parents, marriage with a French citizen, conditions.',
      ),
      list(
        'regroupement familial | faire venir ma femme | conjoint de Français | mariage mixte | visa conjoint | enfant né à l’étranger | parent d’enfant français | document de circulation pour mineur',
        'family reunification | bring my wife to France | spouse of a French citizen | spouse visa | bring my parents | parent of a French child | fiancé',
      ),
      list(
        'Quel revenu faut-il pour un regroupement familial ? | Je me suis marié avec une Française, quelle carte demander ?',
        'What income does family reunification require? | I married a French citizen, which permit do I ask for?',
      ),
    ),
    sub(
      'naturalisation-nationalite',
      w('Nationalité française', 'French citizenship'),
      w(
        'Naturalisation, mariage, enfants, test, refus, ajournement.',
        'Naturalisation, marriage, children, tests, refusals, deferral.',
      ),
      list(
        'naturalisation | devenir français | nationalité par mariage | ajournement | entretien d’assimilation | certificat de nationalité | double nationalité | examen civique',
        'naturalisation | French citizenship | citizenship by marriage | citizenship test | deferral | dual nationality | French passport | by descent',
      ),
      list(
        'Ma demande de naturalisation est ajournée, que faire ? | Combien d’années faut-il vivre en France ?',
        'How long must I live in France before applying? | My grandmother was French, can I claim citizenship?',
      ),
    ),
    sub(
      'asile',
      w('Asile et protection', 'Asylum'),
      w(
        'Demande, entretien, recours, Dublin, hébergement, réunification.',
        'Applications, interviews, appeals, Dublin, housing, reunification.',
      ),
      list(
        'demande d’asile | Ofpra | CNDA | réfugié | protection subsidiaire | procédure Dublin | CADA | allocation demandeur d’asile | Ukraine protection temporaire',
        'asylum | refugee | asylum interview | subsidiary protection | Dublin procedure | asylum appeal | temporary protection Ukraine',
      ),
      list(
        'L’Ofpra a rejeté ma demande, combien de temps pour le recours ? | Puis-je travailler en demandant l’asile ?',
        'My asylum claim was rejected, how long do I have to appeal? | Can an asylum seeker work in France?',
      ),
    ),
    sub(
      'travail-salarie-etranger',
      w('Travailler en France', 'Working in France'),
      w(
        'Autorisation de travail, embauche d’un étranger, métiers en tension.',
        'Work permits, hiring a foreigner, shortage occupations.',
      ),
      list(
        'autorisation de travail | embaucher un étranger | carte salarié | métiers en tension | carte bleue européenne | travailleur détaché | saisonnier étranger | passeport talent salarié',
        'work permit | hire a foreigner | work visa | shortage occupation | EU blue card | posted worker | seasonal worker | sponsor',
      ),
      list(
        'Mon employeur veut m’embaucher, qui demande l’autorisation ? | Puis-je télétravailler depuis la France pour une société étrangère ?',
        'Can I work remotely from France for a US company? | Who applies for the work permit, my employer or me?',
      ),
    ),
    sub(
      'etudiant-etranger',
      w('Étudiants étrangers', 'International students'),
      w(
        'Campus France, visa étudiant, travail, renouvellement, après le diplôme.',
        'Campus France, student visas, jobs, renewal, after the degree.',
      ),
      list(
        'Campus France | visa étudiant | titre de séjour étudiant | carte recherche d’emploi | APS | redoublement étudiant étranger | heures de travail étudiant étranger',
        'Campus France | student visa | student residence permit | post-study permit | job search card | failed year student permit',
      ),
      list(
        'J’ai redoublé deux fois, mon titre étudiant sera-t-il renouvelé ? | Puis-je rester après mon master ?',
        'Can I stay in France after my master’s? | My student visa was refused, what can I do?',
      ),
    ),
    sub(
      'regularisation-sans-papiers',
      w('Régularisation', 'Regularisation'),
      w('Travail, famille, années de présence, maladie, preuves.', 'Work, family, years of presence, illness, proof.'),
      list(
        'régularisation | sans papiers | admission exceptionnelle au séjour | circulaire | dix ans de présence | étranger malade | preuves de présence | aide médicale d’État',
        'regularisation | undocumented | no papers | exceptional admission | ten years in France | sick foreigner | overstayed visa | proof of presence',
      ),
      list(
        'Je travaille depuis cinq ans sans papiers, puis-je être régularisé ? | Quelles preuves de présence garder ?',
        'I have worked five years without papers, can I be regularised? | I overstayed my visa, what are the risks?',
      ),
    ),
    sub(
      'europeens-britanniques',
      w('Européens et Britanniques', 'EU and British citizens'),
      w(
        'Droit au séjour, accord de retrait, famille de citoyens européens.',
        'Right to reside, withdrawal agreement, family of EU citizens.',
      ),
      list(
        'citoyen européen | Brexit | accord de retrait | carte de séjour européen | membre de famille de citoyen de l’Union | permis de séjour permanent',
        'EU citizen | Brexit | withdrawal agreement | WARP card | British in France | family of EU citizen | permanent residence | Irish citizen',
      ),
      list(
        'Mon mari européen travaille ici, quel titre pour moi ? | Les Britanniques peuvent-ils encore s’installer en France ?',
        'How do I renew my Withdrawal Agreement card? | Can my non-EU wife join me if I am Irish?',
      ),
    ),
  ],
}
