import { createContext } from 'react-router'
import type { Address, Contract, ParamsOf, QueryOf, ReplyOf } from '../api/endpoint.ts'
import type { Problem } from '../api/refusal.ts'
import type { PublicConfig } from './public-config.ts'

/** How a page's loader reads: the JSON API and its contract, in process and as an anonymous caller. */
export type ApiReader = <C extends Contract>() => <A extends keyof C & Address>(
  address: A,
  options?: { params?: ParamsOf<A>; query?: QueryOf<C[A]> },
) => Promise<ReplyOf<C[A]>>

/** How a page's action sends what was posted without script; what the API refused, or null when it is done. */
export type FormSender = (address: Address, body: unknown) => Promise<Problem | null>

export const formSenderContext = createContext<FormSender>()
export const apiReaderContext = createContext<ApiReader>()
export const publicConfigContext = createContext<PublicConfig>()
/** Whether whoever asks for this page is of the staff, by their cookie. */
export const isStaffContext = createContext<() => Promise<boolean>>()
/** An action may ask for a page with nothing around its answer. */
export const frameContext = createContext<'bare' | null>(null)
/** The page as text, from the one that draws it to the one that answers. */
export const renderedHtmlContext = createContext<string | null>(null)
