import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FakeClock } from '../clock.ts'
import { openCompanyRegister } from './open-register.ts'

const siret = '73282932000074'
const clock = new FakeClock('2026-11-20T17:00:00Z')
let server: Server
let asked: string[]
let answer: (request: IncomingMessage, response: ServerResponse) => void

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const register = () =>
  openCompanyRegister({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clock,
    timeoutMilliseconds: 300,
  })
const says = (body: object) => {
  answer = (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** As the register replies, with what is not read. */
const office = {
  siret,
  adresse: '8 RUE DES LILAS 44000 NANTES',
  code_postal: '44000',
  commune: '44109',
  libelle_commune: 'NANTES',
  est_siege: false,
  etat_administratif: 'A',
}
const head = { ...office, siret: '73282932000017', est_siege: true, adresse: '1 PLACE ROYALE 44000 NANTES' }
const company = { siren: '732829320', nom_complet: 'CABINET MOREAU', etat_administratif: 'A', siege: head }
const reply = (change: object = {}) => ({
  results: [{ ...company, matching_etablissements: [{ ...office, ...change }] }],
  total_results: 1,
})

describe('the register of companies', () => {
  test('says whose number it is and where, the street apart from the town', async () => {
    says(reply())
    expect(await register().find(siret)).toEqual({
      kind: 'found',
      company: {
        siret,
        name: 'CABINET MOREAU',
        address: '8 RUE DES LILAS',
        postalCode: '44000',
        city: 'NANTES',
        open: true,
      },
    })
    expect(asked).toEqual([`/search?q=${siret}&page=1&per_page=1`])
  })

  test('finds the seat as well, which may be missing among the establishments', async () => {
    says({ results: [{ ...company, siege: { ...head, siret }, matching_etablissements: [] }] })
    expect(await register().find(siret)).toMatchObject({ kind: 'found', company: { address: '1 PLACE ROYALE' } })
  })

  test('says that an establishment is closed', async () => {
    says(reply({ etat_administratif: 'F' }))
    expect(await register().find(siret)).toMatchObject({ company: { open: false } })
  })

  test('keeps to itself what is not public', async () => {
    const kept = { adresse: '[NON-DIFFUSIBLE]', code_postal: '[ND]' }
    says({ results: [{ ...company, nom_complet: null, matching_etablissements: [{ ...office, ...kept }] }] })
    expect(await register().find(siret)).toMatchObject({
      kind: 'found',
      company: { name: null, address: null, postalCode: null, open: true },
    })
  })

  test('knows no number that only resembles one of its own', async () => {
    says(reply({ siret: '73282932000082' }))
    expect(await register().find(siret)).toEqual({ kind: 'unknown' })
    says({ results: [] })
    expect(await register().find(siret)).toEqual({ kind: 'unknown' })
  })

  test.each([
    ['late', () => {}],
    ['down', (response: ServerResponse) => response.writeHead(503).end()],
    ['asked too often', (response: ServerResponse) => response.writeHead(429).end()],
    ['somewhere else', (response: ServerResponse) => response.writeHead(302, { location: '/b' }).end()],
    ['not itself', (response: ServerResponse) => response.writeHead(200).end('<html></html>')],
    ['another one', (response: ServerResponse) => response.writeHead(200).end('{"companies":[]}')],
  ])('is unavailable where it is %s', async (_, respond) => {
    answer = (_request, response) => void respond(response)
    expect(await register().find(siret)).toEqual({ kind: 'unavailable' })
  })

  test('is left alone for a minute after three failures in a row, then tried once', async () => {
    answer = (_, response) => void response.writeHead(500).end()
    const own = register()
    for (let call = 0; call < 5; call += 1) expect(await own.find(siret)).toEqual({ kind: 'unavailable' })
    expect(asked).toHaveLength(3)
    clock.advance(60_000)
    for (let call = 0; call < 3; call += 1) await own.find(siret)
    expect(asked).toHaveLength(4)
    clock.advance(60_000)
    says(reply())
    expect(await own.find(siret)).toMatchObject({ kind: 'found' })
    answer = (_, response) => void response.writeHead(500).end()
    await own.find(siret)
    await own.find(siret)
    expect(asked).toHaveLength(7)
  })
})
