// What the Labour Code lets anybody work out. A collective agreement or the contract may be more favourable.

/** Euros, rounded to the cent. */
export const cents = (euros: number): number => Math.round(euros * 100 + 1e-6) / 100

/**
 * The legal severance pay: a quarter of a month's pay for each year of service up to ten, a third beyond, months over a
 * whole year in proportion; nothing below eight months of service (L1234-9, R1234-1, R1234-2, R1234-4).
 * https://travail-emploi.gouv.fr/lindemnite-legale-de-licenciement
 * @param pay the reference pay, gross, of one month @param months complete months of service
 */
export function legalSeverance(pay: number, months: number): number | undefined {
  if (months < 8 || pay <= 0) return undefined
  const years = months / 12
  return cents(pay * (Math.min(years, 10) / 4 + Math.max(years - 10, 0) / 3))
}

/**
 * The notice of a dismissed employee, in months: none set by law below six months of service or for gross misconduct,
 * one below two years, then two (L1234-1). https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006901112
 *
 * Resignation has no such rule: the law leaves its notice to agreements and customs (L1237-1).
 */
export function dismissalNotice(months: number): 1 | 2 | undefined {
  if (months < 6) return undefined
  return months < 24 ? 1 : 2
}
