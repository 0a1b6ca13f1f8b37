import { expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { en } from '../applicant-file.text.en.ts'
import { fr } from '../applicant-file.text.fr.ts'
import { type ApplicationState, applicationStates } from '../lifecycle.ts'
import { ApplicantStages } from './applicant-stages.tsx'

const submittedAt = '2026-11-24T09:00:00.000Z'
const drawn = (state: ApplicationState, words: typeof en = fr) =>
  draw(<ApplicantStages file={{ state, submittedAt }} words={words.stages} />, {})

/** Each stage as it is read aloud; `>` marks the current one. */
const stages = (html: string) =>
  [...html.matchAll(/<li[^>]*?(aria-current="step")?>.*?<span class="what">(.*?)<span/g)].map(
    ([, current, what]) => `${current ? '> ' : ''}${what}`,
  )

it('shows the stages in order, the current one marked', () => {
  const reading = ['Candidature reçue', '> Lecture de votre dossier', 'Acceptée ou refusée', 'Ouverture de votre page']
  expect(stages(drawn('in_review'))).toEqual(reading)
  expect(stages(drawn('info_requested'))).toEqual(reading)
  expect(stages(drawn('trial_case'))).toEqual(reading)
  expect(stages(drawn('approved', en))).toEqual([
    ...['Application received', 'Reading of your file', 'Application accepted', '> Opening of your page'],
  ])
  expect(stages(drawn('active')).at(-1)).toBe('> Page publique')
  expect(drawn('in_review')).toMatch(/^<ol /)
})

it('ends where the application has ended', () => {
  expect(stages(drawn('rejected'))).toEqual([
    ...['Candidature reçue', 'Lecture de votre dossier', '> Candidature non retenue'],
  ])
  expect(stages(drawn('withdrawn'))).toEqual(['Candidature reçue', '> Candidature retirée'])
  expect(stages(drawn('expired', en))).toEqual(['Application received', '> Application closed'])
})

it('says when it was received, and has one current stage in every state', () => {
  for (const state of applicationStates) {
    expect(drawn(state)).toContain(`<time dateTime="${submittedAt}">`)
    expect(drawn(state).split('aria-current="step"')).toHaveLength(2)
  }
})
