import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, required, sub, text, w } from '../notation.ts'
import { financePolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Une opération contestée, une offre de prêt, un incident : chaque démarche a son délai.',
    'A disputed payment, a loan offer, an incident: each step has its time limit.',
  ),
  w(
    'Y a-t-il une date limite : signature, réponse à la banque, prélèvement à venir ?',
    'Is there a deadline: a signature, a reply to the bank, a coming debit?',
  ),
)
const bank = text(
  'bank',
  w('Quelle banque ou quel organisme est concerné ?', 'Which bank or lender is it?'),
  w(
    'Banque de réseau, banque en ligne ou néobanque : les recours ne sont pas les mêmes.',
    'High-street bank, online bank or payment app: the remedies differ.',
  ),
  list(
    '(bnp|societe generale|credit (agricole|mutuel|lyonnais|cooperatif)|lcl|caisse d.epargne|banque (postale|populaire)|boursor\\w+|fortuneo|hello bank|revolut|n26|qonto|nickel|cetelem|cofidis|sofinco|oney|floa|hsbc|cic|monabanq|bforbank|lydia|paypal)',
    '(bnp|societe generale|credit (agricole|mutuel)|lcl|caisse d.epargne|banque postale|boursor\\w+|fortuneo|revolut|n26|wise|nickel|cetelem|cofidis|sofinco|hsbc|barclays|paypal)',
  ),
)
const amount = text(
  'amount',
  w('Quelles sommes sont en jeu ?', 'What amounts are involved?'),
  w('Un ordre de grandeur suffit pour faire le calcul.', 'A rough figure is enough to do the sums.'),
  list('\\d[\\d .]*(€|k€|euros?|balles)', '(€|eur|£|\\$) ?\\d+ | \\d[\\d,.]*k? ?(€|eur|euros?|pounds|dollars)'),
)
const happened = date(
  'when',
  w('Quand est-ce arrivé ?', 'When did it happen?'),
  w('Les délais de contestation partent de ce jour.', 'The time to dispute it runs from that day.'),
)
const letters = paper(
  'papers',
  w(
    'Avez-vous un relevé, une offre, un courrier ou une réponse de la banque ?',
    'Do you have a statement, an offer, a letter or a reply from the bank?',
  ),
  w(
    'Masquez vos numéros de carte et de compte avant d’envoyer.',
    'Hide your card and account numbers before sending it.',
  ),
  list(
    '(releve|offre de pret|courrier|lettre|convention de compte|ci-joint|piece jointe)',
    '(statement|loan offer|letter|attached|enclosed)',
  ),
)

export const banque: Category = {
  slug: 'banque',
  name: w('Banque et crédit', 'Banking and credit'),
  sentence: w(
    'Compte, carte, fraude, prêt, dettes, épargne.',
    'Accounts, cards, fraud, loans, debts, savings in France.',
  ),
  description: w(
    'Un conseiller bancaire indépendant ou un courtier vous explique vos droits, refait les calculs et vous dit quoi écrire à la banque.',
    'An independent banking adviser or broker explains your rights, redoes the sums and tells you what to write to the bank.',
  ),
  profession: w('conseiller en banque et crédit', 'banking and credit adviser'),
  synonyms: list(
    'banquier | compte bancaire | carte bleue | crédit | prêt | emprunt | découvert | virement | épargne | placement',
    'bank | bank account | credit card | debit card | loan | mortgage | overdraft | bank transfer | savings | investment',
  ),
  typicalQuestions: list(
    'On a débité ma carte sans mon accord, la banque doit-elle rembourser ? | Combien puis-je emprunter pour acheter ? | La banque veut fermer mon compte, que faire ? | Comment sortir du surendettement ?',
    'My card was charged without my consent, must the bank refund me? | How much can I borrow to buy in France? | My bank wants to close my account, what can I do? | How do I get out of over-indebtedness?',
  ),
  regulated: 'finance',
  policy: financePolicy(
    w(
      'Intermédiaires en opérations de banque et conseillers financiers inscrits à l’Orias, anciens banquiers au titre vérifié.',
      'Credit brokers and financial advisers registered with Orias, former bankers with verified titles.',
    ),
  ),
  intake: [required(bank), amount, happened, letters, byWhen],
  subCategories: [
    full(
      sub(
        'fraude-carte-virement',
        w('Fraude à la carte et au virement', 'Card and transfer fraud'),
        w(
          'Paiement inconnu, faux conseiller, hameçonnage : se faire rembourser.',
          'Unknown payments, fake advisers, phishing: getting the money back.',
        ),
        list(
          'fraude bancaire | paiement non autorisé | faux conseiller bancaire | hameçonnage | phishing | carte piratée | carte volée | opposition | virement frauduleux | débit inconnu',
          'card fraud | unauthorised payment | fake bank adviser | phishing | stolen card | hacked card | block card | fraudulent transfer | unknown debit | scam payment',
        ),
        list(
          'Un faux conseiller m’a fait valider un virement, suis-je remboursable ? | La banque refuse de rembourser un achat que je n’ai pas fait, que faire ?',
          'A fake bank adviser made me approve a transfer, can I be refunded? | The bank refuses to refund a purchase I did not make, what now?',
        ),
      ),
      {
        description: w(
          'La banque doit en principe rembourser au plus tard le jour ouvré suivant une opération que vous n’avez pas autorisée, sauf négligence grave qu’elle doit prouver. L’expert regarde ce qui s’est passé et prépare la contestation.',
          'The bank must in principle refund an unauthorised payment by the end of the next working day, unless it proves gross negligence. The expert looks at what happened and prepares the dispute.',
        ),
        typicalQuestions: list(
          'Combien de temps ai-je pour contester un paiement ?',
          'How long do I have to dispute a payment?',
        ),
        intake: [
          required(
            choice(
              'operation',
              w('De quelle opération s’agit-il ?', 'What kind of payment was it?'),
              w(
                'Les règles diffèrent pour la carte, le virement et le prélèvement.',
                'The rules differ for cards, transfers and direct debits.',
              ),
              {
                carte: w('Paiement ou retrait par carte', 'Card payment or withdrawal'),
                virement: w('Virement', 'Transfer'),
                prelevement: w('Prélèvement', 'Direct debit'),
                cheque: w('Chèque', 'Cheque'),
              },
              list(
                '(carte|cb|retrait|distributeur|virement|prelevement|cheque)',
                '(card|withdrawal|cash machine|atm|transfer|direct debit|cheque)',
              ),
            ),
          ),
          text(
            'validated',
            w(
              'Avez-vous validé quelque chose : code reçu, application, lien, appel ?',
              'Did you approve anything: a code, the app, a link, a call?',
            ),
            w(
              'C’est là-dessus que la banque refuse, à tort ou à raison.',
              'This is what banks rely on to refuse, rightly or wrongly.',
            ),
            list(
              '(valide|code|sms|lien|appel|au telephone|application|rien valide|jamais (donne|valide))',
              '(approved|validated|code|text message|link|phone call|called me|the app|never (gave|approved))',
            ),
          ),
          happened,
          amount,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'credit-immobilier',
        w('Crédit immobilier', 'Mortgages'),
        w(
          'Capacité d’emprunt, taux, offre, renégociation, remboursement anticipé.',
          'Borrowing power, rates, offers, refinancing, early repayment.',
        ),
        list(
          'prêt immobilier | prêt à taux zéro | taux d’endettement | renégocier son prêt | rachat de crédit | remboursement anticipé | apport | prêt relais | courtier',
          'home loan | mortgage rate | borrowing capacity | refinance | early repayment | down payment | bridging loan | mortgage broker | expat mortgage',
        ),
        list(
          'Combien puis-je emprunter avec mon salaire ? | Faut-il renégocier mon prêt maintenant ?',
          'How much can I borrow with my salary? | Can a non-resident get a mortgage in France?',
        ),
      ),
      {
        description: w(
          'Taux d’effort, durée, frais, assurance : l’expert refait le calcul avec vos chiffres et vous dit ce qui se négocie.',
          'Debt ratio, length, fees, insurance: the expert does the sums with your figures and tells you what can be negotiated.',
        ),
        typicalQuestions: list(
          'Le prêt m’est refusé, puis-je récupérer mon dépôt de garantie ?',
          'My loan was refused, do I get my purchase deposit back?',
        ),
        intake: [
          required(
            text(
              'income',
              w(
                'Quels sont vos revenus nets, votre situation et vos crédits en cours ?',
                'What is your net income, your work situation and your current loans?',
              ),
              w('Le taux d’effort se calcule là-dessus.', 'The debt ratio is worked out from these.'),
              list(
                '(gagne|salaire|revenus?|cdi|cdd|independant|fonctionnaire)[^.?]{0,40}\\d{3,}',
                '(earn|salary|income|self-employed|permanent)[^.?]{0,40}\\d{3,}',
              ),
            ),
          ),
          text(
            'project',
            w('Quel est le prix du bien et votre apport ?', 'What is the price of the property and your own money?'),
            w('Les frais de notaire sont à couvrir en premier.', 'Notary fees come first.'),
            list(
              '(apport|prix|bien a|maison a|appartement a)[^.?]{0,30}\\d{2,}',
              '(deposit|price|property|house|flat)[^.?]{0,30}\\d{2,}',
            ),
          ),
          choice(
            'stage',
            w('Où en êtes-vous ?', 'What stage have you reached?'),
            w('Le compromis fixe le délai pour trouver le prêt.', 'The sale agreement sets the time to find the loan.'),
            {
              projet: w('Simple projet', 'Just planning'),
              compromis: w('Compromis signé', 'Sale agreement signed'),
              offre: w('Offre de prêt reçue', 'Loan offer received'),
              rembourse: w('Prêt en cours', 'Repaying now'),
            },
            list(
              '(compromis|offre de pret|projet|(mon|notre) (pret|credit) (actuel|en cours)|renegoci)',
              '(sale agreement|compromis|loan offer|planning|current (loan|mortgage)|refinanc)',
            ),
          ),
          letters,
          byWhen,
        ],
      },
    ),
    sub(
      'surendettement',
      w('Surendettement et fichage', 'Over-indebtedness and blacklisting'),
      w(
        'Dossier à la Banque de France, plan, effacement, FICP.',
        'The Banque de France procedure, plans, debt relief, credit files.',
      ),
      list(
        'dettes | commission de surendettement | Banque de France | fiché FICP | interdit bancaire | fichier central des chèques | rétablissement personnel | je n’arrive plus à payer mes crédits',
        'debts | over-indebted | Banque de France | debt relief | blacklisted | credit file | cannot repay my loans | personal bankruptcy',
      ),
      list(
        'Je ne peux plus payer mes crédits, dois-je déposer un dossier ? | Combien de temps reste-t-on fiché ?',
        'I can no longer repay my loans, should I file for over-indebtedness? | How long does a credit blacklisting last?',
      ),
    ),
    sub(
      'credit-consommation',
      w('Crédit à la consommation', 'Consumer credit'),
      w(
        'Prêt personnel, crédit renouvelable, paiement en plusieurs fois, rétractation.',
        'Personal loans, revolving credit, pay in instalments, withdrawal.',
      ),
      list(
        'prêt personnel | crédit renouvelable | crédit revolving | crédit auto | paiement en quatre fois | rachat de crédits | regroupement de crédits | TAEG',
        'personal loan | revolving credit | car loan | buy now pay later | debt consolidation | APR | instalments',
      ),
      list(
        'Puis-je annuler un crédit signé hier ? | Le regroupement de crédits est-il une bonne affaire ?',
        'Can I cancel a loan I signed yesterday? | Is consolidating my loans a good deal?',
      ),
    ),
    sub(
      'frais-decouvert',
      w('Découvert et frais bancaires', 'Overdrafts and bank fees'),
      w('Agios, commissions, rejets de prélèvement, plafonds.', 'Interest, charges, rejected debits, caps on fees.'),
      list(
        'agios | commission d’intervention | rejet de prélèvement | chèque sans provision | frais d’incident | client fragile | à découvert',
        'overdraft charges | bank fees | bounced cheque | rejected direct debit | incident fees | unarranged overdraft',
      ),
      list(
        'Ma banque m’a pris cent euros de frais ce mois-ci, est-ce légal ? | Comment faire annuler des commissions d’intervention ?',
        'My bank charged me a hundred euros this month, is that legal? | How do I get charges cancelled?',
      ),
    ),
    sub(
      'ouverture-cloture-compte',
      w('Ouvrir, fermer, changer de banque', 'Opening, closing, switching accounts'),
      w(
        'Droit au compte, compte bloqué ou clôturé, mobilité bancaire.',
        'The right to an account, frozen or closed accounts, switching.',
      ),
      list(
        'droit au compte | compte bloqué | clôture de compte | changer de banque | compte joint | compte inactif | refus d’ouverture',
        'open a bank account | account frozen | account closed | switch banks | joint account | right to an account | dormant account',
      ),
      list(
        'Aucune banque ne veut m’ouvrir un compte, que faire ? | Ma banque a bloqué mon compte sans explication, est-ce permis ?',
        'No bank will open an account for me, what can I do? | How does a newcomer open a French bank account?',
      ),
    ),
    sub(
      'virements-cheques-prelevements',
      w('Virements, chèques, prélèvements', 'Transfers, cheques, direct debits'),
      w(
        'Virement en retard ou mal dirigé, chèque rejeté, mandat révoqué.',
        'Late or misdirected transfers, bounced cheques, cancelled mandates.',
      ),
      list(
        'virement SEPA | virement instantané | erreur de RIB | IBAN | chèque de banque | prélèvement SEPA | virement à l’étranger | encaisser un chèque',
        'SEPA transfer | instant transfer | wrong IBAN | cheque | banker’s draft | direct debit mandate | wire money abroad | exchange rate',
      ),
      list(
        'J’ai fait un virement sur le mauvais compte, comment le récupérer ? | Comment arrêter un prélèvement ?',
        'I sent a transfer to the wrong account, how do I get it back? | What is the cheapest way to move money from the UK to France?',
      ),
    ),
    sub(
      'epargne-placements',
      w('Épargne et placements', 'Savings and investments'),
      w(
        'Livrets, plan d’épargne, bourse, fonds en euros, risques.',
        'Savings accounts, share plans, the stock market, risks.',
      ),
      list(
        'livret A | LDDS | PEL | PEA | bourse | actions | placer son argent | SCPI | taux du livret | ETF',
        'savings account | livret A | invest money | stocks | share savings plan | PEA | funds | ETF | where to put my savings',
      ),
      list(
        'Où placer trente mille euros sans risque ? | Faut-il fermer mon PEL ?',
        'Where can I put thirty thousand euros without risk? | Can an American living in France open a PEA?',
      ),
    ),
    sub(
      'arnaque-placement-crypto',
      w('Arnaques au placement et cryptomonnaies', 'Investment scams and crypto'),
      w(
        'Faux livrets, faux courtiers, plateformes qui ne rendent pas l’argent.',
        'Fake savings books, fake brokers, platforms that keep the money.',
      ),
      list(
        'arnaque bitcoin | faux placement | trading | forex | faux livret | liste noire AMF | plateforme de crypto | retrait bloqué',
        'crypto scam | fake broker | trading platform | forex | bitcoin | withdrawal blocked | investment fraud | AMF blacklist',
      ),
      list(
        'La plateforme de crypto me demande de payer pour retirer mes gains, est-ce une arnaque ? | Comment vérifier qu’un conseiller est agréé ?',
        'A crypto platform wants a fee before I can withdraw, is it a scam? | How do I check that an adviser is authorised?',
      ),
    ),
    sub(
      'mediateur-bancaire',
      w('Réclamation et médiateur', 'Complaints and the ombudsman'),
      w(
        'Écrire au service client, saisir le médiateur, aller plus loin.',
        'Writing to the complaints service, the ombudsman, going further.',
      ),
      list(
        'médiateur bancaire | réclamation banque | ACPR | litige avec ma banque | mise en demeure banque',
        'banking ombudsman | complaint to bank | ACPR | dispute with my bank | formal notice',
      ),
      list(
        'Ma banque ne répond pas à ma réclamation, à qui m’adresser ? | Comment saisir le médiateur ?',
        'My bank ignores my complaint, where do I go? | How do I use the banking ombudsman?',
      ),
    ),
  ],
}
