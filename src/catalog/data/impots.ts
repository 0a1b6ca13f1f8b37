import type { Category } from '../category.ts'
import { choice, deadline, full, list, paper, required, sub, text, w } from '../notation.ts'
import { lawPolicy } from '../policies.ts'

const byWhen = deadline(
  w('Les dates de déclaration et de réclamation ne se prolongent pas.', 'Filing and claim dates are not extended.'),
  w(
    'Avez-vous une date limite : déclaration, paiement, réponse au fisc ?',
    'Is there a deadline: a return, a payment, a reply to the tax office?',
  ),
)
const household = text(
  'household',
  w(
    'Quelle est votre situation : seul, en couple, enfants à charge ?',
    'What is your household: single, couple, dependent children?',
  ),
  w('Le quotient familial change tout le calcul.', 'The family quotient changes the whole calculation.'),
  list(
    '(celibataire|marie|pacse|divorce|veuf|veuve|enfants? a charge|\\d enfants?|parts)',
    '(single|married|pacs|divorced|widow|dependents?|children|kids)',
  ),
)
const residence = choice(
  'residence',
  w('Où vivez-vous la plus grande partie de l’année ?', 'Where do you live most of the year?'),
  w('La résidence fiscale décide du pays où vous payez.', 'Tax residence decides which country taxes you.'),
  {
    france: w('En France', 'In France'),
    etranger: w('À l’étranger', 'Abroad'),
    deux: w('Entre deux pays', 'Between two countries'),
  },
  list(
    "(j'habite|je vis|residen\\w+) (en|a|au|aux) | non[- ]resident | frontalier | expatri",
    '(i|we) live in | resident (in|of) | non-?resident | expat | moved to',
  ),
)
const notice = paper(
  'papers',
  w(
    'Avez-vous l’avis d’imposition ou le courrier du fisc ?',
    'Do you have the tax notice or the letter from the tax office?',
  ),
  w('Le délai pour répondre est écrit dessus.', 'The time to reply is written on it.'),
  list(
    "(avis d'imposition|courrier|lettre|mise en demeure|proposition de rectification|recu)",
    '(tax notice|letter|received|assessment|notice)',
  ),
)

export const impots: Category = {
  slug: 'impots',
  name: w('Impôts', 'Taxes'),
  sentence: w(
    'Déclarer, comprendre, contester, réduire légalement ses impôts.',
    'Filing, understanding, contesting and lawfully lowering your French taxes.',
  ),
  description: w(
    'Un avocat fiscaliste ou un expert-comptable habilité relit votre cas, fait le calcul et cite les textes et les cases.',
    'A tax lawyer or authorised accountant reads your case, does the sums and names the texts and the boxes to fill in.',
  ),
  profession: w('avocat fiscaliste', 'tax lawyer'),
  synonyms: list(
    'fiscalité | impôt sur le revenu | déclaration fiscale | Trésor public | fisc',
    'tax | income tax | tax return | tax office | French taxes',
  ),
  typicalQuestions: list(
    'Comment déclarer un revenu venu de l’étranger ? | Puis-je déduire mes frais réels ? | J’ai fait une erreur dans ma déclaration, comment la corriger ? | Comment contester ma taxe foncière ?',
    'How do I declare foreign income in France? | Can I deduct actual expenses? | I made a mistake on my return, how do I correct it? | How do I contest my property tax?',
  ),
  regulated: 'law',
  policy: lawPolicy(
    w(
      'Avocats fiscalistes, notaires et experts-comptables dans les limites de leur profession.',
      'Tax lawyers, notaries and chartered accountants within the limits of their profession.',
    ),
  ),
  intake: [
    required(household),
    residence,
    text(
      'year',
      w('Quelle année et quel impôt sont concernés ?', 'Which year and which tax?'),
      w('Les règles et les seuils changent chaque année.', 'Rules and thresholds change every year.'),
      list("(20[12]\\d|cette annee|l'an dernier|annee derniere)", '(20[12]\\d|this year|last year|tax year)'),
    ),
    text(
      'amounts',
      w('De quels montants parle-t-on, à peu près ?', 'Roughly what amounts are involved?'),
      w('Un ordre de grandeur permet de faire le calcul.', 'A rough figure allows the calculation.'),
      list('\\d[\\d ]*(€| euros?|k€)', '(€|eur|£|\\$) ?\\d+ | \\d+k? ?(€|eur|euros|pounds|dollars)'),
    ),
    notice,
    byWhen,
  ],
  subCategories: [
    full(
      sub(
        'declaration-revenus',
        w('Déclaration de revenus', 'Income tax return'),
        w('Remplir, corriger, rattraper une déclaration.', 'Filling in, correcting or catching up a return.'),
        list(
          'déclarer ses revenus | frais réels | case | formulaire 2042 | déclaration en retard | rattachement d’un enfant',
          'tax return | filing taxes | form 2042 | deductions | late return | boxes',
        ),
        list(
          'Dois-je rattacher mon enfant étudiant ? | Frais réels ou dix pour cent, que choisir ?',
          'Should I keep my student child on my return? | Actual expenses or the ten per cent, which is better?',
        ),
      ),
      {
        description: w(
          'L’expert passe en revue vos revenus, vos charges et votre famille, et vous dit quelles cases remplir et ce que cela change.',
          'The expert goes through your income, costs and family, and tells you which boxes to fill in and what difference it makes.',
        ),
        typicalQuestions: list(
          'J’ai oublié de déclarer un revenu, que risque-t-on ?',
          'I forgot to declare some income, what is the risk?',
        ),
        intake: [
          required(household),
          text(
            'incomes',
            w(
              'Quels revenus avez-vous eus : salaires, loyers, pensions, étranger ?',
              'What income did you have: wages, rent, pensions, abroad?',
            ),
            w('Chaque revenu a son annexe.', 'Each kind of income has its own form.'),
            list(
              '(salaires?|loyers?|pension|dividendes?|chomage|micro|auto-?entrepreneur|etranger)',
              '(salary|wages|rent|pension|dividends|unemployment|self-employed|foreign)',
            ),
          ),
          text(
            'year',
            w('Pour quelle année ?', 'For which year?'),
            w('On peut corriger trois années en arrière.', 'Three years back can be corrected.'),
            list('(20[12]\\d|cette annee|annee derniere)', '(20[12]\\d|this year|last year)'),
          ),
          byWhen,
        ],
      },
    ),
    sub(
      'impots-non-residents',
      w('Étranger et non-résidents', 'Foreign income and non-residents'),
      w(
        'Double imposition, expatriation, retour, frontaliers.',
        'Double taxation, moving abroad, returning, cross-border workers.',
      ),
      list(
        'non-résident | convention fiscale | double imposition | expatrié | frontalier | compte à l’étranger',
        'non-resident | tax treaty | double taxation | expat | foreign bank account | moving to France',
      ),
      list(
        'Je travaille au Luxembourg et vis en France, où payer ? | Dois-je déclarer mon compte à l’étranger ?',
        'I live in France and have a UK pension, where is it taxed? | Must I declare my foreign bank account?',
      ),
    ),
    sub(
      'taxe-fonciere-habitation',
      w('Taxe foncière et d’habitation', 'Property taxes'),
      w('Comprendre, contester ou être exonéré.', 'Understanding, contesting or being exempt.'),
      list(
        'taxe foncière | taxe d’habitation | résidence secondaire | exonération | valeur locative',
        'taxe foncière | council tax | second home tax | exemption | property tax',
      ),
      list(
        'Ma taxe foncière a doublé, puis-je la contester ? | Dois-je encore payer la taxe d’habitation ?',
        'My property tax has doubled, can I contest it? | Do I still pay taxe d’habitation?',
      ),
    ),
    full(
      sub(
        'revenus-locatifs',
        w('Revenus locatifs', 'Rental income'),
        w(
          'Location vide ou meublée, micro ou réel, déficit foncier.',
          'Unfurnished or furnished, flat-rate or actual costs, losses.',
        ),
        list(
          'revenus fonciers | LMNP | micro-foncier | déficit foncier | location meublée | Airbnb impôts',
          'rental income | furnished letting | LMNP | landlord tax | Airbnb tax | rental loss',
        ),
        list(
          'Micro-foncier ou réel, que choisir ? | Comment déclarer une location Airbnb ?',
          'Flat-rate or actual regime, which suits me? | How do I declare Airbnb income?',
        ),
      ),
      {
        description: w(
          'Régime micro ou réel, amortissements, travaux déductibles : l’expert compare les régimes avec vos chiffres.',
          'Flat-rate or actual costs, depreciation, deductible works: the expert compares the regimes with your figures.',
        ),
        typicalQuestions: list('Quels travaux puis-je déduire ?', 'Which works can I deduct?'),
        intake: [
          required(
            choice(
              'letting',
              w('La location est-elle vide ou meublée ?', 'Is the letting unfurnished or furnished?'),
              w('Ce ne sont pas les mêmes revenus pour l’impôt.', 'They are taxed as different kinds of income.'),
              {
                vide: w('Vide', 'Unfurnished'),
                meuble: w('Meublée', 'Furnished'),
                saison: w('Courte durée', 'Short lets'),
              },
              list('(meuble|vide|nue|airbnb|saisonni)', '(furnished|unfurnished|airbnb|short[- ]let|holiday)'),
            ),
          ),
          text(
            'rent',
            w('Combien de loyers par an, et quelles charges ?', 'How much rent a year, and what costs?'),
            w(
              'Le seuil du régime et le meilleur choix en dépendent.',
              'The threshold and the best choice depend on it.',
            ),
            list('\\d[\\d ]*(€| euros?)', '(€|eur) ?\\d+ | \\d+ ?(€|eur|euros)'),
          ),
          residence,
          byWhen,
        ],
      },
    ),
    sub(
      'plus-values',
      w('Plus-values', 'Capital gains'),
      w('Vente d’un bien, d’actions ou de cryptomonnaies.', 'Selling property, shares or crypto.'),
      list(
        'plus-value immobilière | flat tax | PFU | cryptomonnaies | vente d’actions',
        'capital gains | flat tax | crypto | sale of shares | property gain',
      ),
      list(
        'Vais-je payer une plus-value sur ma résidence secondaire ? | Comment déclarer mes gains en bitcoin ?',
        'Will I pay capital gains on my second home? | How do I declare bitcoin gains?',
      ),
    ),
    sub(
      'controle-fiscal',
      w('Contrôle et contentieux fiscal', 'Tax audits and disputes'),
      w('Répondre au fisc, réclamer, obtenir un délai.', 'Replying to the tax office, claiming, getting time to pay.'),
      list(
        'contrôle fiscal | redressement | proposition de rectification | réclamation | remise gracieuse | pénalités',
        'tax audit | reassessment | penalty | claim | payment plan | tax dispute',
      ),
      list(
        'J’ai reçu une proposition de rectification, comment répondre ? | Puis-je demander une remise de pénalités ?',
        'I got a reassessment letter, how do I reply? | Can I ask for penalties to be waived?',
      ),
    ),
    sub(
      'reductions-credits-impot',
      w('Réductions et crédits d’impôt', 'Tax credits'),
      w(
        'Emploi à domicile, dons, garde d’enfants, épargne retraite.',
        'Home help, donations, childcare, pension savings.',
      ),
      list(
        'crédit d’impôt | emploi à domicile | dons | frais de garde | PER | défiscalisation',
        'tax credit | home help | donations | childcare | tax relief',
      ),
      list(
        'Ai-je droit au crédit d’impôt pour la nounou ? | Comment réduire mes impôts légalement ?',
        'Do I get a tax credit for childcare? | How can I lower my taxes lawfully?',
      ),
    ),
    sub(
      'prelevement-source',
      w('Prélèvement à la source', 'Tax at source'),
      w(
        'Taux, acomptes, remboursement, changement de situation.',
        'Rates, instalments, refunds, changes in your life.',
      ),
      list(
        'taux de prélèvement | taux personnalisé | acompte | remboursement d’impôt | changement de taux',
        'withholding rate | instalments | tax refund | change of rate | PAYE',
      ),
      list(
        'Comment baisser mon taux après une perte de revenu ? | Pourquoi ai-je un solde à payer ?',
        'How do I lower my rate after losing income? | Why do I still have tax to pay?',
      ),
    ),
    sub(
      'ifi-patrimoine',
      w('IFI et patrimoine', 'Wealth tax'),
      w(
        'Impôt sur la fortune immobilière, SCI, démembrement.',
        'Real estate wealth tax, property companies, split ownership.',
      ),
      list(
        'IFI | fortune immobilière | SCI | usufruit | démembrement',
        'wealth tax | IFI | SCI | usufruct | property company',
      ),
      list(
        'Comment évaluer mon bien pour l’IFI ? | Une SCI est-elle utile pour ma famille ?',
        'How do I value my home for the wealth tax? | Is an SCI useful for my family?',
      ),
    ),
  ],
}
