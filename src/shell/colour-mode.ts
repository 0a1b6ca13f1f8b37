import { awakeEvent } from './asleep.ts'

export const colourModeKey = 'nuxt-color-mode'
export const defaultPreference = 'system'
export const darkQuery = '(prefers-color-scheme: dark)'

/** The mode to draw: the page's own, else the person's, else what the system says. */
export function effectiveMode(preference: string, systemIsDark: boolean, forced?: string): string {
  if (forced) return forced
  if (preference === 'system') return systemIsDark ? 'dark' : 'light'
  return preference
}

/** A page may force any mode but `system`, which would force nothing. */
export function forcedMode(asked: string | undefined, warn: (sentence: string) => void): string | undefined {
  if (asked !== 'system') return asked
  warn('You cannot force the colorMode to system at the page level.')
  return undefined
}

/**
 * Runs in the head before anything is drawn, so that no page flashes in the wrong mode. Whatever is stored, it must not
 * throw: what follows in the head would not run, and the page would throw again. Until the page runs and does it itself,
 * it follows the system's change; on a page that sleeps it also marks what was chosen.
 */
export const colourModeScript = () =>
  `(()=>{const d=document.documentElement,s=d.dataset,q=matchMedia('${darkQuery}'),on=addEventListener,f=()=>{const o=s.colorMode,v=s.colorModeForced||(p==='system'?(q.matches?'dark':'light'):p);o&&d.classList.remove(o);d.classList.add(v);s.colorMode=v};let p='${defaultPreference}';try{const w=localStorage.getItem('${colourModeKey}')||'';/^\\S+$/.test(w)&&(p=w);localStorage.setItem('${colourModeKey}',p)}catch{}f();q.onchange=f;on('${awakeEvent}',()=>q.onchange=null);'asleep'in s&&on('DOMContentLoaded',()=>document.querySelector('.footer [value='+CSS.escape(p)+']')?.setAttribute('aria-pressed','true'))})()`
