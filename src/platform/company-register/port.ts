/** An establishment as the register of companies has it. Null is what its owner keeps from the public. */
export type RegisteredCompany = {
  siret: string
  name: string | null
  address: string | null
  postalCode: string | null
  city: string | null
  /** False where the establishment is closed. */
  open: boolean
}

/** `unavailable`: the register did not answer in time or not properly; it says nothing about the number. */
export type RegisterReading =
  | { kind: 'found'; company: RegisteredCompany }
  | { kind: 'unknown' }
  | { kind: 'unavailable' }

export interface CompanyRegister {
  /** Of fourteen digits. Never rejects. */
  find(siret: string): Promise<RegisterReading>
}
