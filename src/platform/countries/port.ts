export interface Countries {
  /** ISO 3166-1 alpha-2 in upper case, from an offline table; `null` for a private or unknown address. */
  countryOf(address: string): string | null
}
