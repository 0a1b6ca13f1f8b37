import type { Workspace, WorkspaceQuestion } from '../shapes.ts'

type Row = Workspace['open'][number]

/** The open question with its lease renewed until `lostAt`; the same where none runs. */
export function renewed<T extends Pick<WorkspaceQuestion, 'state' | 'lease'>>(question: T, lostAt: string): T {
  const { lease } = question
  return lease && question.state !== 'NEEDS_CLIENT' ? { ...question, lease: { ...lease, lostAt } } : question
}

/** The rows of the desk, the one of this question with the same clock; no clock runs on a row while its client writes. */
export const rowsRenewed = <T extends Pick<Row, 'id' | 'dueAt'>>(rows: readonly T[], id: string, lostAt: string): T[] =>
  rows.map((row) => (row.id === id && row.dueAt !== null ? { ...row, dueAt: lostAt } : row))

/** When this work is lost unless it is renewed; null while it is the client's turn. */
export const lostAtOf = ({ state, lease }: Pick<WorkspaceQuestion, 'state' | 'lease'>): string | null =>
  state === 'NEEDS_CLIENT' ? null : (lease?.lostAt ?? null)
