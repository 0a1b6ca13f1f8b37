import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'
import { legalEntity } from '../../brand-legal.ts'

type PayableIban =
  | { iban: string; refused: null }
  | { iban: null; refused: 'iban_invalid' | 'iban_not_sepa' | 'iban_ours' }

/** The account number as banks write it, or why an expert cannot be paid there: it is wrong, too far, or our own. */
export function payableIban(given: string): PayableIban {
  const iban = electronicFormatIBAN(given)
  if (!iban || !isValidIBAN(iban)) return { iban: null, refused: 'iban_invalid' }
  if (!isSEPACountry(iban.slice(0, 2))) return { iban: null, refused: 'iban_not_sepa' }
  // A run would transfer money from this account to itself, and book it as paid.
  if (iban === electronicFormatIBAN(legalEntity.bank.iban)) return { iban: null, refused: 'iban_ours' }
  return { iban, refused: null }
}
