/** Which of the chosen files a question takes; the server looks at their content again. */
export const largestFile = 5 * 1024 * 1024
export const mostFiles = 10
/** For the `accept` of an input: the formats of the specification. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp'
const acceptedName = /\.(pdf|jpe?g|png|webp)$/i

export type FileProblem = { code: 'fileTooLarge' | 'fileUnsupported' | 'tooManyFiles'; name: string }

type Named = { name: string; size: number }

export function takeFiles<F extends Named>(
  have: readonly F[],
  chosen: readonly F[],
): { files: F[]; problem: FileProblem | null } {
  const files = [...have]
  let problem: FileProblem | null = null
  for (const file of chosen) {
    if (!acceptedName.test(file.name)) problem ??= { code: 'fileUnsupported', name: file.name }
    else if (file.size > largestFile) problem ??= { code: 'fileTooLarge', name: file.name }
    else if (files.length >= mostFiles) problem ??= { code: 'tooManyFiles', name: file.name }
    else if (!files.some((one) => one.name === file.name && one.size === file.size)) files.push(file)
  }
  return { files, problem }
}

/** « 1,2 Mo », `1.2 MB`. */
export function fileSize(tag: string, bytes: number): string {
  const [unit, value] = bytes < 1024 * 1024 ? ['kilobyte', bytes / 1024] : ['megabyte', bytes / 1024 / 1024]
  const digits = unit === 'kilobyte' ? 0 : 1
  return new Intl.NumberFormat(tag, { style: 'unit', unit: unit as string, maximumFractionDigits: digits }).format(
    Math.max(value as number, unit === 'kilobyte' ? 1 : 0),
  )
}
