import { describe, expect, it } from 'vitest'
import { sheets } from '../../../catalog/knowledge/sheets.data.ts'
import { articles } from '../../../content/demo/library.data.ts'
import { plainTextOf } from '../../../questions/assistant/server/plain-text.ts'
import { leansOnSentenceBefore } from './antecedent.ts'
import { search } from './search.ts'

describe('a sentence that leans on the one before it', () => {
  it.each([
    'Elle se demande par écrit, dans le mois.',
    'Il rembourse alors tout, frais de port compris.',
    'Ils changent : vérifiez-les sur un site officiel.',
    'Celle-ci court à compter de la remise des clés.',
    'Cela ouvre au bailleur une action pour impayé.',
    'Ce délai est de deux mois.',
    'Cette majoration n’est pas due dans ce cas.',
    'Ces lignes aident le médecin.',
    'C’est alors au vendeur de prouver.'.replace('C’est', 'Ce dernier doit'),
    'It lasts two years from delivery.',
    'They are almost never compulsory.',
    'That receipt can be challenged for six months.',
    'This step matters.',
    'Its length depends on the lease.',
  ])('is one that begins with a word for something said there: %s', (sentence) => {
    expect(leansOnSentenceBefore(sentence)).toBe(true)
  })

  it.each([
    'Il est interdit de démarcher par téléphone.',
    'Il faut déposer une réclamation.',
    'Il ne faut pas brancher des multiprises en cascade.',
    'Il n’est pas nécessaire de connaître son nom.',
    'Celui qui reçoit ce qui ne lui est pas dû doit le restituer.',
    'Ce que le client a signé l’engage.',
    'L’un des époux peut devoir une prestation à l’autre.',
    'La garantie dure deux ans. Elle est gratuite.',
    'Illégal ou non, le bail court.',
    'It is forbidden to cold-call.',
    'It takes two witnesses.',
    'It is an offence deliberately to intrude on private life.',
    'Italian law decides.',
    'The guarantee lasts two years. It is free.',
  ])('is none that names its subject, or has none: %s', (sentence) => {
    expect(leansOnSentenceBefore(sentence)).toBe(false)
  })
})

describe('what is quoted', () => {
  it('is never a rule that leans on a sentence that is not shown', () => {
    const rules = Object.values(sheets).flatMap((sheet) => sheet.rules)
    const said = rules.flatMap(({ says }) => [says.fr, says.en])
    expect(said.length).toBeGreaterThan(1000)
    expect(said.filter(leansOnSentenceBefore)).toEqual([])
  })

  it('begins one sentence earlier, or is not quoted', () => {
    const filler = Array.from({ length: 30 }, (_, at) => ({ title: `Sujet ${at}`, url: `${at}`, text: 'Rien ici.' }))
    const asked = 'Garantie : comment demander par écrit, avec facture et photo du défaut ?'
    const quoted = (text: string) => search(asked, [{ title: 'Garantie', url: 'g', text }, ...filler])
    const before =
      'Tout bien acheté à un professionnel est couvert, neuf comme occasion, et cela ne coûte jamais rien. '
    const named = 'Le vendeur en répond devant l’acheteur pendant deux ans entiers, même à distance.'
    const leaning = 'Elle se demande par écrit, avec la facture et une photo du défaut constaté.'
    const [hit] = quoted(`# Règle\n\n${before.repeat(2)}${named} ${leaning}`)
    expect(hit?.excerpt).toBe(`${named} ${leaning}`)
    expect(quoted(`# Règle\n\n${leaning}`)).toEqual([])
  })

  it('never begins so for what is asked in the words of any sentence of our texts', () => {
    for (const text of articles)
      for (const locale of ['fr', 'en'] as const) {
        const { title, body } = text[locale]
        const plain = plainTextOf(body)
        for (const sentence of plain.match(/[^.?!\n]{40,}[.?!]/g) ?? [])
          for (const { excerpt } of search(`${title} ${sentence}`, [{ title, url: text.slug, text: plain }]))
            expect(leansOnSentenceBefore(excerpt), excerpt).toBe(false)
      }
  })
})
