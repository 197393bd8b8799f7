import { createContext } from 'react'

/**
 * Collects the guest's data that moves into the account. Called before the login; the returned function runs
 * after it and never rejects.
 */
export type FollowIntoAccount = () => Promise<() => Promise<void>>

/** Apart from the login, which comes with the pages that have one: the shell provides it everywhere. */
export const FollowContext = createContext<FollowIntoAccount>(() => Promise.resolve(() => Promise.resolve()))

/** The shell knows what follows: account and basket do not know each other. */
export const FollowProvider = FollowContext.Provider
