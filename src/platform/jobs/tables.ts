declare module '../db/tables.ts' {
  interface Tables {
    recurring: { name: string; dueAt: Date; holder: string | null; heldUntil: Date | null }
  }
}

export {}
