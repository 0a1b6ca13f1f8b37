/** Contrast of two colours written in OKLCH, by the formula of WCAG 2. */
type Rgb = readonly [number, number, number]

/** Linear light from `oklch(0.5 0.1 200)`, with the matrices of the CSS Color Module. */
function linear(colour: string): Rgb {
  const [L = 0, C = 0, H = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const angle = (H * Math.PI) / 180
  const a = C * Math.cos(angle)
  const b = C * Math.sin(angle)
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function luminance(colour: string): number {
  const [r, g, b] = linear(colour).map((part) => Math.min(Math.max(part, 0), 1)) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}
