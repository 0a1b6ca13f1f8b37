declare module '../../platform/jobs/port.ts' {
  interface JobTable {
    /** Something of this question is due; what exactly is decided from its state. */
    'question.tick': { questionId: string }
    /** The assistant owes a word; `turn` tells words thought out before it was muted. */
    'question.assistant': { questionId: string; turn: number }
    /** An expert has opened the desk: whoever waits in their field need not wait for the next search. */
    'question.expert-available': { expertId: string }
    /** Something of this meeting request is due. */
    'meeting.tick': { meetingId: string }
    /** An hour of this specialist is somebody’s now. */
    'meeting.agreed': { specialistId: string }
    /** A file that no row knows any more. */
    'question.remove-file': { key: string }
    /** The demonstration's scripted expert has something to do. */
    'question.scripted': { questionId: string; token: number; act: 'accept' | 'answer' }
  }
}

export {}
