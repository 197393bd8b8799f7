import { render, screen } from '@testing-library/react'
import { APP_MODE_ATTRIBUTE, readViewMode, useEditMode, useViewMode, ViewModeProvider } from './view-mode'
import { formatAppMode, parseAppMode } from './app-mode'
import { EDIT_MODE_META, isEditMode } from './edit-mode'

const markForEditing = (content: string, parent: Element = document.head) => {
  const mark = Object.assign(document.createElement('meta'), { name: EDIT_MODE_META, content })
  parent.append(mark)
}

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.documentElement.removeAttribute(APP_MODE_ATTRIBUTE)
  for (const name of ['appMode', 'app-frame']) document.cookie = `${name}=; max-age=0`
})

function Shown() {
  const { app } = useViewMode()
  const edited = useEditMode()
  return (
    <p>
      {edited ? 'edited' : 'not edited'}, {app ? formatAppMode(app) : 'no app'}
    </p>
  )
}

it.each([
  [{ hideHeader: false, hideFooter: false }, 'app'],
  [{ hideHeader: true, hideFooter: false }, 'app.header'],
  [{ hideHeader: false, hideFooter: true }, 'app.footer'],
  [{ hideHeader: true, hideFooter: true }, 'app.header.footer']
])('writes and reads app mode %j as %s', (mode, text) => {
  expect(formatAppMode(mode)).toBe(text)
  expect(parseAppMode(text)).toEqual(mode)
})

it('is empty by default', () => {
  render(<Shown />)
  expect(screen.getByText('not edited, no app')).toBeInTheDocument()
  expect(readViewMode()).toEqual({})
  expect(isEditMode()).toBe(false)
})

it('continues in the browser with the page’s mode', () => {
  markForEditing('https://a.example')
  document.documentElement.setAttribute(APP_MODE_ATTRIBUTE, 'app.footer')
  expect(isEditMode()).toBe(true)
  const mode = readViewMode()
  expect(mode).toEqual({
    editParent: 'https://a.example',
    app: { hideHeader: false, hideFooter: true }
  })
  render(
    <ViewModeProvider value={mode}>
      <Shown />
    </ViewModeProvider>
  )
  expect(screen.getByText('edited, app.footer')).toBeInTheDocument()
})

it('does not mistake content for the page’s own markers', () => {
  markForEditing('https://evil.example', document.body)
  expect(isEditMode()).toBe(false)
  expect(readViewMode().editParent).toBeUndefined()
})

it('learns about the app from the cookie where the page came from a cache', () => {
  document.cookie = 'appMode=1'
  document.cookie = 'app-frame=app.header.footer'
  render(
    <ViewModeProvider value={{}}>
      <Shown />
    </ViewModeProvider>
  )
  expect(screen.getByText('not edited, app.header.footer')).toBeInTheDocument()
})
