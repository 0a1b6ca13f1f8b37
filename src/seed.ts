import type { Ports } from './platform/ports.ts'
export async function seedOnce(_ports: Ports): Promise<void> {}
