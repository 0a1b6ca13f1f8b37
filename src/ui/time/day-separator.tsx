/** Where a conversation passes into another day. */
export function DaySeparator({ at, children }: { at: string; children: string }) {
  return (
    <p className="day">
      <time dateTime={at}>{children}</time>
    </p>
  )
}
