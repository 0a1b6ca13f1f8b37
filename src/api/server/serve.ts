import type { Context } from 'hono'
import type { Ports } from '../../platform/ports.ts'
import { refusals } from '../../platform/telemetry/metrics.ts'
import { type Actor, isStaff, type Person } from '../actor.ts'
import type { Address, AnswerOf, Contract, Endpoint, ParamsOf, ParsedBodyOf, ParsedQueryOf, Who } from '../endpoint.ts'
import { Refusal } from '../refusal.ts'
import type { ApiApp, ApiContext, ApiVariables } from './app.ts'
import { readBodyUpTo } from './body.ts'
import { bodyHash, claimKey, holdKey, portsStoringResult, releaseKeyWithRetries, slotFor } from './idempotency.ts'
import { type IdempotencySlot, storeResult } from './idempotency-store.ts'
import { fieldErrors, InvalidInput, problemOf, problemResponse } from './problem.ts'

type ActorFor<W extends Who> = W extends 'anyone' ? Actor : Person

export type Call<A, E> = {
  ports: Ports
  actor: E extends { who: infer W extends Who } ? ActorFor<W> : Actor
  params: ParamsOf<A>
  body: ParsedBodyOf<E>
  query: ParsedQueryOf<E>
  /** The raw request, for uploads, streams and downloads. */
  request: Request
}

type ResultOf<E> = AnswerOf<E> extends undefined ? Response : AnswerOf<E>

/** A handler returns the reply of the contract, or a `Response` where the endpoint has no `reply`. */
export type Handlers<C extends Contract> = {
  [A in keyof C]: (call: Call<A, C[A]>) => Promise<ResultOf<C[A]>>
}

const jsonBodyLimit = 262_144

// biome-ignore lint/suspicious/noExplicitAny: one table for endpoints of every shape
type AnyEndpoint = Endpoint<any, any, any, any, any>

/** Registers a contract's endpoints: checks the caller, validates, runs the handler, then parses the reply. */
export function serve<C extends Contract>(app: ApiApp, context: ApiContext, contract: C, handlers: Handlers<C>): void {
  for (const address of Object.keys(contract) as Address[]) {
    const endpoint = contract[address] as AnyEndpoint
    const handler = handlers[address as keyof C] as unknown as (call: unknown) => Promise<unknown>
    const [method, path] = address.split(' ') as [string, string]
    app.on(method, path, (c) => answer(c, context, address, endpoint, handler))
  }
}

async function answer(
  c: Context<{ Variables: ApiVariables }>,
  context: ApiContext,
  address: Address,
  endpoint: AnyEndpoint,
  handler: (call: unknown) => Promise<unknown>,
): Promise<Response> {
  const { ports } = context
  const requestId = c.get('requestId')
  let slot: IdempotencySlot | null = null
  let letGo: (() => void) | undefined
  try {
    const { rawBody, ...call } = await admittedCall(c, context, endpoint)
    if (isCommand(address) && !endpoint.idempotent) {
      const now = ports.clock.now()
      const mine = slotFor(actorKey(call.actor), idempotencyKey(c.req.header('idempotency-key')))
      const concrete = `${address} ${JSON.stringify(call.params)}`
      const kept = await claimKey(ports.db, now, mine, address, bodyHash(concrete, rawBody))
      // The result stored with the verb's transaction may hold more fields than the contract allows out.
      if (kept) return json(endpoint.reply ? endpoint.reply.parse(kept.response) : kept.response, kept.status)
      slot = mine
      letGo = holdKey(ports, mine)
    }
    const result = await handler({ ...call, ports: slot ? portsStoringResult(ports, slot) : ports })
    return await respond(context, address, endpoint, call, slot, result)
  } catch (error) {
    const { problem, loud, retryAfter } = problemOf(error, requestId)
    refusals.inc({ code: problem.code })
    if (loud) ports.log.error({ err: error, requestId, address }, 'request failed')
    letGo?.()
    if (slot) await releaseKeyWithRetries(ports.db, slot)
    return problemResponse(problem, retryAfter)
  } finally {
    letGo?.()
  }
}

const isCommand = (address: Address) => !address.startsWith('GET ')

type AdmittedCall = {
  actor: Actor
  params: Record<string, string>
  query: unknown
  body: unknown
  request: Request
}

/** `fr-CH, fr;q=0.9, en;q=0.8`: the first language counts. */
const firstLanguage = (languages = ''): string => languages.split(/[,;]/)[0]!.trim()

/** Who calls, and what they sent: authenticated, allowed and validated. */
async function admittedCall(
  c: Context<{ Variables: ApiVariables }>,
  context: ApiContext,
  endpoint: AnyEndpoint,
): Promise<AdmittedCall & { rawBody: unknown }> {
  const known = await context.authenticate(bearer(c.req.header('authorization')), c.get('address'))
  const actor = { ...known, language: firstLanguage(c.req.header('accept-language')) }
  c.set('actor', actor)
  admit(endpoint.who, actor)
  if (endpoint.who === 'staff' && actor.kind === 'person') await context.requireStaffAccess?.(actor)
  const params = c.req.param()
  if (Object.values(params).some((value) => value.includes('\u0000'))) throw new Refusal('not_found', 404)
  const query = parse(endpoint.query, endpoint.query ? storable(c.req.query()) : undefined)
  const rawBody = endpoint.body ? await jsonBody(c.req.raw) : undefined
  return { actor, params, query, body: parse(endpoint.body, rawBody), rawBody, request: c.req.raw }
}

async function respond(
  context: ApiContext,
  address: Address,
  endpoint: AnyEndpoint,
  { actor, params, body }: AdmittedCall,
  slot: IdempotencySlot | null,
  result: unknown,
): Promise<Response> {
  const { ports } = context
  if (result instanceof Response) {
    if (slot) await storeResult(ports.db, slot, 200, null)
    return result
  }
  // Parsed by the contract: fields that it does not name do not leave the server.
  const reply = endpoint.reply ? endpoint.reply.parse(result) : undefined
  if (isCommand(address) && endpoint.who === 'staff' && actor.kind === 'person')
    await context.onStaffCommand?.(actor, address, params, body)
  // A result that the verb's transaction already stored needs no second write.
  if (slot && (result === undefined || slot.storedResult !== result)) await storeResult(ports.db, slot, 200, reply)
  return json(reply, 200)
}

function json(value: unknown, status: number): Response {
  if (value === undefined || value === null) return new Response(null, { status: status === 200 ? 204 : status })
  const text = JSON.stringify(value)
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      // A short response is sent uncompressed: compressing it costs a quarter of a megabyte of memory each time.
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
    },
  })
}

function admit(who: Who, actor: Actor): void {
  if (who === 'anyone') return
  // Staff endpoints do not exist for anybody else.
  if (who === 'staff' && !isStaff(actor)) throw new Refusal('not_found', 404)
  if (actor.kind !== 'person') throw new Refusal('not_signed_in', 401)
  if (who === 'member' && actor.standing !== 'member') throw new Refusal('not_signed_in', 401)
  if (who === 'expert' && !actor.roles.includes('expert')) throw new Refusal('not_found', 404)
}

function parse(schema: AnyEndpoint['body'], value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (!result.success) throw new InvalidInput(fieldErrors(result.error))
  return result.data
}

async function jsonBody(request: Request): Promise<unknown> {
  const bytes = await readBodyUpTo(request, jsonBodyLimit)
  if (!bytes) throw new Refusal('body_too_large', 413)
  const text = new TextDecoder().decode(bytes)
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    return unstorable.test(text) ? storable(body) : body
  } catch {
    throw new InvalidInput([{ field: '', code: 'not_json' }])
  }
}

/** Escapes that PostgreSQL stores neither in text nor in JSON: the NUL character, and half of a surrogate pair. */
const unstorable = /\\u(0000|d[89a-f])/i

/** The same value without them: pasted text is accepted rather than refused. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed()
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storable(name), storable(inner)]))
}

function bearer(header: string | undefined): string | null {
  const match = /^Bearer ([\w.~+/=-]{16,512})$/i.exec(header ?? '')
  return match?.[1] ?? null
}

function actorKey(actor: Actor): string {
  return actor.kind === 'person' ? `p:${actor.personId}` : `a:${actor.address}`
}

function idempotencyKey(header: string | undefined): string {
  if (!header || !/^[\w-]{16,100}$/.test(header)) throw new Refusal('idempotency_key_missing', 400)
  return header
}
