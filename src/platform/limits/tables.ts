declare module '../db/tables.ts' {
  interface Tables {
    rate_limit: { key: string; points: number; expire: number | null }
  }
}

export {}
