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
 * throw: what follows in the head would not run, and the page would throw again. On a page that sleeps it also marks what
 * was chosen, which the page shows by itself once it runs.
 */
export const colourModeScript = () =>
  `(()=>{const d=document.documentElement;let p='${defaultPreference}';try{const s=localStorage.getItem('${colourModeKey}')||'';/^\\S+$/.test(s)&&(p=s);localStorage.setItem('${colourModeKey}',p)}catch{}const v=d.dataset.colorModeForced||(p==='system'?(matchMedia('${darkQuery}').matches?'dark':'light'):p);d.classList.add(v);d.dataset.colorMode=v;'asleep'in d.dataset&&addEventListener('DOMContentLoaded',()=>document.querySelector('.footer [value='+CSS.escape(p)+']')?.setAttribute('aria-pressed','true'))})()`
