import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { brand } from '../../brand.ts'
import { emailTheme } from '../../platform/mail/theme.ts'
import type { PictureText } from './picture-text.ts'

const {
  sheet: [sheet],
  ink: [ink],
  soft: [soft],
  rule: [rule],
} = emailTheme
const counter = '#d3e7d7'
const flap = '#ebe9d8'
const apricot = '#f1a258'
const apricotInk = '#6f3811'
const [width, height] = [1200, 630]
const corner = 92
const bust = { width: 300, height: 318 }

const titleFace = 'title latin, title latin-ext'
const textFace = 'text latin, text latin-ext'

const { resolve } = createRequire(import.meta.url)
let read: Font[] | undefined

/** Latin and Latin Extended of each font: names use more letters than French has. */
function fonts(): Font[] {
  read ??= (['latin', 'latin-ext'] as const).flatMap((alphabet): Font[] => [
    face(
      `title ${alphabet}`,
      `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${alphabet}-700-normal.woff`,
      700,
    ),
    face(
      `text ${alphabet}`,
      `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${alphabet}-400-normal.woff`,
      400,
    ),
  ])
  return read
}

const face = (name: string, file: string, weight: 400 | 700): Font => ({
  name,
  data: readFileSync(resolve(file)),
  weight,
  style: 'normal',
})

/** Draws the picture of a shared link: a sheet with a turned-down corner and the page's text. */
export async function drawPicture(words: PictureText, portrait: Buffer | null): Promise<Buffer> {
  const face =
    portrait &&
    (await sharp(portrait)
      .resize(bust.width, bust.height, { fit: 'inside' })
      .png()
      .toBuffer()
      // Without a readable portrait, the card has the same text.
      .catch(() => null))
  const svg = await satori(
    <Card {...words} portrait={face ? `data:image/png;base64,${face.toString('base64')}` : ''} />,
    { width, height, fonts: fonts() },
  )
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 3 }).toBuffer()
}

const sizeOf = (title: string, narrow: boolean) => (narrow ? 54 : title.length > 75 ? 52 : title.length > 48 ? 62 : 74)

/** `portrait`: the picture itself; it stands behind the sheet's lower edge. */
function Card({ title, description, above, portrait }: PictureText) {
  return (
    <div
      style={{
        display: 'flex',
        width,
        height,
        background: counter,
        boxSizing: 'border-box',
        padding: '56px 64px 0',
        flexDirection: 'column',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', color: ink }}>
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <Mark />
          <div style={{ fontFamily: titleFace, fontSize: 40, marginLeft: 16, letterSpacing: -0.8 }}>{brand.name}</div>
        </div>
        <div style={{ fontFamily: textFace, fontSize: 26, color: soft }}>{brand.siteHost}</div>
      </div>
      <div style={{ display: 'flex', position: 'relative', marginTop: 40, flexGrow: 1 }}>
        <Sheet />
        <div
          style={{
            display: 'flex',
            position: 'relative',
            flexDirection: 'column',
            padding: portrait ? `48px ${bust.width + 88}px 0 56px` : '48px 104px 0 56px',
            boxSizing: 'border-box',
            width: '100%',
          }}
        >
          {above ? (
            <div style={{ display: 'flex', alignItems: 'center', marginBottom: 18 }}>
              <div style={{ width: 16, height: 16, borderRadius: 8, background: apricot, marginRight: 14 }} />
              <div style={{ fontFamily: textFace, fontSize: 28, color: apricotInk }}>{above}</div>
            </div>
          ) : null}
          <div
            style={{
              display: 'block',
              fontFamily: titleFace,
              fontSize: sizeOf(title, portrait !== ''),
              lineHeight: 1.08,
              letterSpacing: -1.2,
              color: ink,
              lineClamp: 3,
            }}
          >
            {title}
          </div>
          <div
            style={{
              display: 'block',
              fontFamily: textFace,
              fontSize: 32,
              lineHeight: 1.4,
              color: soft,
              marginTop: 26,
              lineClamp: 3,
            }}
          >
            {description}
          </div>
        </div>
        {portrait ? (
          <img
            alt=""
            src={portrait}
            width={bust.width}
            height={bust.height}
            style={{ position: 'absolute', right: 48, bottom: 0 }}
          />
        ) : null}
      </div>
    </div>
  )
}

function Mark() {
  return (
    <svg aria-hidden="true" width="52" height="52" viewBox="0 0 64 64">
      <path fill="#12503a" d="M10 4h28l22 22v28a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z" />
      <path fill={apricot} d="M38 4l22 22H44a6 6 0 0 1-6-6z" />
      <path
        fill="none"
        stroke={sheet}
        stroke-width="6"
        stroke-linecap="round"
        stroke-linejoin="round"
        d="M18 44l13-14 13 14"
      />
    </svg>
  )
}

/** It extends below the picture’s edge. */
function Sheet() {
  const [wide, high] = [1072, 520]
  return (
    <svg
      aria-hidden="true"
      width={wide}
      height={high}
      viewBox={`0 0 ${wide} ${high}`}
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      <path
        fill={sheet}
        stroke={rule}
        d={`M16 1H${wide - corner}L${wide - 1} ${corner}V${high}H1V16A15 15 0 0 1 16 1Z`}
      />
      <path
        fill={flap}
        stroke={rule}
        d={`M${wide - corner} 1L${wide - 1} ${corner}H${wide - corner + 15}a15 15 0 0 1-15-15Z`}
      />
    </svg>
  )
}
