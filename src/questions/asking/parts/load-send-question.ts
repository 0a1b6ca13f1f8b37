/** Loads the code that sends a question, once somebody writes. */
export const loadSendQuestion = () => import('./send-question.ts')
