import Cookies from 'js-cookie'
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react'
import { parseAppMode, readAppMode, type AppMode } from './app-mode'
import { findEditParent } from './edit-mode'

/** Where the shop is shown, when that is not a browser's window. */
export interface ViewMode {
  /** Origin of the page designer that shows it for editing; undefined outside edit mode. */
  editParent?: string
  /** Undefined outside the native app. */
  app?: AppMode
}

/** The attribute of `<html>` that marks a page shown in the native app. */
export const APP_MODE_ATTRIBUTE = 'data-app'

const Context = createContext<ViewMode>({})

/** Provides the view mode. A page from a shared cache does not know about the app, but the cookie does. */
export function ViewModeProvider({ value, children }: { value: ViewMode; children: ReactNode }) {
  const [mode, setMode] = useState(value)
  useEffect(() => {
    const app = readAppMode(name => Cookies.get(name))
    // Pending hydration comes first: an update before it would discard the server's markup.
    if (app && !value.app) startTransition(() => setMode({ ...value, app }))
  }, [value])
  return <Context.Provider value={mode}>{children}</Context.Provider>
}

export const useViewMode = (): ViewMode => useContext(Context)

/** Whether the page is shown in a page designer: nothing pops up then (requirement 1.8). */
export const useEditMode = (): boolean => useViewMode().editParent !== undefined

/** The view mode that the server wrote into the page; the browser continues with it. */
export const readViewMode = (): ViewMode => ({
  editParent: findEditParent(),
  app: parseAppMode(document.documentElement.getAttribute(APP_MODE_ATTRIBUTE) ?? undefined)
})
