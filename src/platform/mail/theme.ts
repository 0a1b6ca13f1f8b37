/** The design tokens in plain hexadecimal: mail programs know no OKLCH. Light, then dark. */
export const emailTheme = {
  paper: ['#f7f6f1', '#0c1a1c'],
  sheet: ['#fdfdfa', '#233233'],
  ink: ['#0d2527', '#f0efe7'],
  soft: ['#364b4c', '#c9d0c7'],
  link: ['#094a35', '#a3e1c5'],
  pine: ['#12503a', '#92d9ba'],
  onPine: ['#fbfaf6', '#061f17'],
  rule: ['#d0d6cc', '#3d4d4b'],
  quoteLine: ['#c06c2f', '#eba25f'],
  quoteWash: ['#f9ebd4', '#31261b'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type ThemeColour = keyof typeof emailTheme

export const light = (colour: ThemeColour): string => emailTheme[colour][0]

export const titleFace = "'Bricolage Grotesque', 'Avenir Next', 'Segoe UI', Arial, sans-serif"
export const textFace = "'Atkinson Hyperlegible Next', Verdana, 'Segoe UI', Arial, sans-serif"

/**
 * Programs that follow the colour mode get the dark values; `[data-ogsc]` selects Outlook's own dark mode. The others
 * keep the light values, which are inline on each element.
 */
export function darkStyle(): string {
  const rules = (prefix: string) =>
    [
      ...(Object.keys(emailTheme) as ThemeColour[]).flatMap((colour) => [
        `${prefix}.c-${colour}{color:${emailTheme[colour][1]} !important}`,
        `${prefix}.b-${colour}{background-color:${emailTheme[colour][1]} !important}`,
        `${prefix}.l-${colour}{border-color:${emailTheme[colour][1]} !important}`,
      ]),
    ].join('')
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${rules('')}}
${rules('[data-ogsc] ')}
@media (max-width:480px){.sheet{padding:28px 20px !important}.button{display:block !important}}`
}
