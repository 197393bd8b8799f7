import { startEditMode } from './start-edit-mode'

const DESIGNER = 'https://designer.example'

let end: () => void
const reload = jest.fn()
let tell: jest.SpyInstance
beforeEach(() => {
  tell = jest.spyOn(window.parent, 'postMessage').mockImplementation()
  end = startEditMode(DESIGNER, reload)
})
afterEach(() => end())

/** jsdom's window is its own parent. */
const say = (data: unknown, origin = DESIGNER, source: MessageEventSource | null = window.parent) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))

it('tells its designer, and nobody else, that it listens from now on', () => {
  expect(tell.mock.calls).toEqual([[{ type: 'ready' }, DESIGNER]])
})

it.each([['reload'], [{ type: 'reload' }]])('reloads the page when its designer says %j', message => {
  say(message)
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['another origin', 'reload', 'https://evil.example', undefined],
  ['an origin that begins alike', 'reload', `${DESIGNER}.evil.example`, undefined],
  ['no origin', 'reload', 'null', undefined],
  ['a frame beside this one', 'reload', DESIGNER, null],
  ['its designer, who says something else', { type: 'select' }, DESIGNER, undefined],
  ['its designer, who says nothing', null, DESIGNER, undefined]
])('does not reload for %s', (_who, data, origin, source) => {
  say(data, origin, source === null ? null : window.parent)
  expect(reload).not.toHaveBeenCalled()
})

it('adds its outlines, and removes them at the end', () => {
  const sheets = () =>
    [...document.querySelectorAll('link[rel=stylesheet]')].map(link => link.getAttribute('href'))
  expect(sheets()).toEqual(['/bundle/static/edit-mode.css'])
  end()
  expect(sheets()).toEqual([])
  say('reload')
  expect(reload).not.toHaveBeenCalled()
})
