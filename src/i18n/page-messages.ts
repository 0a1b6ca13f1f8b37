import { createContext, useContext } from 'react'

/** Each catalogue that this page has, by its name. */
export type PageMessages = Readonly<Record<string, object | undefined>>

/**
 * What the page's loader returned as `messages`: only these texts, in one language, reach the browser. The document
 * provides it (`root.tsx`), and each part of a reading page that runs by itself its own (`shell/reading/hydrate.tsx`).
 */
export const PageMessagesContext = createContext<PageMessages>({})

/**
 * The hook by which components read the catalogue of this name, or, without one, catalogues of the page by their names.
 * `Always` are the sections that every page with this catalogue has; a component names each other section that it reads,
 * so that a page without it is found at once.
 */
export function createMessages<Messages extends object, Always extends keyof Messages = keyof Messages>(name?: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each catalogue, beside its type
  return function useMessages<Section extends keyof Messages = never>(
    ...sections: Section[]
  ): Pick<Messages, Always | Section> {
    const page = useContext(PageMessagesContext)
    const found = name === undefined ? page : page[name]
    const missing = sections.find((section) => !found || !(section in found))
    if (!found || missing) throw new Error(`The loader of this page returns no messages "${String(missing ?? name)}".`)
    return found as Pick<Messages, Always | Section>
  }
}
