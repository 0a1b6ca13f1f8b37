import { createContext, useContext } from 'react'

/** Whether React Router runs this page in the browser; a reading page is drawn by the server only. */
export const HydratedContext = createContext(true)

export const useHydrated = (): boolean => useContext(HydratedContext)
