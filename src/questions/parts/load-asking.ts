/** What is needed once somebody writes. */
export const asking = () => import('./asking.ts')
