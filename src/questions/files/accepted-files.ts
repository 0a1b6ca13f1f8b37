/** Which of the chosen files a question accepts; the server checks their content again. */
export const largestFile = 5 * 1024 * 1024
export const mostFiles = 10
/** For the `accept` of an input: the formats of the specification. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp'
const acceptedName = /\.(pdf|jpe?g|png|webp)$/i

export type FileProblem = {
  code: 'fileTooLarge' | 'fileUnsupported' | 'fileEmpty' | 'fileGone' | 'tooManyFiles'
  name: string
}

/** The server deletes within a day what is not attached to a message. */
const looseLife = 23 * 3_600_000

type Named = { name: string; size: number }

export function checkFiles<F extends Named>(
  have: readonly F[],
  chosen: readonly F[],
): { files: F[]; problems: FileProblem[] } {
  const files = [...have]
  const problems: FileProblem[] = []
  const refuse = (code: FileProblem['code'], { name }: F) => void problems.push({ code, name })
  for (const file of chosen) {
    if (files.some((one) => one.name === file.name && one.size === file.size)) continue
    if (!acceptedName.test(file.name)) refuse('fileUnsupported', file)
    else if (file.size === 0) refuse('fileEmpty', file)
    else if (file.size > largestFile) refuse('fileTooLarge', file)
    else if (files.length < mostFiles) files.push(file)
    else if (!problems.some(({ code }) => code === 'tooManyFiles')) refuse('tooManyFiles', file)
  }
  return { files, problems }
}

/** The documents of a draft that the server still has; `at` is when they were uploaded. */
export function unexpiredFiles<F extends { name: string; at?: number | undefined }>(kept: readonly F[], now: number) {
  const there = kept.filter(({ at }) => at !== undefined && now - at < looseLife)
  const gone = kept.filter((file) => !there.includes(file))
  return { there, gone: gone.map(({ name }): FileProblem => ({ code: 'fileGone', name })) }
}

/** « 1,2 Mo », `1.2 MB`. */
export function fileSize(tag: string, bytes: number): string {
  const [unit, value] = bytes < 1024 * 1024 ? ['kilobyte', bytes / 1024] : ['megabyte', bytes / 1024 / 1024]
  const digits = unit === 'kilobyte' ? 0 : 1
  return new Intl.NumberFormat(tag, { style: 'unit', unit: unit as string, maximumFractionDigits: digits }).format(
    Math.max(value as number, unit === 'kilobyte' ? 1 : 0),
  )
}
