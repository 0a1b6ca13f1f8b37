import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, party, required, sub, text, w } from '../notation.ts'
import { lawPolicy } from '../policies.ts'

const other = party(
  w(
    'Qui est l’autre partie : client, associé, bailleur, administration, et son nom ?',
    'Who is the other party (customer, partner, landlord, public body), and their name?',
  ),
  list(
    "(urssaf|impots|greffe|tribunal|mon associe|(mon|le|un) (client|fournisseur|bailleur|concurrent) (s'appelle|est|[a-z]+ (sarl|sas)))",
    '(urssaf|tax office|registry|my (partner|co-founder)|(my|the|a) (customer|client|supplier|landlord|competitor) (is|called|named))',
  ),
)
const byWhen = deadline(
  w(
    'Une déclaration, une mise en demeure ou une audience ne se déplacent guère.',
    'A return, a formal notice or a hearing can rarely be moved.',
  ),
  w(
    'Y a-t-il une date limite : signature, déclaration, audience, échéance ?',
    'Is there a deadline: a signature, a return, a hearing, a payment?',
  ),
)
const form = choice(
  'form',
  w('Quelle est la forme de l’entreprise ?', 'What form does the business take?'),
  w('Impôt, charges et responsabilité en dépendent.', 'Tax, contributions and liability depend on it.'),
  {
    projet: w('Pas encore créée', 'Not yet created'),
    micro: w('Micro-entreprise', 'Micro-enterprise'),
    ei: w('Entreprise individuelle', 'Sole trader'),
    societe: w('Société (SARL, SAS, SCI)', 'Company (SARL, SAS, SCI)'),
    association: w('Association', 'Non-profit'),
  },
  list(
    '(micro-?entrepr\\w+|auto-?entrepr\\w+|entreprise individuelle|eurl|sarl|sasu?|sci|eirl|association|freelance|pas encore cree)',
    '(micro-?entrepr\\w+|auto-?entrepr\\w+|sole trader|eurl|sarl|sasu?|sci|limited company|ltd|non-?profit|freelance|not yet)',
  ),
)
const activity = text(
  'activity',
  w('Quelle est l’activité, et où ?', 'What is the activity, and where?'),
  w('Certaines activités sont réglementées.', 'Some activities are regulated.'),
  list(
    '(restaurant|commerce|boutique|consult\\w+|artisan|batiment|coach|developpeu\\w+|graphiste|vente en ligne|e-commerce|transport|vtc|coiffure|location|agence)',
    '(restaurant|shop|consult\\w+|craft|building|coach|developer|designer|online store|e-commerce|driver|hairdress|letting|agency|bed and breakfast|gite)',
  ),
)
const turnover = text(
  'turnover',
  w('Quel est le chiffre d’affaires, réel ou espéré ?', 'What is the turnover, real or expected?'),
  w('Les seuils décident du régime.', 'Thresholds decide the regime.'),
  list(
    '\\d[\\d .]*(€|k€|euros?) | chiffre d.affaires de',
    '(€|eur|£) ?\\d+ | \\d[\\d,.]*k? ?(€|eur|euros?) | turnover of',
  ),
)
const started = date(
  'when',
  w('Depuis quand, ou pour quand ?', 'Since when, or for when?'),
  w('Les dates fixent les déclarations et les recours.', 'Dates decide returns and remedies.'),
)
const papers = paper(
  'papers',
  w(
    'Avez-vous les statuts, le contrat ou le courrier en cause ?',
    'Do you have the articles, the contract or the letter in question?',
  ),
  w('Une clause change souvent la réponse.', 'A clause often changes the answer.'),
  list(
    '(statuts|contrat (dit|prevoit|precise)|courrier|mise en demeure|bail|devis|factures?|ci-joint)',
    '(articles|contract (says|states)|letter|formal notice|lease|quote|invoices?|attached)',
  ),
)

export const entreprise: Category = {
  slug: 'entreprise',
  name: w('Entreprise et indépendants', 'Business and self-employment'),
  sentence: w(
    'Créer, gérer, facturer, s’associer, transmettre.',
    'Starting, running, invoicing, partnering, selling a business in France.',
  ),
  description: w(
    'Un avocat d’affaires ou un expert-comptable vous répond sur les statuts, les charges, les contrats et les impayés, chiffres à l’appui.',
    'A business lawyer or chartered accountant answers on structures, contributions, contracts and unpaid invoices, with figures.',
  ),
  profession: w('avocat d’affaires ou expert-comptable', 'business lawyer or accountant'),
  synonyms: list(
    'société | indépendant | auto-entrepreneur | freelance | dirigeant | gérant | comptabilité | expert-comptable | entrepreneur | professionnel',
    'company | self-employed | sole trader | freelance | director | bookkeeping | accountant | entrepreneur | business owner | small business',
  ),
  typicalQuestions: list(
    'Quel statut choisir pour me lancer ? | Mon client ne paie pas sa facture, que faire ? | Dois-je facturer la TVA ? | Comment sortir d’une société avec mon associé ?',
    'Which structure should I choose to start in France? | My customer does not pay, what can I do? | Must I charge VAT? | How do I leave a company I own with a partner?',
  ),
  regulated: 'law',
  policy: lawPolicy(
    w(
      'Avocats d’affaires et experts-comptables, dans les limites de leur profession, titres vérifiés.',
      'Business lawyers and chartered accountants within the limits of their profession, with verified titles.',
    ),
  ),
  intake: [required(form), activity, turnover, papers, other, byWhen],
  subCategories: [
    full(
      sub(
        'creation-entreprise',
        w('Créer son entreprise', 'Starting a business'),
        w(
          'Choisir un statut, s’immatriculer, aides, local, banque.',
          'Choosing a structure, registering, support, premises, bank.',
        ),
        list(
          'créer une entreprise | choix du statut | SASU ou EURL | immatriculation | guichet unique | ACRE | ARCE | business plan | capital social | se mettre à son compte | ouvrir un commerce',
          'start a business | choose a structure | register a company | business plan | set up on my own | open a shop | open a gîte | share capital | start-up aid',
        ),
        list(
          'SASU ou micro-entreprise, que choisir ? | Puis-je créer mon entreprise tout en étant salarié ?',
          'SASU or micro-enterprise, which suits me? | Can I run my UK company while living in France?',
        ),
      ),
      {
        description: w(
          'L’expert compare les statuts avec vos revenus, vos risques et votre famille, puis donne l’ordre des démarches et leur coût.',
          'The expert compares structures with your income, risks and family, then gives the order of the steps and their cost.',
        ),
        typicalQuestions: list(
          'Puis-je garder mon chômage en créant mon entreprise ?',
          'Which visa do I need to start a business in France?',
        ),
        intake: [
          required(activity),
          required(turnover),
          text(
            'situation',
            w(
              'Quelle est votre situation : salarié, au chômage, seul ou à plusieurs ?',
              'What is your situation: employed, unemployed, alone or with partners?',
            ),
            w('Les aides et la protection sociale en dépendent.', 'Support and social cover depend on it.'),
            list(
              '(salarie|chomage|cdi|seul|associes?|a deux|fonctionnaire|etudiant|retraite)',
              '(employed|unemployed|alone|partners?|two of us|student|retired|my job)',
            ),
          ),
          started,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'factures-impayees',
        w('Factures impayées', 'Unpaid invoices'),
        w(
          'Relancer, mettre en demeure, obtenir une injonction de payer.',
          'Chasing, formal notice, getting a payment order.',
        ),
        list(
          'client qui ne paie pas | facture impayée | relance | injonction de payer | recouvrement | pénalités de retard | mise en demeure de payer | mauvais payeur',
          'customer not paying | unpaid invoice | reminder | payment order | debt collection | late payment interest | bad payer | overdue',
        ),
        list(
          'Mon client me doit quatre mille euros depuis trois mois, que faire ? | Comment demander une injonction de payer ?',
          'A customer owes me four thousand euros, what can I do? | How do I get a payment order in France?',
        ),
      ),
      {
        description: w(
          'De la relance au juge, l’expert choisit la voie la plus courte selon le montant, les preuves et l’état du client.',
          'From reminder to court, the expert picks the shortest way given the amount, the proof and the customer’s position.',
        ),
        typicalQuestions: list(
          'Puis-je arrêter le travail tant que je ne suis pas payé ?',
          'Can I stop working until I am paid?',
        ),
        intake: [
          required(
            text(
              'owed',
              w('Quelle somme est due, et depuis quand ?', 'How much is owed, and since when?'),
              w('Le montant décide de la procédure.', 'The amount decides the procedure.'),
              list('\\d[\\d .]*(€|k€|euros?)', '(€|eur|£) ?\\d+ | \\d[\\d,.]*k? ?(€|eur|euros?)'),
            ),
          ),
          text(
            'proof',
            w(
              'Qu’avez-vous d’écrit : devis signé, bon de commande, messages ?',
              'What is in writing: a signed quote, an order, messages?',
            ),
            w('Une créance prouvée se recouvre vite.', 'A proven debt is recovered quickly.'),
            list(
              '(devis signe|bon de commande|contrat|mails?|rien (de signe|d.ecrit)|livraison)',
              '(signed quote|purchase order|contract|emails?|nothing (signed|in writing)|delivery note)',
            ),
          ),
          text(
            'reason',
            w('Le client conteste-t-il, et pourquoi ?', 'Does the customer dispute it, and why?'),
            w('Un litige sur le travail change la démarche.', 'A dispute about the work changes the route.'),
            list(
              '(conteste|pas content|refuse de payer (car|parce)|ne repond (plus|pas)|aucune reponse|redressement|liquidation)',
              '(disputes?|not happy|refuses to pay because|does not answer|no reply|ignores|insolven|liquidation)',
            ),
          ),
          other,
          byWhen,
        ],
      },
    ),
    sub(
      'micro-entreprise',
      w('Micro-entreprise', 'Micro-enterprise'),
      w(
        'Déclarer, cotiser, dépasser les seuils, changer de régime.',
        'Declaring, contributions, exceeding thresholds, changing regime.',
      ),
      list(
        'auto-entrepreneur | micro-entrepreneur | Urssaf | seuil de chiffre d’affaires | versement libératoire | déclaration de chiffre d’affaires | cotisations | SIRET | code APE',
        'auto-entrepreneur | micro-entrepreneur | Urssaf contributions | turnover threshold | quarterly declaration | SIRET number | flat-rate tax',
      ),
      list(
        'J’ai dépassé le plafond, que va-t-il se passer ? | Combien de cotisations vais-je payer ?',
        'I exceeded the turnover limit, what happens? | How much will I pay Urssaf as a freelancer?',
      ),
    ),
    sub(
      'tva-comptabilite',
      w('TVA et comptabilité', 'VAT and bookkeeping'),
      w(
        'Facturer, franchise, déclarer, bilan, facture électronique.',
        'Invoicing, exemption, returns, accounts, e-invoicing.',
      ),
      list(
        'TVA | franchise en base | TVA intracommunautaire | bilan | liasse fiscale | facturation électronique | mentions de facture | amortissement | note de frais | impôt sur les sociétés',
        'VAT | VAT exemption | EU VAT | accounts | balance sheet | e-invoicing | invoice wording | depreciation | expenses | corporation tax',
      ),
      list(
        'Dois-je facturer la TVA à un client allemand ? | Quelles mentions mettre sur mes factures ?',
        'Do I charge VAT to a UK client? | What must appear on a French invoice?',
      ),
    ),
    sub(
      'associes-statuts',
      w('Associés et statuts', 'Partners and articles'),
      w(
        'Pacte, parts sociales, blocage, révocation, assemblée.',
        'Shareholder agreements, shares, deadlock, removal, meetings.',
      ),
      list(
        'associé | pacte d’associés | parts sociales | actionnaire | conflit entre associés | révocation du gérant | assemblée générale de société | compte courant d’associé | dividendes',
        'business partner | shareholders’ agreement | shares | co-founder dispute | remove a director | shareholder meeting | director’s loan | dividends',
      ),
      list(
        'Mon associé veut partir, comment racheter ses parts ? | Nous sommes à cinquante-cinquante et bloqués, que faire ?',
        'My partner wants out, how do I buy the shares? | We are fifty-fifty and deadlocked, what can we do?',
      ),
    ),
    sub(
      'bail-commercial',
      w('Bail commercial et local', 'Commercial leases'),
      w('Loyer, renouvellement, cession, droit au bail, travaux.', 'Rent, renewal, assignment, key money, works.'),
      list(
        'bail commercial | bail professionnel | local commercial | indexation du loyer | droit au bail | pas-de-porte | renouvellement du bail | indemnité d’éviction',
        'commercial lease | business premises | rent review | lease renewal | key money | eviction compensation | office lease',
      ),
      list(
        'Le bailleur refuse de renouveler mon bail commercial, à quoi ai-je droit ? | Puis-je résilier mon bail trois-six-neuf ?',
        'My landlord will not renew my commercial lease, what am I owed? | Can I leave a three-six-nine lease early?',
      ),
    ),
    sub(
      'contrats-conditions-vente',
      w('Contrats et conditions de vente', 'Contracts and terms of sale'),
      w(
        'Rédiger, relire, rompre un contrat ; conditions générales, sous-traitance.',
        'Drafting, reviewing, ending contracts; terms of sale, subcontracting.',
      ),
      list(
        'conditions générales de vente | CGV | contrat de prestation | sous-traitance | agent commercial | franchise commerciale | rupture de contrat commercial | clause pénale | devis entre professionnels',
        'terms and conditions | service contract | subcontracting | commercial agent | franchise | terminate a contract | penalty clause | business quote',
      ),
      list(
        'Un client rompt notre contrat du jour au lendemain, que demander ? | Mes conditions de vente sont-elles valables ?',
        'A client ends our contract overnight, what can I claim? | Are my terms of sale valid in France?',
      ),
    ),
    sub(
      'entreprise-en-difficulte',
      w('Difficultés et liquidation', 'Businesses in difficulty'),
      w(
        'Trésorerie, dettes Urssaf, sauvegarde, redressement, liquidation.',
        'Cash flow, Urssaf debts, safeguard, receivership, liquidation.',
      ),
      list(
        'cessation des paiements | redressement judiciaire | liquidation judiciaire | procédure de sauvegarde | dette Urssaf | trésorerie | mandataire judiciaire | dépôt de bilan | fermer son entreprise | radiation',
        'insolvency | receivership | liquidation | safeguard procedure | Urssaf debt | cash flow | file for bankruptcy | close a company | strike off',
      ),
      list(
        'Je ne peux plus payer l’Urssaf, que faire ? | Suis-je responsable des dettes de ma société ?',
        'I can no longer pay Urssaf, what can I do? | Am I liable for my company’s debts?',
      ),
    ),
    sub(
      'cession-reprise-fonds',
      w('Vendre ou reprendre', 'Selling or buying a business'),
      w('Fonds de commerce, parts, évaluation, garantie de passif.', 'Going concerns, shares, valuation, warranties.'),
      list(
        'fonds de commerce | reprise d’entreprise | cession de parts | évaluation d’entreprise | garantie d’actif et de passif | transmission | acheter un commerce | licence IV',
        'going concern | buy a business | sell my company | business valuation | warranty | handover | buy a bar | share sale',
      ),
      list(
        'Combien vaut mon fonds de commerce ? | Que vérifier avant de reprendre un restaurant ?',
        'What should I check before buying a bar in France? | How is a business valued?',
      ),
    ),
    sub(
      'marque-site-rgpd',
      w('Marque, site et données', 'Trade marks, websites and data'),
      w(
        'Déposer une marque, contrefaçon, mentions légales, RGPD.',
        'Registering a mark, infringement, legal notices, GDPR.',
      ),
      list(
        'dépôt de marque | INPI | contrefaçon | propriété intellectuelle | droit d’auteur | mentions légales | RGPD entreprise | nom de domaine | brevet | concurrence déloyale',
        'trade mark | register a brand | infringement | intellectual property | copyright | legal notice | GDPR compliance | domain name | patent | unfair competition',
      ),
      list(
        'Un concurrent copie mon nom, que faire ? | Que doit contenir mon site pour être en règle ?',
        'A competitor copies my name, what can I do? | What must my website contain under French law?',
      ),
    ),
    sub(
      'employer-salaries',
      w('Embaucher et employer', 'Hiring and employing'),
      w(
        'Premier salarié, déclaration, paie, contrôle Urssaf, employé à domicile.',
        'A first employee, declarations, payroll, Urssaf audits, home help.',
      ),
      list(
        'embaucher un premier salarié | déclaration préalable à l’embauche | DPAE | fiche de paie employeur | CESU | particulier employeur | contrôle Urssaf | contrat d’apprentissage employeur | coût d’un salarié',
        'hire a first employee | employer contributions | payroll | CESU | home employer | Urssaf audit | cost of an employee | employ a nanny',
      ),
      list(
        'Combien me coûte un salarié payé au SMIC ? | Quelles démarches pour une première embauche ?',
        'What does an employee on the minimum wage cost me? | What are the steps for a first hire?',
      ),
    ),
  ],
}
