import { expect, test } from 'vitest'
import { namesDayAhead } from './day-ahead.ts'

const now = new Date('2026-11-19T10:00:00Z')

test.each([
  [true, 'My partner got a job in Strasbourg, starts 4 January.'],
  [true, 'The completion is on 15 December.'],
  [true, 'Elle veut passer le loyer à 790 euros au premier janvier.'],
  [true, 'Elle veut partir vivre à Lyon en janvier.'],
  [true, 'I would like to go down to three days a week from January.'],
  [true, 'We want to put up a shed next spring.'],
  [true, 'There is an offer, signing planned in February 2027.'],
  [true, 'I’ve got a job in Dublin from 11 January so I sent an email saying I’m leaving.'],
  [true, 'Elle m’a annoncé le 10 novembre qu’elle part à Strasbourg au 1er janvier et qu’elle a inscrit la petite.'],
  [true, 'Je veux partir fin février car j’achète.'],
  [true, 'On s’en va à Noël.'],
  [true, 'J’aimerais arrêter au 1er juillet.'],
  [true, 'Les travaux sont prévus mi-décembre.'],
  [true, 'My landlord served a notice giving two months.'],
  [true, 'Le bailleur me laisse quinze jours.'],
  [false, 'Il n’a plus posé de questions de sa part depuis mai.'],
  [false, 'J’ai signé le 11 janvier et j’ai payé.'],
  [false, 'Le 16 novembre j’ai démissionné.'],
  [false, 'J’ai été embauché en janvier.'],
  [false, 'Bail signé le 3 décembre 2024.'],
  [false, 'I have rented this flat since January.'],
])('a time ahead that is told, of whatever happens then, is none of the past: %s, %s', (ahead, text) => {
  expect(namesDayAhead(text, now)).toBe(ahead)
})
