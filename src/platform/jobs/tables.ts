declare module '../db/tables.ts' {
  interface Tables {
    recurring: { name: string; due_at: Date; holder: string | null; held_until: Date | null }
  }
}

export {}
