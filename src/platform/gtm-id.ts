const rule = /^GTM-[0-9A-Z]+$/

/** Why an id is not one of a tag manager's container, with the one that was probably meant; `null` where it is. */
export function gtmIdComplaint(id: string): string | null {
  if (rule.test(id)) return null
  const rest = id
    .toUpperCase()
    .replace(/.*-/, '')
    .replace(/[^0-9A-Z]/g, '')
  const suggestion = rest && ` Did you mean 'GTM-${rest}'?`
  return `'${id}' is not a valid GTM-ID (${rule}).${suggestion}`
}
