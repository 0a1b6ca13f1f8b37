type PortraitProps = { src: string; width?: number; name?: string; eager?: boolean }

/**
 * A drawn or cut-out bust, always standing on a line. The name is beside it in nearly every place, so the picture says
 * nothing twice: give `name` only where it stands alone.
 */
export function Portrait({ src, width = 150, name = '', eager }: PortraitProps) {
  return (
    <img
      className="portrait"
      src={src}
      alt={name}
      width={width}
      height={Math.round(width * 1.06)}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  )
}
