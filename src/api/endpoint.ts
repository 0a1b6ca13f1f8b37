import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An endpoint's address in a contract: `POST /questions/:id/messages`, always below `/api`. */
export type Address = `${Method} /${string}`

/** Who may call at all; the verb checks finer rights. A person includes a visitor who has asked something. */
export type Who = 'anyone' | 'person' | 'member' | 'expert' | 'staff'

export type Endpoint<
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodType | undefined = z.ZodType | undefined,
  Codes extends readonly string[] = readonly string[],
  W extends Who = Who,
> = {
  summary: string
  who: W
  body?: Body
  query?: Query
  /** Left out where the answer is not JSON (a file, a stream). */
  reply?: Reply
  refusals?: Codes
  /** A command that is harmless to repeat (a heartbeat, a sign-in) may go without an idempotency key. */
  idempotent?: true
}

export function endpoint<
  Body extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Reply extends z.ZodType | undefined = undefined,
  const Codes extends readonly string[] = [],
  const W extends Who = Who,
>(definition: Endpoint<Body, Query, Reply, Codes, W>): Endpoint<Body, Query, Reply, Codes, W> {
  return definition
}

// biome-ignore lint/suspicious/noExplicitAny: a contract holds endpoints of every shape
export type Contract = { [A in Address]?: Endpoint<any, any, any, any, any> }

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<A> = A extends `${Method} ${infer Path}` ? { [Name in ParamNames<Path>]: string } : never
export type BodyOf<E> = E extends { body?: infer B } ? (B extends z.ZodType ? z.input<B> : undefined) : undefined
export type QueryOf<E> = E extends { query?: infer Q } ? (Q extends z.ZodType ? z.input<Q> : undefined) : undefined
export type ParsedBodyOf<E> = E extends { body?: infer B } ? (B extends z.ZodType ? z.output<B> : undefined) : undefined
export type ParsedQueryOf<E> = E extends { query?: infer Q }
  ? Q extends z.ZodType
    ? z.output<Q>
    : undefined
  : undefined
export type ReplyOf<E> = E extends { reply?: infer R } ? (R extends z.ZodType ? z.output<R> : undefined) : undefined
/** What a handler returns: instants may still be dates, which the reply's schema writes as text. */
export type AnswerOf<E> = E extends { reply?: infer R } ? (R extends z.ZodType ? z.input<R> : undefined) : undefined
