import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, party, required, sub, text, w } from '../notation.ts'
import { lawPolicy } from '../policies.ts'

const seller = party(
  w(
    'Quel est le vendeur ou le prestataire, et où est-il établi ?',
    'Who is the seller or provider, and where are they based?',
  ),
  list(
    '(amazon|fnac|darty|cdiscount|leboncoin|vinted|shein|temu|aliexpress|ryanair|easyjet|air france|sncf|booking|airbnb|edf|engie|veolia|basic ?fit|zalando|boulanger|ikea|leroy merlin) | (vendeur|magasin|societe|entreprise|site|enseigne) (s.appelle|est|[a-z]+\\.(com|fr))',
    '(amazon|fnac|darty|cdiscount|leboncoin|vinted|shein|temu|aliexpress|ryanair|easyjet|air france|sncf|booking|airbnb|edf|engie|ikea|zalando) | (seller|shop|company|site|provider) (is|called|named|[a-z]+\\.(com|fr))',
  ),
)
const byWhen = deadline(
  w(
    'Quatorze jours pour se rétracter d’un achat à distance, deux ans pour un défaut.',
    'Fourteen days to withdraw from a distance purchase, two years for a defect.',
  ),
  w(
    'Y a-t-il une date limite : rétractation, livraison, échéance, départ ?',
    'Is there a deadline: withdrawal, delivery, renewal, departure?',
  ),
)
const bought = date(
  'bought',
  w('Quand avez-vous acheté, signé ou reçu ?', 'When did you buy, sign or receive it?'),
  w('Rétractation et garantie se comptent à partir de là.', 'Withdrawal and warranty run from that day.'),
)
const amount = text(
  'amount',
  w('Combien avez-vous payé, et comment ?', 'How much did you pay, and how?'),
  w(
    'Un paiement par carte ouvre parfois un remboursement par la banque.',
    'A card payment sometimes opens a refund through the bank.',
  ),
  list(
    '\\d[\\d .]*(€|euros?) | (paye|regle) (par|en|avec) (carte|virement|paypal|cheque|especes)',
    '(€|eur|£) ?\\d+ | \\d[\\d,.]* ?(€|eur|euros?) | paid (by|with) (card|transfer|paypal|cheque|cash)',
  ),
)
const proof = paper(
  'papers',
  w(
    'Avez-vous la facture, la commande ou les messages échangés ?',
    'Do you have the invoice, the order or the messages exchanged?',
  ),
  w('Ce qui a été promis par écrit oblige le vendeur.', 'What was promised in writing binds the seller.'),
  list(
    '(facture|bon de commande|devis|contrat|confirmation|mails?|captures? d.ecran|ci-joint)',
    '(invoice|receipt|order|quote|contract|confirmation|emails?|screenshots?|attached)',
  ),
)
const wish = choice(
  'wish',
  w('Que souhaitez-vous obtenir ?', 'What would you like to obtain?'),
  w('On ne demande pas un remboursement comme une réparation.', 'A refund and a repair are not claimed the same way.'),
  {
    rembourse: w('Un remboursement', 'A refund'),
    repare: w('Une réparation ou un échange', 'A repair or replacement'),
    resilier: w('Mettre fin au contrat', 'To end the contract'),
    dedommage: w('Un dédommagement', 'Compensation'),
  },
  list(
    '(rembours|reparer|echange|remplac|annuler|resili|dedommag|indemnis)',
    '(refund|money back|repair|replace|exchange|cancel|compensation)',
  ),
)

export const consommation: Category = {
  slug: 'consommation',
  name: w('Consommation', 'Consumer rights'),
  sentence: w(
    'Achat, garantie, livraison, abonnement, arnaque, voyage.',
    'Purchases, warranties, deliveries, subscriptions, scams, travel.',
  ),
  description: w(
    'Un juriste de la consommation vous dit ce que le vendeur doit, dans quel délai, et rédige avec vous la demande qui fait avancer les choses.',
    'A consumer lawyer tells you what the seller owes under French law, by when, and helps you write the claim that moves things.',
  ),
  profession: w('juriste en droit de la consommation', 'consumer lawyer'),
  synonyms: list(
    'achat | remboursement | vendeur | commande | magasin | garantie | rétractation | litige | arnaque | abonnement',
    'purchase | refund | seller | order | shop | warranty | withdrawal | dispute | scam | subscription',
  ),
  typicalQuestions: list(
    'Ma commande n’arrive pas et le site ne répond plus, que faire ? | Le vendeur refuse la garantie, est-ce légal ? | Comment résilier une salle de sport ? | Mon vol a été annulé, à quoi ai-je droit ?',
    'My order never arrived and the site does not answer, what can I do? | The seller refuses the warranty, is that legal? | How do I cancel a gym contract in France? | My flight was cancelled, what am I entitled to?',
  ),
  regulated: 'law',
  policy: lawPolicy(
    w(
      'Avocats et juristes habilités en droit de la consommation, titres vérifiés.',
      'Consumer lawyers and authorised legal advisers, with verified titles.',
    ),
  ),
  intake: [required(wish), bought, amount, proof, seller, byWhen],
  subCategories: [
    full(
      sub(
        'achat-en-ligne-livraison',
        w('Achat en ligne et livraison', 'Online shopping and delivery'),
        w(
          'Colis perdu, retard, site qui ne répond plus, rétractation.',
          'Lost parcels, delays, silent sites, the right to withdraw.',
        ),
        list(
          'colis non reçu | colis perdu | retard de livraison | droit de rétractation | site frauduleux | marketplace | retour de commande | commande annulée | article jamais reçu | Vinted | Leboncoin',
          'parcel not received | lost parcel | late delivery | right of withdrawal | fake website | marketplace | return an order | cancelled order | item never arrived',
        ),
        list(
          'Mon colis est noté livré mais je n’ai rien reçu, que faire ? | Le site refuse mon retour sous quatorze jours, est-ce permis ?',
          'My parcel is marked delivered but never came, what can I do? | The site refuses my return within fourteen days, is that allowed?',
        ),
      ),
      {
        description: w(
          'Le vendeur répond de la livraison, même quand le transporteur a perdu le colis. L’expert vérifie les délais et rédige avec vous la demande.',
          'The seller answers for the delivery, even when the carrier lost the parcel. The expert checks the time limits and writes the claim with you.',
        ),
        typicalQuestions: list('Qui paie les frais de retour ?', 'Who pays to send it back?'),
        intake: [
          required(
            text(
              'problem',
              w('Qu’est-ce qui ne va pas avec la commande ?', 'What is wrong with the order?'),
              w(
                'Retard, défaut et changement d’avis ont chacun leur règle.',
                'Delay, defect and change of mind each have their rule.',
              ),
              list(
                '(jamais (recu|livre|arrive)|pas (recu|livre|arrive)|retard|casse|abime|defectueu|contrefacon|changer d.avis|retour|retract)',
                '(never (arrived|came|received)|not (received|delivered|arrived)|late|broken|damaged|faulty|fake|change my mind|return)',
              ),
            ),
          ),
          bought,
          amount,
          seller,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'garantie-vice-cache',
        w('Garantie et vice caché', 'Warranties and hidden defects'),
        w(
          'Produit en panne ou non conforme : réparation, échange, remboursement.',
          'Faulty or misdescribed goods: repair, exchange, refund.',
        ),
        list(
          'garantie légale de conformité | vice caché | produit défectueux | garantie deux ans | extension de garantie | service après-vente | SAV refuse | produit reconditionné | non conforme',
          'legal warranty | hidden defect | faulty product | two-year guarantee | extended warranty | after-sales service | refurbished | not as described | defective',
        ),
        list(
          'Mon appareil tombe en panne après dix-huit mois, qui paie ? | Le magasin me renvoie vers le fabricant, en a-t-il le droit ?',
          'My appliance failed after eighteen months, who pays? | The shop sends me to the manufacturer, may it do that?',
        ),
      ),
      {
        description: w(
          'Garantie légale, commerciale ou vice caché : l’expert choisit la plus forte et vous dit ce qu’il faut prouver, et ce que le vendeur doit prouver.',
          'Legal warranty, commercial warranty or hidden defect: the expert picks the strongest and tells you what you must prove, and what the seller must prove.',
        ),
        typicalQuestions: list(
          'Une voiture d’occasion achetée à un particulier est-elle garantie ?',
          'Is a second-hand car from a private seller covered?',
        ),
        intake: [
          required(
            text(
              'defect',
              w('Quel est le bien, et quel est le défaut ?', 'What is the item, and what is the defect?'),
              w('Il faut un défaut qui existait à l’achat.', 'The defect must have existed at the purchase.'),
              list(
                '(panne|casse|ne (marche|fonctionne|s.allume) (plus|pas)|defaut|vice|rouille|bruit|fuite)',
                '(broke|broken|stopped working|does not work|doesn.t work|fault|defect|rust|noise|leak)',
              ),
            ),
          ),
          choice(
            'from',
            w('Qui vous l’a vendu ?', 'Who sold it to you?'),
            w(
              'Un particulier ne doit pas la garantie de deux ans.',
              'A private seller does not owe the two-year warranty.',
            ),
            {
              pro: w('Un magasin ou un site', 'A shop or a site'),
              particulier: w('Un particulier', 'A private person'),
            },
            list(
              '(magasin|garage|concession|site|enseigne|particulier|leboncoin|vinted)',
              '(shop|store|dealer|garage|site|private (seller|person)|leboncoin|vinted)',
            ),
          ),
          bought,
          seller,
          byWhen,
        ],
      },
    ),
    sub(
      'resiliation-abonnement',
      w('Résilier un abonnement', 'Cancelling a subscription'),
      w(
        'Salle de sport, presse, service en ligne, reconduction tacite.',
        'Gyms, magazines, online services, automatic renewal.',
      ),
      list(
        'résilier abonnement | salle de sport | reconduction tacite | prélèvement abonnement caché | engagement | essai gratuit devenu payant | désabonnement',
        'cancel subscription | gym membership | automatic renewal | hidden subscription | free trial charged | unsubscribe | commitment period',
      ),
      list(
        'Ma salle de sport refuse ma résiliation, que faire ? | Un essai gratuit me prélève chaque mois, comment l’arrêter ?',
        'My gym refuses to cancel, what can I do? | A free trial charges me every month, how do I stop it?',
      ),
    ),
    sub(
      'arnaque-internet',
      w('Arnaque et faux site', 'Scams and fake sites'),
      w(
        'Faux vendeur, faux SMS, chantage, usurpation : réagir et signaler.',
        'Fake sellers, fake texts, blackmail, stolen identity: reacting and reporting.',
      ),
      list(
        'arnaque | escroquerie | faux site | faux SMS | usurpation d’identité | arnaque aux sentiments | chantage | signaler une arnaque | faux vendeur',
        'scam | fraud | fake site | fake text | identity theft | romance scam | blackmail | report a scam | fake seller',
      ),
      list(
        'J’ai payé sur un faux site, puis-je récupérer mon argent ? | Quelqu’un utilise mon identité, que faire ?',
        'I paid on a fake site, can I get my money back? | Someone is using my identity, what should I do?',
      ),
    ),
    sub(
      'voyage-vol-annule',
      w('Voyages, vols et hôtels', 'Travel, flights and hotels'),
      w(
        'Vol annulé ou retardé, bagage perdu, hôtel non conforme, agence.',
        'Cancelled or late flights, lost luggage, bad hotels, agencies.',
      ),
      list(
        'vol annulé | vol retardé | surbooking | bagage perdu | agence de voyages | remboursement billet | train annulé | location de vacances | croisière',
        'cancelled flight | delayed flight | overbooking | lost luggage | travel agency | ticket refund | train cancelled | holiday rental | airline compensation',
      ),
      list(
        'Mon vol a eu quatre heures de retard, combien puis-je demander ? | La location de vacances ne ressemble pas aux photos, que faire ?',
        'My flight was four hours late, how much can I claim? | The holiday rental looks nothing like the photos, what can I do?',
      ),
    ),
    sub(
      'demarchage-vente-forcee',
      w('Démarchage et vente sous pression', 'Doorstep and pressure selling'),
      w(
        'Porte-à-porte, téléphone, foire, panneaux solaires, dépannage abusif.',
        'Doorstep, phone, trade fairs, solar panels, abusive call-outs.',
      ),
      list(
        'démarchage à domicile | démarchage téléphonique | foire | panneaux photovoltaïques | vente forcée | serrurier trop cher | abus de faiblesse commercial | Bloctel',
        'doorstep selling | cold calling | trade fair | solar panels | pressure selling | locksmith overcharged | nuisance calls',
      ),
      list(
        'Mon père a signé pour des panneaux solaires, peut-on annuler ? | Le serrurier m’a pris huit cents euros, est-ce contestable ?',
        'My father signed for solar panels, can it be undone? | A locksmith charged eight hundred euros, can I contest it?',
      ),
    ),
    sub(
      'litige-artisan-prestataire',
      w('Litige avec un prestataire', 'Disputes with service providers'),
      w(
        'Devis dépassé, prestation bâclée, acompte gardé, traiteur, déménageur.',
        'Overrun quotes, poor work, kept deposits, caterers, movers.',
      ),
      list(
        'devis non respecté | acompte | arrhes | déménageur | traiteur | photographe de mariage | pressing | prestation mal faite | professionnel qui ne vient pas',
        'quote not respected | deposit kept | movers | caterer | wedding photographer | dry cleaner | poor service | no show professional',
      ),
      list(
        'Acompte ou arrhes : puis-je récupérer mon argent ? | Le déménageur a cassé mes meubles, qui paie ?',
        'Can I get my deposit back if I cancel? | The movers broke my furniture, who pays?',
      ),
    ),
    sub(
      'energie-eau-facture',
      w('Électricité, gaz, eau : factures', 'Energy and water bills'),
      w(
        'Facture anormale, changement de fournisseur, coupure, chèque énergie.',
        'Abnormal bills, switching supplier, disconnection, energy voucher.',
      ),
      list(
        'facture d’électricité | facture de gaz | facture d’eau | fournisseur d’énergie | EDF | Engie | Linky | coupure pour impayé | chèque énergie | régularisation',
        'electricity bill | gas bill | water bill | energy supplier | EDF | Engie | smart meter | disconnection | energy voucher | estimated reading',
      ),
      list(
        'Ma facture d’eau a triplé, que faire ? | Le fournisseur me réclame deux ans de régularisation, est-ce permis ?',
        'My water bill has tripled, what can I do? | The supplier back-bills me for two years, is that allowed?',
      ),
    ),
    sub(
      'mediation-reclamation',
      w('Réclamation et médiation', 'Complaints and mediation'),
      w(
        'Mise en demeure, médiateur de la consommation, signalement.',
        'Formal notice, consumer mediators, reporting a business.',
      ),
      list(
        'mise en demeure | médiateur de la consommation | SignalConso | répression des fraudes | association de consommateurs | lettre de réclamation',
        'formal notice | consumer mediator | report a business | consumer association | complaint letter | small claim',
      ),
      list(
        'Comment saisir un médiateur de la consommation ? | Que doit contenir une mise en demeure ?',
        'How do I use a consumer mediator? | What goes into a formal notice?',
      ),
    ),
    sub(
      'avis-donnees-personnelles',
      w('Données personnelles et avis', 'Personal data and reviews'),
      w(
        'Effacement, publicité non voulue, fuite de données, faux avis.',
        'Erasure, unwanted advertising, data leaks, fake reviews.',
      ),
      list(
        'RGPD particulier | CNIL | supprimer mes données | droit à l’oubli | fuite de données | spam | faux avis | déréférencement',
        'GDPR request | data protection | delete my data | right to be forgotten | data leak | spam | fake reviews | CNIL',
      ),
      list(
        'Comment faire effacer mes données d’un site ? | Mes données ont fuité, quel est le risque ?',
        'How do I have my data erased? | My data was leaked, what is the risk?',
      ),
    ),
  ],
}
