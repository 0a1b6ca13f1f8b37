import { describe, expect, it } from 'vitest'
import { answered, deposit, dossierFor, now } from '../../../test/scenarios/knowledge-dossier.ts'
import { knowledge } from '../../platform/assistant/compose/known-answers.ts'
import type { Dossier } from '../../platform/assistant/port.ts'
import { Answer } from '../shapes.ts'
import { modelAnswer } from './model-answer.ts'
import { laterAnswer, modelReply } from './model-reply.ts'

/** Ten follow-ups on each of five subjects, as people write them. */
const conversations = [
  {
    category: 'logement',
    sub: 'depot-de-garantie',
    text: 'Mon propriétaire ne me rend pas ma caution de 780 €. J’ai rendu les clés le 12 septembre 2026.',
    follow: [
      'Merci beaucoup.',
      'L’état des lieux de sortie est identique à celui d’entrée.',
      'Donc combien me doit-il exactement ?',
      'Mon loyer était de 640 € hors charges.',
      'Je lui écris un mail ou une lettre ?',
      'Et s’il ne répond toujours pas ?',
      'Est-ce que je peux aller au tribunal tout seul ?',
      'Il dit que la peinture est abîmée.',
      'Combien de temps ai-je pour agir ?',
      'Je suis en colocation, ça change quoi ?',
    ],
  },
  {
    category: 'travail',
    sub: 'licenciement',
    text: 'J’ai été licencié pour faute le 2 novembre 2026, après 6 ans en CDI. Que faire ?',
    follow: [
      'J’ai reçu la lettre le 4 novembre 2026.',
      'Jusqu’à quand puis-je contester ?',
      'Je gagne 2 400 € brut par mois.',
      'À combien ai-je droit ?',
      'Je n’ai pas eu d’entretien préalable.',
      'Est-ce que j’ai droit au chômage ?',
      'Dois-je faire mon préavis ?',
      'Quels papiers dois-je demander à mon employeur ?',
      'Puis-je négocier un départ ?',
      'Merci, et combien coûte un avocat ?',
    ],
  },
  {
    category: 'consommation',
    sub: null,
    text: 'J’ai commandé un canapé en ligne le 3 novembre 2026 et il n’est pas arrivé, le vendeur ne répond plus.',
    follow: [
      'Ils m’avaient promis une livraison le 15 novembre.',
      'Puis-je annuler ?',
      'Jusqu’à quand puis-je me rétracter ?',
      'J’ai payé 899 € par carte.',
      'La banque peut-elle me rembourser ?',
      'Et si le vendeur est en Allemagne ?',
      'Ils proposent un bon d’achat.',
      'Qui peut m’aider gratuitement ?',
      'Le canapé est arrivé hier, mais cassé.',
      'D’accord.',
    ],
  },
  {
    category: 'famille',
    sub: null,
    text: 'Mon ex ne paie plus la pension alimentaire de 250 € depuis août 2026, nous avons un jugement.',
    follow: [
      'Le jugement date du 3 mars 2024.',
      'Comment récupérer les arriérés ?',
      'Combien me doit-il ?',
      'Il est au chômage, ça change quelque chose ?',
      'Est-ce que la CAF peut m’aider ?',
      'Puis-je l’empêcher de voir les enfants ?',
      'Combien de temps puis-je remonter en arrière ?',
      'Faut-il un huissier ?',
      'Quels documents préparer ?',
      'Et s’il part à l’étranger ?',
    ],
  },
  {
    category: 'logement',
    sub: null,
    locale: 'en',
    text: 'I want to leave my furnished flat in Lyon. I gave notice on 10 November 2026 by registered letter.',
    follow: [
      'When does my lease end?',
      'The landlord received the letter on 12 November 2026.',
      'Do I have to pay rent until then?',
      'Can he show the flat to visitors?',
      'What if a new tenant comes earlier?',
      'How much notice is it for an unfurnished one?',
      'He says I need to stay three months.',
      'When do I get my deposit back?',
      'Which papers should I keep?',
      'Thanks, who decides if we disagree?',
    ],
  },
] as const

describe('a reply to a follow-up', () => {
  const saidBefore = (dossier: Dossier): (string | Answer)[] => [modelAnswer(dossier)]

  it('answers the fact that is asked about, by a rule that was not said yet', async () => {
    const dossier = await dossierFor({ ...deposit, text: 'Quel est le montant maximum de la caution ?' })
    const said = {
      message: 'Peut-il garder la caution pour l’usure normale des peintures ?',
      before: [],
      refunded: false,
    }
    expect(modelReply(dossier, said)).toContain('vétusté')
  })

  it('counts the date that has just been given', async () => {
    const dossier = await dossierFor(deposit)
    const later = answered(dossier, 'inventories', 'Oui, le même')
    const reply = modelReply(later, { message: 'Oui, le même', before: saidBefore(dossier), refunded: false })
    expect(reply).toContain('12 octobre 2026')
  })

  it('lists papers and says who decides when asked', async () => {
    const dossier = await dossierFor(deposit)
    const ask = (message: string) => modelReply(dossier, { message, before: saidBefore(dossier), refunded: false })
    expect(ask('Quels papiers dois-je réunir ?')).toMatch(/les deux états des lieux\s; le bail/)
    expect(ask('À quel juge m’adresser ?')).toContain('commission départementale de conciliation')
  })

  it('takes in what the message tells, also what the client could not say before, and asks for it no more', async () => {
    const skipped: Dossier = {
      ...(await dossierFor(deposit)),
      turns: [
        { author: 'assistant', text: '', asked: ['address'], at: now },
        { author: 'client', text: '', answers: [{ key: 'address', text: null }], at: now },
      ],
    }
    const message = 'Et si j’ai bien donné ma nouvelle adresse ?'
    const later: Dossier = { ...skipped, turns: [...skipped.turns, { author: 'client', text: message, at: now }] }
    const reply = modelReply(later, { message, before: saidBefore(skipped), refunded: false })
    expect(reply).toMatch(
      /C’est noté, «\sEt si j’ai bien donné ma nouvelle adresse\s\?\s»\. Cela répond à «\sAvez-vous donné votre nouvelle adresse au propriétaire\s\?\s»\. Sans elle, la majoration de retard n’est pas due\./,
    )
    const missing = (dossier: Dossier) => knowledge(dossier).missing.map(({ key }) => key)
    expect(missing(skipped)).toContain('address')
    expect(missing(later)).not.toContain('address')
  })

  it.each(['Puis-je garder les clés et la nouvelle adresse pour moi ?', 'Can I keep my new address to myself?'])(
    'notes no fact that a message only asks about: %s',
    async (message) => {
      const dossier = await dossierFor({ ...deposit, locale: message.startsWith('Can') ? 'en' : 'fr' })
      const reply = modelReply(dossier, { message, before: saidBefore(dossier), refunded: false })
      expect(reply).not.toMatch(/C’est noté|Noted/)
    },
  )

  it.each([
    ['Et s’il n’a pas ma nouvelle adresse ?', 'fr', /Voyez l’étape 3 de ma réponse.*nouvelle adresse/],
    ['And if he does not have my new address?', 'en', /See step 3 of my answer.*new address/],
    ['Est-ce qu’un courrier recommandé est utile ?', 'fr', /Voyez l’étape 3 de ma réponse\s: .*recommandée/],
  ] as const)('answers in context what the answer covers already: %s', async (message, locale, says) => {
    const text = {
      fr: deposit.text,
      en: 'My landlord does not return my deposit. I returned the keys on 12 September 2026.',
    }
    const dossier = await dossierFor({ ...deposit, text: text[locale], locale })
    const before = saidBefore(dossier)
    const reply = modelReply(dossier, { message, before, refunded: false })
    expect(reply).toMatch(says)
    expect(reply).not.toMatch(/ne va pas jusqu’à|does not go as far/)
    expect(modelReply(dossier, { message, before: [...before, reply], refunded: false })).not.toBe(reply)
  })

  it.each(conversations)('differs from every other on its question, and stays with the subject: $text', async (of) => {
    const { follow, ...asked } = of
    let dossier = await dossierFor({ locale: 'fr', ...asked })
    const before = saidBefore(dossier)
    for (const message of follow) {
      dossier = { ...dossier, turns: [...dossier.turns, { author: 'client', text: message, at: now }] }
      const reply = modelReply(dossier, { message, before, refunded: false })
      expect(before).not.toContain(reply)
      expect(reply).not.toMatch(/\{\w+\}|undefined|no advice is given|aucun conseil/i)
      before.push(reply)
    }
    const said = before.slice(1).join('\n')
    // Rules of other subjects that the words of a short message resemble.
    expect(said).not.toMatch(/PACS|certificat circonstancié|démission/)
    // Days that are worked out follow the facts told, and are near.
    const worked = said.replaceAll(/[«“][^»”]*[»”]/g, '')
    for (const [, year] of worked.matchAll(/\d{1,2} \p{L}+ (20\d\d)/gu)) expect(['2026', '2027']).toContain(year)
  })

  it('does not claim to cover what it says nothing of', async () => {
    const dossier = await dossierFor(deposit)
    const message = 'Et pour mon chat malade ?'
    const reply = modelReply(dossier, { message, before: saidBefore(dossier), refunded: false })
    expect(reply).toContain('Ma réponse ne va pas jusqu’à')
  })

  it('asks for the day that a deadline needs, takes the next message for it, and counts', async () => {
    const dossier = await dossierFor({ ...deposit, text: 'Mon propriétaire a gardé les clés et ma caution.' })
    const before = saidBefore(dossier)
    const asks = 'Jusqu’à quand dois-je attendre ?'
    const first = modelReply(dossier, { message: asks, before, refunded: false })
    expect(first).toMatch(/Quel jour avez-vous rendu les clés\s\?/)
    const message = 'Le 12 septembre 2026.'
    const turns: Dossier['turns'] = [
      { author: 'client', text: asks, at: now },
      { author: 'client', text: message, at: now },
    ]
    const second = modelReply({ ...dossier, turns }, { message, before: [...before, first], refunded: false })
    expect(second).toMatch(/le 12 octobre 2026.*le 12 novembre 2026/)
    expect(second).not.toContain('Quel jour')
  })

  it('takes an answer in the words of a choice, and counts its case alone', async () => {
    const text = 'Mon avis de contravention est daté du 15 octobre 2026.'
    const dossier = await dossierFor({ category: 'justice', sub: 'amendes-permis', text })
    const told = (message: string) => modelReply(dossier, { message, before: saidBefore(dossier), refunded: false })
    expect(told('C’est une amende majorée.')).toMatch(
      /Compté du 15 octobre 2026\s: [^;]*amende majorée, le 14 novembre 2026\./,
    )
    expect(told('C’est une amende majorée.')).not.toContain('29 novembre')
    expect(told('Ce n’est pas une amende majorée.')).not.toContain('novembre')
  })

  it('says a date again once an open point no longer qualifies it', async () => {
    const dossier = await dossierFor(deposit)
    const later = answered(dossier, 'inventories', 'Oui, le même')
    const reply = modelReply(later, { message: 'Oui, le même', before: saidBefore(dossier), refunded: false })
    expect(reply).toContain('état des lieux conforme, le 12 octobre 2026.')
    expect(reply).not.toContain('12 novembre 2026')
  })

  it.each([false, true])('is never the same twice, and never the answer again (refunded: %s)', async (refunded) => {
    const dossier = await dossierFor(deposit)
    const message = 'D’accord, merci beaucoup.'
    const before = saidBefore(dossier)
    const replies: string[] = []
    for (let count = 0; count < 5; count += 1)
      replies.push(modelReply(dossier, { message, before: [...before, ...replies], refunded }))
    for (const reply of refunded ? replies : replies.slice(2)) expect(reply).toMatch(/«\s?D’accord, merci beaucoup\s?»/)
    expect(new Set(replies).size).toBe(5)
    if (!refunded) expect(replies[0]).toContain('Je vous en prie')
    const again = Answer.parse(laterAnswer(dossier, { message, before, refunded }))
    expect(again.short).not.toBe(modelAnswer(dossier).short)
    expect(again.steps).not.toEqual(modelAnswer(dossier).steps)
  })

  it('says no block twice', async () => {
    const dossier = await dossierFor(deposit)
    const before = saidBefore(dossier)
    const papers = modelReply(dossier, { message: 'Quels papiers réunir ?', before, refunded: false })
    const message = 'Et quels documents encore ?'
    const again = modelReply(dossier, { message, before: [...before, papers], refunded: false })
    expect(papers).toMatch(/les deux états des lieux\s; le bail/)
    expect(again).not.toMatch(/les deux états des lieux\s; le bail/)
  })

  it('repeats nothing on a question that was refunded', async () => {
    const dossier = await dossierFor(deposit)
    const reply = modelReply(dossier, { message: 'Et maintenant ?', before: saidBefore(dossier), refunded: true })
    expect(reply).toContain('remboursée')
    expect(reply).not.toContain('dépôt')
  })
})
