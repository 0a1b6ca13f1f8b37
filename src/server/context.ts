import { createContext } from 'react-router'
import type { Address, Contract, ParamsOf, QueryOf, ReplyOf } from '../api/endpoint.ts'
import type { Problem } from '../api/refusal.ts'
import type { PublicConfig } from './public-config.ts'

/** How a page's loader reads: the JSON API by its contract, in process and as an anonymous caller. */
export type ApiReader = <C extends Contract>() => <A extends keyof C & Address>(
  address: A,
  options?: { params?: ParamsOf<A>; query?: QueryOf<C[A]> },
) => Promise<ReplyOf<C[A]>>

/** How a page's action sends a form posted without scripts: returns the API's refusal, or null on success. */
export type FormSender = (address: Address, body: unknown) => Promise<Problem | null>

export const formSenderContext = createContext<FormSender>()
export const apiReaderContext = createContext<ApiReader>()
export const publicConfigContext = createContext<PublicConfig>()
/** Whether the requester of this page is staff, by their cookie. */
export const isStaffContext = createContext<() => Promise<boolean>>()
/** An action may request a page without the frame around its content. */
export const frameContext = createContext<'bare' | null>(null)
/** The inline scripts of the page that is rendered: constants, which its policy may name. */
export const inlineScriptsContext = createContext<readonly string[]>([])
/** The rendered HTML, passed from the renderer to the response. */
export const renderedHtmlContext = createContext<string | null>(null)
