import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { CompanyRegister, RegisteredCompany, RegisterReading } from './port.ts'

type RegisterOptions = {
  /** Without a slash at its end. */
  url: string
  clock: Clock
  timeoutMilliseconds?: number
  warn?: (problem: { err: unknown }, sentence: string) => void
}

/** So many failures in a row, and nobody waits for the register for a while. */
const failuresInARow = 3
const pauseMs = 60_000
const mostCharacters = 500_000

const text = z.string().nullish()
const Establishment = z.object({
  siret: z.string(),
  adresse: text,
  code_postal: text,
  libelle_commune: text,
  etat_administratif: text,
})
const Reply = z.object({
  results: z.array(
    z.object({
      nom_complet: text,
      siege: Establishment.nullish(),
      matching_etablissements: z.array(Establishment).nullish(),
    }),
  ),
})

/** The state's open register, https://recherche-entreprises.api.gouv.fr/docs: no key, seven requests a second. */
export function openCompanyRegister(options: RegisterOptions): CompanyRegister {
  const { url, clock, timeoutMilliseconds = 3000, warn = () => {} } = options
  let failures = 0
  let pausedUntil = 0
  return {
    async find(siret) {
      if (clock.now().getTime() < pausedUntil) return { kind: 'unavailable' }
      try {
        const found = await read(`${url}/search?q=${siret}&page=1&per_page=1`, timeoutMilliseconds)
        failures = 0
        return readingOf(found, siret)
      } catch (error) {
        failures += 1
        // After the pause one call tries, and its failure begins the next pause.
        if (failures >= failuresInARow) pausedUntil = clock.now().getTime() + pauseMs
        warn({ err: error }, 'the register of companies cannot be asked')
        return { kind: 'unavailable' }
      }
    },
  }
}

async function read(address: string, timeout: number): Promise<z.output<typeof Reply>> {
  const answer = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`status ${answer.status}`)
  }
  const body = await answer.text()
  if (body.length > mostCharacters) throw new Error('a reply too long to be one company')
  return Reply.parse(JSON.parse(body))
}

function readingOf({ results }: z.output<typeof Reply>, siret: string): RegisterReading {
  for (const { nom_complet, siege, matching_etablissements } of results) {
    const places = [...(matching_etablissements ?? []), ...(siege ? [siege] : [])]
    const place = places.find((one) => one.siret === siret)
    if (place) return { kind: 'found', company: companyOf(nom_complet, place) }
  }
  return { kind: 'unknown' }
}

function companyOf(name: string | null | undefined, place: z.output<typeof Establishment>): RegisteredCompany {
  const [postalCode, city] = [shown(place.code_postal), shown(place.libelle_commune)]
  const whole = shown(place.adresse)
  // The address ends with postal code and town, which have fields of their own.
  const end = [postalCode, city].filter(Boolean).join(' ')
  const street = whole?.endsWith(end) ? whole.slice(0, whole.length - end.length).trim() : whole
  return {
    siret: place.siret,
    name: shown(name),
    address: street || null,
    postalCode,
    city,
    open: place.etat_administratif !== 'F',
  }
}

/** A part that is kept from the public has a mark in its place, such as `[NON-DIFFUSIBLE]`. */
const shown = (value: string | null | undefined): string | null =>
  value && !/\[(ND|NON[- ]DIFFUSIBLE)\]/i.test(value) ? value.trim() : null
