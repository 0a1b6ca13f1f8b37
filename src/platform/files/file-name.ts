import type { FileType } from './port.ts'

const endings: Record<FileType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
}

const longest = 120

/**
 * The file name to show and to download under. A sender's name may hold a path, control characters, or marks that turn
 * the reading direction to disguise an extension (`fdp.exe`); the extension is the one of the content.
 */
export function cleanName(name: string, type: FileType): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const shown = last
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .trim()
    .replace(/^\.+/, '')
  const ending = /\.([^.]{1,5})$/.exec(shown)?.[1]?.toLowerCase()
  const stem = ending === undefined ? shown : shown.slice(0, -ending.length - 1)
  const right = ending !== undefined && endings[type].includes(ending) ? ending : endings[type][0]
  const short = [...stem.replace(/[. ]+$/, '')].slice(0, longest).join('')
  return `${short || 'document'}.${right}`
}
