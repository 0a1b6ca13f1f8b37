declare module '../../platform/jobs/port.ts' {
  interface JobTable {
    /** Something about this question is due; its state decides what. */
    'question.tick': { questionId: string }
    /** Email the client what has happened meanwhile. */
    'question.email': { questionId: string }
    /** The assistant must reply; `turn` tells a reply prepared before it was muted. */
    'question.assistant': { questionId: string; turn: number }
    /** The client has written on to an expert: the brief takes in what that answers. */
    'question.brief': { questionId: string }
    /** A model, where one is configured, reads this message of the client for a danger that the detector missed. */
    'question.safety': { questionId: string; messageId: string }
    /** Ten minutes after a human was alerted to an emergency: has anybody opened it? */
    'question.emergency-unopened': { alert: string }
    /** Texts of this question wait to be translated for the other side. */
    'question.translate': { questionId: string }
    /** A review waits to be translated; the question pays for the call. */
    'question.translate-review': { reviewId: string; questionId: string; tries: number }
    /** An expert has opened the workspace: questions in their fields need not wait for the next search. */
    'question.expert-available': { expertId: string }
    /** An act of the client whose ten seconds are over. */
    'question.guarantee': { undoable: string }
    'question.close': { undoable: string }
    'question.stop_search': { undoable: string }
    /** A file that no row refers to any more. */
    'question.remove-file': { key: string }
    /** The demonstration's scripted expert has something to do. */
    'question.scripted': { questionId: string; token: number; act: 'accept' | 'answer' | 'follow_up' }
  }
}

export {}
