import { describe, expect, test } from 'vitest'
import { findCategory } from '../../../catalog/catalog.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { knowledge } from '../../../platform/assistant/compose/known-answers.ts'
import { composePreview } from '../../../platform/assistant/compose/preview.ts'
import type { Dossier } from '../../../platform/assistant/port.ts'
import { scriptFor } from './script.ts'
import { sheetKnowledge } from './sheet-knowledge.ts'

/** What is asked and which papers are listed, in French. */
async function askedFor(slug: string, subCategory: string, question: string, locale: Locale = 'fr') {
  const category = findCategory(slug)!
  const dossier: Dossier = {
    locale: 'fr',
    assistantName: 'IA',
    category: {
      slug,
      name: category.name.fr,
      profession: category.profession.fr,
      policyLines: category.policy.mandatoryLines.fr,
      regulated: category.regulated,
    },
    question,
    turns: [],
    documents: [],
    script: scriptFor(slug, subCategory, 'fr'),
    now: new Date('2026-11-28T10:00:00Z'),
    knowledge: await sheetKnowledge({ category: slug, subCategory, text: question, locale }, 'fr', '2026-11-28'),
    library: [],
  }
  const papers = composePreview(dossier).papers.map(({ name }) => name)
  return {
    asked: knowledge(dossier)
      .missing.map(({ ask }) => ask)
      .join(' '),
    papers: papers.join(' '),
  }
}

describe('a death is not asked of whoever plans while everybody lives', () => {
  test.each([
    ['testament', 'Combien coûte un testament chez le notaire et est-ce que je peux déshériter mon fils ?'],
    ['regler-une-succession', 'Je veux déshériter ma fille, est-ce possible en France ?'],
    [
      'conjoint-survivant',
      'I want to leave my house in Provence to my partner and nothing to my estranged son, can I?',
    ],
    ['conjoint-survivant', 'I want to write a will in France, I’m alive and well, remarried.'],
    [
      'droits-de-succession',
      'Comment transmettre ? Je voudrais préparer ma succession et laisser la maison à mes neveux.',
    ],
    ['regler-une-succession', 'Que devient ma maison à ma mort si je fais un testament ?'],
    ['testament', 'J’ai perdu mon emploi et je veux rédiger mon testament.'],
    ['testament', 'I lost my job and want to write my own will.'],
    ['conjoint-survivant', 'Je voudrais protéger ma femme en cas de décès.'],
    ['conjoint-survivant', 'Comment protéger l’autre au premier décès ? Nous voulons faire un testament.'],
    ['conjoint-survivant', 'We want to write our will: what happens on the death of either of us?'],
    ['testament', 'Personne n’est mort, je veux faire mon testament.'],
    ['testament', 'Je veux rédiger mon testament, il m’a laissé seul il y a dix ans.'],
    ['testament', 'My kids left me years ago and I want to write my own will.'],
    ['droits-de-succession', 'We are both alive and want to leave our flat to our nephew.'],
    [
      'testament',
      'Mon père, veuf, a refait son testament pour sa compagne. Il est toujours en vie, que peut-il lui laisser ?',
    ],
  ])('%s: %s', async (sub, text) => {
    const { asked, papers } = await askedFor('succession', sub, text)
    expect(asked).not.toMatch(/décès|décédé/)
    expect(papers).not.toMatch(/décès|notoriété|défunt/)
  })

  test.each([
    ['regler-une-succession', 'Mon père est mort et je veux savoir comment laisser ma part à mon frère.'],
    ['conjoint-survivant', 'My husband died and left his house to me, can I keep it?'],
    ['droits-de-succession', 'Combien de droits de succession vais-je payer ?'],
    ['droits-de-succession', 'Je suis veuve et je veux protéger mes enfants.'],
    ['regler-une-succession', 'Papa est parti lundi, les obsèques sont samedi. Peut-on donner sa voiture ?'],
    ['regler-une-succession', 'Dad passed in June. Can we give away his car?'],
    ['regler-une-succession', 'I am the executor, can I give my brother his share now?'],
    ['regler-une-succession', 'Is probate needed before I can give my sister the furniture?'],
    ['regler-une-succession', 'La maison de feu mon père : puis-je la donner à mon frère ?'],
  ])('and is asked where somebody has died, or nobody says: %s, %s', async (sub, text) => {
    const { asked, papers } = await askedFor('succession', sub, text)
    expect(asked).toMatch(/décès|décédé/)
    expect(papers).toContain('décès')
  })
})

describe('a fine and a licence', () => {
  test.each([
    'PV de stationnement à Lyon (FPS 35 €) daté du 5 novembre 2026. Comment contester ?',
    'Parking ticket in Bordeaux while I had a valid permit on the dashboard. How do I contest it?',
  ])('no points are asked of a parking fine: %s', async (text) => {
    const { asked, papers } = await askedFor('justice', 'amendes-permis', text)
    expect(asked).not.toContain('points')
    expect(papers).not.toMatch(/points|suspension/)
    expect(papers).toContain('L’avis reçu')
  })

  test.each(['Flashé à 61 au lieu de 50, combien de points ?', 'J’ai perdu mon permis, stationnement dangereux.'])(
    'points are asked of others: %s',
    async (text) => {
      const { asked, papers } = await askedFor('justice', 'amendes-permis', text)
      expect(asked).toContain('points')
      expect(papers).toContain('points')
    },
  )

  test('the papers of a foreign licence are listed where it is foreign', async () => {
    const registration = await askedFor(
      'administration',
      'permis-carte-grise',
      'carte grise pas reçue après 2 mois, ants',
    )
    expect(registration.papers).not.toContain('permis étranger')
    expect(registration.papers).toContain('carte grise')
    const licence = await askedFor('administration', 'permis-carte-grise', 'Comment échanger mon permis britannique ?')
    expect(licence.papers).toContain('permis étranger')
    expect(licence.papers).not.toContain('cession')
  })
})

describe('what a question is not about is not asked', () => {
  test('nor the landlord’s ground, nor an age, where a tenant leaves', async () => {
    const text =
      'The landlord insists on three months’ notice. My partner got a job in Strasbourg, can we leave sooner?'
    const { asked } = await askedFor('logement', 'conge-preavis-logement', text, 'en')
    expect(asked).not.toMatch(/Quel motif|65 ans/)
    const given = await askedFor('logement', 'conge-preavis-logement', 'The landlord gave us notice.', 'en')
    expect(given.asked).toMatch(/Quel motif/)
  })

  test('nor what a test showed, where the medical file is refused', async () => {
    const { asked } = await askedFor(
      'sante',
      'analyses-resultats',
      'La clinique ne veut pas envoyer mon dossier ni le scanner.',
    )
    expect(asked).not.toMatch(/anormal|prescrit/)
  })
})
