import { describe, expect, it } from 'vitest'
import { dossierFor, now } from '../../../test/scenarios/knowledge-dossier.ts'
import { categories } from '../../catalog/catalog.ts'
import { sheets } from '../../catalog/knowledge/sheets.data.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Answer } from '../shapes.ts'
import { modelAnswer } from './model-answer.ts'
import { modelReply } from './model-reply.ts'

/** Follow-ups written before it was known how a reply is chosen, with what the reply must say. */
const conversations: { sheet: string; locale: Locale; asked: string; follow: [string, RegExp][] }[] = [
  {
    sheet: 'depot-de-garantie',
    locale: 'fr',
    asked:
      'Mon propriétaire ne me rend pas mon dépôt de garantie de 850 euros. J’ai rendu les clés le 12 septembre 2026 et il ne répond plus.',
    follow: [
      [
        'Il vient de m’envoyer un mail : il garde 300 euros pour des traces sur le mur du salon, sans facture. Il a le droit ?',
        /C’est noté, «.*300 euros.*» *\. Cela répond à «\sQuelle somme est retenue\s\?\s».*(?:dûment justifiées|demandez les devis ou les factures)/,
      ],
      ['Et si mon bail était meublé, ça change le délai ?', /ne traite pas ce point.*Un expert vous demanderait/],
      ['Combien coûte le tribunal et est-ce que je dois prendre un avocat ?', /pas de prix relu.*conciliateur/],
    ],
  },
  {
    sheet: 'licenciement',
    locale: 'fr',
    asked: 'J’ai été licencié pour faute grave, lettre reçue le 3 novembre 2026, 6 ans d’ancienneté, 2 400 euros brut.',
    follow: [
      ['Jusqu’à quand puis-je aller aux prud’hommes ?', /si c’est le 3 novembre 2026, [^;]*le 3 novembre 2027\.$/],
      ['Je n’ai plus l’enveloppe, est-ce grave ?', /liste de ma réponse\s: «\s.*l’enveloppe\s»/],
      ['Merci beaucoup, c’est très clair.', /Je vous en prie/],
    ],
  },
  {
    sheet: 'voyage-vol-annule',
    locale: 'en',
    asked: 'My flight from Paris to Lisbon was cancelled on 20 November 2026, the airline offers only a voucher.',
    follow: [
      ['Can I refuse the voucher and get my money back?', /See the beginning of my answer.*refund of the ticket/],
      [
        'They told me two days before departure. How much compensation is that?',
        /step 1.*articles 5 and 7\).*250, 400 or 600 euros/,
      ],
      ['What if they say it was bad weather?', /may depend on it: An outside strike, the weather/],
    ],
  },
  {
    sheet: 'garantie-vice-cache',
    locale: 'en',
    asked: 'The washing machine I bought on 2 May 2026 for 499 euros broke down and the seller refuses to repair it.',
    follow: [
      ['The shop says I must go to the manufacturer. Is it true?', /claimed from the seller/],
      ['Which papers should I send them?', /The papers to gather: the invoice or till receipt; photos/],
      ['Do I have to pay for the return shipping?', /An expert would/],
    ],
  },
  {
    sheet: 'rupture-conventionnelle',
    locale: 'fr',
    asked: 'Mon employeur me propose une rupture conventionnelle, que dois-je vérifier avant de signer ?',
    follow: [
      [
        'On a signé le 16 novembre 2026, j’ai changé d’avis : jusqu’à quel jour je peux me rétracter ?',
        /Compté du 16 novembre 2026\s:.*le 1er décembre 2026\.$/,
      ],
      [
        'Mon employeur propose 1 500 euros, j’ai 4 ans d’ancienneté et 2 100 euros de salaire. C’est assez ?',
        /Depuis combien de temps travaillez-vous.*un quart de mois de salaire.*articles L\. 1234-9 et R\. 1234-2/,
      ],
      ['Est-ce que j’aurai droit au chômage ?', /Un expert chercherait la règle/],
    ],
  },
  {
    sheet: 'renoncer-dettes-heritage',
    locale: 'fr',
    asked: 'Mon père est décédé le 2 août 2026 avec des dettes. Puis-je refuser la succession ?',
    follow: [
      ['Mes enfants devront-ils renoncer aussi ?', /Un expert/],
      ['Combien de temps ai-je pour décider ?', /Compté du 2 août 2026\s: [^;]*le 2 décembre 2026\.$/],
      ['Je peux quand même garder sa montre ?', /trancher\. Le greffe/],
    ],
  },
  {
    sheet: 'fraude-carte-virement',
    locale: 'en',
    asked: 'Someone made 3 payments of 420 euros with my card on 10 November 2026 and the bank refuses to refund me.',
    follow: [
      [
        'The bank says I was negligent because I read out a code on the phone. What now?',
        /Noted, .*Did you approve the payment yourself\?.*step 3.*for the bank to prove/,
      ],
      ['How long do I have to dispute it?', /with “No, I approved nothing”, .*on 10 December 2027\.$/],
      ['Should I file a police report first?', /An expert would/],
    ],
  },
  {
    sheet: 'changer-operateur-resiliation',
    locale: 'fr',
    asked: 'Je veux changer d’opérateur internet, que dois-je faire ?',
    follow: [
      [
        'Ils me réclament 59 euros de frais de résiliation, c’est légal ?',
        /Un engagement ne peut dépasser vingt-quatre mois/,
      ],
      ['J’ai un engagement de 24 mois jusqu’en mars 2027.', /répond à «\sÊtes-vous encore engagé\s\?\s»/],
      ['Et mon numéro, je le garde ?', /RIO au 3179/],
    ],
  },
  {
    sheet: 'degat-des-eaux-habitation',
    locale: 'fr',
    asked: 'J’ai eu un dégât des eaux venu de l’appartement du dessus le 14 novembre 2026.',
    follow: [
      [
        'L’assureur du voisin ne répond pas, je fais quoi ?',
        /gardez la preuve de votre demande.*médiateur de l’assurance/,
      ],
      ['Dans quel délai je devais déclarer ? J’ai déclaré le 18 novembre.', /cinq jours ouvrés/],
      ['Est-ce que je peux commencer les travaux ?', /Un expert vous dirait/],
    ],
  },
  {
    sheet: 'compromis-achat',
    locale: 'en',
    asked: 'We signed a preliminary contract to buy a flat on 20 November 2026 and the bank refuses the loan.',
    follow: [
      ['Can we still withdraw without losing the deposit?', /step 1.*within ten days/],
      ['The bank’s refusal letter came on 25 November. Do I have to send it to the seller?', /loan|refusals/],
      ['Is the notary included in the price?', /An expert would/],
    ],
  },
  {
    sheet: 'salaire-heures-supplementaires',
    locale: 'fr',
    asked:
      'Mon employeur ne me paie pas mes heures supplémentaires, environ 20 heures depuis septembre 2026. Que faire ?',
    follow: [
      ['Quelles preuves dois-je réunir ?', /L\. 3171-4.*un relevé des heures, jour par jour.*Laquelle avez-vous déjà/],
      ['Mes relevés WhatsApp suffisent-ils comme preuve ?', /rien de plus que ma réponse précédente/],
      [
        'Combien me doit-il si je suis payé 12,50 €/h ?',
        /20 heures à 12,50\s€.*312,50\s€.*375,00\s€.*combien d’heures de plus chaque semaine/,
      ],
      [
        'J’ai fait 10 heures de plus par semaine pendant 2 semaines, à 12,50 € de l’heure. Combien cela fait ?',
        /20 heures à 12,50\s€ font 325,00\s€ brut/,
      ],
      ['Et s’il me licencie pour ça ?', /L\. 1232-2.*Avant de licencier/],
    ],
  },
  {
    sheet: 'salaire-heures-supplementaires',
    locale: 'en',
    asked: 'My employer does not pay my overtime since September 2026. What can I do?',
    follow: [
      ['How much does he owe me if I earn €12.50 an hour?', /one point is missing: how many hours/],
      ['It is 20 hours of overtime in all, at €12.50 an hour.', /20 hours at €12\.50.*€312\.50.*€375\.00/],
    ],
  },
  {
    sheet: 'degat-des-eaux-habitation',
    locale: 'fr',
    asked: 'J’ai eu un dégât des eaux le 14 novembre 2026 chez moi, j’ai déclaré à mon assurance le 16.',
    follow: [
      [
        'L’expert de l’assurance est passé hier et a rendu son rapport. Dans quel délai l’assureur doit-il me payer ?',
        /Un expert chercherait la règle et vous la citerait, après une question.*avez-vous sur ce point/,
      ],
      ['Comment prouver la valeur de mes meubles ?', /Pour le prouver.*factures, devis et preuves d’achat/],
    ],
  },
  {
    sheet: 'divorce',
    locale: 'fr',
    asked: 'Je veux divorcer, ma femme est d’accord sur tout, nous avons deux enfants et un appartement.',
    follow: [['Est-ce qu’on peut prendre le même avocat ?', /chacun assisté par un avocat.*dépend de qui décide/]],
  },
  {
    sheet: 'loyer-charges',
    locale: 'en',
    asked: 'My landlord wants to raise my rent by 12% in January, my unfurnished flat is in Toulouse.',
    follow: [['Do I need a lawyer to challenge it?', /depends on who decides\. The local conciliation board/]],
  },
  {
    sheet: 'demission-preavis',
    locale: 'en',
    asked: 'I want to resign from my permanent job in Lyon, I am a sales assistant with two years of service.',
    follow: [['What if my boss refuses my resignation?', /a refusal, keep proof of your request and of its date/]],
  },
  {
    sheet: 'litige-artisan-prestataire',
    locale: 'fr',
    asked: 'Le garage a mal réparé ma voiture le 9 novembre 2026 et me réclame 900 euros.',
    follow: [['Il peut garder ma voiture si je ne paie pas ?', /^(?!.*lettre de voiture)/]],
  },
  {
    sheet: 'voisinage',
    locale: 'fr',
    asked: 'Mon voisin joue de la batterie chaque soir et ne veut rien entendre.',
    follow: [
      ['Faut-il voir un conciliateur avant de saisir le tribunal ?', /Avant de saisir le tribunal/],
      ['Puis-je insonoriser le mur sans attendre le juge ?', /^(?!.*qui décide)/],
    ],
  },
  {
    sheet: 'litige-garage-devis',
    locale: 'en',
    asked: 'The garage charged me 900 euros for a repair that I never ordered.',
    follow: [
      ['Who pays the towing if the garage refuses to do it?', /^(?!.*a refusal, keep proof)/],
      ['What can I do if they refuse?', /a refusal, keep proof/],
      ['May I send a registered letter from Spain?', /^(?!.*on the list of my answer)/],
    ],
  },
  {
    sheet: 'chien-sante',
    locale: 'fr',
    asked: 'Mon chien boite de la patte arrière depuis trois jours après une balade, il mange bien.',
    follow: [['Combien coûte une radio ?', /pas de prix relu.*demandez un devis/]],
  },
]

const categoryOf = (sheet: string) =>
  categories.find(({ subCategories }) => subCategories.some(({ slug }) => slug === sheet))?.slug ?? ''

/** The labels of facts (« Somme retenue ») name values in a list, and say nothing in a sentence. */
const labelsOf = (sheet: string, locale: Locale) =>
  (sheets[sheet]?.facts ?? []).flatMap(({ label }) => (label ? [label[locale]] : []))

describe('a follow-up', () => {
  it.each(conversations)('is answered in its context: $asked', async ({ sheet, locale, asked, follow }) => {
    let dossier = await dossierFor({ category: categoryOf(sheet), sub: sheet, text: asked, locale })
    const before: (string | Answer)[] = [modelAnswer(dossier)]
    const passages: string[] = []
    for (const [message, says] of follow) {
      dossier = { ...dossier, turns: [...dossier.turns, { author: 'client', text: message, at: now }] }
      const reply = modelReply(dossier, { message, before, refunded: false })
      before.push(reply)
      expect(reply, message).toMatch(says)
      expect(reply).not.toMatch(/si la réponse à|if the answer to|\{\w+\}|article [LRD]\.[»”]/)
      for (const label of labelsOf(sheet, locale))
        expect(reply, message).not.toMatch(new RegExp(`(?:C’est noté|Noted), ${label}\\b`, 'i'))
      const [, ...said] = reply.split(/(?<=[.?]) (?=\p{Lu})/u)
      expect(passages.filter((passage) => passage.length > 60 && said.includes(passage))).toEqual([])
      passages.push(...said)
    }
  })

  it('is no occasion for a date that rests on two suppositions', async () => {
    const text = 'Mon père est décédé le 2 août 2026 avec des dettes. Puis-je refuser la succession ?'
    const dossier = await dossierFor({ category: 'succession', sub: 'renoncer-dettes-heritage', text })
    expect(modelAnswer(dossier).deadlines.map(({ date }) => date)).toEqual(['2026-12-02'])
  })
})
