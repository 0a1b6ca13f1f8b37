/** What is needed once somebody writes. */
export const loadSendQuestion = () => import('./send-question.ts')
