import { createContext, useContext, type ReactNode } from 'react'
import type { Platform } from './platform'

const Context = createContext<Platform | undefined>(undefined)

export function PlatformProvider({ value, children }: { value: Platform; children: ReactNode }) {
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** @throws Error outside of a PlatformProvider. */
export function usePlatform(): Platform {
  const value = useContext(Context)
  if (!value) throw new Error('usePlatform must be used within PlatformProvider')
  return value
}
