/** Written without accents, as "one | two words | begin*": a star stands for any ending, plurals need none. */
export const cueList = (written: string): string[] => written.trim().split(/\s*\|\s*/)
