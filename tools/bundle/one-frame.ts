import type { Plugin } from 'vite'

/** The name of the frame's style sheet, with the mark that React Router gives to what is also imported later. */
export const marked = /(\/frame-[\w-]+\.css)#/g

/**
 * The mark makes a sheet another one in Vite's eyes: the first import that names it adds it again. For a page's own that
 * is right, since leaving takes the page's away. The frame's stays, and its second copy would come behind the pages'
 * own sheets and win over them.
 */
export function oneFrame(): Plugin {
  return {
    name: 'clairavis:frame',
    apply: 'build',
    transform(code, id) {
      return id.endsWith('virtual:react-router/server-manifest') ? code.replace(marked, '$1') : undefined
    },
  }
}
