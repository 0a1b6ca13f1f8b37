type Messages = string | readonly Messages[] | { readonly [key: string]: Messages }

/** Each text of a catalogue of messages with its path. */
export function messageLeaves(messages: Messages, path = ''): [string, string][] {
  if (typeof messages === 'string') return [[path, messages]]
  return Object.entries(messages).flatMap(([key, value]) => messageLeaves(value, `${path}.${key}`))
}

export const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
