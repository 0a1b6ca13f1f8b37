/** What its client can undo for ten seconds: the refund of the first answer, and withdrawing the question or its search. */
export const undoableActs = ['guarantee', 'close', 'stop_search'] as const
export type QuestionUndoable = (typeof undoableActs)[number]

/** What going on with a question undoes: closing it, or stopping its search. */
export const undoneByGoingOn = (act: QuestionUndoable): boolean => act !== 'guarantee'
