import { cueList } from '../cue-list.ts'

export const banque = {
  sure: {
    fr: cueList(`
      banque* | bancaire* | banquier | compte courant | compte joint | carte bleue | cb | carte bancaire |
      virement* | rib | iban | cheque* | decouvert | agios | commissions | emprunt* | credit* | pret | prets |
      pret immo* | taux | mensualite* | surendett* | banque de france | ficp | livret a | livret | pel | pea |
      bourse | placement* | placer | epargn* | rendement | bnp | cic | lcl | credit agricole |
      societe generale | caisse d epargne | boursorama | revolut | n26 | faux conseiller |
      conseiller bancaire | distributeur | opposition | paypal | courtier | apport | rachat de credit |
      cloture mon compte | cloturer mon compte | interdit bancaire | cryptomonnaie arnaque |
      fiche banque de france | rembourser mon credit | pret immobilier | pret etudiant | pret relais |
      ma banque | la banque | ma carte a ete | retrait* | prelevement* | crypto | plateforme de trading |
      trading | forex | assurance vie fonds | etf | sicav | taux fixe | taeg | rachat de pret |
      conseiller financier | hameconn* | phishing | rejet de prelevement | aucune banque |
      valide une notification | validation | appli bancaire | appli de la banque | envoles |
      disparu de mon compte | debite | debitee | vole ma carte | code secret | code confidentiel | rib pirate |
      faux rib | escroquerie virement | virement recu | virement bloque | virement en retard | recredit* |
      contester un paiement | chargeback | retrofacturation | agence bancaire | conseillere | conseiller |
      chequier | interdit de chequier | cheque refuse | cheque sans provision | encaisse* | endosser | rejete |
      agio | autorisation de decouvert | plafond de carte | carte avalee | carte gold | mastercard | amex |
      neobanque | compte en ligne | ouvrir un compte | ouverture de compte | compte bloque | compte gele |
      transfert de compte | mobilite bancaire | procuration bancaire | compte d un mineur | livret jeune |
      ldds | lep | compte a terme | taux d interet | fcpe | intereressement | pee | perco | epargne salariale |
      dividendes placement | krach | lingot | louis d or | scpi | crowdfunding | prete a un particulier |
      pret entre particuliers | credit auto | loa credit | credit revolving | cofidis | cetelem | sofinco |
      oney | floa | younited | klarna | paiement en 4 fois | regroupement | renegocier | renegociation |
      taux a 3 | taux a 4 | mensualites | duree du pret | sur 20 ans | sur 25 ans | differe |
      report d echeance | remboursement anticipe | ira pret | garantie hypoth* | hypotheque |
      caution credit logement | capacite d emprunt | endettement | taux d endettement | simulation de pret |
      pret refuse | refus de pret | ptz | pret a taux zero | action logement pret | micro credit |
      plan de surendettement | commission de surendettement | effacement | huissier credit | creancier* |
      dettes | ma banque refuse`),
    en: cueList(`
      bank | banks | banking | current account | joint account | credit card | debit card | wire |
      transfer money | iban | cheque | overdraft | borrow* | loan | loans | mortgage | interest rate |
      repayment* | over indebted* | banque de france | livret | pea | savings | invest* | bnp | cic |
      credit agricole | societe generale | boursorama | revolut | n26 | wise | atm | cash machine | paypal |
      broker | down payment | payment bounce* | bounces | shut my account | closed my account | fraudster |
      exchange rate | my bank | the bank | student loan | bridging loan | fixed rate | direct debit* |
      standing order | phishing | trading | crypto platform | forex | etf | stocks and shares |
      financial adviser | cash withdrawal | contactless | pin code | blacklisted | debt relief | debts piling |
      credit score | remortgag* | refinanc* | pressed yes | banking app | taken from my account |
      card details | card cloned | cloned | chargeback | dispute a payment | dispute a charge | bank manager |
      adviser at the bank | cheque book | bounced | overdrawn | card limit | swallowed | gold card |
      visa card | mastercard | amex | neobank | open an account | open anything | account opening |
      account blocked | account frozen | switching bank | power of attorney bank | kids account |
      savings rate | shares account | dividends | crash | crowdfunding | peer to peer | car finance |
      revolving | klarna | pay in 4 | consolidat* | refinancing | lenders | monthly payments | over 20 years |
      over 25 years | fixed for | early repayment | mortgage broker | lien | borrowing | debt ratio |
      loan refused | turned down for a loan | zero rate | bridging | creditor* | debt plan |
      write off my debts | foreigners account | without a french payslip | deposit cash | euros gone |
      money gone | swift | bic | my bank refuses | bank refuses`),
  },
  hint: {
    fr: cueList(`
      compte | carte | frais | euros | preleve* | argent | salaire | rembourse* | net par mois | de cote |
      risque* | rapporte | fiche | notification | achat | annuler | gagner | preteur | reste | ans | refuse |
      visa | mandat | valide | cloture | interets | actions | rachat | guichet`),
    en: cueList(`
      account | card | fee | fees | euros | money | earn | saved | scam* | refuse to give | saved up |
      keep up | purchase | cancel | save | left | years | refuse | rate | gone | payslip | foreigners | gold |
      cash | interest | yield | lender | guarantee | branch | simulation | notification | pin`),
  },
}
