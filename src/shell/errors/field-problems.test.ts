import { describe, expect, it } from 'vitest'
import { CallError } from '../../api/call.ts'
import { fr } from './failures.fr.ts'
import { fieldProblems } from './field-problems.ts'

const refused = (code: string, errors?: { field: string; code: string }[]) =>
  new CallError(422, { type: 'about:blank', title: code, status: 422, code, retry: false, requestId: 'r', errors })

describe('a form whose call failed', () => {
  it('says beside each field what is wrong with it, in the page’s words where it has some', () =>
    expect(
      fieldProblems(
        refused('invalid_input', [
          { field: 'iban', code: 'iban_invalid' },
          { field: 'holder', code: 'too_short' },
        ]),
        fr,
        { iban_invalid: 'Cet IBAN n’en est pas un.' },
      ),
    ).toEqual([
      { field: 'iban', message: 'Cet IBAN n’en est pas un.' },
      { field: 'holder', message: fr.invalid_input },
    ]))
  it('says one thing of each field, and names in the summary the fields of which the same is said', () => {
    const empty = refused('invalid_input', [
      { field: 'holder', code: 'required' },
      { field: 'holder', code: 'holder_unclear' },
      { field: 'city', code: 'required' },
      { field: 'iban', code: 'iban_invalid' },
    ])
    const words = { required: 'Ce champ est à remplir.', iban_invalid: 'Cet IBAN n’en est pas un.' }
    const names = { locale: 'fr' as const, labels: { holder: 'Titulaire', city: 'Ville', iban: 'IBAN' } }
    expect(fieldProblems(empty, fr, words, undefined, names)).toEqual([
      { field: 'holder', message: words.required, apart: 'Titulaire\u00a0: ce champ est à remplir.' },
      { field: 'city', message: words.required, apart: 'Ville\u00a0: ce champ est à remplir.' },
      { field: 'iban', message: words.iban_invalid },
    ])
  })
  it('says any other refusal once, beside the field that it belongs to', () =>
    expect(fieldProblems(refused('password_wrong'), fr, { password_wrong: 'Non.' }, 'password')).toEqual([
      { field: 'password', message: 'Non.' },
    ]))
  it('says what did not come from the API above the form', () =>
    expect(fieldProblems(undefined, fr, {})).toEqual([{ field: undefined, message: fr.internal_error }]))
})
