import { describe, expect, test } from 'vitest'
import { bareDay, deadlineReply, type Pending } from './deadline-reply.ts'

const now = new Date('2027-03-01T10:00:00Z')
const proposed = '2027-03-12'
const said = (text: string, pending: Pending = 'nothing') => deadlineReply(text, proposed, pending, now)

describe('a reply to "is this your deadline"', () => {
  test.each([
    'oui',
    'Oui !',
    'Oui, merci.',
    'oui oui',
    'oui c’est ça',
    'Oui, c’est bien ça.',
    'C’est exact',
    'tout à fait',
    'Exactement.',
    'je confirme',
    'Oui, le 12',
    'oui le 12 mars',
    'C’est bien le 12 mars',
    'c’est la bonne date',
    'yes',
    'Yes, that’s right',
    'yes that is correct, thanks',
    'That’s it.',
    'Yep',
    'Yes, March 12',
    'correct',
    'I confirm',
    '👍 oui',
  ])('confirms: %s', (text) => {
    expect(said(text)).toEqual({ date: proposed, whole: true })
  })

  test.each([
    'non',
    'Non merci.',
    'pas du tout',
    'Non, pas du tout !',
    'non, ce n’est pas une échéance',
    'ce n’est pas ça',
    'Non, aucune échéance',
    'il n’y a pas d’échéance',
    'no',
    'Nope.',
    'not at all',
    'No, that’s not my deadline',
    'There is no deadline',
    'wrong',
    'En fait non',
    'en fait, non.',
    'nan enfait',
    'aucune finalement',
    'Finalement, aucune.',
    'ah non, aucune',
    'non en fait il n’y en a pas',
    'y en a pas',
    'je n’en ai plus finalement',
    'pas vraiment',
    'oubliez cette date',
    'désolé, je me suis trompé, aucune',
    'none actually',
    'Actually, no.',
    'no there isn’t one',
    'there’s none, sorry',
    'I don’t have one after all',
    'On second thoughts, none',
    'forget that date',
    'not really',
    'Non, rien de daté',
    'non, il n’y a aucune date limite',
    'nothing dated',
    'No, wrong.',
  ])('refuses: %s', (text) => {
    expect(said(text)).toEqual({ date: null, whole: true })
  })

  test.each([
    ['non, c’est le 14', '2027-03-14'],
    ['Non c’est le 14 mars', '2027-03-14'],
    ['Non. C’est le 14.', '2027-03-14'],
    ['en fait le 20', '2027-03-20'],
    ['En fait, c’est le 20 avril', '2027-04-20'],
    ['plutôt le 15', '2027-03-15'],
    ['c’est plutôt le 15', '2027-03-15'],
    ['ce n’est pas le 12, c’est le 14', '2027-03-14'],
    ['le 14 et pas le 12', '2027-03-14'],
    ['non, avant le 3 avril 2027', '2027-04-03'],
    ['non, le 14/03', '2027-03-14'],
    ['non, c’est vendredi', '2027-03-05'],
    ['non, demain', '2027-03-02'],
    ['le 14', '2027-03-14'],
    ['mon échéance est le 30 mars', '2027-03-30'],
    ['no, it’s the 14th of March', '2027-03-14'],
    ['No, it’s the 14th', '2027-03-14'],
    ['actually the 20th', '2027-03-20'],
    ['it’s not the 12th but the 14th', '2027-03-14'],
    ['Actually, it is March 20, 2027.', '2027-03-20'],
    ['no, by Friday', '2027-03-05'],
    ['sorry, it should be the 15th', '2027-03-15'],
    ['the deadline is 18 March', '2027-03-18'],
    ['18 March 2027 is the last day', '2027-03-18'],
    ['the last day is 18 March', '2027-03-18'],
    ['18 March at the latest', '2027-03-18'],
    ['yes, 18 March 2027', '2027-03-18'],
    ['oui, le 18 mars', '2027-03-18'],
    ['le 18 mars est la date limite', '2027-03-18'],
    ['la date limite est le 18 mars 2027', '2027-03-18'],
    ['le 18 mars au plus tard', '2027-03-18'],
  ])('gives another day: %s', (text, date) => {
    expect(said(text)).toEqual({ date, whole: true })
  })

  test.each([
    'peut-être',
    'je ne sais pas',
    'oui je crois',
    'Oui, mais pas sûr',
    'oui mais plutôt le 14',
    'oui, le 14',
    'non, le 12',
    'le 14 ou le 15',
    'ok',
    'd’accord',
    'merci',
    'oui ?',
    'c’est le 14 ?',
    'Oui, j’ai le contrat',
    'Oui. Vide.',
    'Non, c’est meublé',
    'en fait, plutôt',
    'Non mais',
    'En fait non, c’est meublé',
    'aucune idée',
    'aucun enfant',
    'je n’en ai pas reçu',
    'actually no, it is furnished',
    'none of them replied',
    'no idea',
    'Non, je n’ai pas de bail écrit',
    'non, c’était le 14 février',
    'non, le 31 février',
    'Mon bailleur s’appelle Durand.',
    'J’ai signé le 14 mars',
    'maybe',
    'yes I think so',
    'No, it is furnished',
    'I signed it on 14 March',
    'the 14th or the 15th',
    'not sure',
    'yes and no',
    'no, it was the 1st of January',
    '',
  ])('changes nothing where it may mean something else: %s', (text) => {
    expect(said(text)).toBeUndefined()
  })

  test.each([
    'oui mais le 20 mars je pars en vacances',
    'Oui, le 20 mars je pars en vacances',
    'yes, on 20 March I am away',
  ])('confirms beside the day of another event: %s', (text) => {
    expect(said(text)).toEqual({ date: proposed, whole: false })
    expect(said(text, 'yes_or_no')).toBeUndefined()
  })

  test('corrects it before another event', () => {
    expect(said('non, avant le 20 mars, je pars en vacances')?.date).toBe('2027-03-20')
  })

  test('may be followed by more where it is clear', () => {
    expect(said('Oui c’est ça. Mon bailleur s’appelle Durand.')).toEqual({ date: proposed, whole: false })
    expect(said('Non, c’est le 14. Le logement est vide.')).toEqual({ date: '2027-03-14', whole: false })
    expect(said('Yes, that’s right, and the landlord is Mr Smith')).toEqual({ date: proposed, whole: false })
    expect(said('oui c’est ça je crois')).toBeUndefined()
  })

  test('that names the deadline, or says that there is none, is one whatever else was asked', () => {
    for (const pending of ['yes_or_no', 'day', 'more'] as const) {
      expect(said('18 March 2027 is the last day', pending)?.date).toBe('2027-03-18')
      expect(said('oui, le 18 mars 2027', pending)?.date).toBe('2027-03-18')
      expect(said('Non, rien de daté', pending)).toEqual({ date: null, whole: true })
    }
    expect(said('18 March 2027', 'more')?.date).toBe('2027-03-18')
    expect(said('18 March 2027', 'yes_or_no')?.date).toBe('2027-03-18')
  })

  test('is no reply where it may answer what else was asked', () => {
    for (const text of ['oui', 'non', 'Yes.', 'no']) expect(said(text, 'yes_or_no')).toBeUndefined()
    for (const text of ['le 14', 'March 14']) expect(said(text, 'day')).toBeUndefined()
    expect(said('le 14', 'more')).toBeUndefined()
    for (const text of ['oui', 'oui c’est ça']) expect(said(text, 'more')?.date).toBe(proposed)
    expect(said('oui c’est ça', 'yes_or_no')?.date).toBe(proposed)
    expect(said('non, c’est le 14', 'yes_or_no')?.date).toBe('2027-03-14')
  })

  test.each([
    ['vendredi 19 mars', '2027-03-19'],
    ['non, lundi 15 mars', '2027-03-15'],
    ['Friday 19 March', '2027-03-19'],
    ['no, Friday, March 19', '2027-03-19'],
    ['lundi le 15 mars', '2027-03-15'],
    ['lundi 15', '2027-03-15'],
    ['Friday the 19th', '2027-03-19'],
    ['lundi prochain', '2027-03-08'],
  ])('gives one day with its weekday: %s', (text, date) => {
    expect(said(text)).toEqual({ date, whole: true })
    expect(bareDay(text, now)).toBe(/^non?,/.test(text) ? undefined : date)
  })

  test.each(['mardi 15 mars', 'non, mardi 15 mars', 'Monday, March 19', 'mardi 15', 'no, Monday the 19th'])(
    'changes nothing where the weekday is not that of its day: %s',
    (text) => {
      expect(said(text)).toBeUndefined()
      expect(bareDay(text, now)).toBeUndefined()
    },
  )
})
