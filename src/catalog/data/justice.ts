import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, party, required, sub, text, w } from '../notation.ts'
import { lawPolicy } from '../policies.ts'

const opponent = party(
  w(
    'Qui est en face de vous : une personne, une société, l’État ?',
    'Who is on the other side: a person, a company, the State?',
  ),
  list(
    'contre (mon|ma|la|le|un|une|monsieur|madame|l) | mon adversaire | la partie adverse',
    'against (my|the|a|mr|mrs|ms) | the other (side|party)',
  ),
)
const byWhen = deadline(
  w('Un délai de recours manqué ne se rattrape presque jamais.', 'A missed time limit can almost never be made up.'),
  w(
    'Quelle date limite ou date d’audience est écrite sur vos papiers ?',
    'What deadline or hearing date is written on your papers?',
  ),
)
const letter = paper(
  'papers',
  w(
    'Avez-vous reçu une lettre, une convocation ou un jugement ?',
    'Have you received a letter, a summons or a judgment?',
  ),
  w(
    'Le document dit qui agit, sur quelle base et dans quel délai.',
    'The document says who is acting, on what basis and by when.',
  ),
  list(
    '(recu|convocation|courrier|jugement|assignation|ordonnance|huissier|commissaire de justice|ci-joint|je joins)',
    '(received|summons|letter|judgment|court order|bailiff|attached)',
  ),
)

export const justice: Category = {
  slug: 'justice',
  name: w('Droit et justice', 'Law and justice'),
  sentence: w(
    'Plainte, procès, amende, voisinage : comprendre et se défendre.',
    'Complaints, trials, fines, neighbours: understand and defend yourself.',
  ),
  description: w(
    'Un avocat vous explique la procédure, vos chances d’agir et les délais, que vous soyez victime, convoqué ou en conflit avec quelqu’un.',
    'A lawyer explains the French procedure, what you can do and by when, whether you are a victim, have been summoned or are in a dispute.',
  ),
  profession: w('avocat', 'lawyer'),
  synonyms: list(
    'avocat | droit civil | droit pénal | tribunal | procédure | contentieux',
    'lawyer | civil law | criminal law | court | lawsuit | solicitor',
  ),
  typicalQuestions: list(
    'Comment porter plainte et que se passe-t-il ensuite ? | Je suis convoqué au commissariat, dois-je venir avec un avocat ? | Comment contester une amende reçue par erreur ? | Ai-je droit à l’aide juridictionnelle ?',
    'How do I file a complaint and what happens next? | The police have summoned me, should I bring a lawyer? | How do I contest a fine sent by mistake? | Am I entitled to legal aid?',
  ),
  regulated: 'law',
  policy: lawPolicy(
    w('Avocats inscrits à un barreau, titres vérifiés.', 'Lawyers registered with a French bar, with verified titles.'),
    ['danger', 'partner-violence', 'sexual-violence'],
  ),
  intake: [
    required(
      date(
        'when',
        w('Quand les faits se sont-ils passés ?', 'When did it happen?'),
        w('Les délais pour agir partent de cette date.', 'The time limits to act run from that date.'),
      ),
    ),
    letter,
    text(
      'started',
      w(
        'Qu’avez-vous déjà fait : plainte, courrier, médiation ?',
        'What have you already done: complaint, letter, mediation?',
      ),
      w('Certaines démarches sont obligatoires avant le juge.', 'Some steps are compulsory before going to court.'),
      list(
        "(j'ai|avons) (porte plainte|depose|envoye|ecrit|saisi|contacte) | plainte deposee | mise en demeure",
        '(filed|sent|wrote|contacted|reported) ',
      ),
    ),
    text(
      'wish',
      w('Qu’aimeriez-vous obtenir ?', 'What would you like to obtain?'),
      w('Le but décide de la procédure la plus courte.', 'The aim decides the shortest route.'),
      list(
        "(je veux|je voudrais|j'aimerais|je souhaite|obtenir|etre indemnise|contester)",
        "(i want|i would like|i'd like|obtain|compensation|contest|appeal)",
      ),
    ),
    opponent,
    byWhen,
  ],
  subCategories: [
    full(
      sub(
        'plainte-victime',
        w('Plainte et victimes', 'Complaints and victims'),
        w(
          'Porter plainte, suivre son dossier et être indemnisé.',
          'Filing a complaint, following it and being compensated.',
        ),
        list(
          'porter plainte | dépôt de plainte | main courante | partie civile | CIVI | agression | vol',
          'press charges | police report | victim of a crime | assault | theft | compensation',
        ),
        list(
          'Ma plainte a été classée sans suite, que puis-je faire ? | Comment me constituer partie civile ?',
          'My complaint was closed without action, what can I do? | How do I claim damages in a criminal case?',
        ),
      ),
      {
        description: w(
          'L’expert vous aide à choisir entre plainte, main courante et plainte avec constitution de partie civile, et à réunir les preuves.',
          'The expert helps you choose between a complaint, a simple report and a claim for damages, and gather evidence.',
        ),
        typicalQuestions: list(
          'Le commissariat refuse ma plainte, en a-t-il le droit ?',
          'The police refuse to take my complaint, can they?',
        ),
        intake: [
          required(
            date(
              'when',
              w('Quand les faits se sont-ils passés ?', 'When did it happen?'),
              w(
                'Un an, six ans, vingt ans : le délai dépend de l’infraction.',
                'One, six or twenty years: the limit depends on the offence.',
              ),
            ),
          ),
          text(
            'facts',
            w('Que s’est-il passé exactement, et où ?', 'What exactly happened, and where?'),
            w(
              'La qualification des faits commande toute la suite.',
              'How the facts are classed decides all that follows.',
            ),
            list(
              '(vol|vole|agresse|frappe|insulte|menace|escroqu|diffam|degrad|cambriol)',
              '(stole|stolen|assault|hit|insult|threat|scam|defam|damag|burgl)',
            ),
          ),
          paper(
            'proof',
            w(
              'Avez-vous des preuves : certificat médical, photos, messages, témoins ?',
              'Do you have evidence: medical certificate, photos, messages, witnesses?',
            ),
            w('Sans preuve, une plainte est souvent classée.', 'Without evidence a complaint is often closed.'),
            list(
              '(photo|temoin|certificat|capture|video|message|preuve)',
              '(photo|witness|certificate|screenshot|video|evidence|proof)',
            ),
          ),
          opponent,
          byWhen,
        ],
      },
    ),
    sub(
      'convocation-garde-a-vue',
      w('Convocation et garde à vue', 'Police summons and custody'),
      w('Audition libre, garde à vue, tribunal correctionnel.', 'Police interview, custody, criminal court.'),
      list(
        'garde à vue | audition libre | convocation police | tribunal correctionnel | CRPC | casier judiciaire',
        'police custody | police interview | criminal court | plea bargain | criminal record | arrested',
      ),
      list(
        'Puis-je garder le silence pendant une audition libre ? | Comment effacer une mention de mon casier judiciaire ?',
        'Can I stay silent in a police interview? | How do I clear my criminal record?',
      ),
    ),
    full(
      sub(
        'amendes-permis',
        w('Amendes et permis de conduire', 'Fines and driving licence'),
        w(
          'Contester une contravention, garder ou retrouver son permis.',
          'Contesting a ticket, keeping or recovering a licence.',
        ),
        list(
          'contravention | PV | excès de vitesse | suspension de permis | retrait de points | radar | alcool au volant',
          'speeding ticket | parking fine | licence suspended | points | drink driving | speed camera',
        ),
        list(
          'J’ai reçu un PV alors que j’avais vendu la voiture, que faire ? | Mon permis est suspendu six mois, puis-je conduire pour travailler ?',
          'I got a fine after selling the car, what should I do? | My licence is suspended for six months, can I drive for work?',
        ),
      ),
      {
        description: w(
          'Quarante-cinq jours pour contester, parfois moins : l’expert relit l’avis, vérifie la procédure et vous dit si la contestation vaut la peine.',
          'Forty-five days to contest, sometimes fewer: the expert reads the notice and tells you whether contesting is worthwhile.',
        ),
        typicalQuestions: list('Faut-il payer avant de contester ?', 'Must I pay before contesting?'),
        intake: [
          required(
            text(
              'offence',
              w('Quelle infraction et quelle date figurent sur l’avis ?', 'What offence and date are on the notice?'),
              w('La date d’envoi fait partir le délai.', 'The date it was sent starts the clock.'),
              list(
                '(vitesse|km/h|alcool|stationnement|feu rouge|telephone au volant|stupefiant|ceinture)',
                '(speed|km/h|mph|alcohol|drink|parking|red light|phone while|drugs|seat ?belt)',
              ),
            ),
          ),
          choice(
            'driver',
            w('Est-ce vous qui conduisiez ?', 'Were you driving?'),
            w(
              'Le titulaire de la carte grise peut désigner un autre conducteur.',
              'The registered keeper can name another driver.',
            ),
            { oui: w('Oui', 'Yes'), non: w('Non', 'No'), inconnu: w('Je ne sais pas', 'I do not know') },
            list(
              "(je conduisais|je roulais|ce n'est pas moi|c'est ma femme qui|c'est mon fils qui|vendu)",
              "(i was driving|wasn't me|was not me|not driving|sold)",
            ),
          ),
          text(
            'points',
            w('Combien de points vous reste-t-il sur votre permis ?', 'How many points are left on your licence?'),
            w('Un permis à zéro point change la stratégie.', 'A licence with no points left changes the approach.'),
            list('\\d+ points? | zero point | plus de points?', '\\d+ points? | no points'),
          ),
          opponent,
          byWhen,
        ],
      },
    ),
    sub(
      'voisinage',
      w('Troubles de voisinage', 'Neighbour disputes'),
      w(
        'Bruit, haies, limites de terrain, servitudes et nuisances.',
        'Noise, hedges, boundaries, rights of way and nuisance.',
      ),
      list(
        'voisin bruyant | bornage | servitude de passage | mur mitoyen | tapage nocturne | vue sur jardin',
        'noisy neighbour | boundary | right of way | party wall | night noise | overlooking',
      ),
      list(
        'Mon voisin fait du bruit toutes les nuits, que puis-je faire ? | Le mur entre nos jardins est-il mitoyen ?',
        'My neighbour is noisy every night, what can I do? | Is the wall between our gardens shared?',
      ),
    ),
    sub(
      'petits-litiges-tribunal',
      w('Saisir le tribunal', 'Going to court'),
      w('Réclamer une somme, préparer une audience, faire appel.', 'Claiming money, preparing a hearing, appealing.'),
      list(
        'injonction de payer | tribunal judiciaire | faire appel | mise en demeure | conciliateur | reconnaissance de dette',
        'small claims | payment order | appeal | formal notice | conciliator | debt owed to me',
      ),
      list(
        'Un ami ne me rembourse pas, comment récupérer mon argent ? | Comment faire appel d’un jugement ?',
        'A friend does not pay me back, how do I recover the money? | How do I appeal a judgment?',
      ),
    ),
    sub(
      'aide-juridictionnelle',
      w('Aide juridictionnelle et avocat', 'Legal aid and lawyers'),
      w('Trouver, payer ou changer d’avocat.', 'Finding, paying or changing a lawyer.'),
      list(
        'aide juridique | honoraires d’avocat | avocat commis d’office | protection juridique',
        'legal aid | lawyer’s fees | duty lawyer | legal expenses cover',
      ),
      list(
        'À partir de quels revenus ai-je droit à l’aide juridictionnelle ? | Puis-je contester les honoraires de mon avocat ?',
        'What income gives access to legal aid? | Can I contest my lawyer’s fees?',
      ),
    ),
    sub(
      'saisies-huissier',
      w('Huissier et saisies', 'Bailiffs and seizures'),
      w('Commandement de payer, saisie sur compte ou sur salaire.', 'Orders to pay, seizure of accounts or wages.'),
      list(
        'commissaire de justice | saisie sur salaire | saisie bancaire | avis de passage',
        'bailiff | wage garnishment | frozen account | order to pay',
      ),
      list(
        'Un huissier peut-il saisir tout mon salaire ? | J’ai reçu un avis de passage, dois-je ouvrir ?',
        'Can a bailiff take all my wages? | A bailiff left a notice, must I open the door?',
      ),
    ),
    sub(
      'diffamation-image',
      w('Réputation et image', 'Reputation and image'),
      w(
        'Diffamation, injures, photos publiées sans accord, faux avis.',
        'Defamation, insults, photos published without consent, fake reviews.',
      ),
      list(
        'diffamation | injure publique | droit à l’image | faux avis en ligne | usurpation d’identité',
        'defamation | libel | image rights | fake review | identity theft',
      ),
      list(
        'Quelqu’un publie mes photos sans mon accord, que faire ? | Un faux avis nuit à mon activité, comment le faire retirer ?',
        'Someone posts my photos without consent, what can I do? | A fake review hurts my business, how do I get it removed?',
      ),
    ),
  ],
}
