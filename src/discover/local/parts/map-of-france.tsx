import outlines from '../../../places/france.svg?url'
import { shadeOf } from '../density.ts'

/** `label`: name, code and how many experts, in words. */
export type Mapped = { code: string; to: string; label: string; name: string; experts: number; overseas: boolean }

const shape = (code: string) => `${outlines}#d${code.toLowerCase()}`

/** Too small to be pressed at the size of France: they are links in the inset. */
const aroundParis = new Set(['75', '92', '93', '94'])

type MapProps = { departments: readonly Mapped[]; words: { map: string; overseas: string } }

/**
 * The departments as links. Their outlines lie in a file of their own, kept by the browser: neither the page nor its
 * script carries them. The list beside it says the same without colours.
 */
export function MapOfFrance({ departments, words }: MapProps) {
  const mainland = departments.filter(({ overseas }) => !overseas)
  return (
    <nav className="map" aria-label={words.map}>
      <svg viewBox="-4 -4 1234 1178">
        <title>{words.map}</title>
        {mainland.map((one) =>
          aroundParis.has(one.code) ? (
            <use key={one.code} href={shape(one.code)} className={`shade-${shadeOf(one.experts)}`} />
          ) : (
            <Shape key={one.code} {...one} />
          ),
        )}
        <g className="map-inset">
          <path d="M232 640 608 300" />
          <rect x="12" y="610" width="236" height="236" rx="14" />
          <g transform="translate(22 620) scale(4.9) translate(-606 -267)">
            {mainland
              .filter(({ code }) => aroundParis.has(code))
              .map((one) => (
                <Shape key={one.code} {...one} />
              ))}
          </g>
        </g>
      </svg>
      <ul className="map-overseas" aria-label={words.overseas}>
        {departments
          .filter(({ overseas }) => overseas)
          .map(({ code, to, name, label, experts }) => (
            <li key={code}>
              <a href={to} aria-label={label}>
                <svg viewBox="0 0 140 140" aria-hidden="true" className={`shade-${shadeOf(experts)}`}>
                  <use href={shape(code)} />
                </svg>
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function Shape({ code, to, label, experts }: Mapped) {
  return (
    <a href={to} className={`shade-${shadeOf(experts)}`} aria-label={label}>
      <title>{label}</title>
      <use href={shape(code)} />
    </a>
  )
}

/** Where a department is: itself, and those that touch it, in France. */
export function PlaceOnMap({ code, near, all }: { code: string; near: readonly string[]; all: readonly string[] }) {
  if (code.length === 3)
    return (
      <svg className="map-place" viewBox="-10 -10 160 160" aria-hidden="true">
        <use href={shape(code)} className="place-here" />
      </svg>
    )
  return (
    <svg className="map-place" viewBox="-4 -4 1234 1178" aria-hidden="true">
      {all.map((one) => (
        <use
          key={one}
          href={shape(one)}
          className={one === code ? 'place-here' : near.includes(one) ? 'place-near' : undefined}
        />
      ))}
    </svg>
  )
}
