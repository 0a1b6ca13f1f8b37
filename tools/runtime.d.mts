export const frugal: { options: string[]; environment: Record<string, string> }
