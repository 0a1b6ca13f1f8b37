/** The SIREN of La Poste, whose branches have numbers of their own: their digits add up to a multiple of five. */
const laPoste = '356000000'

/**
 * Whether the digits of a SIRET fit together: Luhn's check finds every single wrong digit, and nearly every swap of two.
 * https://www.sirene.fr/static-resources/htm/v_sommaire_311.htm
 */
function siretAddsUp(siret: string): boolean {
  if (isOnlyZeros(siret)) return false
  const digits = [...siret].map(Number)
  const luhn = digits.reduce((sum, digit, at) => {
    const doubled = at % 2 === 0 ? digit * 2 : digit
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  if (luhn % 10 === 0) return true
  return siret.startsWith(laPoste) && digits.reduce((sum, digit) => sum + digit, 0) % 5 === 0
}

/** Zeros are no number of any register, though they pass its check. */
export const isOnlyZeros = (number: string): boolean => /^0+$/.test(number)

/** As it is typed, with spaces: fourteen digits that do not fit together. A doubt and no refusal: registers have their own errors. */
export function siretIsDoubtful(typed: string): boolean {
  const siret = typed.replace(/[\s.-]/g, '')
  return /^\d{14}$/.test(siret) && !siretAddsUp(siret)
}
