/** Why content is reported. */
export const noticeReasons = ['illegal', 'personal', 'dangerous', 'false', 'other'] as const

export type ContactField = 'name' | 'email' | 'message' | 'page' | 'reason' | 'goodFaith'
type Complaint = { field: ContactField; code: 'required' | 'email_invalid' | 'good_faith_missing' }

/** The specification's rules for the form, and the same for a notice; the server has the last word. */
export function contactFieldErrors(values: Record<string, string>, fields: readonly ContactField[]): Complaint[] {
  return fields.flatMap((field): Complaint[] => {
    const value = (values[field] ?? '').trim()
    if (field === 'goodFaith') return value === '' ? [{ field, code: 'good_faith_missing' }] : []
    if (value === '') return [{ field, code: 'required' }]
    const isAddress = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)
    return field === 'email' && !isAddress ? [{ field, code: 'email_invalid' }] : []
  })
}

/** The fields of a posted form as text; a file is nothing here. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
