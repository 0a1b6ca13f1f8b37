/** Two people and the sheet that passes between them. Drawn in the colours of the room, so that it follows its mode. */
export function CounterDrawing({ label }: { label: string }) {
  return (
    <svg className="counter-drawing" viewBox="0 0 360 220" role="img" aria-label={label}>
      <path className="d-line" d="M8 196h344" />
      <g className="d-visitor">
        <circle cx="82" cy="74" r="27" />
        <path d="M36 196c0-52 16-80 46-80s46 28 46 80" />
        <path className="d-line" d="M112 144c12 8 22 12 34 13" />
      </g>
      <g className="d-expert">
        <circle cx="276" cy="66" r="28" />
        <path d="M226 196c0-56 18-88 50-88s50 32 50 88" />
        <path className="d-line" d="M244 140c-12 8-22 14-36 16" />
        <path className="d-line" d="M264 66h8m10 0h8m-14 14c4 3 8 3 12 0" />
      </g>
      <path className="d-line" d="M70 76h7m11 0h7m-20 13c4-2 8-2 12 0" />
      <g className="d-sheet">
        <path d="M140 128h62v50h-74v-38z" />
        <path className="d-flap" d="M128 140h12v-12z" />
        <path className="d-line" d="M142 146h46m-46 10h46m-46 10h30" />
      </g>
      <path className="d-counter" d="M0 196h360v24H0z" />
    </svg>
  )
}
