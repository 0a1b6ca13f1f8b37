import { describe, expect, it } from 'vitest'
import { dossierFor, now } from '../../../test/scenarios/knowledge-dossier.ts'
import { categories } from '../../catalog/catalog.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Dossier } from '../../platform/assistant/port.ts'
import { Answer } from '../shapes.ts'
import { modelAnswer } from './model-answer.ts'
import { modelReply } from './model-reply.ts'

/** `says` must all stand in the answer, `never` must not, `dates` are the computed ones; then short follow-ups. */
type Case = {
  sub: string
  locale: Locale
  asked: string
  says: RegExp[]
  never?: RegExp
  dates?: string[]
  follow: [string, RegExp][]
}

const simpler = /En plus simple\..*1\. .*2\. .*obscur|In simpler words\..*1\. .*2\. .*unclear/
const thanked = /Je vous en prie|You are welcome/

const cases: Case[] = [
  {
    sub: 'conge-preavis-logement',
    locale: 'fr',
    asked:
      'Mon propriétaire m’envoie par e-mail un congé pour vendre l’appartement vide que je loue, reçu le 12 novembre 2026. Mon bail finit le 31 mars 2027. Suis-je obligé de partir ?',
    says: [
      /six mois avant la fin du bail/,
      /Ne partez pas et ne signez rien/,
      /lettre recommandée, de la signification/,
    ],
    never: /Choisissez le motif|date de départ que vous avez comptée|En location vide, le préavis du locataire/,
    dates: ['2026-09-30'],
    follow: [
      ['jusqu’à quand ?', /Compté du 31 mars 2027.*30 septembre 2026/],
      ['et si c’est meublé ?', /article 25-8.*trois mois avant la fin du bail/],
      ['et si je ne fais rien ?', /Faites au moins ceci\. Ne partez pas/],
      ['un simple courriel suffit-il pour ce congé ?', /étape 2.*réception de la lettre recommandée/],
      ['et mon dépôt de garantie ?', /délai maximal d’un mois/],
    ],
  },
  {
    sub: 'conge-preavis-logement',
    locale: 'en',
    asked:
      'My landlord sent me a notice to leave by plain letter on 20 October 2026 so that his son can move in. The flat is unfurnished and I do not want to go.',
    says: [/six months before the lease ends/, /Do not leave and sign nothing/, /plain letter is not on the list/],
    never: /reasons for a shorter notice|leaving date that you counted/,
    dates: [],
    follow: [
      ['is it valid?', /Compare the day you received the notice/],
      ['until when?', /six months before the lease ends/],
      ['what if I do nothing?', /Do at least this\. Do not leave/],
    ],
  },
  {
    sub: 'conge-preavis-logement',
    locale: 'fr',
    asked:
      'Je suis propriétaire et je veux donner congé à mon locataire d’un appartement vide pour vendre, le bail finit le 30 juin 2027.',
    says: [/six mois avant la fin du bail/, /joignez le prix et les conditions/],
    never: /Ne partez pas|préavis du locataire est d’un mois/,
    dates: ['2026-12-30'],
    follow: [
      ['et si c’est meublé ?', /article 25-8/],
      ['je ne comprends rien', simpler],
      ['merci beaucoup', thanked],
    ],
  },
  {
    sub: 'conge-preavis-logement',
    locale: 'fr',
    asked:
      'Je quitte mon studio meublé, le propriétaire a reçu mon préavis le 16 novembre 2026. Quand arrêter de payer ?',
    says: [/préavis d’un mois/],
    never: /zone tendue/,
    dates: ['2026-12-16'],
    follow: [
      ['jusqu’à quand ?', /le 16 décembre 2026\./],
      ['et s’il était vide ?', /trois mois/],
      ['merci', thanked],
    ],
  },
  {
    sub: 'achat-en-ligne-livraison',
    locale: 'fr',
    asked:
      'Table reçue cassée le 18 novembre 2026, achetée 340 € sur internet, la boutique dit que c’est la faute du livreur.',
    says: [/garantie légale de conformité/, /réparation et le remplacement/, /risque de perte ou d’endommagement/],
    never: /pas arrivé|date de livraison annoncée|délai de livraison/,
    dates: [],
    follow: [
      ['combien ?', /340 €/],
      ['et si je veux juste changer d’avis ?', /quatorze jours après la réception/],
      ['jusqu’à quand ?', /deux ans.*trente jours/],
    ],
  },
  {
    sub: 'achat-en-ligne-livraison',
    locale: 'en',
    asked: 'I ordered shoes online on 2 November 2026 for 120 euros and they never arrived; the shop does not answer.',
    says: [/thirty days after the contract/],
    dates: ['2026-12-02'],
    follow: [
      ['how much?', /120 euros/],
      ['until when?', /on 2 December 2026/],
      ['I don’t understand', simpler],
    ],
  },
  {
    sub: 'achat-en-ligne-livraison',
    locale: 'fr',
    asked:
      'J’ai commandé un vélo en ligne le 10 novembre 2026, il fonctionne mais ne me plaît pas. Puis-je le renvoyer ?',
    says: [/quatorze jours après la réception/, /Renvoyez-le avec une preuve de dépôt/],
    never: /n’est pas arrivé/,
    dates: [],
    follow: [
      ['jusqu’à quand ?', /quatorze jours après la réception/],
      ['qui paie le retour ?', /coûts directs du renvoi/],
      ['et maintenant ?', /Commencez par ceci\. Annoncez par écrit/],
    ],
  },
  {
    sub: 'depot-de-garantie',
    locale: 'fr',
    asked:
      'Mon propriétaire n’a pas rendu mon dépôt de garantie de 650 € depuis la remise des clés le 1er septembre 2026, loyer 600 €, état des lieux identique. J’ai donné ma nouvelle adresse.',
    says: [/délai maximal d’un mois/, /120,00\s€/],
    dates: ['2026-10-01'],
    follow: [
      ['combien ?', /120,00\s€/],
      ['et si c’est meublé ?', /deux mois/],
      ['merci', thanked],
    ],
  },
  {
    sub: 'depot-de-garantie',
    locale: 'en',
    asked: 'My landlord kept my 900 euro deposit after I moved out on 5 October 2026 with no damage. What can I do?',
    says: [/returned within one month.*for them to justify/],
    never: /^Model answer, written for the demonstration\. The tenant answers for damage/,
    follow: [
      ['how much?', /900 euro/],
      ['what if it was furnished?', /furnished home the limit is two months/],
      ['I don’t get it', simpler],
    ],
  },
  {
    sub: 'salaire-heures-supplementaires',
    locale: 'fr',
    asked:
      'Mon employeur refuse de payer mes heures supplémentaires depuis janvier 2026, environ 6 heures par semaine.',
    says: [/majorées de 25 %/, /trois ans/],
    never: /Reste dû|Aucune règle relue ne tranche/,
    dates: ['2029-01-01'],
    follow: [
      ['combien ?', /25 %/],
      ['jusqu’à quand ?', /1er janvier 2029/],
      ['je ne comprends pas', simpler],
    ],
  },
  {
    sub: 'licenciement',
    locale: 'en',
    asked: 'I was dismissed by letter received on 9 November 2026 after five years on 2,500 euros gross a month.',
    says: [/twelve months/],
    dates: ['2027-11-09', '2026-11-24'],
    follow: [
      ['how much?', /quarter of a month/],
      ['until when?', /on 9 November 2027/],
      ['what if I do nothing?', /24 November 2026.*Do at least this/],
    ],
  },
  {
    sub: 'achat-vente-vehicule',
    locale: 'fr',
    asked: 'J’ai acheté une voiture d’occasion à un particulier le 3 octobre 2026, la boîte a lâché après 200 km.',
    says: [/même particulier/, /découverte, et non de l’achat/],
    never: /Vérifiez si le vendeur est un professionnel/,
    dates: [],
    follow: [
      ['et si c’était un professionnel ?', /vendeur professionnel/],
      ['jusqu’à quand ?', /deux ans de la découverte/],
      ['et maintenant ?', /faites constater la panne/],
    ],
  },
  {
    sub: 'achat-vente-vehicule',
    locale: 'fr',
    asked: 'J’ai vendu ma voiture le 5 octobre 2026 et l’acheteur me réclame 2 000 € pour un vice caché.',
    says: [/Ne reconnaissez rien/, /Demandez à l’acheteur/],
    never: /Ne faites pas réparer avant/,
    follow: [
      ['combien ?', /2 000 €/],
      ['et si je ne réponds pas ?', /Faites au moins ceci\. Ne reconnaissez rien/],
      ['merci', thanked],
    ],
  },
  {
    sub: 'chat-sante',
    locale: 'en',
    asked: 'My cat swallowed a piece of string this morning, she is 3 years old and seems fine.',
    says: [/vet/i],
    never: /chocolate/i,
    follow: [
      ['what now?', /Call your vet today/],
      ['is it serious?', /I cannot judge that/],
      ['thank you doctor', thanked],
    ],
  },
  {
    sub: 'chat-sante',
    locale: 'fr',
    asked: 'Mon chat de 12 ans boit énormément et maigrit depuis un mois.',
    says: [/vétérinaire/, /Notez pour la suite|Réunissez d’abord/],
    never: /Voici ce qu’un expert vous demanderait|chocolat/i,
    follow: [
      ['et si j’attends ?', /ne veut pas dire que vous pouvez attendre.*Faites au moins ceci/],
      ['combien ça coûte ?', /pas de prix relu/],
      ['Peut-il prendre du paracétamol en attendant ?', /Ne donnez aucun médicament/],
      ['merci beaucoup docteur', thanked],
    ],
  },
  {
    sub: 'windows-mac-mise-a-jour',
    locale: 'en',
    asked: 'My laptop shows a blue screen after an update and I need my thesis by Wednesday.',
    says: [/protect your files first/, /Whom to ask\?/],
    never: /what an expert would ask you in order/,
    follow: [
      ['what now?', /Begin with this\. Stop trying/],
      ['how much?', /contains no sum/],
      ['I don’t understand any of this', simpler],
    ],
  },
  {
    sub: 'carrosserie-climatisation',
    locale: 'fr',
    asked: 'Une pierre a cassé mon pare-brise le 22 novembre 2026, mon assurance auto refuse de payer.',
    says: [/assuré/, /Photographiez/],
    follow: [
      ['combien ?', /aucune somme/],
      ['jusqu’à quand ?', /cinq jours ouvrés/],
      ['Combien de temps ai-je pour le déclarer, et jusqu’à quelle date exactement ?', /^(?!.*prix relu)/],
      ['et si je ne fais rien ?', /Faites au moins ceci/],
    ],
  },
  {
    sub: 'taxe-fonciere-habitation',
    locale: 'fr',
    asked: 'J’ai reçu une taxe foncière de 1 850 € le 28 septembre 2026, elle a doublé sans raison.',
    says: [/31 décembre de l’année qui suit/],
    follow: [
      ['jusqu’à quand ?', /31 décembre de l’année qui suit/],
      ['combien ?', /1 850 €/],
      ['et si je ne paie pas ?', /ne suspend pas le paiement/],
    ],
  },
  {
    sub: 'fraude-carte-virement',
    locale: 'fr',
    asked: 'On m’a volé 1 200 € sur mon compte par un faux conseiller bancaire le 25 octobre 2026.',
    says: [/Faites opposition/, /treize mois/],
    dates: ['2027-11-25'],
    follow: [
      ['jusqu’à quand ?', /25 novembre 2027/],
      ['combien ?', /1 200 €/],
      ['la banque refuse', /gardez la preuve de votre demande/],
    ],
  },
  {
    sub: 'amendes-permis',
    locale: 'en',
    asked: 'I got a speeding fine dated 10 November 2026 but my brother was driving.',
    says: [/Do not pay: paying ends/, /not the driver/],
    follow: [
      ['until when?', /25 December 2026/],
      ['what if I do nothing?', /automatically increased/],
      ['what now?', /Begin with this\. Do not pay/],
    ],
  },
  {
    sub: 'renoncer-dettes-heritage',
    locale: 'fr',
    asked: 'Mon père est décédé le 2 novembre 2026, il laisse un appartement et des dettes. Faut-il accepter ?',
    says: [/état des dettes/],
    never: /\. Aucune règle relue ne tranche/,
    dates: ['2027-03-02'],
    follow: [
      ['et si je ne fais rien ?', /2 mars 2027.*réputé renonçant/],
      ['jusqu’à quand ?', /quatre mois/],
      ['c’est trop compliqué', simpler],
    ],
  },
  {
    sub: 'voyage-vol-annule',
    locale: 'en',
    asked: 'The airline cancelled my flight from Paris to Athens on 14 November 2026 the day before.',
    says: [/250, 400 or 600 euros/],
    follow: [
      ['how much?', /250, 400 or 600 euros/],
      ['until when?', /seven days/],
      ['what if it was a strike?', /extraordinary circumstances/],
    ],
  },
  {
    sub: 'pension-alimentaire',
    locale: 'fr',
    asked: 'Mon ex ne verse plus la pension alimentaire de 250 € depuis septembre 2026.',
    says: [/demandez sans attendre à la CAF/, /servir d’intermédiaire/],
    never: /\. Aucune règle relue ne tranche/,
    follow: [
      ['combien ?', /250 €/],
      ['et s’il part à l’étranger ?', /à l’étranger change la démarche/],
      ['merci !', thanked],
    ],
  },
  {
    sub: 'chauffe-eau',
    locale: 'fr',
    asked: 'Le chauffe-eau coule par le bas depuis ce matin, il a 12 ans.',
    says: [/Coupez l’eau/, /À qui s’adresser/],
    follow: [
      ['combien ?', /aucune somme/],
      ['et maintenant ?', /Commencez par ceci\. Coupez l’eau/],
      ['et si je suis locataire ?', /menues réparations/],
    ],
  },
  {
    sub: 'plante-malade-parasites',
    locale: 'en',
    asked: 'The leaves of my lemon tree are turning yellow and falling since October.',
    says: [/Look closely before you treat/, /nursery/],
    follow: [
      ['what now?', /Begin with this\. Look closely/],
      ['what does it cost?', /no checked price/],
      ['thanks', thanked],
    ],
  },
  {
    sub: 'malfacons-chantier-abandonne',
    locale: 'fr',
    asked:
      'L’artisan a abandonné le chantier de ma salle de bains après un acompte de 4 000 € versé le 3 septembre 2026.',
    says: [/mise? en demeure|Mettez l’entreprise en demeure/],
    dates: [],
    follow: [
      ['combien ?', /4 000 €/],
      ['et si je ne fais rien ?', /Faites au moins ceci/],
      ['je ne comprends rien', simpler],
    ],
  },
  {
    sub: 'rupture-conventionnelle',
    locale: 'en',
    asked: 'My employer wants me to sign a settlement to leave. What should I check before signing?',
    says: [/fifteen calendar days/],
    follow: [
      ['how much?', /quarter of a month/],
      ['what if I change my mind?', /fifteen calendar days to withdraw/],
      ['I don’t get it', simpler],
    ],
  },
]

const categoryOf = (sheet: string) =>
  categories.find(({ subCategories }) => subCategories.some(({ slug }) => slug === sheet))?.slug ?? ''

const placeholder =
  /Voici ce qu’un expert vous demanderait pour y répondre|Here is what an expert would ask you in order|Ma réponse ne va pas jusqu’à|My answer does not go as far|tire ni date ni somme/

describe('the scripted expert', () => {
  it.each(cases)('answers for the client’s own side and subject, and its short follow-ups: $asked', async (one) => {
    const { sub, locale, asked, says, never, dates, follow } = one
    let dossier: Dossier = await dossierFor({ category: categoryOf(sub), sub, text: asked, locale })
    const answer = Answer.parse(modelAnswer(dossier))
    const text = [answer.short, ...answer.steps.map((step) => step.text)].join('\n')
    for (const said of says) expect(text).toMatch(said)
    if (never) expect(`${text}\n${answer.deadlines.map(({ what }) => what).join('\n')}`).not.toMatch(never)
    if (dates) expect(answer.deadlines.map(({ date }) => date)).toEqual(dates)
    expect(text).not.toMatch(placeholder)
    expect(answer.papers.length).toBeGreaterThan(1)
    const before: (string | Answer)[] = [answer]
    for (const [message, reply] of follow) {
      dossier = { ...dossier, turns: [...dossier.turns, { author: 'client', text: message, at: now }] }
      const written = modelReply(dossier, { message, before, refunded: false })
      expect(written, message).toMatch(reply)
      expect(written, message).not.toMatch(placeholder)
      // A figure of the answer is told anew, not quoted a second time beside it.
      expect(written, message).not.toMatch(/Avec vos chiffres|With your figures/)
      expect(before).not.toContain(written)
      before.push(written)
    }
  })
})
