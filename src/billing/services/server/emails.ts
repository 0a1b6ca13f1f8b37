import type { MessagesLike } from '../../../i18n/text.ts'
import type { ServiceEmail } from './services.ts'

type Letter = { subject: string; lead: string; more: string; button: string }
const asFr = <T extends Record<ServiceEmail, Letter>>(letters: T): Record<ServiceEmail, Letter> => letters

const fr = {
  reason: 'Vous recevez ce message parce que vous nous avez demandé un devis.',
  reference: 'Référence',
  amount: 'Montant, TVA comprise',
  until: 'Valable jusqu’au',
  what: 'Prestation',
  basis:
    'Après la commande, vous avez quatorze jours pour renoncer. Seule reste due la part que nous avons marquée comme faite, en pour cent du prix\u00a0: 0\u00a0% au départ, et toujours visible dans votre compte.',
  withdraw: 'Renoncer au contrat ici',
  letters: asFr({
    requested: {
      subject: 'Votre demande de devis est arrivée',
      lead: 'Une personne de la maison la lit et vous répond par un prix, ou vous dit pourquoi ce n’est pas possible.',
      more: 'Rien n’est dû tant que vous n’avez pas commandé.',
      button: 'Voir ma demande',
    },
    quoted: {
      subject: 'Votre devis\u00a0: {amount}',
      lead: 'Nous vous proposons «\u00a0{title}\u00a0» pour {amount}, une seule fois.',
      more: '',
      button: 'Lire le devis',
    },
    paid: {
      subject: 'Reçu de {amount}',
      lead: 'Nous avons reçu {amount} pour «\u00a0{title}\u00a0». La prestation commence.',
      more: 'La facture est jointe\u202f; elle est aussi dans votre compte.',
      button: 'Voir la facture',
    },
    declined: {
      subject: 'Votre demande de devis',
      lead: 'Nous ne pouvons pas répondre à cette demande par un devis.',
      more: '',
      button: 'Voir ma demande',
    },
    voided: {
      subject: 'Votre commande est annulée',
      lead: 'Nous avons retiré la facture de «\u00a0{title}\u00a0», qui n’était pas payée. Rien n’est dû, et rien ne sera prélevé.',
      more: 'Si vous souhaitez encore cette prestation, demandez un nouveau devis.',
      button: 'Demander un devis',
    },
    expired: {
      subject: 'Votre devis n’est plus valable',
      lead: 'Le devis «\u00a0{title}\u00a0» a expiré. Rien n’est dû.',
      more: 'Vous pouvez en demander un nouveau quand vous voulez.',
      button: 'Demander un devis',
    },
  }),
}

const en: MessagesLike<typeof fr> = {
  reason: 'You receive this message because you asked us for a quote.',
  reference: 'Reference',
  amount: 'Amount, VAT included',
  until: 'Valid until',
  what: 'Service',
  basis:
    'After the order you have fourteen days to withdraw. Only the part that we have marked as done stays owed, in per cent of the price: 0% at first, and always shown in your account.',
  withdraw: 'Withdraw from the contract here',
  letters: {
    requested: {
      subject: 'Your request for a quote has arrived',
      lead: 'A person of the house reads it and answers with a price, or tells you why it is not possible.',
      more: 'Nothing is owed until you order.',
      button: 'See my request',
    },
    quoted: {
      subject: 'Your quote: {amount}',
      lead: 'We offer you “{title}” for {amount}, once.',
      more: '',
      button: 'Read the quote',
    },
    paid: {
      subject: 'Receipt for {amount}',
      lead: 'We have received {amount} for “{title}”. The work begins.',
      more: 'The invoice is attached, and in your account too.',
      button: 'See the invoice',
    },
    declined: {
      subject: 'Your request for a quote',
      lead: 'We cannot answer this request with a quote.',
      more: '',
      button: 'See my request',
    },
    voided: {
      subject: 'Your order is cancelled',
      lead: 'We have withdrawn the invoice for “{title}”, which was not paid. Nothing is owed, and nothing will be taken.',
      more: 'If you still want this service, ask for a new quote.',
      button: 'Ask for a quote',
    },
    expired: {
      subject: 'Your quote is no longer valid',
      lead: 'The quote “{title}” has expired. Nothing is owed.',
      more: 'You can ask for a new one at any time.',
      button: 'Ask for a quote',
    },
  },
}

export const serviceEmails = { fr, en }
