import type { UIMatch } from 'react-router'

/** What a page may ask of the frame around it: `export const handle: ShellHandle = { frame: 'counter' }`. */
export type ShellHandle = {
  /**
   * `plain`: header and footer on paper. `counter`: the header lies on the green counter. `small`: a short footer, for
   * a checkout. `landing`: the word mark alone, then a short footer: nothing to wander off to. `bare`: no header and no footer; the page brings its own (a desk).
   */
  frame?: 'plain' | 'counter' | 'small' | 'landing' | 'bare'
  /** The page names its canonical address itself, which is not its own. */
  ownCanonical?: boolean
  /** It is a list of several pages: the second is a page of its own to search engines. */
  paged?: boolean
  /** A page may force one colour mode. */
  colorMode?: string
}

export function handleOf(matches: readonly Pick<UIMatch, 'handle'>[]): ShellHandle {
  return Object.assign({}, ...matches.map((match) => match.handle as ShellHandle | undefined))
}
