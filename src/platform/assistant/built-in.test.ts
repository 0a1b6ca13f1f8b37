import { describe, expect, test } from 'vitest'
import { golden, plain, preview, replied } from '../../../test/scenarios/golden-dossier.ts'
import { createBuiltIn, nextStep } from './built-in.ts'
import { composeBrief } from './compose/brief.ts'
import { dossierOf } from './golden/evaluate.ts'
import { goldenQuestions } from './golden/golden.ts'
import type { Dossier } from './port.ts'

describe('asking', () => {
  test('restates what was understood, then numbers what is missing', () => {
    const step = nextStep(golden('depot-1'))
    expect(step.kind === 'ask' && plain(step.text)).toBe(
      [
        'Merci, j’ai bien lu votre question. Je comprends qu’elle porte sur « Logement ». J’en retiens : la somme de 850 €, la date du 31 août 2025 et le lieu, Lyon.',
        'Trois points me manquent :\n1. Le logement est-il loué vide ou meublé ?\n2. Avez-vous l’état des lieux ou les courriers échangés ?\n3. Pour quand avez-vous besoin de la réponse ?',
        'Répondez à ce que vous savez, dans l’ordre que vous voulez. Le reste sera transmis à l’expert comme à préciser.',
      ].join('\n\n'),
    )
  })

  test('says a day once that the client names twice', () => {
    const question = 'Mon bail a commencé le 3 septembre 2025. Le 3 septembre 2025, j’ai versé 850 € à Lyon.'
    const step = nextStep({ ...golden('depot-1'), question })
    expect(step.kind === 'ask' && plain(step.text)).toContain(
      'J’en retiens : la somme de 850 €, la date du 3 septembre 2025 et le lieu, Lyon.',
    )
  })

  test('names the documents, and says which ones it cannot read', () => {
    const step = nextStep(golden('picture'))
    expect(step.kind === 'ask' && step.text).toContain('I have received the document “IMG_2031.jpg”.')
    expect(step.kind === 'ask' && step.text).toContain('I cannot read “IMG_2031.jpg” myself')
  })

  test('says the emergency lines before anything else', () => {
    const step = nextStep(golden('poitrine'))
    expect(step.kind === 'ask' && step.text.startsWith('Appelez le 15 ou le 112 maintenant.')).toBe(true)
  })

  test('tells the expert what the text reads as where the client says that it is no emergency', () => {
    const flags = (id: string, denied: readonly string[]) => composeBrief({ ...golden(id), denied }).redFlags.map(plain)
    expect(flags('depot-1', ['Suicide'])[0]).toBe(
      'Le client dit que ce n’est pas une urgence ; son texte se lit pourtant ainsi : Suicide.',
    )
    expect(flags('picture', ['Fire', 'Suicide'])[0]).toBe(
      'The client says that this is not an emergency; the text reads as: Fire and Suicide.',
    )
    expect(flags('picture', []).join(' ')).not.toContain('not an emergency')
  })

  test('a greeting by the assistant is not yet a question asked', () => {
    const dossier = {
      ...golden('depot-1'),
      turns: [{ author: 'assistant' as const, text: 'Bonjour, je suis une IA.' }],
    }
    expect(nextStep(dossier).kind).toBe('ask')
  })

  test('a pattern that is no regular expression is read as plain words', () => {
    const dossier = golden('depot-1')
    const odd = { ...dossier.script[0]!, detect: ['mon depot ('] }
    expect(nextStep({ ...dossier, question: 'C’est mon dépôt (850 €)', script: [odd] }).kind).toBe('preview')
  })
})

describe('a brief', () => {
  test('shows each question its own part of a sentence that answers several', () => {
    const dossier = golden('depot-1')
    const point = { ...dossier.script[0]!, choices: undefined }
    const script = [
      { ...point, key: 'who', ask: 'Qui êtes-vous ?', kind: 'text' as const, detect: ['locataire'] },
      { ...point, key: 'when', ask: 'Depuis quand ?', kind: 'date' as const, detect: ['rendu les cles'] },
    ]
    const question = 'Je suis locataire et j’ai rendu les clés le 12 septembre 2025, sans nouvelles du dépôt.'
    expect(composeBrief({ ...dossier, question, script }).facts.slice(0, 2)).toEqual([
      { label: 'Qui êtes-vous ?', value: 'locataire' },
      { label: 'Depuis quand ?', value: '12 septembre 2025' },
    ])
    expect(composeBrief({ ...dossier, question, script: script.slice(0, 1) }).facts[0]?.value).toBe(question)
  })
})

describe('the warning that a claim may be too old', () => {
  const warning = (id: string, question: string) =>
    composeBrief({ ...golden(id), question })
      .redFlags.map(plain)
      .filter((flag) => /Prescription|out of time/.test(flag))

  test.each([
    ['Mon licenciement date du 2 mars 2023, que faire ?', 'au 2 mars 2023.'],
    ['J’ai été licencié en mars 2023, que faire ?', 'à mars 2023.'],
    ['Bail signé le 4 mai 2019, et un dégât des eaux le 2 mars 2022.', 'au 2 mars 2022.'],
    ['Une facture impayée en 2021, que faire ?', 'à 2021.'],
  ])('names the date in good French: %s', (question, end) => {
    expect(warning('depot-1', question)).toEqual([`Prescription ou forclusion possible : des faits remontent ${end}`])
  })

  test.each([
    'Mon bail a été signé le 2 mars 2023 et le propriétaire veut vendre.',
    'Je suis locataire depuis le 2 mars 2019, il refuse de réparer.',
    'Je suis né le 4 mai 1980, puis-je louer ici ?',
    'Nous sommes mariés depuis 2010.',
    'I signed my lease on 2 March 2023 and the landlord wants to sell.',
    'I have been a tenant since 2 March 2019 and he refuses to repair.',
    'I was hired on 3 May 2018.',
  ])('is not given for what only began then: %s', (question) => {
    expect(warning('depot-1', question)).toEqual([])
  })

  test('is given in English too', () => {
    const flags = composeBrief({ ...golden('depot-1'), locale: 'en', question: 'I was dismissed on 2 March 2023.' })
    expect(flags.redFlags).toContain('A claim may be out of time: some facts go back to 2 March 2023.')
  })
})

describe('answers', () => {
  test('count by number, on one line or on several', () => {
    for (const reply of [
      '1. vide 2. non, Mme Petit les garde 3. avant lundi',
      '1) vide\n2) non, Mme Petit les garde\n3) avant lundi',
      'vide\nnon, Mme Petit les garde\navant lundi',
    ]) {
      const { brief } = preview(replied(golden('depot-1'), reply))
      expect(brief.facts.find(({ label }) => label.startsWith('Le logement'))?.value).toBe('vide')
      expect(brief.otherParty).toBe('Mme Petit')
      expect(brief.neededBy).toBe('2025-11-24')
    }
  })

  test('that do not come are left to the expert, and not asked again', () => {
    const { preview: shown, brief } = preview(replied(golden('depot-1'), 'je ne sais pas'))
    // The other party is asked for with the order.
    expect(shown.missing).not.toContain('Qui est l’autre partie, et son nom ?')
    expect(brief.missing).toContain('Qui est l’autre partie, et son nom ?')
    expect(brief.missing).toContain('Pour quand avez-vous besoin de la réponse ? (non précisé)')
    expect(brief.otherParty).toBeUndefined()
  })

  test('in free words go to the only question left', () => {
    const dossier = replied(golden('imprimante'), '1. une HP\n2. rien\n3. ce soir')
    expect(preview(dossier).brief.neededBy).toBe('2025-11-20')
  })
})

describe('a reply that is typed while one of several questions is shown', () => {
  const typed = (text: string, before: Dossier = golden('depot-1')): Dossier => {
    const step = nextStep(before)
    if (step.kind !== 'ask') throw new Error('a question was expected')
    const turns = [
      ...before.turns,
      { author: 'assistant' as const, text: step.text, asked: step.asked },
      { author: 'client' as const, text, answers: [{ key: step.asked[0]!, text, typed: true }] },
    ]
    return { ...before, turns }
  }
  const asked = (dossier: Dossier) => {
    const step = nextStep(dossier)
    return step.kind === 'ask' ? step.asked : []
  }
  const opening = (dossier: Dossier) => {
    const step = nextStep(dossier)
    return step.kind === 'ask' ? plain(step.opening) : ''
  }
  const [first, second, last] = asked(golden('depot-1'))
  const values = (dossier: Dossier) => preview(dossier).brief.facts.map(({ value }) => value)

  test('answers it, and the others are still asked, one reply after the other', () => {
    const once = typed('C’est un studio meublé')
    expect(asked(once)).toEqual([second, last])
    expect(opening(once)).toBe('Merci, c’est noté.')
    const twice = typed('Oui, les deux', once)
    expect(asked(twice)).toEqual([last])
    const done = typed('avant lundi', twice)
    expect(values(done)).toEqual(expect.arrayContaining(['C’est un studio meublé']))
    expect(preview(done).brief.neededBy).toBe('2025-11-24')
  })

  test('does not have asked again what it answers besides', () => {
    expect(asked(typed('Meublé, j’ai besoin d’une réponse avant le 12 décembre'))).toEqual([second])
    expect(asked(typed('C’est un meublé.\nJ’ai aussi l’état des lieux.\nCela ne presse pas, rien ne presse.'))).toEqual(
      [],
    )
    const numbered = typed('1. meublé 2. oui 3. avant lundi')
    expect(asked(numbered)).toEqual([])
    expect(values(numbered)).toContain('meublé')
  })

  test('leaves it open where it answers only another one', () => {
    expect(asked(typed('J’en ai besoin avant le 12 décembre'))).toEqual([first, second])
  })

  test.each([
    'Je ne sais pas',
    'je sais pas trop, désolé',
    'Aucune idée.',
    'jsp',
    'Je ne m’en souviens plus',
    'I don’t know, sorry',
    'not sure',
    'Skip',
    'skip this one',
    'Passer',
    'on passe',
    'Question suivante',
    'Je préfère ne pas répondre',
    'I’d rather not say',
    '?',
  ])('passes it where it says so, and goes on with the next: %s', (text) => {
    expect(asked(typed(text))).toEqual([second, last])
    expect(opening(typed(text))).toBe('Ce n’est pas grave, nous pouvons continuer sans.')
  })

  test.each([
    'Stop, plus de questions.',
    'Je préfère passer ces questions.',
    'C’est tout.',
    'Meublé. C’est tout ce que je sais.',
    'Donnez-moi juste l’aperçu',
    'Est-ce que je peux avoir l’aperçu maintenant ?',
    'Just give me the preview',
    'skip the rest',
    'No more questions please',
    'I would rather skip these questions.',
    'Je voudrais parler à un expert',
  ])('ends the questions where it asks to: %s', (text) => {
    expect(asked(typed(text))).toEqual([])
    const asksWhich = golden('depot-1').script.find(({ key }) => key === first)?.ask
    const answer = preview(typed(text)).brief.facts.find(({ label }) => label === asksWhich)?.value
    expect(answer).toBe(text.startsWith('Meublé') ? 'Meublé.' : undefined)
  })

  test.each([
    'Il m’a dit que ça suffit et qu’il garde tout',
    'Je n’ai plus de questions de sa part depuis mai, mais il garde la caution',
    'Meublé, et je ne sais pas pourquoi il garde tout',
    'On passe par une agence, en vide',
  ])('is an answer where the same words tell something else: %s', (text) => {
    expect(asked(typed(text))).toEqual([second, last])
    expect(opening(typed(text))).toBe('Merci, c’est noté.')
  })

  test('is told why it is asked, or that the expert will have the question; what it says besides counts', () => {
    const why = typed('Pourquoi voulez-vous le savoir ?')
    expect(asked(why)).toEqual([first, second, last])
    expect(opening(why)).toBe('Voici pourquoi je le demande : Les délais et le préavis changent selon le bail.')
    const returned = typed('Est-ce que je vais gagner ?')
    expect(asked(returned)).toEqual([first, second, last])
    expect(opening(returned)).toContain('Je la transmets à l’expert')
    expect(asked(typed('Meublé. Est-ce que cela change quelque chose ?'))).toEqual([second, last])
    expect(asked(typed('Meublé, je crois ?'))).toEqual([second, last])
  })

  test('does not keep a client at one question: after two messages that do not answer it, the next is put', () => {
    const once = typed('Merci')
    expect(asked(once)).toEqual([first, second, last])
    expect(asked(typed('Bonjour, voici un document.', once))).toEqual([second, last])
  })

  test('says the emergency lines once', () => {
    const before = golden('poitrine')
    const again = opening(typed('Je ne sais pas', before))
    expect(again).not.toContain('Appelez le 15')
  })

  test('is none where it has only settled the deadline, which is not asked for any more', () => {
    const dossier = golden('depot-1')
    const turns = [{ author: 'assistant' as const, text: '', asked: [first!, second!, last!] }]
    expect(asked({ ...dossier, turns, settled: { date: '2025-12-12', at: dossier.now } })).toEqual([first, second])
  })
})

const answered = (question: (typeof goldenQuestions)[number]): Dossier => {
  const dossier = dossierOf(question)
  return nextStep(dossier).kind === 'ask' ? replied(dossier, question.reply ?? '') : dossier
}

describe('the preview', () => {
  test('says so where no published text fits', () => {
    const { preview: shown } = preview(replied(golden('bruit'), 'rien ne presse'))
    expect(shown.quotations).toEqual([])
    expect(shown.paragraphs.join(' ')).toContain('je préfère ne rien avancer')
    expect(shown.limits).toContain('Aucun texte publié ne répond précisément à votre question.')
  })

  test('says what is open or given, never the reason of a question, which may state a rule without a source', () => {
    for (const question of goldenQuestions) {
      const dossier = answered(question)
      const text = preview(dossier).preview.paragraphs.join(' ')
      for (const { why } of dossier.script.filter((one) => one.why.trim() !== ''))
        expect(text).not.toContain(why.trim())
    }
  })

  test('is a short title, three to six paragraphs, limits', () => {
    for (const question of goldenQuestions) {
      const { preview: shown } = preview(answered(question))
      expect(shown.title.length).toBeLessThanOrEqual(95)
      expect(shown.paragraphs.length).toBeGreaterThanOrEqual(3)
      expect(shown.paragraphs.length).toBeLessThanOrEqual(6)
      expect(shown.limits.length).toBeGreaterThanOrEqual(3)
    }
  })

  test.each([
    ['Pas d’échéance. Mon voisin du dessus fait du bruit depuis deux ans.', 'Mon voisin du dessus'],
    ['Aucune urgence. Mon voisin du dessus fait du bruit depuis deux ans.', 'Mon voisin du dessus'],
  ])('quotes what the question is about, not that there is no deadline: %s', (question, told) => {
    const { preview: shown } = preview(replied({ ...golden('bruit'), question }, 'rien ne presse'))
    expect(shown.paragraphs[0]).toContain(told)
    expect(`${shown.title} ${shown.paragraphs[0]}`).not.toMatch(/échéance|urgence/)
  })

  test('never shows bank details back', () => {
    expect(JSON.stringify(preview(replied(golden('iban'), 'cette semaine')))).not.toContain('3000 6000')
  })
})

describe('after the preview', () => {
  const later = (text: string): Dossier => {
    const dossier = replied(golden('depot-1'), 'meublé')
    return {
      ...dossier,
      turns: [...dossier.turns, { author: 'assistant', text: 'Aperçu' }, { author: 'client', text }],
    }
  }

  test('a detail is acknowledged and joins the brief', async () => {
    const { text, brief } = await createBuiltIn().follow(later('J’ai aussi payé 120 € le 3 novembre.'))
    expect(plain(text)).toContain('J’ajoute au dossier : la somme de 120 € et la date du 3 novembre 2025.')
    expect(brief.dates.map(({ date }) => date)).toContain('2025-11-03')
  })

  test('what settles a missing point is said to settle it', async () => {
    const { text } = await createBuiltIn().follow(later('Le propriétaire est Mme Petit.'))
    expect(plain(text)).toContain('Cela répond à un point qui manquait : Qui est l’autre partie, et son nom ?')
  })

  test('a question is passed to the expert, with a published text where one fits, and never answered', async () => {
    const { text, brief } = await createBuiltIn().follow(
      later('Peut-il garder le dépôt de garantie pour un devis sans facture ?'),
    )
    expect(plain(text)).toContain('Je la transmets à l’expert')
    expect(plain(text)).toContain('/fr/conseils/depot-de-garantie')
    expect(brief.facts[0]).toMatchObject({ label: 'Le client demande aussi' })
  })
})

test('the same dossier always gives the same words, and streaming gives exactly them', async () => {
  const heard: string[] = []
  const { step } = await createBuiltIn().next(golden('depot-1'), (words) => heard.push(words))
  expect(step).toEqual(nextStep(golden('depot-1')))
  expect(step.kind === 'ask' && heard.join('')).toBe(step.kind === 'ask' && step.text)
})

test('somebody else’s son or daughter is no minor, whose age nobody says', () => {
  const flags = (question: string) => composeBrief({ ...golden('expulsion'), question, turns: [] }).redFlags.map(plain)
  const ofMinors = (question: string) => flags(question).filter((flag) => /mineur/.test(flag))
  expect(ofMinors('Mon bailleur reprend le logement pour sa fille, qui veut y habiter en janvier.')).toEqual([])
  expect(ofMinors('My landlord wants me out because his daughter will move into the flat.')).toEqual([])
  expect(ofMinors('Mon fils est privé d’école depuis lundi.')).toHaveLength(1)
  expect(ofMinors('His children live with us every other week.')).toHaveLength(1)
})

test('the brief holds only words of the client, of the script and of the house', () => {
  const brief = composeBrief(
    replied(golden('expulsion'), 'Le bailleur est Mme Lefort. Il me reste 8 jours pour répondre.'),
  )
  expect(brief).toMatchObject({ otherParty: 'Mme Lefort', neededBy: '2025-11-28' })
  expect(brief.redFlags.map(plain)).toEqual([
    'Échéance proche, confirmée par le client : 28 novembre 2025.',
    'Un mineur est concerné : « J’ai deux enfants de 4 ans et 7 ans ».',
    'Acte ou courrier qui fait courir un délai : « J’ai reçu hier un commandement de payer d’un huissier pour deux mois de loyer ».',
  ])
})
