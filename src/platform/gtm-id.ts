const rule = /^GTM-[0-9A-Z]+$/

/** Why an id is not that of a tag manager container, with the id probably meant; `null` for a valid one. */
export function gtmIdComplaint(id: string): string | null {
  if (rule.test(id)) return null
  const rest = id
    .toUpperCase()
    .replace(/.*-/, '')
    .replace(/[^0-9A-Z]/g, '')
  const suggestion = rest && ` Did you mean 'GTM-${rest}'?`
  return `'${id}' is not a valid GTM-ID (${rule}).${suggestion}`
}
